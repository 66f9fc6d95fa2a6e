import { easternDay, easternStamp, easternTime } from "../../../shared/time/eastern.ts";
import { dayLabel, hourLabel, weekdayLabel } from "../../../shared/time/labels.ts";
import type { Occasion } from "../domain/dates.ts";
import { messages } from "../messages.ts";

/** Part of a date's text; the strong part is the hour or the day. */
export interface DatePart {
  readonly role: "day" | "evening" | "lead" | "strong" | "rest" | "hours";
  /** For `<time datetime>`; null for text that is no date ('Du', 'au'). */
  readonly datetime: string | null;
  readonly text: string;
  /** Superscript after the text, the 'er' of '1er', and the text after it. */
  readonly sup: string | null;
  readonly after: string | null;
}

/** '29 nov.': short enough for the large type at a card's edge. */
const shortDay = (day: string): string => dayLabel(day, { month: "short" });

function part(role: DatePart["role"], words: string, datetime: string | null = null): DatePart {
  const [text = "", after] = words.split(/(?<=\b1)er\b/);
  return { role, datetime, text, sup: after === undefined ? null : "er", after: after || null };
}

const timed = (role: DatePart["role"], before: string, instant: number, after = ""): DatePart =>
  part(role, before + hourLabel(instant) + after, easternStamp(instant));

/** ' (dimanche)', the day on which an evening ends; empty for one that ends at midnight. */
export function nextDayWord({ through, hours }: Occasion): string {
  if (!through || !hours?.until) return "";
  const { hour, minute } = easternTime(hours.until);
  return hour + minute === 0 ? "" : ` (${weekdayLabel(easternDay(hours.until))})`;
}

/** '10 h' strong, then '– 11 h 30'; over midnight: 'de 20 h' strong, then 'à 8 h (dimanche)'. */
function dayHours(occasion: Occasion): readonly DatePart[] {
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
function dailyHours({ hours }: Occasion): readonly DatePart[] {
  if (hours === null) return [];
  const from = hourLabel(hours.from);
  return [part("hours", hours.until === null ? `à ${from}` : `de ${from} à ${hourLabel(hours.until)}`)];
}

/**
 * Text of a card's date, in parts; strong are: the hour of one day ('mercredi 25 novembre', **10 h**, '– 11 h 30'),
 * the day without an hour, or both ends of several days ('Du **25** au **29 nov.**').
 */
export function dateWords(occasion: Occasion | null): readonly DatePart[] {
  if (occasion === null) return [];
  const { kind, firstDay, lastDay, allDay, hours, through } = occasion;
  if (kind === "day") {
    const times = dayHours(occasion);
    // The list of a chosen day hides the day, but not that of an evening, which may be the day before.
    const day = part(through ? "evening" : "day", dayLabel(firstDay, { weekday: true }), firstDay);
    if (times.length > 0) return [day, ...times];
    const [weekday = ""] = day.text.split(" ");
    const whole = allDay ? [part("hours", messages.ours.allDay)] : [];
    return [part("lead", weekday), part("strong", shortDay(firstDay), firstDay), ...whole];
  }
  if (through && hours?.until) {
    const until = easternDay(hours.until);
    return [
      part("lead", "Du"),
      part("strong", shortDay(firstDay), firstDay),
      timed("lead", "à\u00a0", hours.from),
      part("lead", "au"),
      part("strong", shortDay(until), until),
      timed("lead", "à\u00a0", hours.until),
    ];
  }
  const sameMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  const first = part(
    "strong",
    sameMonth ? dayLabel(firstDay, { month: false }) : shortDay(firstDay),
    firstDay,
  );
  const last = part("strong", shortDay(lastDay), lastDay);
  const daily = dailyHours(occasion);
  return kind === "span"
    ? [part("lead", "Du"), first, part("lead", "au"), last, ...daily]
    : [first, part("lead", "et"), last, ...daily];
}
