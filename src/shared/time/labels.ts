import { easternTime } from "./eastern.ts";

/** No-break space, so that a number and its unit stay on one line. */
const NBSP = "\u00a0";

/** '10 h', '10 h 30', as French typography asks. Intl gives '10 h 05', with spaces that depend on the engine. */
export function hourLabel(instant: number): string {
  const { hour, minute } = easternTime(instant);
  return hourText(hour, minute);
}

/** '10 h' for an hour of the clock, 0 to 24. */
export function hourText(hour: number, minute = 0): string {
  return `${hour}${NBSP}h${minute === 0 ? "" : `${NBSP}${String(minute).padStart(2, "0")}`}`;
}

interface DayParts {
  readonly weekday?: boolean;
  /** The month's name, or its short form; without it only the day's number. */
  readonly month?: boolean | "short";
  readonly year?: boolean;
}

/** As Intl names them in 'fr-CA'. Its first format takes 60 ms and more on a phone (`lab/bench/profile.ts`, CPU/4). */
const WEEKDAYS = "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" ");
/** The short form ends at the bar, with a point. */
const MONTHS =
  "janv|ier févr|ier mars avr|il mai juin juill|et août sept|embre oct|obre nov|embre déc|embre".split(" ");

const monthLabel = (date: Date, short: boolean): string =>
  (MONTHS[date.getUTCMonth()] as string).replace(short ? /\|.*/ : "|", short ? "." : "");

/** A calendar day in words: 'mercredi 25 novembre', '1er décembre 2026', '29 nov.', '25'. */
export function dayLabel(
  day: string,
  { weekday = false, month = true, year = false }: DayParts = {},
): string {
  const date = new Date(day);
  const figure = date.getUTCDate();
  let text = figure === 1 ? "1er" : `${figure}`;
  if (month) text += NBSP + monthLabel(date, month === "short");
  if (month && year) text += ` ${date.getUTCFullYear()}`;
  return weekday ? `${weekdayLabel(day)} ${text}` : text;
}

/** 'dimanche' for a `YYYY-MM-DD`. */
export const weekdayLabel = (day: string): string => WEEKDAYS[new Date(day).getUTCDay()] as string;

export interface DurationLabel {
  /** '1 h 15', '45 min'. */
  readonly short: string;
  /** '1 heure 15 minutes', for screen readers. */
  readonly spoken: string;
  /** For a `datetime` attribute: 'PT1H15M'. */
  readonly dateTime: string;
}

/**
 * A duration in words.
 *
 * @param minutes whole minutes, more than 0
 */
export function durationLabel(minutes: number): DurationLabel {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const spoken: string[] = [];
  if (hours > 0) spoken.push(`${hours}${NBSP}heure${hours > 1 ? "s" : ""}`);
  if (rest > 0) spoken.push(`${rest}${NBSP}minute${rest > 1 ? "s" : ""}`);
  return {
    short: hours > 0 ? hourText(hours, rest) : `${rest}${NBSP}min`,
    spoken: spoken.join(" "),
    dateTime: `PT${hours > 0 ? `${hours}H` : ""}${rest > 0 ? `${rest}M` : ""}`,
  };
}
