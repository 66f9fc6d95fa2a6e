/** The activities by day and hour: pure, and the only place that knows what stands where. */
import type { Activity } from "../domain/activity.ts";
import { atNextDay, type Slot, slotOf } from "./slot.ts";

/** What begins within one hour of one day, in the order of time. */
export interface Hour {
  /** Unique within its day. */
  readonly key: string;
  /** Where the hour begins, epoch seconds; null for a whole day, for an unknown hour, and without a date. */
  readonly start: number | null;
  readonly allDay: boolean;
  readonly slots: readonly Slot[];
}

export interface Day {
  /** Eastern day, `YYYY-MM-DD`; null for the last one, of all that have no date yet. */
  readonly day: string | null;
  readonly hours: readonly Hour[];
}

export interface Schedule {
  readonly days: readonly Day[];
  /** Runs of more than two days (ruling D33). */
  readonly leftOut: readonly Activity[];
}

const HOUR = 3600;

/** Of whole days first, of unknown hours last. */
const rank = ({ start, allDay }: Hour) => (allDay ? -1 : (start ?? Number.POSITIVE_INFINITY));

/** Day and beginning of a slot: those of its second day when that is the chosen one. */
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
  const start = at === null ? null : Math.floor(at / HOUR) * HOUR;
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
 * Puts activities under their days and hours. Each stands there once, so that the numbers add up, an address leads to
 * one card, and a further page comes after those before: one of two days under the first, or under the chosen one, and
 * names both. Hours are those of the clock as it goes: in the night when it is set back, 1 h comes twice (ruling D36).
 *
 * @param chosen the day that the visitor asked for, `YYYY-MM-DD`
 * @param before an earlier schedule: what did not change is the very same object in the new one
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
  // '~' comes after every figure: what has no date is last.
  days.sort((one, other) => ((one.day ?? "~") < (other.day ?? "~") ? -1 : 1));
  return { days, leftOut };
}

/** How many activities stand in the schedule. */
export const drawn = (activities: readonly Activity[]): number =>
  activities.filter((activity) => slotOf(activity) !== null).length;

const same = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** The day as it was before if nothing in it is new; else with those of its hours that are as they were. */
function unchanged(before: Day | undefined, { day, hours }: Day): Day {
  if (!before) return { day, hours };
  const known = new Map(before.hours.map((hour) => [hour.key, hour]));
  const kept = hours.map((hour) => {
    const old = known.get(hour.key);
    return old && same(old.slots, hour.slots) ? old : hour;
  });
  return same(before.hours, kept) ? before : { day, hours: kept };
}

/** The first hours, as many as it takes for so many activities. */
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

/** The activities in the order in which they are read. */
export const inOrder = ({ days }: Schedule): readonly Activity[] =>
  days.flatMap(({ hours }) => hours.flatMap(({ slots }) => slots.map(({ activity }) => activity)));
