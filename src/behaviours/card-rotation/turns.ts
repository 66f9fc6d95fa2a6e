/** Number of cards shown at a time (as specified). */
const SHOWN = 4;

/**
 * The items in random order (Fisher–Yates).
 *
 * @param random as `Math.random`
 */
export function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** Groups of four; cards left over are in none. Fewer than four cards are all shown (ruling D60). */
export function fours<Item>(items: readonly Item[]): {
  readonly groups: readonly (readonly Item[])[];
  readonly surplus: readonly Item[];
} {
  if (items.length <= SHOWN) return { groups: [items], surplus: [] };
  const count = Math.floor(items.length / SHOWN);
  return {
    groups: Array.from({ length: count }, (_, turn) => items.slice(turn * SHOWN, (turn + 1) * SHOWN)),
    surplus: items.slice(count * SHOWN),
  };
}
