/** The search of the programme's page without script: the API does not know it, so the page filters by itself. */

import type { ProgrammeLocation } from "../../../src/islands/programme/domain/filters.ts";
import { foundIn } from "../../../src/islands/programme/find/found-in.ts";
import type { Activity } from "../../../src/shared/activity/activity.ts";
import { parseActivities } from "../../../src/shared/activity/schema.ts";
import type { PageRequest } from "../pages.ts";
import { allRows } from "./programme-map.ts";
import type { resultsOf } from "./programme-request.ts";

type Results = ReturnType<typeof resultsOf>;

export const searched = (activities: readonly Activity[], { filters }: ProgrammeLocation) =>
  filters.recherche === null ? activities : foundIn(activities, filters.recherche);

/**
 * Adapts the results to a search in the address: what it finds on all pages, and how many. The initial JSON also contains
 * the shown ones, so that the island shows the same before the other pages have loaded.
 */
export function atSearch(
  api: PageRequest["api"],
  results: Results,
): Results & { readonly found: number | null } {
  const { location, answer } = results;
  if (location.filters.recherche === null) return { ...results, found: null };
  const rows = allRows(api, location);
  const all = searched(
    parseActivities(rows, () => {}),
    location,
  );
  const activities = all.slice(0, location.page * answer.meta.perPage);
  const shown = new Set(activities.map(({ id }) => id));
  const known = new Set(answer.data.map(({ id }) => id));
  const more = rows.filter(({ id }) => shown.has(id) && !known.has(id));
  return {
    ...results,
    activities,
    answer: { ...answer, data: [...answer.data, ...more] },
    found: all.length,
  };
}
