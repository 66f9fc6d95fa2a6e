import { type CalendarEvent, calendarStamps, utcStamp } from "./calendar-event.ts";

export interface CalendarFileEvent extends CalendarEvent {
  /** The same for the same event in every file, so that a calendar that has it changes it instead of adding another. */
  readonly uid: string;
  /** 0, and more once the event has been moved: only then does a calendar take the new date over its own. */
  readonly revision: number;
  /** Absolute address of the event's page. */
  readonly url: string | null;
  /** When the file is made. */
  readonly now: Date;
}

/** Octets of a line, its break not counted (RFC 5545, 3.1). */
const LINE = 75;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Cut into lines that fit, each after the first begun by a space; never inside a character. */
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

/** A value of type TEXT (RFC 5545, 3.3.11), which may hold no control character but the tab. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");
}

/**
 * An iCalendar file (RFC 5545) with one event. Instants are written in UTC, which every calendar shows in its own
 * zone, so no time zone has to be described. Whole days leave the visitor free: their hours are in the details.
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
    // An end has to come after the start; without one, the event takes no time.
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
