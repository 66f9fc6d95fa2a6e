/** Cells in a row of the grid, and rows. Marks that far apart share a cell, and their distance tells them apart. */
const SIDE = 64;

/** Positions of marks, in pixels. */
export interface Marks {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * Finds the pairs of marks nearer to each other than `reach`, by a grid of cells of that size.
 *
 * @returns indices of the marks, two for each pair
 */
export function nearPairs({ x, y }: Marks, reach: number): Int32Array {
  const newest = new Int32Array(SIDE * SIDE).fill(-1);
  const before = new Int32Array(x.length);
  let pairs = new Int32Array(16 * x.length);
  let length = 0;
  for (let one = 0; one < x.length; one += 1) {
    const left = x[one] as number;
    const top = y[one] as number;
    const column = Math.floor(left / reach);
    const row = Math.floor(top / reach);
    for (let near = 0; near < 9; near += 1) {
      const cell = cellOf(column - 1 + (near % 3), row - 1 + Math.floor(near / 3));
      for (let other = newest[cell] as number; other >= 0; other = before[other] as number) {
        const dx = (x[other] as number) - left;
        const dy = (y[other] as number) - top;
        if (dx * dx + dy * dy >= reach * reach) continue;
        if (length === pairs.length) {
          const longer = new Int32Array(2 * length);
          longer.set(pairs);
          pairs = longer;
        }
        pairs[length] = one;
        pairs[length + 1] = other;
        length += 2;
      }
    }
    const own = cellOf(column, row);
    before[one] = newest[own] as number;
    newest[own] = one;
  }
  return pairs.subarray(0, length);
}

const cellOf = (column: number, row: number) => (row & (SIDE - 1)) * SIDE + (column & (SIDE - 1));
