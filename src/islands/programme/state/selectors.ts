/** What the views read of the state: primitives or references that stay the same while the state does. */
import { unfinished } from "../../../shared/http/list-pages.ts";
import { hourText } from "../../../shared/time/labels.ts";
import type { Activity, Place, Term } from "../domain/activity.ts";
import { type Categories, dateWord, type Option } from "../domain/categories.ts";
import {
  type AreaId,
  DEFAULT_FILTERS,
  DEFAULT_LOCATION,
  type Filters,
  SELECTORS,
  type SelectorName,
  SIGNING_TYPE,
} from "../domain/filters.ts";
import { placeId } from "../domain/place-id.ts";
import { messages } from "../messages.ts";
import type { ProgrammeData } from "./state.ts";

/** One active filter, as a removable chip. */
export interface Chip {
  /** Stable among the chips shown at one time: a React key, a dataset value. */
  readonly id: string;
  readonly kind: SelectorName | "date" | "hours" | "area" | "signing" | "location";
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
  const value = (kind: SelectorName | "date") => {
    const id = filters[kind];
    if (id === null) return;
    const option = categories?.[`${kind}s`].find((candidate) => candidate.value === id);
    const label = option?.label ?? (kind === "date" ? dateWord(id) : null);
    found.push(chip(kind, chipGroups[kind], label ?? String(id), { unnamed: label === null ? id : null }));
  };
  value("date");
  const [from, to] = filters.hours;
  if (from !== DEFAULT_FILTERS.hours[0] || to !== DEFAULT_FILTERS.hours[1]) {
    found.push(chip("hours", chipGroups.hours, `${hourText(from)} à ${hourText(to)}`));
  }
  for (const id of filters.areas) found.push(chip("area", null, messages.areaNames[id], { area: id }));
  for (const name of SELECTORS) value(name);
  if (filters.location !== null) found.push(chip("location", null, chipGroups.location));
  if (!filters.dedicace) found.push(chip("signing", null, withoutSigning));
  return found;
}

const NOTHING = {};

/**
 * Makes each result once, by identity of both inputs, so that two programmes in one page do not push out each other's.
 */
function stable<One extends object, Other extends object, Result>(
  make: (one: One, other: Other | null) => Result,
): (one: One, other: Other | null | undefined) => Result {
  const made = new WeakMap<One, WeakMap<object, { readonly result: Result }>>();
  return (one, other = null) => {
    let byOther = made.get(one);
    if (!byOther) {
      byOther = new WeakMap();
      made.set(one, byOther);
    }
    const key = other ?? NOTHING;
    let found = byOther.get(key);
    if (!found) {
      found = { result: make(one, other) };
      byOther.set(key, found);
    }
    return found.result;
  };
}

const chipsOf = stable(makeChips);

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

/** Where an activity says the title of what a selector has chosen; of the other selectors it says nothing. */
const TERMS: Readonly<Partial<Record<Chip["kind"], (activity: Activity) => readonly Term[]>>> = {
  type: ({ types }) => types,
  audience: ({ audiences }) => audiences,
  theme: ({ themes }) => themes,
  project: ({ projects }) => projects,
  room: ({ roomTerms }) => roomTerms,
};

const namedBefore = new WeakMap<readonly Chip[], readonly Chip[]>();

/** Names what the categories do not. The same array as long as the names are the same: a page more renders no chip. */
const withTerms = stable((shown: readonly Chip[], activities: readonly Activity[] | null) => {
  const named = shown.map((one) => {
    const termsOf = one.unnamed === null ? null : TERMS[one.kind];
    const found = termsOf && activities?.flatMap(termsOf).find(({ id }) => id === one.unnamed);
    return found ? chip(one.kind, one.group, found.title) : one;
  });
  const before = namedBefore.get(shown);
  if (before?.every(({ text }, index) => text === named[index]?.text)) return before;
  namedBefore.set(shown, named);
  return named;
});

/**
 * One chip per set value, in the order of the filters; none for view or page (ruling D32). What the categories do not
 * name is named by the activities; the id of a place may be of our own making (ruling D38), and is never shown.
 */
export function chips({
  filters,
  categories,
  activities,
}: Pick<ProgrammeData, "filters" | "categories" | "activities">): readonly Chip[] {
  const known = chipsOf(filters, categories);
  const shown = known.some(({ unnamed }) => unnamed !== null) ? withTerms(known, activities) : known;
  if (filters.location === null) return shown;
  const option = categories?.locations.find(({ value }) => value === filters.location);
  return withPlace(shown, option ?? placeOf(activities, filters));
}

/** The day of the list, 'Samedi 28 novembre 2026', or null when it is of no one day or its name is not known yet. */
export function chosenDay({
  answered,
  categories,
}: Pick<ProgrammeData, "answered" | "categories">): string | null {
  const label = categories?.dates.find((option) => option.value === answered.date)?.label;
  return label ? label.charAt(0).toLocaleUpperCase("fr-CA") + label.slice(1) : null;
}

/** A chosen theme or project in its own words. */
export interface Description {
  readonly kind: "theme" | "project";
  readonly title: string;
  /** Plain text. */
  readonly description: string;
}

const descriptions = stable((filters: Filters, first: Activity | null): readonly Description[] =>
  (["theme", "project"] as const).flatMap((kind) => {
    const found = first?.[`${kind}s`].find(({ id }) => id === filters[kind]);
    return found?.description ? [{ kind, title: found.title, description: found.description }] : [];
  }),
);

/** What the first activity of the result says of the chosen theme and project, where it says it (ruling D22). */
export const described = ({
  answered,
  activities,
}: Pick<ProgrammeData, "answered" | "activities">): readonly Description[] =>
  descriptions(answered, activities[0]);

/** How many of the selectors, all in the advanced block, are set: it opens by itself when some are. */
export const hiddenActive = ({ filters }: Pick<ProgrammeData, "filters">): number =>
  SELECTORS.filter((name) => filters[name] !== null).length;

/** How many filters are set; neither the view nor the page counts (ruling D31). */
export const activeFilterCount = ({
  filters,
  categories,
}: Pick<ProgrammeData, "filters" | "categories">): number => chipsOf(filters, categories).length;

/** Section 5: some filter is set, or the view is not the list, or there is more than one page. */
export const canReset = (state: ProgrammeData): boolean =>
  activeFilterCount(state) > 0 || state.mode !== DEFAULT_LOCATION.mode || state.page > DEFAULT_LOCATION.page;

/** 'Voir plus d'activités' has something to load (ruling D23); not while that comes by itself. */
export const hasMore = (state: ProgrammeData): boolean =>
  state.activities.length > 0 && !state.following && unfinished(state);

/** Signing sessions cannot be hidden while their type is chosen (ruling D29). */
export const signingForced = ({ filters }: Pick<ProgrammeData, "filters">): boolean =>
  filters.type === SIGNING_TYPE;
