/** Which activities of the schedule are past at an instant, as pure functions. */
import { momentsOf } from "../../../../shared/activity/moments.ts";
import { easternDay } from "../../../../shared/time/eastern.ts";
import type { Day, Hour } from "../schedule.ts";
import type { Slot } from "../slot.ts";

/** How long an activity without an end counts as on, in seconds. */
const WITHOUT_END = 3600;

/** Whether the last time of an activity has ended; one of a whole day ends with its day. */
export function isPast({ activity, day, nextDay }: Slot, now: number): boolean {
  const last = momentsOf(activity).at(-1);
  if (last) return (last.until ?? last.from + WITHOUT_END) <= now;
  return day !== null && (nextDay ?? day) < easternDay(now);
}

/** For each slot of an hour '1' when it is past, else '0'; empty when none is. A text, so that equal ones are equal. */
export function pastOf({ slots }: Hour, now: number | null): string {
  if (now === null) return "";
  const past = slots.map((slot) => (isPast(slot, now) ? "1" : "0")).join("");
  return past.includes("1") ? past : "";
}

/** How many activities are past. */
export const pastCount = (days: readonly Day[], now: number): number =>
  days.flatMap(({ hours }) => hours.flatMap(({ slots }) => slots)).filter((slot) => isPast(slot, now)).length;

/** The first activity with an hour, of today or later, that runs or comes, in reading order; null when none is loaded. */
export function slotOfNow(days: readonly Day[], now: number): Slot | null {
  const today = easternDay(now);
  const coming = days.flatMap(({ day, hours }) => (day !== null && day >= today ? hours : []));
  return coming.flatMap(({ slots }) => slots).find((slot) => slot.at !== null && !isPast(slot, now)) ?? null;
}

/** The hour of today before which the line of now stands: the first that has not begun. Null after all of them. */
export const hourAfter = (hours: readonly Hour[], now: number): Hour | null =>
  hours.find(({ start }) => start !== null && start > now) ?? null;
