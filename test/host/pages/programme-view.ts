/** Texts and links of the programme's page without script. */

import { allAreas } from "../../../src/islands/programme/domain/areas.ts";
import type { Categories } from "../../../src/islands/programme/domain/categories.ts";
import { DEFAULT_LOCATION, type ProgrammeLocation } from "../../../src/islands/programme/domain/filters.ts";
import {
  HOUR_FIELDS,
  hourOptions,
  hoursText,
  joinHours,
} from "../../../src/islands/programme/domain/hours.ts";
import { ADVANCED, type SelectorList } from "../../../src/islands/programme/domain/selectors.ts";
import { optionsOf } from "../../../src/islands/programme/filters/advanced/advanced.ts";
import { filterMessages } from "../../../src/islands/programme/filters/messages-filters.ts";
import { messages } from "../../../src/islands/programme/messages.ts";
import { withoutChip } from "../../../src/islands/programme/state/changes.ts";
import { chips } from "../../../src/islands/programme/state/chips.ts";
import { hiddenActive } from "../../../src/islands/programme/state/selectors.ts";
import { format, formatChoice, parse } from "../../../src/islands/programme/state/url.ts";
import type { Activity } from "../../../src/shared/activity/activity.ts";
import type { Option } from "../../../src/shared/activity/fair-dates.ts";
import { withCapital } from "../../../src/shared/text/with-capital.ts";

/** After a change of filters, the next page scrolls to the results. */
export const AT_RESULTS = "#programmation-titre";

/**
 * Keys that the form sends itself, or that a change of filters removes. A disabled field is not sent, so the theme is
 * not among them.
 */
const FORM_KEYS = new RegExp(
  `^(date|hours|volet\\d|dedicace|recherche|page|card|${ADVANCED.map(({ name }) => name).join("|")})$`,
);

/** An address of the programme, relative to its page, with the other keys of `search` (ruling D05). */
export function address(location: ProgrammeLocation, search: string): string {
  return `?${formatChoice(location, search)}`;
}

/** The island's form of an address that a form with two fields for the hours has sent; null for other addresses. */
export function addressOfForm(search: string): string | null {
  const fields = new URLSearchParams(search);
  if (!HOUR_FIELDS.some((name) => fields.has(name))) return null;
  joinHours(fields);
  for (const name of HOUR_FIELDS) fields.delete(name);
  return address(parse(fields.toString()), fields.toString());
}

function advancedView(location: ProgrammeLocation, categories: Categories) {
  const { filters } = location;
  const options = (list: SelectorList, chosen: number | null): readonly (Option & { chosen: boolean })[] =>
    optionsOf(categories, list, chosen).map((option) => ({ ...option, chosen: option.value === chosen }));
  return {
    title: messages.ours.moreFilters(hiddenActive(location)),
    open: hiddenActive(location) > 0,
    selectors: ADVANCED.map(({ name, list }) => ({
      name,
      label: filterMessages.labels[name],
      all: filterMessages.ours.all[name],
      chosen: filters[name] !== null,
      options: options(list, filters[name]),
    })),
    themes: filterMessages.ours.themes,
    theme:
      options("themes", filters.theme).find(({ chosen }) => chosen)?.label ?? filterMessages.ours.noThemes,
  };
}

export function filtersView(location: ProgrammeLocation, categories: Categories, search: string) {
  const { filters } = location;
  return {
    hours: {
      text: withCapital(hoursText(filters.hours, messages.ours.allDay)),
      ends: ([0, 1] as const).map((end) => ({
        name: HOUR_FIELDS[end],
        label: messages.ours.hourEnds[end],
        chosen: filters.hours[end] !== end * 24,
        options: hourOptions(end).map((option) => ({
          ...option,
          chosen: option.value === filters.hours[end],
        })),
      })),
    },
    advanced: advancedView(location, categories),
    dates: categories.dates.map((option) => ({ ...option, chosen: option.value === filters.date })),
    dateChosen: filters.date !== null,
    areas: allAreas().map(({ id, name, look }, slot) => ({
      id,
      name: `volet${slot + 1}`,
      label: name,
      look,
      chosen: filters.areas.includes(id),
    })),
    signing: filters.dedicace,
    search: filters.recherche ?? "",
    /** Values that the form does not show but must keep. */
    hidden: [...new URLSearchParams(format(location, search))]
      .filter(([key]) => !FORM_KEYS.test(key))
      .map(([key, value]) => ({ key, value })),
  };
}

export function chipsView(
  location: ProgrammeLocation,
  categories: Categories,
  activities: readonly Activity[],
  search: string,
) {
  const { filters } = location;
  const active = chips({ filters, categories, items: activities });
  const resettable = active.length > 0 || location.mode !== "liste" || location.page > 1;
  return {
    chips: active.map((chip) => ({
      text: chip.text,
      label: messages.ours.removeFilter(chip.label),
      href: `${address(withoutChip(location, chip), search)}${AT_RESULTS}`,
    })),
    active: active.length,
    reset: resettable ? `${address(DEFAULT_LOCATION, "")}${AT_RESULTS}` : null,
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
