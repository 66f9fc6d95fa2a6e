import { daysBetween, easternDay, easternTime } from "../time/eastern.ts";
import { type DurationLabel, durationLabel } from "../time/labels.ts";
import type { Activity } from "./activity.ts";
import { statuses as statusFacts } from "./facts.ts";

/** Hours after midnight that count as the evening before, in seconds. */
const NIGHT = 6 * 3600;

const MINUTE = 60;

/**
 * - `undetermined`: 'Date à venir' and nothing else.
 * - `cancelled`: 'Activité annulée', then `current`, struck through.
 * - `postponed`: 'Nouvelle date' with `current`, 'Ancienne date' with `old`, struck through.
 * - `normal`: `current`.
 */
export type DateStatus = "undetermined" | "cancelled" | "postponed" | "normal";

/** When an activity takes place. date-words.ts makes the card's text of it. */
export interface Occasion {
  /** `day`: one; `pair`: two, both named; `span`: more than two, 'Du … au …' (ruling D34). */
  readonly kind: "day" | "pair" | "span";
  /** First and last Eastern day, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Its days, when they do not all follow each other; else empty. */
  readonly apart: readonly string[];
  /** Hours to print, in epoch seconds; over several days, the hours of each day. Null when all day or unknown. */
  readonly hours: { readonly from: number; readonly until: number | null } | null;
  /**
   * Whether `hours` are start and end of one period over midnight, not the hours of each day. With kind `day` it is
   * an evening that ends on the next day (ruling D77).
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

/**
 * Whether the activity begins on one day and ends on the next, at no later hour: one evening, not two days (ruling
 * D77).
 */
function isOneNight(start: number | null, end: number | null, range: readonly number[]): boolean {
  if (start === null || end === null || minuteOf(end) > minuteOf(start)) return false;
  const ends = [easternDay(start), easternDay(end)] as const;
  return daysBetween(...ends) === 1 && range.every((instant) => ends.includes(easternDay(instant)));
}

/** First day, last day and number of Eastern days, from the range, or else from start and end. */
function daysOf(start: number | null, end: number | null, range: readonly number[]) {
  const days = [...new Set(range.map(easternDay))].sort();
  const [first] = days;
  if (first !== undefined) return { first, last: days.at(-1) ?? first, count: days.length, days };
  if (start === null) return null;
  const day = easternDay(start);
  // An end at midnight or in the early morning belongs to the day before.
  const lastDay = end === null ? day : easternDay(end - NIGHT);
  const last = lastDay > day ? lastDay : day;
  return { first: day, last, count: daysBetween(day, last) + 1, days: [] };
}

type Hours = Pick<Occasion, "hours" | "through">;

const NO_HOURS: Hours = { hours: null, through: false };

/** Hours over several days: those of each day, or start and end when they cannot be those of each day. */
function hoursOfDays(start: number, end: number | null, days: Days): Hours {
  const { first, last } = days;
  const until = end !== null && end > start ? end : null;
  // A CMS writes a day without hours as midnight without an end.
  if (until === null)
    return minuteOf(start) === 0 ? NO_HOURS : { hours: { from: start, until }, through: false };
  const hours = { from: start, until };
  if (minuteOf(until) > minuteOf(start)) return { hours, through: false };
  const endsThere = easternDay(until) === last || easternDay(until - NIGHT) === last;
  return isOneRun(days) && easternDay(start) === first && endsThere ? { hours, through: true } : NO_HOURS;
}

type Days = NonNullable<ReturnType<typeof daysOf>>;

/** From midnight to 23:59, or to midnight of a later day: so do calendars write whole days that have no sign for them. */
const isWholeDays = (start: number | null, end: number | null): boolean =>
  start !== null && end !== null && end > start && minuteOf(start) === 0 && minuteOf(end + MINUTE) <= 1;

/** Whether no day lies between first and last that is none of them. */
const isOneRun = ({ first, last, count }: Days): boolean => daysBetween(first, last) + 1 === count;

function occasion(
  start: number | null,
  end: number | null,
  range: readonly number[],
  isAllDay: boolean,
): Occasion | null {
  const allDay = isAllDay || isWholeDays(start, end);
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
    apart: isOneRun(days) ? [] : days.days,
    ...(allDay || start === null ? NO_HOURS : hoursOf(start)),
    allDay,
    duration: kind === "day" && !allDay && minutes > 0 && isShort ? durationLabel(minutes) : null,
    start,
    end,
  };
}

/**
 * The dates to print, in this order of precedence: undetermined, cancelled, postponed, normal (ruling D35). An
 * activity that was postponed and then cancelled shows its last known dates only; one without any date counts as
 * undetermined.
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

/** The status alone. */
export function dateStatus({ dates, statuses }: Activity): DateStatus {
  const { undetermined, cancelled } = statusFacts();
  if (statuses.includes(undetermined)) return "undetermined";
  if (statuses.includes(cancelled)) return "cancelled";
  if (dates.startReport !== null) return "postponed";
  return dates.start === null && dates.range.length === 0 ? "undetermined" : "normal";
}
