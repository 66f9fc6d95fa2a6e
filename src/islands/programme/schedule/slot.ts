import type { Activity } from "../../../shared/activity/activity.ts";
import { dateState, type Occasion } from "../../../shared/activity/dates.ts";
import { onDay } from "../../../shared/activity/moments.ts";

/** Position of an activity in the schedule. */
export interface Slot {
  readonly activity: Activity;
  /** Eastern day, `YYYY-MM-DD`; null as long as it has no date. */
  readonly day: string | null;
  /** The second day of two. */
  readonly nextDay: string | null;
  /** Start on `day`, epoch seconds; null for a whole day and when the hour is unknown. */
  readonly at: number | null;
  readonly allDay: boolean;
  /** Duration in quarters of an hour, at most `LONGEST`; null when unknown. */
  readonly quarters: number | null;
}

/** Three hours: longer activities are drawn as three hours, or all others would look short. */
const LONGEST = 12;

const DAY = 86_400;

/** Over two days, the duration on each day; from start to end when it continues over midnight. */
function quartersOf({ kind, allDay, hours, through, start, end }: Occasion): number | null {
  if (allDay) return LONGEST;
  const from = hours?.from ?? start;
  const until = hours === null ? end : hours.until;
  if (from === null || until === null) return null;
  const isDaily = kind === "pair" && hours !== null && !through;
  const seconds = isDaily ? (until - from) % DAY : until - from;
  return Math.min(LONGEST, Math.max(1, Math.round(seconds / 900)));
}

function makeSlot(activity: Activity): Slot | null {
  const { current } = dateState(activity);
  if (current === null) {
    return { activity, day: null, nextDay: null, at: null, allDay: false, quarters: null };
  }
  const { kind, firstDay, lastDay, allDay, hours, through, start } = current;
  if (kind === "span") return null;
  const from = allDay ? null : (hours?.from ?? start);
  return {
    activity,
    day: firstDay,
    // Two days without hours for each: it is listed on the first day only.
    nextDay: kind === "pair" && !through && (hours !== null || from === null) ? lastDay : null,
    at: from === null ? null : onDay(firstDay, from),
    allDay,
    quarters: quartersOf(current),
  };
}

const made = new WeakMap<Activity, Slot | null>();

/**
 * Position of an activity in the schedule, by the new date when it is postponed (ruling D35); the same object for the
 * same activity. Null when it lasts more than two days and is left out (ruling D33).
 */
export function slotOf(activity: Activity): Slot | null {
  let slot = made.get(activity);
  if (slot === undefined) {
    slot = makeSlot(activity);
    made.set(activity, slot);
  }
  return slot;
}

/** Start of a slot on the second of its days. */
export const atNextDay = ({ nextDay, at }: Slot): number | null =>
  nextDay === null || at === null ? null : onDay(nextDay, at);
