import * as v from "valibot";
import { DataError } from "../../../shared/http/data-error.ts";
import { readInitialPage } from "../../../shared/http/list-pages.ts";
import { anyObject, firstIssue, id, orNull } from "../../../shared/http/schemas.ts";
import { type Categories, parseCategories } from "../domain/categories.ts";
import { parseActivities } from "../domain/schema.ts";
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

const schema = v.object({
  query: v.custom<string>((value) => typeof value === "string", "is not a text"),
  seed: id,
  categories: orNull(anyObject),
  events: orNull(anyObject),
});

/**
 * Reads the parsed JSON of `<script type="application/json" data-initial>`. Unusable parts are reported and left out;
 * the API is asked instead.
 */
export function parseInitial(value: unknown, report: (error: unknown) => void): InitialData | null {
  const found = v.safeParse(schema, value);
  if (!found.success) {
    report(new DataError(`data-initial was not used, ${firstIssue(found.issues)}`));
    return null;
  }
  const { query, seed, categories, events } = found.output;
  /** Reads one part; null, with a report, when it does not have the shape of the API's answer. */
  const use = <Part, Read>(name: string, part: Part | null, read: (part: Part) => Read): Read | null => {
    try {
      return part === null ? null : read(part);
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : cause;
      report(new DataError(`data-initial was not used, ${name}: ${why}`, { cause }));
      return null;
    }
  };
  return {
    query,
    seed,
    categories: use("categories", categories, (lists) => parseCategories(lists, report)),
    events: use("events", events, (answer) => readInitialPage(answer, parseActivities, report)),
  };
}
