import fc from "fast-check";
import { expect, test } from "vitest";
import { fours, shuffled } from "../../../src/behaviours/card-rotation/turns.ts";

const cards = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each([
  [1, [1], 0],
  [3, [3], 0],
  [4, [4], 0],
  [5, [4], 1],
  [8, [4, 4], 0],
  [9, [4, 4], 1],
  [11, [4, 4], 3],
])("%i cards take turns by fours; under four all stand together", (count, sizes, left) => {
  const { groups, surplus } = fours(cards(count));
  expect(groups.map((group) => group.length)).toEqual(sizes);
  expect(surplus).toHaveLength(left);
});

test("the order is what chance makes of it, and the same for the same chance", () => {
  expect(shuffled(cards(5), () => 0)).toEqual([1, 2, 3, 4, 5]);
  expect(shuffled(cards(5), () => 0.999)).toEqual([5, 4, 3, 2, 1]);
});

test("no card is lost, none comes twice", () => {
  fc.assert(
    fc.property(
      fc.nat(40),
      fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 }),
      (count, chances) => {
        let at = 0;
        const order = shuffled(cards(count), () => chances[at++ % chances.length] ?? 0);
        expect([...order].sort((one, other) => one - other)).toEqual(cards(count));
      },
    ),
  );
});
