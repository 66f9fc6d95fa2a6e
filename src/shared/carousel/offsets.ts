/**
 * Where each slide of a ring stands, in widths of a slide, when the ring has been turned by `turn`: 0 is in front, 1 comes
 * next, -1 was before; after the last comes the first. `turn` may lie between two slides, and beyond the ends.
 */
export function offsets(count: number, turn: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => wrapped(index - turn, count));
}

/** The same place on the ring by the shorter way: from -count/2 up to, and without, count/2. */
function wrapped(offset: number, count: number): number {
  const half = count / 2;
  const rest = (((offset + half) % count) + count) % count;
  // Not -0, which css would print.
  return rest - half + 0;
}

/** The slide of that number, counted on from the last to the first, and back. */
export const ringIndex = (index: number, count: number): number => ((index % count) + count) % count;
