/** Values of the state for the views: primitives, or references that stay the same while the state does. */

import type { Activity } from "../../../shared/activity/activity.ts";
import { unfinished } from "../../../shared/http/list-pages.ts";
import { withCapital } from "../../../shared/text/with-capital.ts";
import { DEFAULT_LOCATION, type Filters, isSigningType } from "../domain/filters.ts";
import { SELECTOR_NAMES } from "../domain/selectors.ts";
import { chipsOf } from "./chips.ts";
import { stable } from "./stable.ts";
import type { ProgrammeData } from "./state.ts";

/** The day of the list, 'Samedi 28 novembre 2026', or null when it is of no one day or its name is not known yet. */
export function chosenDay({
  answered,
  categories,
}: Pick<ProgrammeData, "answered" | "categories">): string | null {
  const label = categories?.dates.find((option) => option.value === answered.date)?.label;
  return label ? withCapital(label) : null;
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

/** Description of the chosen theme and project, from the first activity of the results (ruling D22). */
export const described = ({
  answered,
  items,
}: Pick<ProgrammeData, "answered" | "items">): readonly Description[] => descriptions(answered, items[0]);

/** Number of selectors with a value, all of them in the advanced block: it opens by itself when there are some. */
export const hiddenActive = ({ filters }: Pick<ProgrammeData, "filters">): number =>
  SELECTOR_NAMES.filter((name) => filters[name] !== null).length;

/** How many filters are set; neither the view nor the page counts (ruling D31). */
export const activeFilterCount = ({
  filters,
  categories,
}: Pick<ProgrammeData, "filters" | "categories">): number => chipsOf(filters, categories).length;

/** Section 5: some filter is set, or the view is not the list, or there is more than one page. */
export const canReset = (state: ProgrammeData): boolean =>
  activeFilterCount(state) > 0 || state.mode !== DEFAULT_LOCATION.mode || state.page > DEFAULT_LOCATION.page;

/** Text of the search field: what the visitor has typed, unless another search has been chosen since. */
export const fieldText = ({ typed, filters }: Pick<ProgrammeData, "typed" | "filters">): string => {
  const sought = filters.recherche ?? "";
  const isOld = typed?.taken && typed.text.trim() !== sought.trim();
  return typed && !isOld ? typed.text : sought;
};

/** Number of activities: of those that a search has found, else of all. */
export const shownCount = ({ found, count }: Pick<ProgrammeData, "found" | "count">): number =>
  found ?? count;

/** Whether 'Voir plus d'activités' can load a page (ruling D23); not while pages load automatically. */
export const hasMore = (state: ProgrammeData): boolean =>
  state.items.length > 0 && !state.following && unfinished(state);

/** Signing sessions cannot be hidden while their type is chosen (ruling D29). */
export const signingForced = ({ filters }: Pick<ProgrammeData, "filters">): boolean =>
  isSigningType(filters.type);
