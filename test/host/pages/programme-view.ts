/** The words and links of the programme's page without script. */
import { AREA_LOOK } from "../../../src/islands/programme/area-look.ts";
import type { Categories } from "../../../src/islands/programme/categories.ts";
import {
  AREA_IDS,
  DEFAULT_LOCATION,
  type ProgrammeLocation,
} from "../../../src/islands/programme/filters.ts";
import { messages } from "../../../src/islands/programme/messages.ts";
import { chips } from "../../../src/islands/programme/selectors.ts";
import { withoutChip } from "../../../src/islands/programme/store-changes.ts";
import { format } from "../../../src/islands/programme/url-state.ts";

/** The whole programme: a recognised key, lest the today rule choose a day again. */
const EVERYTHING = "mode=liste";
/** Whoever has changed a filter has seen the page's head: the next page begins at what was found. */
export const AT_RESULTS = "#programmation-titre";

const FORM_KEYS = /^(date|volet\d|dedicace|page|card)$/;

/** An address of the programme, relative to its page, with the foreign keys of `search` (ruling D05). */
export function address(location: ProgrammeLocation, search: string): string {
  const foreign = format(DEFAULT_LOCATION, search);
  return `?${[format(location) || EVERYTHING, foreign].filter(Boolean).join("&")}`;
}

export function filtersView(location: ProgrammeLocation, categories: Categories, search: string) {
  const { filters } = location;
  return {
    dates: categories.dates.map(({ value, label }) => ({ value, label, chosen: value === filters.date })),
    dateChosen: filters.date !== null,
    areas: AREA_IDS.map((id, slot) => ({
      id,
      name: `volet${slot + 1}`,
      label: messages.areaNames[id],
      look: AREA_LOOK[id],
      chosen: filters.areas.includes(id),
    })),
    signing: filters.dedicace,
    /** What the form does not show but must not lose. */
    hidden: [...new URLSearchParams(format(location, search))]
      .filter(([key]) => !FORM_KEYS.test(key))
      .map(([key, value]) => ({ key, value })),
  };
}

export function chipsView(location: ProgrammeLocation, categories: Categories, search: string) {
  const { filters } = location;
  const active = chips({ filters, categories });
  const resettable = active.length > 0 || location.mode !== "liste" || location.page > 1;
  return {
    chips: active.map((chip) => ({
      text: chip.text,
      label: messages.ours.removeFilter(chip.label),
      href: `${address(withoutChip(location, chip), search)}${AT_RESULTS}`,
    })),
    active: active.length,
    reset: resettable ? `?${EVERYTHING}${AT_RESULTS}` : null,
  };
}

/** Address of the same list with one page more, at its first new activity; null at the end. */
export function moreAddress(
  location: ProgrammeLocation,
  { count, perPage }: { readonly count: number; readonly perPage: number },
  search: string,
): string | null {
  if (location.page * perPage >= count) return null;
  return `${address({ ...location, page: location.page + 1, card: null }, search)}#suite`;
}
