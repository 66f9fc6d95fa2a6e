/**
 * Calendar and clock of the fair: America/Toronto, whatever the visitor's time zone. Instants are epoch seconds; a
 * calendar day is text, `YYYY-MM-DD`, which can be compared and sorted as text.
 */
import { zoneOffset } from "./zone.ts";

export const EASTERN = "America/Toronto";

const HOUR = 3600;
/** Cache by hour: offsets change on whole hours only. */
const offsets = new Map<number, number>();

function easternOffset(instant: number): number {
  const hour = Math.floor(instant / HOUR);
  let offset = offsets.get(hour);
  if (offset === undefined) {
    offset = zoneOffset(hour * HOUR, EASTERN);
    offsets.set(hour, offset);
  }
  return offset;
}

/** A Date whose UTC fields are the Eastern ones. */
const shifted = (instant: number) => new Date((instant + easternOffset(instant)) * 1000);

/** The Eastern calendar day of an instant, `YYYY-MM-DD`. */
export function easternDay(instant: number): string {
  return shifted(instant).toISOString().slice(0, 10);
}

/** The Eastern day of a Date: 'today' at the fair. */
export function today(now: Date): string {
  return easternDay(Math.floor(now.getTime() / 1000));
}

/** Eastern hour (0 to 23) and minute of an instant. */
export function easternTime(instant: number): { readonly hour: number; readonly minute: number } {
  const date = shifted(instant);
  return { hour: date.getUTCHours(), minute: date.getUTCMinutes() };
}

/** An instant for a `datetime` attribute: `2026-11-25T10:00-05:00`. */
export function easternStamp(instant: number): string {
  const offset = easternOffset(instant);
  const minutes = Math.abs(offset) / 60;
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const sign = offset < 0 ? "-" : "+";
  return `${shifted(instant).toISOString().slice(0, 16)}${sign}${two(minutes / 60)}:${two(minutes % 60)}`;
}

/** Whole days from one day to another; negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
