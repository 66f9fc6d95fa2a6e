/** Hours and rooms: one activity in a room at a time, with a quarter of an hour between two. */
import { DAYS, type Day, isWeekend, opening } from "./calendar.ts";
import type { Draft } from "./drafts.ts";
import type { Chance } from "./random.ts";

/** Minutes after midnight of `day`; an end above 1,440 is past midnight. */
export interface Slot {
  day: Day;
  from: number;
  to: number;
}

type Windows = (day: Day) => readonly [number, number] | null;

const BREAK = 15;

const WINDOWS: Readonly<Record<string, Windows>> = {
  adults: (day) => (isWeekend(day) ? [600, 1080] : [600, 1260]),
  families: (day) => (isWeekend(day) ? [600, 1050] : [930, 1140]),
  toddlers: (day) => (isWeekend(day) ? [600, 990] : [570, 720]),
  school: (day) => (isWeekend(day) ? null : [555, 870]),
  trade: (day) => (isWeekend(day) ? null : [540, 1050]),
  city: (day) => (isWeekend(day) ? [630, 1230] : [1020, 1290]),
  cityFamilies: (day) => (isWeekend(day) ? [600, 990] : [960, 1110]),
  evening: (day) => (isWeekend(day) ? null : [1080, 1260]),
  cityEvening: (day) => (isWeekend(day) ? [1080, 1380] : [1110, 1380]),
  // Walks and visits: in November it is dark at half past four.
  cityDaylight: (day) => (isWeekend(day) ? [600, 960] : null),
  online: (day) => (isWeekend(day) ? [600, 1260] : [720, 1290]),
};

/** The hours that suit an activity. */
export function windowOf(draft: Draft, audience: string, ages: readonly string[]): string {
  const children = ages.some((age) => age === "a0" || age === "a5" || age === "a9") && !ages.includes("a18");
  if (draft.type === "classe") return "school";
  if (draft.hours === "soir") return draft.areas[0] === "ville" ? "cityEvening" : "evening";
  if (draft.hours === "jour") return "cityDaylight";
  if (draft.areas[0] === "ligne") return children ? "families" : "online";
  if (draft.areas[0] === "ville") return children ? "cityFamilies" : "city";
  if (audience === "metier" || draft.project === "fpro") return "trade";
  if (children) return ages.includes("a0") ? "toddlers" : "families";
  return "adults";
}

const DAY_WEIGHTS = [
  [0, 17],
  [1, 19],
  [2, 20],
  [3, 25],
  [4, 19],
] as const;

/** Most activities start on the hour or the half hour. */
const OFFSETS = [
  [0, 50],
  [30, 40],
  [15, 5],
  [45, 5],
] as const;

export interface Timetable {
  isFree(room: string, slot: Slot): boolean;
  book(room: string, slot: Slot): void;
  /** Books a free slot in one of the rooms ('' = no room needed); null when all of them are full. */
  place(window: string, minutes: number, rooms: readonly string[]): { room: string; slot: Slot } | null;
}

export function createTimetable(chance: Chance): Timetable {
  const booked = new Map<string, Slot[]>();

  const isFree = (room: string, slot: Slot) =>
    room === "" ||
    (booked.get(room) ?? []).every(
      (other) => other.day !== slot.day || other.to + BREAK <= slot.from || slot.to + BREAK <= other.from,
    );

  const book = (room: string, slot: Slot) => {
    if (!isFree(room, slot)) throw new Error(`${room} is taken on day ${slot.day} at ${slot.from}`);
    booked.set(room, [...(booked.get(room) ?? []), slot]);
  };

  const fits = (window: string, slot: Slot) => {
    const hours = WINDOWS[window]?.(slot.day);
    const open = window.startsWith("city") || window === "online" ? null : opening(slot.day);
    return (
      !!hours &&
      slot.from >= hours[0] &&
      slot.to <= hours[1] &&
      (!open || (slot.from >= open[0] && slot.to <= open[1]))
    );
  };

  const tryOnce = (window: string, slot: Slot, rooms: readonly string[]) => {
    if (!fits(window, slot)) return null;
    const room = chance.shuffle(rooms).find((candidate) => isFree(candidate, slot));
    if (room === undefined) return null;
    book(room, slot);
    return { room, slot };
  };

  const place: Timetable["place"] = (window, minutes, rooms) => {
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const day = chance.weighted<Day>(DAY_WEIGHTS);
      const from = chance.int(9, 20) * 60 + chance.weighted(OFFSETS);
      const found = tryOnce(window, { day, from, to: from + minutes }, rooms);
      if (found) return found;
    }
    for (const day of DAYS) {
      for (let from = 540; from < 1260; from += 15) {
        const found = tryOnce(window, { day, from, to: from + minutes }, rooms);
        if (found) return found;
      }
    }
    return null;
  };

  return { isFree, book, place };
}
