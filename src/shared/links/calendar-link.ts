import { cut } from "../text/cut.ts";
import { type CalendarEvent, calendarStamps } from "./calendar-event.ts";

/** Longest address that all browsers, mail programmes and proxies accept. */
const LONGEST = 2000;

/**
 * Address of Google Calendar's event template. Details are shortened so that the address has at most 2000
 * characters; null when that is not enough.
 */
export function calendarLink(event: CalendarEvent): string | null {
  const dates = calendarStamps(event.times).join("/");
  const address = (details: string) =>
    `https://calendar.google.com/calendar/render?${new URLSearchParams({
      action: "TEMPLATE",
      text: cut(event.title, 200),
      dates,
      location: cut(event.location, 200),
      details,
      ctz: "America/Toronto",
    })}`;
  for (let length = event.details.length; length > 0; length = Math.floor(length * 0.8)) {
    const link = address(cut(event.details, length));
    if (link.length <= LONGEST) return link;
  }
  const bare = address("");
  return bare.length <= LONGEST ? bare : null;
}
