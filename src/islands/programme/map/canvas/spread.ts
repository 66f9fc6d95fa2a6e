export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Enough for a hundred places in a few streets; most maps need fewer than ten. */
const MOST_ROUNDS = 150;

/**
 * Moves overlapping marks apart; each stays as near to its spot as possible. Marks of one building form a circle. The
 * same spots give the same result.
 *
 * @param apart distance between two marks, in pixels
 */
export function spread(spots: readonly Point[], apart: number): readonly Point[] {
  // Equal spots have no direction to move apart: shift each a little in a direction of its own.
  const marks = spots.map(({ x, y }, index) => ({
    x: x + Math.cos(index * 2.4) / 100,
    y: y + Math.sin(index * 2.4) / 100,
    moved: false,
  }));
  const fromLeft = [...marks];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    fromLeft.sort((one, other) => one.x - other.x);
    let crowded = false;
    fromLeft.forEach((one, index) => {
      for (let next = index + 1; next < fromLeft.length; next += 1) {
        const other = fromLeft[next] as (typeof marks)[number];
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        if (dx >= apart) break;
        const distance = Math.hypot(dx, dy);
        if (distance >= apart - 0.5) continue;
        crowded = true;
        const push = (apart - distance) / 2 / (distance || 1);
        one.x -= dx * push;
        one.y -= dy * push;
        other.x += dx * push;
        other.y += dy * push;
        one.moved = true;
        other.moved = true;
      }
    });
    if (!crowded) break;
  }
  return marks.map(({ x, y, moved }, index) =>
    moved ? { x: Math.round(x), y: Math.round(y) } : (spots[index] as Point),
  );
}
