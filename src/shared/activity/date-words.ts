import { easternDay, easternStamp, easternTime } from "../time/eastern.ts";
import { dayLabel, hourLabel, weekdayLabel } from "../time/labels.ts";
import type { Occasion } from "./dates.ts";

/** Part of a date's text; the strong part is the hour or the day. */
export interface DatePiece {
  readonly role: "day" | "evening" | "lead" | "strong" | "rest" | "hours";
  /** For `<time datetime>`; null for text that is no date ('Du', 'au'). */
  readonly datetime: string | null;
  readonly text: string;
  /** Superscript after the text, the 'er' of '1er', and the text after it. */
  readonly sup: string | null;
  readonly after: string | null;
}

function piece(role: DatePiece["role"], words: string, datetime: string | null = null): DatePiece {
  const [text = "", after] = words.split(/(?<=\b1)er\b/);
  return { role, datetime, text, sup: after === undefined ? null : "er", after: after || null };
}

/** '29 nov.': short enough for the large type at a card's edge; '25' without the month. */
const strongDay = (day: string, hasMonth = true): DatePiece =>
  piece("strong", dayLabel(day, { month: hasMonth && "short" }), day);

const timed = (role: DatePiece["role"], before: string, instant: number, after = ""): DatePiece =>
  piece(role, before + hourLabel(instant) + after, easternStamp(instant));

/** ' (dimanche)', the day on which an evening ends; empty for one that ends at midnight. */
export function nextDayWord({ through, hours }: Occasion): string {
  if (!through || !hours?.until) return "";
  const { hour, minute } = easternTime(hours.until);
  return hour + minute === 0 ? "" : ` (${weekdayLabel(easternDay(hours.until))})`;
}

/** '10 h' strong, then '– 11 h 30'; over midnight: 'de 20 h' strong, then 'à 8 h (dimanche)'. */
function dayHours(occasion: Occasion): readonly DatePiece[] {
  const { hours } = occasion;
  if (hours === null) return [];
  const { from, until } = hours;
  if (until === null) return [timed("strong", "", from)];
  const nextDay = nextDayWord(occasion);
  return nextDay === ""
    ? [timed("strong", "", from), timed("rest", "–\u00a0", until)]
    : [timed("strong", "de\u00a0", from), timed("rest", "à\u00a0", until, nextDay)];
}

/** 'de 10 h à 18 h' or 'à 10 h', on each of several days. */
function dailyHours({ hours }: Occasion): readonly DatePiece[] {
  if (hours === null) return [];
  const from = hourLabel(hours.from);
  return [piece("hours", hours.until === null ? `à ${from}` : `de ${from} à ${hourLabel(hours.until)}`)];
}

/**
 * Text of a card's date, in parts; strong are: the hour of one day ('mercredi 25 novembre', **10 h**, '– 11 h 30'),
 * the day without an hour, or both ends of several days ('Du **25** au **29 nov.**').
 *
 * @param wholeDay the words for a day without hours, 'toute la journée'
 */
export function dateWords(occasion: Occasion | null, wholeDay: string): readonly DatePiece[] {
  if (occasion === null) return [];
  const { kind, firstDay, lastDay, allDay, hours, through } = occasion;
  if (kind === "day") {
    const times = dayHours(occasion);
    // The list of a chosen day hides the day, but not that of an evening, which may be the day before.
    const day = piece(through ? "evening" : "day", dayLabel(firstDay, { weekday: true }), firstDay);
    if (times.length > 0) return [day, ...times];
    const whole = allDay ? [piece("hours", wholeDay)] : [];
    return [piece("lead", weekdayLabel(firstDay)), strongDay(firstDay), ...whole];
  }
  if (through && hours?.until) {
    const until = easternDay(hours.until);
    return [
      piece("lead", "Du"),
      strongDay(firstDay),
      timed("lead", "à\u00a0", hours.from),
      piece("lead", "au"),
      strongDay(until),
      timed("lead", "à\u00a0", hours.until),
    ];
  }
  const first = strongDay(firstDay, firstDay.slice(0, 7) !== lastDay.slice(0, 7));
  const last = strongDay(lastDay);
  const daily = dailyHours(occasion);
  return kind === "span"
    ? [piece("lead", "Du"), first, piece("lead", "au"), last, ...daily]
    : [first, piece("lead", "et"), last, ...daily];
}
