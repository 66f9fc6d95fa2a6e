import { encodeText } from "../../../shared/http/query.ts";
import {
  joinQuery,
  MOST_PAGES,
  pagesOf,
  queryPieces,
  queryReader,
  whole,
} from "../../../shared/links/page-query.ts";
import { areaIds, cityId } from "../domain/areas.ts";
import {
  DEFAULT_LOCATION,
  type Filters,
  isSigningType,
  MODE_NAMES,
  type Mode,
  type ProgrammeLocation,
} from "../domain/filters.ts";
import { SELECTOR_NAMES, type SelectorName } from "../domain/selectors.ts";

const MODES = Object.keys(MODE_NAMES) as Mode[];

/** Number of characters of a search. */
export const LONGEST_SEARCH = 100;

const AREA_KEYS = ["volet1", "volet2", "volet3"] as const;

/** Every key that the programme reads and writes, in the order in which it writes them. */
export const KEYS: readonly string[] = [
  "date",
  "hours",
  ...AREA_KEYS,
  ...SELECTOR_NAMES,
  "location",
  "recherche",
  "mode",
  "page",
  "dedicace",
  "card",
];

/**
 * Two hours within 0 to 24, the lower one first; the whole day where both are one, since that range would find nothing,
 * and no control could show it.
 */
export function orderedHours(one: number, other: number): readonly [number, number] {
  const within = (hour: number) => Math.min(24, Math.max(0, Math.trunc(hour)));
  const [from, to] = [within(Math.min(one, other)), within(Math.max(one, other))];
  return from === to ? DEFAULT_LOCATION.filters.hours : [from, to];
}

function readHours(text: string | null): readonly [number, number] {
  const [start, end, ...more] = (text ?? "").split(",").map((hour) => whole(hour.trim()));
  if (start == null || end == null || more.length > 0) return DEFAULT_LOCATION.filters.hours;
  return orderedHours(start, end);
}

/**
 * Reads an address's query, with or without its `?`. Never throws: what is not understood is as good as
 * absent. The result obeys the rules of the filters: signing sessions are on with their type, the map has its
 * area, a place is chosen on the map only.
 */
export function parse(search: string): ProgrammeLocation {
  const get = queryReader(search);
  const view = get("mode");
  // Names of the views in old links may be the API's (ruling D13).
  const mode = MODES.find((name) => name === view || MODE_NAMES[name] === view) ?? DEFAULT_LOCATION.mode;
  const selectors = Object.fromEntries(SELECTOR_NAMES.map((name) => [name, whole(get(name))])) as Pick<
    Filters,
    SelectorName
  >;
  const areas = areaIds().filter((id, slot) => {
    const value = get(AREA_KEYS[slot] ?? "");
    // Ruling D12: an address that asks for the map asks for its area.
    return value === String(id) || value === "1" || value === "true" || (mode === "carte" && id === cityId());
  });
  const signing = get("dedicace");
  return {
    filters: {
      ...selectors,
      date: whole(get("date")),
      hours: readHours(get("hours")),
      // Ruling D03: absent is on; given, only the text 'true' is.
      dedicace: signing === null || signing === "true" || isSigningType(selectors.type),
      areas,
      location: mode === "carte" ? whole(get("location")) : null,
      recherche: get("recherche")?.slice(0, LONGEST_SEARCH).trim() || null,
    },
    mode,
    page: pagesOf(get("page")),
    card: get("card") || null,
  };
}

/**
 * Writes a location as a query without `?`, always in the same order; what equals its default is left out
 * (ruling D04). Alone it is the canonical query of the location.
 *
 * @param search query whose foreign keys (tracking, a CMS's preview token) are kept behind ours as they are
 * @param chosen the location is the visitor's choice: without any other key it says `mode=liste`, or opening it again would
 *   choose today (ruling D73)
 */
export function format(location: ProgrammeLocation, search = "", chosen = false): string {
  const { filters, mode, page, card } = location;
  const [from, to] = filters.hours;
  const values: Record<string, string | number | null> = {
    ...filters,
    hours: from === 0 && to === 24 ? null : `${from},${to}`,
    dedicace: filters.dedicace ? null : "false",
    areas: null,
    mode: mode === DEFAULT_LOCATION.mode ? null : mode,
    page: page > 1 ? Math.min(page, MOST_PAGES) : null,
    card,
  };
  areaIds().forEach((id, slot) => {
    values[AREA_KEYS[slot] ?? ""] = filters.areas.includes(id) ? id : null;
  });
  const own = KEYS.flatMap((key) => {
    const value = values[key];
    // A comma needs no escape in a query, and 'hours=9,17' can be read and typed.
    return value == null ? [] : [`${key}=${encodeText(String(value)).replaceAll("%2C", ",")}`];
  });
  if (chosen && own.length === 0) own.push(`mode=${mode}`);
  return joinQuery(own, KEYS, search);
}

/** Whether the address says anything about the programme; tracking keys do not (ruling D05). */
export function hasRecognisedKey(search: string): boolean {
  return queryPieces(search).some(({ key }) => KEYS.includes(key));
}

/** `format` for the visitor's choice. */
export const formatChoice = (location: ProgrammeLocation, search = ""): string =>
  format(location, search, true);
