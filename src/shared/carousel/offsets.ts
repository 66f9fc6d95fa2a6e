/**
 * Position of each slide of a ring turned by `turn`, in slide widths: 0 is in front, 1 next, -1 previous; the first
 * follows the last. `turn` may be between two slides, and beyond both ends.
 */
export function offsets(count: number, turn: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => wrapped(index - turn, count));
}

/** The same place on the ring by the shorter way: at least -count/2, less than count/2. */
function wrapped(offset: number, count: number): number {
  const half = count / 2;
  const rest = (((offset + half) % count) + count) % count;
  // Turns -0 into 0: css would print the sign.
  return rest - half + 0;
}

/** Index of a slide when counting goes on past both ends. */
export const ringIndex = (index: number, count: number): number => ((index % count) + count) % count;
