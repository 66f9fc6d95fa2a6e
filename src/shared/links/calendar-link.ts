import { cut } from "../text/cut.ts";

/** When it takes place: instants in epoch seconds, or whole days as `YYYY-MM-DD`, both days included. */
type CalendarTimes =
  | { readonly start: number; readonly end: number }
  | { readonly firstDay: string; readonly lastDay: string };

interface CalendarEvent {
  readonly title: string;
  readonly times: CalendarTimes;
  readonly location: string;
  readonly details: string;
}

/** Longest address that every browser, mail programme and proxy passes on. */
const LONGEST = 2000;

const utcStamp = (instant: number) => new Date(instant * 1000).toISOString().replace(/[-:]|\.\d+/g, "");

const dayStamp = (day: string, add = 0) =>
  new Date(Date.parse(day) + add * 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");

/**
 * Address of Google Calendar's event template. Timed events carry UTC stamps, whole days carry plain dates
 * with the end that the format wants, the day after the last. Details are shortened so that the whole
 * address stays within 2000 characters; null when even then it does not.
 */
export function calendarLink(event: CalendarEvent): string | null {
  const { times } = event;
  const dates =
    "start" in times
      ? `${utcStamp(times.start)}/${utcStamp(Math.max(times.start, times.end))}`
      : `${dayStamp(times.firstDay)}/${dayStamp(times.lastDay, 1)}`;
  const address = (details: string) =>
    `https://calendar.google.com/calendar/render?${new URLSearchParams({
      action: "TEMPLATE",
      text: cut(event.title, 200),
      dates,
      location: cut(event.location, 200),
      details,
      ctz: "America/Toronto",
    })}`;
  for (let kept = event.details.length; kept > 0; kept = Math.floor(kept * 0.8)) {
    const link = address(cut(event.details, kept));
    if (link.length <= LONGEST) return link;
  }
  const bare = address("");
  return bare.length <= LONGEST ? bare : null;
}
