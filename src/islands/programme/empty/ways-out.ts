import { DEFAULT_FILTERS, DEFAULT_LOCATION, type ProgrammeLocation } from "../domain/filters.ts";
import { selectorOf } from "../domain/selectors.ts";
import { withFilters, withoutChip } from "../state/changes.ts";
import { type Chip, chips } from "../state/chips.ts";
import type { ProgrammeData } from "../state/state.ts";
import { emptyMessages } from "./messages-empty.ts";

/** One filter to drop, and where that leads. */
export interface WayOut {
  readonly id: string;
  /** 'Sans « Genre : Poésie »'. */
  readonly label: string;
  readonly to: ProgrammeLocation;
  /** How many activities there are; undefined when the API is to be asked, null when nobody knows. */
  readonly count?: number | null;
}

/** Number of requests for an empty list. */
const MOST = 4;

/** Ranks of the filters that are no selectors, among those of the selectors. */
const RANKS: Readonly<Partial<Record<Chip["kind"], number>>> = { hours: 7, area: 8, date: 10, signing: 11 };

/** Place among the filters to drop; undefined for what cannot be dropped to find something. */
const rankOf = (kind: Chip["kind"]): number | undefined => selectorOf(kind)?.rank ?? RANKS[kind];

const labelOf = ({ kind, label }: Chip): string =>
  kind === "signing" ? emptyMessages.withSigning : emptyMessages.without(label);

/**
 * For a search that has found nothing: the API does not know it, so that it can say of no filter how many would be found
 * without.
 */
function searchWaysOut(state: ProgrammeData): readonly WayOut[] {
  const { recherche } = state.filters;
  const shown = chips(state);
  const found = shown.flatMap((chip): readonly WayOut[] =>
    chip.kind === "recherche"
      ? [{ id: chip.id, label: labelOf(chip), to: withoutChip(state, chip), count: state.count }]
      : [],
  );
  if (shown.length === found.length) return found;
  const to = withFilters({ ...DEFAULT_LOCATION, mode: state.mode }, { ...DEFAULT_FILTERS, recherche });
  return [...found, { id: "all", label: emptyMessages.everywhere, to, count: null }];
}

/**
 * The filters of which one may be dropped to find something, at most four. Several areas are one: without one of them
 * there is even less. The map cannot do without its area, and the API does not know the place.
 */
export function waysOut(state: ProgrammeData): readonly WayOut[] {
  if (state.filters.recherche !== null) return searchWaysOut(state);
  const shown = chips(state).filter(({ kind }) => rankOf(kind) !== undefined);
  const areas = shown.filter(({ kind }) => kind === "area");
  const found = shown.flatMap((chip): readonly (WayOut & { readonly rank: number })[] => {
    const { kind, id } = chip;
    const rank = rankOf(kind) ?? 0;
    if (kind !== "area") return [{ id, rank, label: labelOf(chip), to: withoutChip(state, chip) }];
    if (chip !== areas[0] || state.mode === "carte") return [];
    const names = areas.map(({ text }) => text).join(", ");
    return [{ id, rank, label: emptyMessages.without(names), to: withFilters(state, { areas: [] }) }];
  });
  return found.sort((one, other) => one.rank - other.rank).slice(0, MOST);
}
