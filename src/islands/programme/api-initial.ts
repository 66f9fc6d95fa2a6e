import * as v from "valibot";
import { anyObject, firstIssue, id, orNull } from "../../shared/http/schemas.ts";
import { type EventsPage, readEvents } from "./api.ts";
import { type Categories, parseCategories } from "./categories.ts";

/** What the server put into the page, so that the first list needs no request. */
export interface InitialData {
  /** Canonical query that `events` answer, after the today rule. */
  readonly query: string;
  /** Seed of the random order in which they are. */
  readonly seed: number;
  readonly categories: Categories | null;
  /** Pages 1 to n together, as the query says. */
  readonly events: EventsPage | null;
}

const schema = v.object({
  query: v.custom<string>((value) => typeof value === "string", "is not a text"),
  seed: id,
  categories: orNull(anyObject),
  events: orNull(anyObject),
});

/**
 * Reads the parsed JSON of `<script type="application/json" data-initial>`. What cannot be used is reported
 * and left out; the API is asked instead.
 */
export function parseInitial(value: unknown, report: (error: unknown) => void): InitialData | null {
  const found = v.safeParse(schema, value);
  if (!found.success) {
    report(new TypeError(`data-initial was not used, ${firstIssue(found.issues)}`));
    return null;
  }
  const { query, seed, categories, events } = found.output;
  let page: EventsPage | null = null;
  try {
    page = events === null ? null : readEvents(events, report);
  } catch (error) {
    report(
      new TypeError("data-initial: the events were not used, they have not the shape of GET events", {
        cause: error,
      }),
    );
  }
  return {
    query,
    seed,
    categories: categories === null ? null : parseCategories(categories, report),
    events: page,
  };
}
