import { withCapital } from "../../../shared/text/with-capital.ts";
import { easternStamp } from "../../../shared/time/eastern.ts";
import { dayLabel, hourLabel } from "../../../shared/time/labels.ts";
import { messages } from "../messages.ts";
import { scheduleMessages } from "./messages-schedule.ts";
import type { Day, Hour } from "./schedule.ts";

/** Texts of a day's or an hour's heading. React and the CMS's template only lay them out, so both print the same. */
export interface Heading {
  readonly text: string;
  /** Superscript after the text, the 'er' of '1er', and the text after it. */
  readonly sup: string | null;
  readonly after: string | null;
  /** For `<time datetime>`; null for text that is no date. */
  readonly datetime: string | null;
}

/** 'Mardi 1er décembre', or 'Date à venir' without a date. */
export function dayHeading({ day }: Day): Heading {
  if (day === null) return { text: messages.noDate, sup: null, after: null, datetime: null };
  const words = dayLabel(day, { weekday: true });
  const [text = "", after] = withCapital(words).split(/(?<= 1)er\b/);
  return { text, sup: after === undefined ? null : "er", after: after || null, datetime: day };
}

export interface HourHeading {
  /** '10 h', 'Toute la journée', 'Heure à venir'; null when the day's heading says that there is no date. */
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

/** Number of rules in the style sheet: inline styles are not allowed. */
const MOST = 12;

/** `data-n` of an hour: its number of activities, for the estimated height of `content-visibility`. */
export const sizeOf = ({ slots }: Hour): number => Math.min(MOST, slots.length);
