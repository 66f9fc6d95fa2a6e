import { daysBetween, easternDay, easternTime } from "../../../shared/time/eastern.ts";
import { type DurationLabel, durationLabel } from "../../../shared/time/labels.ts";
import type { Activity } from "./activity.ts";

/** Status ids of the API. */
const UNDETERMINED = 78588;
const CANCELLED = 71610;

/** What the first hours of a day still belong to the evening before. */
const NIGHT = 6 * 3600;

/**
 * - `undetermined`: 'Date à venir'; there is nothing else to print.
 * - `cancelled`: 'Activité annulée', then `current`, struck.
 * - `postponed`: 'Nouvelle date' with `current`, 'Ancienne date' with `old`, struck.
 * - `normal`: `current`.
 */
export type DateStatus = "undetermined" | "cancelled" | "postponed" | "normal";

/** When an activity takes place. Its words are the card's (date-words.ts), or a page's own. */
export interface Occasion {
  /** `day`: one; `pair`: two, both named; `span`: more than two, 'Du … au …' (ruling D34). */
  readonly kind: "day" | "pair" | "span";
  /** First and last Eastern day, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Epoch seconds of the hours to print, those of each day over several; null when all day or unknown. */
  readonly hours: { readonly from: number; readonly until: number | null } | null;
  /**
   * `hours` are the two ends of one stretch of time over midnight, not the hours of each day. Of kind `day` it is an
   * evening that ends on the next day (ruling D77).
   */
  readonly through: boolean;
  readonly allDay: boolean;
  /** From start to end; null over several days. */
  readonly duration: DurationLabel | null;
  /** Epoch seconds. */
  readonly start: number | null;
  readonly end: number | null;
}

interface ActivityDateState {
  readonly status: DateStatus;
  readonly current: Occasion | null;
  readonly old: Occasion | null;
}

/** Minute of the Eastern day, from 0. */
function minuteOf(instant: number): number {
  const { hour, minute } = easternTime(instant);
  return hour * 60 + minute;
}

/** Begins on one day and ends on the next, at no later hour: one evening, not two days (ruling D77). */
function isOneNight(start: number | null, end: number | null, range: readonly number[]): boolean {
  if (start === null || end === null || minuteOf(end) > minuteOf(start)) return false;
  const ends = [easternDay(start), easternDay(end)] as const;
  return daysBetween(...ends) === 1 && range.every((instant) => ends.includes(easternDay(instant)));
}

/** First, last and number of the Eastern days, from the range; from start and end where the API gives none. */
function daysOf(start: number | null, end: number | null, range: readonly number[]) {
  const days = [...new Set(range.map(easternDay))].sort();
  const [first] = days;
  if (first !== undefined) return { first, last: days.at(-1) ?? first, count: days.length };
  if (start === null) return null;
  const day = easternDay(start);
  // What ends at one in the morning, or at midnight, is on the day it began.
  const lastDay = end === null ? day : easternDay(end - NIGHT);
  const last = lastDay > day ? lastDay : day;
  return { first: day, last, count: daysBetween(day, last) + 1 };
}

type Hours = Pick<Occasion, "hours" | "through">;

const NO_HOURS: Hours = { hours: null, through: false };

/** Hours over several days: those of each day, or the two ends when they cannot be those of each. */
function hoursOfDays(start: number, end: number | null, { first, last, count }: Days): Hours {
  const until = end !== null && end > start ? end : null;
  // Midnight without an end is how a CMS writes a day alone.
  if (until === null)
    return minuteOf(start) === 0 ? NO_HOURS : { hours: { from: start, until }, through: false };
  const hours = { from: start, until };
  if (minuteOf(until) > minuteOf(start)) return { hours, through: false };
  const inOneRun = daysBetween(first, last) + 1 === count;
  const endsThere = easternDay(until) === last || easternDay(until - NIGHT) === last;
  return inOneRun && easternDay(start) === first && endsThere ? { hours, through: true } : NO_HOURS;
}

type Days = NonNullable<ReturnType<typeof daysOf>>;

function occasion(
  start: number | null,
  end: number | null,
  range: readonly number[],
  allDay: boolean,
): Occasion | null {
  const night = !allDay && isOneNight(start, end, range);
  const days = daysOf(start, night ? start : end, night ? [] : range);
  if (!days) return null;
  const kind = days.count > 2 ? "span" : days.count === 2 ? "pair" : "day";
  const minutes = start === null || end === null ? 0 : Math.floor((end - start) / 60);
  const isShort = night || minutes < 24 * 60;
  const hoursOf = (from: number): Hours =>
    kind === "day"
      ? { hours: { from, until: minutes > 0 ? end : null }, through: night }
      : hoursOfDays(from, end, days);
  return {
    kind,
    firstDay: days.first,
    lastDay: days.last,
    ...(allDay || start === null ? NO_HOURS : hoursOf(start)),
    allDay,
    duration: kind === "day" && !allDay && minutes > 0 && isShort ? durationLabel(minutes) : null,
    start,
    end,
  };
}

/**
 * What to print as the dates of an activity, in this order of precedence: undetermined, cancelled, postponed,
 * normal (ruling D35). One that is cancelled after it was postponed shows its last known dates only; one
 * without any date counts as undetermined.
 */
export function dateState(activity: Activity): ActivityDateState {
  const { dates } = activity;
  const status = dateStatus(activity);
  if (status === "undetermined") return { status, current: null, old: null };
  const planned = occasion(dates.start, dates.end, dates.range, dates.allDay);
  if (dates.startReport === null) return { status, current: planned, old: null };
  const current = occasion(dates.startReport, dates.endReport, dates.rangeReport, dates.allDay);
  return { status, current, old: status === "postponed" ? planned : null };
}

/** The same, without the dates. */
export function dateStatus({ dates, statuses }: Activity): DateStatus {
  if (statuses.includes(UNDETERMINED)) return "undetermined";
  if (statuses.includes(CANCELLED)) return "cancelled";
  if (dates.startReport !== null) return "postponed";
  return dates.start === null && dates.range.length === 0 ? "undetermined" : "normal";
}
