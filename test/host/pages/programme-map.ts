/** The map view of the programme's page without script: its texts, and its places as links. */

import { eventsQuery } from "../../../src/islands/programme/api/api.ts";
import type { Categories } from "../../../src/islands/programme/domain/categories.ts";
import type { ProgrammeLocation } from "../../../src/islands/programme/domain/filters.ts";
import { mapGround } from "../../../src/islands/programme/map/ground.ts";
import { mapMessages } from "../../../src/islands/programme/map/messages-map.ts";
import { placesOf, visibleActivities } from "../../../src/islands/programme/map/places.ts";
import { withFilters } from "../../../src/islands/programme/state/changes.ts";
import type { Activity } from "../../../src/shared/activity/activity.ts";
import { parseActivities } from "../../../src/shared/activity/schema.ts";
import { MOST_PAGES } from "../../../src/shared/links/page-query.ts";
import type { PageRequest } from "../pages.ts";
import { type resultsOf, SERVER_SEED } from "./programme-request.ts";
import { searched } from "./programme-search.ts";
import { AT_RESULTS, address } from "./programme-view.ts";

type Api = PageRequest["api"];
type Results = ReturnType<typeof resultsOf>;

const silent = () => {};

/** Rows of all pages: the API does not know the place, so the page filters by itself. */
export function allRows(api: Api, location: ProgrammeLocation) {
  const rows: ReturnType<Api["events"]>["data"][number][] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data, meta } = api.events(new URLSearchParams(eventsQuery(location, page, SERVER_SEED)));
    rows.push(...data);
    if (rows.length >= meta.count || data.length === 0) break;
  }
  return rows;
}

/**
 * Adapts the results to a place in the address: only its activities are shown, from all pages, and the initial JSON
 * contains them, so that the island shows the same before the other pages have loaded.
 */
export function atPlace(api: Api, results: Results): Results {
  const { mode, filters } = results.location;
  if (mode !== "carte" || filters.location === null) return results;
  const { answer } = results;
  const rows = allRows(api, results.location);
  const activities = visibleActivities(parseActivities(rows, silent), filters.location);
  const here = new Set(activities.map(({ id }) => id));
  const shown = new Set(answer.data.map(({ id }) => id));
  const more = rows.filter(({ id }) => here.has(id) && !shown.has(id));
  return { ...results, activities, answer: { ...answer, data: [...answer.data, ...more] } };
}

export function mapView(
  { api, url, savesData }: PageRequest,
  location: ProgrammeLocation,
  categories: Categories,
  activities: readonly Activity[],
) {
  if (location.mode !== "carte") return null;
  const { location: chosen } = location.filters;
  const all = searched(parseActivities(allRows(api, location), silent), location);
  const places = placesOf(all);
  const place = places.find(({ id }) => id === chosen);
  const named = categories.locations.find(({ value }) => value === chosen)?.label;
  const title = place?.title ?? named;
  const leadTo = (id: number | null) =>
    `${address(withFilters(location, { location: id }), url.search)}${AT_RESULTS}`;
  return {
    words: mapMessages,
    // A chosen place has the map elsewhere; a visitor who saves data is asked first.
    ground: chosen === null && !savesData ? mapGround() : [],
    progress: mapMessages.ours.summary(all.length, places.length),
    places: places.map(({ id, title, address: street, count, coordinates }) => ({
      title,
      address: street,
      offMap: coordinates === null,
      count,
      chosen: id === chosen,
      href: leadTo(id === chosen ? null : id),
    })),
    here: chosen !== null && {
      title: title && mapMessages.here(title),
      text: activities.length > 0 ? mapMessages.ours.counted(activities.length) : mapMessages.none,
      all: leadTo(null),
    },
  };
}
