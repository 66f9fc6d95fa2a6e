/** Who comes when, and for what: the assumptions of the simulation, in one place. */
import { type Dice, normal, pick } from "./random.ts";

/** Visitors of the day, those of the live stream included. */
const VISITORS = 50_000;
/** Visitors who come for the author's live stream only. */
export const WATCHERS = 10_000;

/** The live stream, in seconds since midnight. */
export const STREAM = { start: 19 * 3600, end: 20.25 * 3600 } as const;

/** When the others come: hour of the day, its spread, and a share of all. */
const WAVES: readonly (readonly [{ readonly hour: number; readonly spread: number }, number])[] = [
  // Doors, 9 to 10 h.
  [{ hour: 9.5, spread: 0.4 }, 0.3],
  // Noon.
  [{ hour: 12.2, spread: 0.5 }, 0.25],
  [{ hour: 15.5, spread: 2 }, 0.3],
  [{ hour: 20.5, spread: 1.2 }, 0.15],
];

/** Name of a recorded journey, and how many visitors of a hundred make it. A visit may consist of two. */
const JOURNEYS: readonly (readonly [string, number])[] = [
  ["programme", 34],
  ["filters", 22],
  ["schedule", 10],
  ["map", 6],
  ["search", 8],
  ["nothing found", 2],
  ["authors", 8],
  ["exhibitors", 5],
  ["selection", 5],
];
/** Shares of visitors who begin on the home page, and who make a second journey. */
const HOME = 0.5;
const SECOND = 0.4;

/** How long a visitor looks before the next act: half of them less than this, in seconds. */
const LOOKS = 20;
/** Spread of its logarithm: one in six looks more than two and a half times as long. */
const LOOKS_SPREAD = 0.95;

export interface Visit {
  /** Seconds since midnight. */
  readonly arrives: number;
  /** Names of the recorded journeys, in order. */
  readonly journeys: readonly string[];
}

export interface Watcher {
  readonly arrives: number;
  readonly leaves: number;
}

const within = (hour: number) => Math.min(23.9, Math.max(7, hour)) * 3600;

/** Draws the visits of those who do not watch the stream, in order of their arrival. */
export function drawVisits(random: Dice, count = VISITORS - WATCHERS): readonly Visit[] {
  const visits = Array.from({ length: count }, () => {
    const { hour, spread } = pick(random, WAVES);
    const arrives = within(normal(random, hour, spread));
    const journeys = random() < HOME ? ["home"] : [];
    journeys.push(pick(random, JOURNEYS));
    if (random() < SECOND) journeys.push(pick(random, JOURNEYS));
    return { arrives, journeys };
  });
  return visits.sort((one, other) => one.arrives - other.arrives);
}

/** Draws those who watch the stream: most come within ten minutes of its start, and nine of ten stay to its end. */
export function drawWatchers(random: Dice, count = WATCHERS): readonly Watcher[] {
  const watchers = Array.from({ length: count }, () => {
    const arrives = Math.max(STREAM.start - 1800, normal(random, STREAM.start, 300));
    const stays = random() < 0.9 ? STREAM.end - arrives + 300 * random() : 3600 * random();
    return { arrives, leaves: arrives + stays };
  });
  return watchers.sort((one, other) => one.arrives - other.arrives);
}

/** How long a visitor looks before the next act, in seconds. */
export const drawLook = (random: Dice): number => Math.exp(normal(random, Math.log(LOOKS), LOOKS_SPREAD));
