import { parseActivities } from "../../../shared/activity/schema.ts";
import { readInitialPage } from "../../../shared/http/list-pages.ts";
import { anyObject, id, object, orNull } from "../../../shared/http/schemas.ts";
import { answeredQuery, readInitial, readInitialPart } from "../../../shared/list/initial.ts";
import { type Categories, parseCategories } from "../domain/categories.ts";
import type { EventsPage } from "./api.ts";

/** Initial JSON of the page, with which the first list needs no request. */
export interface InitialData {
  /** Canonical query that `events` answer, after today's date has been chosen. */
  readonly query: string;
  /** Seed of their random order. */
  readonly seed: number;
  readonly categories: Categories | null;
  /** Pages 1 to n together, as the query says. */
  readonly events: EventsPage | null;
}

const schema = object({
  query: answeredQuery,
  seed: id,
  categories: orNull(anyObject),
  events: orNull(anyObject),
});

/**
 * Reads the parsed JSON of `<script type="application/json" data-initial>`. Unusable parts are reported and left out;
 * the API is asked instead.
 */
export function parseInitial(value: unknown, report: (error: unknown) => void): InitialData | null {
  const found = readInitial(schema, value, report);
  if (!found) return null;
  const { query, seed, categories, events } = found;
  const readEvents = (answer: object) => readInitialPage(answer, parseActivities, report);
  return {
    query,
    seed,
    categories: readInitialPart("categories", categories, (lists) => parseCategories(lists, report), report),
    events: readInitialPart("events", events, readEvents, report),
  };
}
