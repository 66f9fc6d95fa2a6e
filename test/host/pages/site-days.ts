/** Dates as the site's own pages print them, from the programme's domain functions. */

import type { Activity } from "../../../src/shared/activity/activity.ts";
import { nextDayWord } from "../../../src/shared/activity/date-words.ts";
import { dateState, type Occasion } from "../../../src/shared/activity/dates.ts";
import { easternDay, easternStamp } from "../../../src/shared/time/eastern.ts";
import { dayLabel, hourLabel } from "../../../src/shared/time/labels.ts";

/** Part of a line; with `dateTime` it is a `<time datetime>`. */
export interface LinePart {
  readonly text: string;
  readonly dateTime: string | null;
}

const weekday = new Intl.DateTimeFormat("fr-CA", { weekday: "short", timeZone: "UTC" });

/** 'sam. 28 nov.' for a `YYYY-MM-DD`: the day and the month stay together. */
export function shortDay(day: string): string {
  return `${weekday.format(new Date(`${day}T12:00:00Z`))} ${dayLabel(day, { month: "short" })}`;
}

/** 'sam. 28 nov.', '24 nov. et 29 nov.', or 'Du 25 nov. au 29 nov.' when it lasts. */
export function shortDays({ kind, firstDay, lastDay }: Occasion): string {
  if (kind === "day") return shortDay(firstDay);
  const [first, last] = [firstDay, lastDay].map((day) => dayLabel(day, { month: "short" }));
  return kind === "pair" ? `${first} et ${last}` : `Du ${first} au ${last}`;
}

/** Whether an activity takes place on a day. */
export const isOnDay = ({ firstDay, lastDay, apart }: Occasion, day: string): boolean =>
  apart.length > 0 ? apart.includes(day) : firstDay <= day && day <= lastDay;

const words = (text: string): LinePart => ({ text, dateTime: null });

/** 'mercredi 25 novembre', 'mercredi 25 et jeudi 26 novembre', 'Du 25 au 29 novembre'. */
export function dayLine({ kind, firstDay, lastDay }: Occasion): readonly LinePart[] {
  const year = firstDay.slice(0, 4) !== lastDay.slice(0, 4);
  const last = { text: dayLabel(lastDay, { weekday: kind !== "span", year }), dateTime: lastDay };
  if (kind === "day") return [last];
  const month = firstDay.slice(0, 7) !== lastDay.slice(0, 7);
  const first = { text: dayLabel(firstDay, { weekday: kind === "pair", month, year }), dateTime: firstDay };
  return kind === "pair" ? [first, words(" et "), last] : [words("Du "), first, words(" au "), last];
}

/**
 * 'de 10 h à 11 h 30', 'à 10 h', over midnight 'de 20 h à 8 h (dimanche)'; over more days each end with its day. Empty
 * without hours.
 */
export function hourLine(occasion: Occasion): readonly LinePart[] {
  const { hours, through, kind } = occasion;
  if (hours === null) return [];
  const part = (instant: number) => ({ text: hourLabel(instant), dateTime: easternStamp(instant) });
  const { from, until } = hours;
  if (until === null) return [words("à "), part(from)];
  if (!through || kind === "day")
    return [words("de "), part(from), words(" à "), part(until), ...nextDay(occasion)];
  const on = (instant: number) =>
    words(` (${dayLabel(easternDay(instant), { weekday: true, month: false })})`);
  return [words("de "), part(from), on(from), words(" à "), part(until), on(until)];
}

function nextDay(occasion: Occasion): readonly LinePart[] {
  const word = nextDayWord(occasion);
  return word === "" ? [] : [words(word)];
}

/** The dates of an activity as its page prints them. */
export function datesView(activity: Activity) {
  const { current, old } = dateState(activity);
  const view = (one: Occasion | null) =>
    one && { days: dayLine(one), hours: hourLine(one), duration: one.duration };
  return { current: view(current), old: view(old) };
}
