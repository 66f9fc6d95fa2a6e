import { allAreas } from "../../domain/areas.ts";
import type { Categories } from "../../domain/categories.ts";
import type { Filters } from "../../domain/filters.ts";
import { selectorOf } from "../../domain/selectors.ts";
import type { foundIn } from "../../find/found-in.ts";
import { withFilters } from "../../state/changes.ts";
import type { OptionCounts, ProgrammeData } from "../../state/state.ts";
import type { CompleteLists } from "./complete-lists.ts";
import type { Counted } from "./counted.ts";
import type { ServerCounts } from "./server-counts.ts";

/** The options of a select among the categories. */
const listOf = (name: Exclude<Counted, "areas">): keyof Categories => selectorOf(name)?.list ?? "dates";

/** Where the numbers come from. */
interface Sources {
  readonly lists: CompleteLists;
  /** Null as long as the code of a search has not been loaded. */
  readonly search: typeof foundIn | null;
  /** The API's own numbers, which come before those of the lists; null without them. */
  readonly server: ServerCounts | null;
}

/**
 * How many activities each option of a group would give in place of the chosen one, with all other filters; an option
 * whose number is not known is left out, and so is the chosen one. Several areas can be chosen, and a number could mean
 * the area alone or all of them together: without a chosen one it is both.
 */
export function optionCounts(
  group: Counted,
  state: ProgrammeData,
  { lists, search, server }: Sources,
): OptionCounts {
  const { filters, categories, mode } = state;
  const { recherche } = filters;
  // The other views leave some of the found activities out.
  if (recherche !== null && (!search || mode !== "liste")) return new Map();
  const patches: readonly (readonly [number, Partial<Filters>])[] =
    group === "areas"
      ? allAreas().flatMap(({ id }) => (filters.areas.length === 0 ? [[id, { areas: [id] }] as const] : []))
      : (categories?.[listOf(group)] ?? []).flatMap(({ value }) =>
          value === filters[group] ? [] : [[value, { [group]: value }] as const],
        );
  const counts = new Map<number, number>();
  for (const [value, patch] of patches) {
    const to = withFilters(state, patch);
    // The API counts the option alone; a choice can show signing sessions, too.
    const alone = to.filters.dedicace === filters.dedicace;
    const count = server
      ? alone && server.get(group)?.get(value)
      : lists.matching(to, state, search ? (all) => search(all, recherche) : undefined)?.length;
    if (typeof count === "number" && to.mode === mode) counts.set(value, count);
  }
  return counts;
}
