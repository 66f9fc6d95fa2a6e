import type { Activity } from "../../../src/shared/activity/activity.ts";
import { parseActivities } from "../../../src/shared/activity/schema.ts";

/** A row of the API with the fields that a test needs; all others are missing. */
export function row(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return { id: 1, slug: "une-soiree", title: "Une soirée", url: "/activites/une-soiree", ...fields };
}

/** Reads one row; null when it is refused. */
export function parseActivity(row: unknown, report: (error: unknown) => void): Activity | null {
  return parseActivities([row], report)[0] ?? null;
}

/** The activity read from such a row; the test fails when it is refused. */
export function activity(fields: Record<string, unknown> = {}): Activity {
  const read = parseActivity(row(fields), (error) => {
    throw error;
  });
  if (!read) throw new Error("the row was refused");
  return read;
}
