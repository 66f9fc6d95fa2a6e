/** An event as calendars take it, by link or by file. */
import { calendar } from "../facts/facts.ts";
import { fillAddress } from "../links/fill-address.ts";
import { cut } from "../text/cut.ts";
import { easternZone } from "../time/eastern.ts";

/** When it takes place: instants in epoch seconds, or whole days as `YYYY-MM-DD`, both days included. */
type CalendarTimes =
  | { readonly start: number; readonly end: number }
  | { readonly firstDay: string; readonly lastDay: string };

/** An event to save in a calendar, by link or by file. */
export interface CalendarEvent {
  readonly title: string;
  readonly times: CalendarTimes;
  readonly location: string;
  /** Text lines, the most useful first. */
  readonly details: string;
}

/** `20261125T150000Z`. */
export const utcStamp = (instant: number) =>
  new Date(instant * 1000).toISOString().replace(/[-:]|\.\d+/g, "");

/** `20261125`. */
const dayStamp = (day: string, add = 0) => utcStamp(Date.parse(day) / 1000 + add * 86_400).slice(0, 8);

/**
 * Start and end as calendars write them: in UTC, or as days with an exclusive end. The end is never before the
 * start.
 */
export function calendarStamps(times: CalendarTimes): readonly [start: string, end: string] {
  return "start" in times
    ? [utcStamp(times.start), utcStamp(Math.max(times.start, times.end))]
    : [dayStamp(times.firstDay), dayStamp(times.lastDay, 1)];
}

/** Longest address that all browsers, mail programmes and proxies accept. */
const LONGEST = 2000;

/**
 * Address of the calendar service's form. Details are shortened so that the address has at most 2000 characters; null
 * when that is not enough.
 */
export function calendarLink(event: CalendarEvent): string | null {
  const [start, end] = calendarStamps(event.times);
  const address = (details: string) =>
    fillAddress(calendar(), {
      title: cut(event.title, 200),
      start,
      end,
      location: cut(event.location, 200),
      details,
      zone: easternZone(),
    });
  for (let length = event.details.length; ; length = Math.floor(length * 0.8)) {
    const link = address(cut(event.details, length));
    if (link.length <= LONGEST) return link;
    if (length === 0) return null;
  }
}
