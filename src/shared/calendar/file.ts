import { type CalendarEvent, calendarStamps, utcStamp } from "./event.ts";

export interface CalendarFileEvent extends CalendarEvent {
  /** The same for the same event in every file. */
  readonly uid: string;
  /** It does not take place; its times are those that it had. */
  readonly cancelled: boolean;
  /** Absolute address of the event's page. */
  readonly url: string | null;
}

/** Octets of a line without its line break (RFC 5545, 3.1). */
const LINE = 75;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Cuts a line into lines that fit; each after the first begins with a space. Never cuts inside a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  let room = LINE;
  for (const character of line) {
    const size = octets(character);
    if (size > room) {
      lines.push(current);
      current = " ";
      room = LINE - 1;
    }
    current += character;
    room -= size;
  }
  return [...lines, current].join("\r\n");
}

/**
 * Escapes a value of type TEXT (RFC 5545, 3.3.11), which may contain no control character except tab. Some readers end
 * a line at Unicode's separators.
 */
function escaped(text: string): string {
  return text
    .replace(/[\u2028\u2029]/g, " ")
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");
}

/**
 * Number of an event's revision, which a calendar takes when it is higher than the one that it has: the minutes since
 * 1970. A status cannot give it: a cancelled activity that takes place after all would get a lower one.
 *
 * @param made time of the event's data
 */
export const revisionAt = (made: Date): number => Math.floor(made.getTime() / 60_000);

/** Lines of one event, without those that have nothing to say. */
function eventLines(event: CalendarFileEvent, now: Date): readonly (string | false)[] {
  const [start, end] = calendarStamps(event.times);
  const wholeDays = "firstDay" in event.times;
  const type = wholeDays ? ";VALUE=DATE" : "";
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utcStamp(now.getTime() / 1000)}`,
    `SEQUENCE:${revisionAt(now)}`,
    `STATUS:${event.cancelled ? "CANCELLED" : "CONFIRMED"}`,
    `TRANSP:${wholeDays || event.cancelled ? "TRANSPARENT" : "OPAQUE"}`,
    `DTSTART${type}:${start}`,
    // The end must be after the start; without an end, the event has no duration.
    end > start && `DTEND${type}:${end}`,
    `SUMMARY:${escaped(event.title)}`,
    event.location !== "" && `LOCATION:${escaped(event.location)}`,
    event.details !== "" && `DESCRIPTION:${escaped(event.details)}`,
    event.url !== null && `URL:${event.url}`,
    "END:VEVENT",
  ];
}

/**
 * An iCalendar file (RFC 5545). Instants are in UTC, which every calendar converts to its own zone, so no time zone has
 * to be described. Whole days do not mark the visitor as busy: their hours are in the details.
 *
 * @param now time at which the file is made
 */
export function calendarFile(events: readonly CalendarFileEvent[], now: Date): string {
  const lines: readonly (string | false)[] = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Signet//Programmation//FR",
    "CALSCALE:GREGORIAN",
    ...events.flatMap((event) => eventLines(event, now)),
    "END:VCALENDAR",
    "",
  ];
  return lines
    .filter((line) => line !== false)
    .map(folded)
    .join("\r\n");
}
