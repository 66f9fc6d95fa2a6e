/** The activities by day and hour, as pure functions. */
import type { Activity } from "../../../shared/activity/activity.ts";
import { atNextDay, type Slot, slotOf } from "./slot.ts";

/** Activities that begin within one hour of a day, ordered by time. */
export interface Hour {
  /** Unique within its day. */
  readonly key: string;
  /** Start of the hour, epoch seconds; null for a whole day, an unknown hour, and without a date. */
  readonly start: number | null;
  readonly allDay: boolean;
  readonly slots: readonly Slot[];
}

export interface Day {
  /** Eastern day, `YYYY-MM-DD`; null for the last section, of activities without a date. */
  readonly day: string | null;
  readonly hours: readonly Hour[];
}

export interface Schedule {
  readonly days: readonly Day[];
  /** Activities of more than two days (ruling D33). */
  readonly leftOut: readonly Activity[];
}

const HOUR = 3600;

/** The hour under which an instant is listed. */
export const hourOf = (instant: number): number => Math.floor(instant / HOUR) * HOUR;

/** Order within a day: whole days first, unknown hours last. */
const rank = ({ start, allDay }: Hour) => (allDay ? -1 : (start ?? Number.POSITIVE_INFINITY));

/** Day and start of a slot: those of its second day when that is the chosen one. */
function placeOf(slot: Slot, chosen: string | null): Pick<Slot, "day" | "at"> {
  return slot.nextDay !== null && slot.nextDay === chosen
    ? { day: slot.nextDay, at: atNextDay(slot) }
    : { day: slot.day, at: slot.at };
}

interface HourDraft extends Hour {
  readonly slots: Slot[];
}
type DayDraft = Map<string, HourDraft>;

function addTo(hours: DayDraft, slot: Slot, at: number | null): void {
  const start = at === null ? null : hourOf(at);
  const key = String(start ?? (slot.allDay ? "day" : "unknown"));
  const hour = hours.get(key);
  if (hour) hour.slots.push(slot);
  else hours.set(key, { key, start, allDay: slot.allDay, slots: [slot] });
}

function inTime(hours: DayDraft, chosen: string | null): readonly Hour[] {
  const begin = (slot: Slot) => placeOf(slot, chosen).at ?? 0;
  for (const { slots } of hours.values()) slots.sort((one, other) => begin(one) - begin(other));
  return [...hours.values()].sort((one, other) => rank(one) - rank(other));
}

/**
 * Puts activities under their days and hours. Each is listed once, so that the counts add up and an address leads to
 * one card; an activity of two days is under the first or the chosen one. Hours follow the clock: in the night when
 * it is set back, 1 h occurs twice (ruling D36).
 *
 * @param chosen the day that the visitor has chosen, `YYYY-MM-DD`
 * @param before an earlier schedule: unchanged days and hours are the same objects in the new one
 */
export function scheduleOf(
  activities: readonly Activity[],
  chosen: string | null = null,
  before: Schedule | null = null,
): Schedule {
  const leftOut: Activity[] = [];
  const drafts = new Map<string | null, DayDraft>();
  for (const activity of activities) {
    const slot = slotOf(activity);
    if (slot === null) {
      leftOut.push(activity);
      continue;
    }
    const { day, at } = placeOf(slot, chosen);
    const hours: DayDraft = drafts.get(day) ?? new Map();
    drafts.set(day, hours);
    addTo(hours, slot, at);
  }
  const known = new Map(before?.days.map((day) => [day.day, day]));
  const days = [...drafts].map(([day, hours]) =>
    unchanged(known.get(day), { day, hours: inTime(hours, chosen) }),
  );
  // '~' sorts after every digit: no date comes last.
  days.sort((one, other) => ((one.day ?? "~") < (other.day ?? "~") ? -1 : 1));
  return { days, leftOut };
}

/** Number of activities that the schedule shows. */
export const drawn = (activities: readonly Activity[]): number =>
  activities.filter((activity) => slotOf(activity) !== null).length;

const same = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** Returns the earlier day if nothing in it has changed, else the new day with its unchanged hours reused. */
function unchanged(before: Day | undefined, { day, hours }: Day): Day {
  if (!before) return { day, hours };
  const known = new Map(before.hours.map((hour) => [hour.key, hour]));
  const reused = hours.map((hour) => {
    const old = known.get(hour.key);
    return old && same(old.slots, hour.slots) ? old : hour;
  });
  return same(before.hours, reused) ? before : { day, hours: reused };
}

/** The first hours that together have at least this number of activities. */
export function firstHours(days: readonly Day[], activities: number): readonly Hour[] {
  let room = activities;
  return days
    .flatMap(({ hours }) => hours)
    .filter(({ slots }) => {
      const within = room > 0;
      room -= slots.length;
      return within;
    });
}

/** The activities in reading order. */
export const inOrder = ({ days }: Schedule): readonly Activity[] =>
  days.flatMap(({ hours }) => hours.flatMap(({ slots }) => slots.map(({ activity }) => activity)));
