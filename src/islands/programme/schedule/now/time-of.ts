/** What of the schedule is past, and where now is in it, as pure functions. */
import type { Activity } from "../../../../shared/activity/activity.ts";
import { momentsOf } from "../../../../shared/activity/moments.ts";
import { easternDay } from "../../../../shared/time/eastern.ts";
import { type Day, type Hour, hourOf } from "../schedule.ts";
import { atNextDay, type Slot } from "../slot.ts";

/** How long an activity without an end counts as on, in seconds. */
const WITHOUT_END = 3600;

/**
 * Whether an activity has ended on the day that lists it; one of a whole day ends with its day. On a later day, what counts
 * is the time that it still has: the second of two days.
 */
export function isPast({ activity, day: first, nextDay }: Slot, day: Day["day"], now: number): boolean {
  if (day === null) return false;
  const today = easternDay(now);
  const since = day > today ? day : today;
  const moments = momentsOf(activity);
  const counts = moments.find(({ from }) => easternDay(from) >= since) ?? moments.at(-1);
  if (counts) return (counts.until ?? counts.from + WITHOUT_END) <= now;
  return (nextDay ?? first ?? day) < today;
}

/** For each slot of an hour '1' when it is past, else '0'; empty when none is. A text, so that equal ones are equal. */
export function pastOf({ slots }: Hour, day: Day["day"], now: number | null): string {
  if (now === null) return "";
  const past = slots.map((slot) => (isPast(slot, day, now) ? "1" : "0")).join("");
  return past.includes("1") ? past : "";
}

const slotsOf = ({ hours }: Day): readonly Slot[] => hours.flatMap(({ slots }) => slots);

/** How many activities are past. */
export const pastCount = (days: readonly Day[], now: number): number =>
  days.reduce((sum, day) => sum + slotsOf(day).filter((slot) => isPast(slot, day.day, now)).length, 0);

/** Whether some activity of a day is not past yet. */
export const goesOn = (day: Day, now: number): boolean =>
  slotsOf(day).some((slot) => !isPast(slot, day.day, now));

/** The first activity that begins after now, in reading order; null when none is loaded. */
export function slotAfter(days: readonly Day[], now: number): Slot | null {
  for (const day of days) {
    const found = slotsOf(day).find((slot) => {
      const at = day.day === slot.nextDay ? atNextDay(slot) : slot.at;
      return at !== null && at > now;
    });
    if (found) return found;
  }
  return null;
}

/** The hour of today before which the line of now stands: the first that has not begun. Null after all of them. */
export const hourAfter = (hours: readonly Hour[], now: number): Hour | null =>
  hours.find(({ start }) => start !== null && start > now) ?? null;

/**
 * Whether everything that has begun is loaded, so that now has its place among the hours: no page is missing, or the
 * last activity begins in a later hour. The API orders them by start (docs/api.md); where it does not, all pages are needed.
 */
export function reachesNow(loaded: readonly Activity[], isMissing: boolean, now: number): boolean {
  if (!isMissing) return true;
  const starts = loaded.flatMap(({ dates }) => dates.start ?? []);
  const isOrdered = starts.every((start, index) => index === 0 || (starts[index - 1] ?? 0) <= start);
  return isOrdered && hourOf(starts.at(-1) ?? 0) > now;
}
