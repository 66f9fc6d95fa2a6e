import type { Activity } from "../../../shared/activity/activity.ts";
import { parseActivities } from "../../../shared/activity/schema.ts";
import { readPage } from "../../../shared/http/list-pages.ts";
import { anyObject, id, object } from "../../../shared/http/schemas.ts";
import { readInitial, readInitialPart } from "../../../shared/list/initial.ts";
import { type Fair, readLists } from "./api.ts";

/** What the page says of its own minute, with which the strip needs no request at first. */
export interface InitialNow {
  /** The minute for which the server has printed it, epoch seconds. */
  readonly at: number;
  /** At least those that the server has printed. */
  readonly activities: readonly Activity[];
  readonly fair: Fair;
}

const schema = object({ at: id, events: anyObject, categories: anyObject });

/**
 * Reads the parsed JSON of `<script type="application/json" data-initial>`. Null, with a report, when it cannot be used:
 * the API is asked instead.
 */
export function parseInitial(value: unknown, report: (error: unknown) => void): InitialNow | null {
  const found = readInitial(schema, value, report);
  if (!found) return null;
  const page = readInitialPart(
    "events",
    found.events,
    (answer) => readPage(answer, parseActivities, report),
    report,
  );
  return page && { at: found.at, activities: page.items, fair: readLists(found.categories, report) };
}
