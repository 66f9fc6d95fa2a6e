/** What is on at an instant, and what comes next, as pure functions. Instants are epoch seconds. */

import type { Activity } from "../../../shared/activity/activity.ts";
import type { DateOption } from "../../../shared/activity/fair-dates.ts";
import { type Moment, momentsOf } from "../../../shared/activity/moments.ts";
import { placeLines, type Whereabouts } from "../../../shared/activity/place-lines.ts";
import { byId } from "../../../shared/list/by-id.ts";
import { easternDay } from "../../../shared/time/eastern.ts";
import { HOURS_BACK } from "./question.ts";

/** What is on and what comes next at one place. */
export interface PlaceNow {
  readonly place: Whereabouts;
  readonly on: readonly Moment[];
  /** The next ones, which begin together. */
  readonly next: readonly Moment[];
}

const HOUR = 3600;
/** How far ahead the next activity may begin. */
export const SOON = 2 * HOUR;
/** How long an activity without an end counts as on. */
const WITHOUT_END = HOUR;

const isOn = ({ from, until }: Moment, now: number): boolean =>
  from <= now && now < (until ?? from + WITHOUT_END) && now - from <= HOURS_BACK * HOUR;

const isSoon = ({ from }: Moment, now: number): boolean => from > now && from - now <= SOON;

const begin = (one: Moment, other: Moment) =>
  one.from - other.from || byId(one.activity.id, other.activity.id);
const end = (one: Moment, other: Moment) =>
  (one.until ?? one.from + WITHOUT_END) - (other.until ?? other.from + WITHOUT_END) || begin(one, other);

const keyOf = ({ area, title, rooms, kiosk }: Whereabouts) => [area.id, title, ...rooms, kiosk].join("\n");
const nameOf = ({ title, rooms }: Whereabouts) => rooms.join() || title;

/** Places with something on first, then those where something begins; in the order of their areas and names. */
export function planAt(activities: readonly Activity[], now: number): readonly PlaceNow[] {
  const places = new Map<string, { place: Whereabouts; on: Moment[]; next: Moment[] }>();
  for (const activity of activities) {
    const moments = momentsOf(activity).filter((moment) => isOn(moment, now) || isSoon(moment, now));
    const [place] = placeLines(activity);
    if (moments.length === 0 || !place) continue;
    const key = keyOf(place);
    const known = places.get(key) ?? { place, on: [], next: [] };
    places.set(key, known);
    for (const moment of moments) (isOn(moment, now) ? known.on : known.next).push(moment);
  }
  const order = (one: PlaceNow, other: PlaceNow) =>
    Number(other.on.length > 0) - Number(one.on.length > 0) ||
    areaRank(one.place) - areaRank(other.place) ||
    nameOf(one.place).localeCompare(nameOf(other.place), "fr");
  return [...places.values()]
    .map(({ place, on, next }) => ({ place, on: on.sort(end), next: together(next.sort(begin)) }))
    .sort(order);
}

const RANKS = ["palais", "ville", "ligne"];
const areaRank = ({ area }: Whereabouts) => RANKS.indexOf(area.look);

/** The first moments: those that begin with the first one. */
const together = (moments: readonly Moment[]): readonly Moment[] =>
  moments.filter(({ from }) => from === moments[0]?.from);

/** The first time after `now` on its Eastern day; null when there is none. */
export function nextOf(activities: readonly Activity[], now: number): Moment | null {
  const following = activities
    .flatMap(momentsOf)
    .filter(({ from }) => from > now && easternDay(from) === easternDay(now));
  return following.sort(begin)[0] ?? null;
}

/**
 * Where an instant is in the fair. `day` is the day to name: the first one, the next one, the last one; none on a day
 * of the fair that has another activity, and when the days are unknown.
 */
export interface FairPhase {
  readonly phase: "before" | "between" | "after" | "unknown";
  readonly day: DateOption | null;
}

/** @param days in their order */
export function fairPhase(days: readonly DateOption[], now: number): FairPhase {
  const today = easternDay(now);
  const named = days.filter(({ day }) => day !== null);
  const next = named.find(({ day }) => day !== null && day > today);
  if (next) return { phase: next === named[0] ? "before" : "between", day: next };
  const last = named.at(-1);
  return last ? { phase: "after", day: last } : { phase: "unknown", day: null };
}

/** Whether `now` is on a day of the fair. */
export const isFairDay = (days: readonly DateOption[], now: number): boolean =>
  days.some(({ day }) => day === easternDay(now));
