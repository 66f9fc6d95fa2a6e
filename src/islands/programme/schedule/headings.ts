import { easternStamp } from "../../../shared/time/eastern.ts";
import { dayLabel, hourLabel } from "../../../shared/time/labels.ts";
import { messages } from "../messages.ts";
import { scheduleMessages } from "./messages-schedule.ts";
import type { Day, Hour } from "./schedule.ts";

/** The words of a day or an hour. React and the CMS's template only lay them out, so both print the same. */
export interface Heading {
  readonly text: string;
  /** What stands raised after the text, the 'er' of '1er', and what follows it. */
  readonly sup: string | null;
  readonly after: string | null;
  /** For `<time datetime>`; null for words that are no time. */
  readonly datetime: string | null;
}

/** 'Mardi 1er décembre', and 'Date à venir' for what has none. */
export function dayHeading({ day }: Day): Heading {
  if (day === null) return { text: messages.noDate, sup: null, after: null, datetime: null };
  const words = dayLabel(day, { weekday: true });
  const [text = "", after] = `${words.charAt(0).toUpperCase()}${words.slice(1)}`.split(/(?<= 1)er\b/);
  return { text, sup: after === undefined ? null : "er", after: after || null, datetime: day };
}

export interface HourHeading {
  /** '10 h', 'Toute la journée', 'Heure à venir'; null where the day's own heading has said that there is none. */
  readonly text: string | null;
  readonly datetime: string | null;
  /** '3 activités'. */
  readonly count: string;
}

export function hourHeading({ start, allDay, slots }: Hour, day: Day["day"]): HourHeading {
  const { ours } = scheduleMessages;
  const count = ours.count(slots.length);
  if (start !== null) return { text: hourLabel(start), datetime: easternStamp(start), count };
  return { text: day === null ? null : allDay ? ours.allDay : ours.noHour, datetime: null, count };
}

/** As many as the style sheet has rules for, since the page may bring no style of its own. */
const MOST = 12;

/** `data-n` of an hour: its number of activities, from which it guesses its height while off screen. */
export const sizeOf = ({ slots }: Hour): number => Math.min(MOST, slots.length);
