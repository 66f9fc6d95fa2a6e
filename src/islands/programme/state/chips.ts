import type { Activity, Place } from "../../../shared/activity/activity.ts";
import type { Option } from "../../../shared/activity/fair-dates.ts";
import { placeId } from "../../../shared/activity/places.ts";
import { type AreaId, allAreas } from "../domain/areas.ts";
import { type Categories, dateWord } from "../domain/categories.ts";
import { DEFAULT_FILTERS, type Filters } from "../domain/filters.ts";
import { hoursText } from "../domain/hours.ts";
import { SELECTORS, type SelectorName, selectorOf } from "../domain/selectors.ts";
import { messages } from "../messages.ts";
import { stable } from "./stable.ts";

/** One active filter, as a removable chip. */
export interface Chip {
  /** Stable among the chips shown at one time: a React key, a dataset value. */
  readonly id: string;
  readonly kind: SelectorName | "date" | "hours" | "area" | "signing" | "location" | "recherche";
  /** Which area, for kind `area`. */
  readonly area: AreaId | null;
  /** 'Genre', or null when the text says it all. */
  readonly group: string | null;
  /** 'Poésie'; the id as text as long as its label is not known, of a place 'Lieu' alone. */
  readonly text: string;
  /** The id of which the categories do not know the label; null of any other chip. */
  readonly unnamed: number | null;
  /** 'Genre : Poésie'. */
  readonly label: string;
}

function chip(
  kind: Chip["kind"],
  group: string | null,
  text: string,
  { area = null, unnamed = null }: Partial<Pick<Chip, "area" | "unnamed">> = {},
): Chip {
  return {
    id: area === null ? kind : `${kind}-${area}`,
    kind,
    area,
    group,
    text,
    unnamed,
    label: group === null ? text : `${group}\u00a0: ${text}`,
  };
}

function makeChips(filters: Filters, categories: Categories | null): readonly Chip[] {
  const { chipGroups, withoutSigning } = messages.ours;
  const found: Chip[] = [];
  const value = (kind: SelectorName | "date", list: keyof Categories) => {
    const id = filters[kind];
    if (id === null) return;
    const option = categories?.[list].find((candidate) => candidate.value === id);
    const label = option?.label ?? (kind === "date" ? dateWord(id) : null);
    found.push(chip(kind, chipGroups[kind], label ?? String(id), { unnamed: label === null ? id : null }));
  };
  value("date", "dates");
  const [from, to] = filters.hours;
  if (from !== DEFAULT_FILTERS.hours[0] || to !== DEFAULT_FILTERS.hours[1]) {
    found.push(chip("hours", chipGroups.hours, hoursText(filters.hours, messages.ours.allDay)));
  }
  for (const { id, name } of allAreas()) {
    if (filters.areas.includes(id)) found.push(chip("area", null, name, { area: id }));
  }
  for (const { name, list } of SELECTORS) value(name, list);
  if (filters.location !== null) found.push(chip("location", null, chipGroups.location));
  if (filters.recherche !== null) found.push(chip("recherche", chipGroups.recherche, filters.recherche));
  if (!filters.dedicace) found.push(chip("signing", null, withoutSigning));
  return found;
}

/** The chips of these filters as far as the categories name them: enough to count them. */
export const chipsOf = stable(makeChips);

const placeOf = stable((activities: readonly Activity[], filters: Filters | null): Place | undefined =>
  activities.flatMap(({ places }) => places).find((place) => placeId(place) === filters?.location),
);

const withPlace = stable((shown: readonly Chip[], place: Option | Place | null) =>
  shown.map((one) =>
    place && one.kind === "location"
      ? chip("location", one.text, "label" in place ? place.label : place.title)
      : one,
  ),
);

const namedBefore = new WeakMap<readonly Chip[], readonly Chip[]>();

/** Names what the categories do not. The same array as long as the names are the same: a page more renders no chip. */
const withTerms = stable((shown: readonly Chip[], activities: readonly Activity[] | null) => {
  const named = shown.map((one) => {
    const termsOf = one.unnamed === null ? null : selectorOf(one.kind)?.termsOf;
    const found = termsOf && activities?.flatMap(termsOf).find(({ id }) => id === one.unnamed);
    return found ? chip(one.kind, one.group, found.title) : one;
  });
  const before = namedBefore.get(shown);
  if (before?.every(({ text }, index) => text === named[index]?.text)) return before;
  namedBefore.set(shown, named);
  return named;
});

export interface ChipSource {
  readonly filters: Filters;
  readonly categories: Categories | null;
  readonly items: readonly Activity[];
}

/**
 * One chip for each set value, in the order of the filters; none for view or page (ruling D32). Labels come from the
 * categories, or else from the activities. The id of a place may be computed (ruling D38) and is never shown.
 */
export function chips({ filters, categories, items }: ChipSource): readonly Chip[] {
  const known = chipsOf(filters, categories);
  const shown = known.some(({ unnamed }) => unnamed !== null) ? withTerms(known, items) : known;
  if (filters.location === null) return shown;
  const option = categories?.locations.find(({ value }) => value === filters.location);
  return withPlace(shown, option ?? placeOf(items, filters));
}
