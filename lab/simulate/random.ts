/** Random numbers that are the same in every run. */

/** A number in [0, 1), as Math.random gives it. */
export type Dice = () => number;

/** The generator 'mulberry32': https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number of the normal distribution (Box and Muller). */
export const normal = (random: Dice, mean: number, deviation: number): number =>
  mean + deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** One of several things, each as often as its weight says. */
export function pick<T>(random: Dice, weighted: readonly (readonly [T, number])[]): T {
  let rest = random() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [thing, weight] of weighted) {
    rest -= weight;
    if (rest < 0) return thing;
  }
  return (weighted.at(-1) as readonly [T, number])[0];
}

/** Weights by rank, as people choose from a list: the second half as often as the first, the third a third… */
export const byRank = <T>(things: readonly T[]): readonly (readonly [T, number])[] =>
  things.map((thing, rank) => [thing, 1 / (rank + 1)]);
