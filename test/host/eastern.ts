/**
 * Eastern time, in which the fair and its API count days and hours. Computed with luxon and not with the product's
 * own code, so that tests compare two independent computations.
 */
import { DateTime } from "luxon";

const ZONE = "America/Toronto";

/** The calendar day of an instant in epoch seconds, as `2026-11-25`; null for values outside a Date's range. */
export function easternDay(seconds: number): string | null {
  return DateTime.fromSeconds(seconds, { zone: ZONE }).toISODate();
}

/** The hour, 0 to 23, of an instant in epoch seconds. */
export function easternHour(seconds: number): number {
  return DateTime.fromSeconds(seconds, { zone: ZONE }).hour;
}

/** ISO text, read as Eastern time when it has no offset of its own; null when it cannot be read. */
export function readEastern(text: string): Date | null {
  const time = DateTime.fromISO(text, { zone: ZONE });
  return time.isValid ? time.toJSDate() : null;
}
