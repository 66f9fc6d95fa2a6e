import { easternStamp } from "../../shared/time/eastern.ts";
import { dayLabel, hourLabel } from "../../shared/time/labels.ts";
import type { Occasion } from "./activity-dates.ts";
import { messages } from "./messages.ts";

/** Some words of a date: the strong one is the hour or the day that the eye looks for. */
export interface DatePart {
  readonly role: "day" | "lead" | "strong" | "rest" | "hours";
  /** For `<time datetime>`; null for words that are no time ('Du', 'au'). */
  readonly datetime: string | null;
  readonly text: string;
  /** What stands raised after the text, the 'er' of '1er', and what follows it. */
  readonly sup: string | null;
  readonly after: string | null;
}

/** '29 nov.': narrow enough for the strong words of a card's margin. */
const shortDay = (day: string): string => dayLabel(day, { month: "short" });

function part(role: DatePart["role"], words: string, datetime: string | null = null): DatePart {
  const [text = "", after] = words.split(/(?<=\b1)er\b/);
  return { role, datetime, text, sup: after === undefined ? null : "er", after: after || null };
}

/** '10 h' strong, then '– 11 h 30'. */
function dayHours({ hours }: Occasion): readonly DatePart[] {
  if (hours === null) return [];
  const { from, until } = hours;
  const first = part("strong", hourLabel(from), easternStamp(from));
  return until === null ? [first] : [first, part("rest", `–\u00a0${hourLabel(until)}`, easternStamp(until))];
}

/** 'de 10 h à 18 h', on each of several days. */
function dailyHours({ hours }: Occasion): readonly DatePart[] {
  if (hours === null || hours.until === null) return [];
  return [part("hours", `de ${hourLabel(hours.from)} à ${hourLabel(hours.until)}`)];
}

/**
 * The words of a card's date, the strong ones first to be seen: the hour of one day ('mercredi 25 novembre', **10 h**,
 * '– 11 h 30'), the days themselves where there is no hour, or several days ('Du **25** au **29 nov.**').
 */
export function dateWords(occasion: Occasion | null): readonly DatePart[] {
  if (occasion === null) return [];
  const { kind, firstDay, lastDay, allDay } = occasion;
  if (kind === "day") {
    const times = dayHours(occasion);
    const day = part("day", dayLabel(firstDay, { weekday: true }), firstDay);
    if (times.length > 0) return [day, ...times];
    const [weekday = ""] = day.text.split(" ");
    const whole = allDay ? [part("hours", messages.ours.allDay)] : [];
    return [part("lead", weekday), part("strong", shortDay(firstDay), firstDay), ...whole];
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
