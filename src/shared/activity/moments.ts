import { easternDay, easternTime, easternZone } from "../time/eastern.ts";
import { zonedInstant } from "../time/zone.ts";
import type { Activity } from "./activity.ts";
import { dateState, type Occasion } from "./dates.ts";

/** One time at which an activity takes place, in epoch seconds. */
export interface Moment {
  readonly activity: Activity;
  readonly from: number;
  /** Null when the end is unknown. */
  readonly until: number | null;
}

/** The first instant of an Eastern day. */
export const startOfDay = (day: string): number =>
  zonedInstant(Date.parse(`${day}T00:00:00Z`) / 1000, easternZone());

/** The instant on `day` at the clock time of `instant`. */
export function onDay(day: string, instant: number): number {
  if (easternDay(instant) === day) return instant;
  const { hour, minute } = easternTime(instant);
  return zonedInstant(Date.parse(`${day}T00:00:00Z`) / 1000 + hour * 3600 + minute * 60, easternZone());
}

/** The hours of one day of several. */
export const hoursOn = (day: string, { from, until }: NonNullable<Occasion["hours"]>) => ({
  from: onDay(day, from),
  until: until === null ? null : onDay(day, until),
});

/**
 * The times of an activity that has hours: one, or one on each of two days; by the new date when it is postponed.
 * None without hours, when it is cancelled or undetermined, and when it lasts more than two days.
 */
export function momentsOf(activity: Activity): readonly Moment[] {
  const { status, current } = dateState(activity);
  if (status === "cancelled" || current === null || current.kind === "span") return [];
  const { kind, hours, through, firstDay, lastDay } = current;
  if (hours === null) return [];
  if (kind === "day" || through) return [{ activity, ...hours }];
  return [firstDay, lastDay].map((day) => ({ activity, ...hoursOn(day, hours) }));
}
