/**
 * Calendar and clock of the fair: Eastern time, or the time zone that the page gives as a fact, whatever the visitor's.
 * Instants are epoch seconds; a calendar day is text, `YYYY-MM-DD`, which can be compared and sorted as text.
 */
import { timeZone as easternZone } from "../facts/facts.ts";
import { offsetSeconds, zoneOffset } from "./zone.ts";

export { easternZone };

const HOUR = 3600;

/** Offsets change on whole hours only, so that one of each hour is found once. */
const easternOffset = (instant: number): string =>
  zoneOffset(Math.floor(instant / HOUR) * HOUR, easternZone());

/** A Date whose UTC fields are the Eastern ones. */
const shifted = (instant: number) =>
  new Date((instant + (offsetSeconds(easternOffset(instant)) ?? 0)) * 1000);

/** The Eastern calendar day of an instant, `YYYY-MM-DD`. */
export function easternDay(instant: number): string {
  return shifted(instant).toISOString().slice(0, 10);
}

/** The Eastern day of a Date: 'today' at the fair. */
export function today(now: Date): string {
  return easternDay(now.getTime() / 1000);
}

/** Eastern hour (0 to 23) and minute of an instant. */
export function easternTime(instant: number): { readonly hour: number; readonly minute: number } {
  const date = shifted(instant);
  return { hour: date.getUTCHours(), minute: date.getUTCMinutes() };
}

/** An instant for a `datetime` attribute: `2026-11-25T10:00-05:00`. */
export function easternStamp(instant: number): string {
  return shifted(instant).toISOString().slice(0, 16) + easternOffset(instant);
}

/** Whole days from one day to another; negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
