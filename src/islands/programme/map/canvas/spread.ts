import { type Marks, nearPairs } from "./near-pairs.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Enough for six hundred places in a few streets; most maps need fewer than ten. */
const MOST_ROUNDS = 150;
/** After so many rounds, marks are pushed farther than they overlap: a crowd then has room sooner. */
const PATIENT_ROUNDS = 50;
const HARDER = 1.6;
/** Pairs are searched within this much more than `apart`, so that one search serves several rounds. In pixels. */
const SLACK = 15;
/** Area that a circle of diameter 1 takes when circles lie as close as they can. */
const DENSEST = Math.sqrt(3) / 2;

/**
 * Moves overlapping marks apart; each stays as near to its spot as possible. Marks of one building form a circle. The
 * same spots give the same result.
 *
 * @param apart distance between two marks, in pixels
 */
export function spread(spots: readonly Point[], apart: number): readonly Point[] {
  // Equal spots have no direction to move apart: shift each a little in a direction of its own.
  const marks = {
    x: Float64Array.from(spots, ({ x }, index) => x + Math.cos(index * 2.4) / 100),
    y: Float64Array.from(spots, ({ y }, index) => y + Math.sin(index * 2.4) / 100),
  };
  const moved = new Uint8Array(spots.length);
  const tooNear = apart - 0.5;
  for (const index of nearPairs(marks, tooNear)) moved[index] = 1;
  widen(marks, moved, apart);
  let pairs = nearPairs(marks, apart + SLACK);
  let searched = copyOf(marks);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (!push(marks, moved, pairs, apart, tooNear, round < PATIENT_ROUNDS ? 1 : HARDER)) break;
    if (!hasMovedFar(marks, searched)) continue;
    pairs = nearPairs(marks, apart + SLACK);
    searched = copyOf(marks);
  }
  return spots.map((spot, index) =>
    moved[index]
      ? { x: Math.round(marks.x[index] as number), y: Math.round(marks.y[index] as number) }
      : spot,
  );
}

/**
 * Moves crowded marks out from their middle until each circle around it has room for those inside. Pushing pairs apart
 * gives nearly the same result, but moves a big crowd by one mark's width in a round.
 */
function widen({ x, y }: Marks, crowded: Uint8Array, apart: number): void {
  const crowd = [...x.keys()].filter((index) => crowded[index]);
  const middle = (values: Float64Array) =>
    crowd.reduce((sum, index) => sum + (values[index] as number), 0) / crowd.length;
  const left = middle(x);
  const top = middle(y);
  const away = x.map((value, index) => Math.hypot(value - left, (y[index] as number) - top));
  crowd.sort((one, other) => (away[one] as number) - (away[other] as number));
  crowd.forEach((index, inside) => {
    const wider = (apart * Math.sqrt((inside * DENSEST) / Math.PI)) / (away[index] || 1);
    if (wider <= 1) return;
    x[index] = left + ((x[index] as number) - left) * wider;
    y[index] = top + ((y[index] as number) - top) * wider;
  });
}

/**
 * Pushes the two marks of each pair apart that overlap.
 *
 * @param force 1: until they no longer overlap
 * @returns whether any did
 */
function push(
  { x, y }: Marks,
  moved: Uint8Array,
  pairs: Int32Array,
  apart: number,
  tooNear: number,
  force: number,
): boolean {
  let crowded = false;
  for (let place = 0; place < pairs.length; place += 2) {
    // Not destructured from arrays: this runs a hundred thousand times for a big crowd.
    const one = pairs[place] as number;
    const other = pairs[place + 1] as number;
    const fromX = x[one] as number;
    const fromY = y[one] as number;
    const toX = x[other] as number;
    const toY = y[other] as number;
    const square = (toX - fromX) ** 2 + (toY - fromY) ** 2;
    if (square >= tooNear * tooNear) continue;
    crowded = true;
    const distance = Math.sqrt(square);
    const share = (force * (apart - distance)) / 2 / (distance || 1);
    const dx = (toX - fromX) * share;
    const dy = (toY - fromY) * share;
    x[one] = fromX - dx;
    y[one] = fromY - dy;
    x[other] = toX + dx;
    y[other] = toY + dy;
    moved[one] = 1;
    moved[other] = 1;
  }
  return crowded;
}

/** Whether marks may have come near each other that were not so at the last search. */
function hasMovedFar({ x, y }: Marks, searched: Marks): boolean {
  for (let index = 0; index < x.length; index += 1) {
    const dx = (x[index] as number) - (searched.x[index] as number);
    const dy = (y[index] as number) - (searched.y[index] as number);
    if (dx * dx + dy * dy > (SLACK / 2) ** 2) return true;
  }
  return false;
}

const copyOf = ({ x, y }: Marks): Marks => ({ x: x.slice(), y: y.slice() });
