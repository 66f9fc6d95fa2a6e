import { calendar } from "../facts/facts.ts";
import { cut } from "../text/cut.ts";
import { easternZone } from "../time/eastern.ts";
import { type CalendarEvent, calendarStamps } from "./calendar-event.ts";
import { fillAddress } from "./fill-address.ts";

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
