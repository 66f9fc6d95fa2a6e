/** Reads a request for the programme with the island's own pure files: one address format, one set of texts. */

import { eventsQuery } from "../../../src/islands/programme/api/api.ts";
import { dateOptionOf, parseCategories } from "../../../src/islands/programme/domain/categories.ts";
import type { ProgrammeLocation } from "../../../src/islands/programme/domain/filters.ts";
import { hasRecognisedKey, parse } from "../../../src/islands/programme/state/url.ts";
import { parseActivities } from "../../../src/shared/activity/schema.ts";
import { today } from "../../../src/shared/time/eastern.ts";
import type { PageRequest } from "../pages.ts";

/** Seed of the server's order: always the same, so that page 2 continues page 1. */
export const SERVER_SEED = 1;

const silent = () => {};

/** The location in the address, after today's date has been chosen. */
export function locationOf({ url, api, clock }: PageRequest): ProgrammeLocation {
  const location = parse(url.search);
  if (hasRecognisedKey(url.search)) return location;
  const date = dateOptionOf(categoriesOf(api), today(clock()))?.value ?? null;
  return { ...location, filters: { ...location.filters, date } };
}

export function categoriesOf(api: PageRequest["api"]) {
  return parseCategories(api.categories().data, silent);
}

/** Pages 1 to n of the results together, as rows of the API and as activities; n ends with the data. */
export function resultsOf(api: PageRequest["api"], location: ProgrammeLocation) {
  const ask = (page: number) => api.events(new URLSearchParams(eventsQuery(location, page, SERVER_SEED)));
  const { data, meta } = ask(1);
  const rows = [...data];
  let page = 1;
  while (page < location.page && rows.length < meta.count) {
    page += 1;
    rows.push(...ask(page).data);
  }
  return {
    answer: { data: rows, meta: { ...meta, page } },
    activities: parseActivities(rows, silent),
    location: { ...location, page },
  };
}
