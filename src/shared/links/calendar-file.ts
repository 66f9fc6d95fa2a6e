import { type CalendarEvent, calendarStamps, utcStamp } from "./calendar-event.ts";

export interface CalendarFileEvent extends CalendarEvent {
  /** The same for the same event in every file, so that a calendar updates its entry and does not add another. */
  readonly uid: string;
  /** 0, and higher once the event has been moved: only then do calendars replace their date. */
  readonly revision: number;
  /** Absolute address of the event's page. */
  readonly url: string | null;
  /** Time at which the file is made. */
  readonly now: Date;
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

/** Escapes a value of type TEXT (RFC 5545, 3.3.11), which may contain no control character except tab. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");
}

/**
 * An iCalendar file (RFC 5545) with one event. Instants are in UTC, which every calendar converts to its own zone,
 * so no time zone has to be described. Whole days do not mark the visitor as busy: their hours are in the details.
 */
export function calendarFile(event: CalendarFileEvent): string {
  const [start, end] = calendarStamps(event.times);
  const wholeDays = "firstDay" in event.times;
  const type = wholeDays ? ";VALUE=DATE" : "";
  const lines: readonly (string | false)[] = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Signet//Programmation//FR",
    "CALSCALE:GREGORIAN",
    "BEGIN:VEVENT",
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utcStamp(event.now.getTime() / 1000)}`,
    `SEQUENCE:${event.revision}`,
    "STATUS:CONFIRMED",
    `TRANSP:${wholeDays ? "TRANSPARENT" : "OPAQUE"}`,
    `DTSTART${type}:${start}`,
    // The end must be after the start; without an end, the event has no duration.
    end > start && `DTEND${type}:${end}`,
    `SUMMARY:${escaped(event.title)}`,
    event.location !== "" && `LOCATION:${escaped(event.location)}`,
    event.details !== "" && `DESCRIPTION:${escaped(event.details)}`,
    event.url !== null && `URL:${event.url}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ];
  return lines
    .filter((line) => line !== false)
    .map(folded)
    .join("\r\n");
}
