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
