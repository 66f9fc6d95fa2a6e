/**
 * Eastern time, in which the fair and its API count days and hours. Computed with luxon and not with the product's
 * own code, so that tests compare two independent computations.
 */
import { DateTime } from "luxon";

const ZONE = "America/Toronto";

/**
 * The evening before the invented fair opens, Eastern time: when tests and benchmarks open their pages, unless they say
 * otherwise. On a day of the fair, real or set, the programme opens with today's date, and below a strip that asks for what
 * is on now: with the real time, a test would see other pages in the week of the fair, and a benchmark other figures.
 */
export const EVE = "2026-11-24T20:00";

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
