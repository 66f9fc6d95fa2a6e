import fc from "fast-check";
import { expect, test } from "vitest";
import { nearPairs } from "../../../../src/islands/programme/map/canvas/near-pairs.ts";
import { type Point, spread } from "../../../../src/islands/programme/map/canvas/spread.ts";

const APART = 30;
const coordinate = fc.integer({ min: 0, max: 300 });
const crowd = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 60 });
const gap = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const nearestOf = (pins: readonly Point[]) =>
  Math.min(...pins.map((pin, index) => Math.min(...pins.slice(index + 1).map((other) => gap(pin, other)))));

test("any number of pins are at least 24 pixels apart", () => {
  fc.assert(
    fc.property(crowd, (spots) => {
      const pins = spread(spots, APART);
      pins.forEach((pin, index) => {
        for (const other of pins.slice(index + 1)) expect(gap(pin, other)).toBeGreaterThanOrEqual(24);
      });
    }),
    { numRuns: 60 },
  );
});

test("a pin without neighbours stays exactly at its place", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 500, y: 0 },
    { x: 510, y: 0 },
  ];
  const [alone, one, other] = spread(spots, APART);
  expect(alone).toEqual({ x: 0, y: 0 });
  expect(one?.x).toBeLessThan(500);
  expect(other?.x).toBeGreaterThan(510);
});

test("places of one building form the same circle each time", () => {
  const building = Array.from({ length: 7 }, () => ({ x: 40, y: 40 }));
  const pins = spread(building, APART);
  for (const pin of pins) expect(gap(pin, { x: 40, y: 40 })).toBeLessThan(3 * APART);
  expect(spread(building, APART)).toEqual(pins);
});

test("a hundred places in one street are separated, too", () => {
  const street = Array.from({ length: 100 }, (_, index) => ({ x: index, y: 0 }));
  expect(nearestOf(spread(street, APART))).toBeGreaterThanOrEqual(24);
});

test("no pin goes farther than a crowd of its size needs", () => {
  fc.assert(
    fc.property(crowd, (spots) => {
      spread(spots, APART).forEach((pin, index) => {
        expect(gap(pin, spots[index] as Point)).toBeLessThanOrEqual(APART * Math.sqrt(spots.length));
      });
    }),
    { numRuns: 60 },
  );
});

test("six hundred places on a phone's map are separated, and stay as near as there is room", () => {
  const city = Array.from({ length: 600 }, (_, index) => ({ x: (index * 97) % 390, y: (index * 61) % 400 }));
  const pins = spread(city, APART);
  expect(nearestOf(pins)).toBeGreaterThanOrEqual(24);
  const moved = pins.map((pin, index) => gap(pin, city[index] as Point));
  // Comparing every pair in each of 150 rounds gave 153 and 374 px.
  expect(moved.reduce((sum, one) => sum + one) / moved.length).toBeLessThan(130);
  expect(Math.max(...moved)).toBeLessThan(260);
});

test("a lone pin stays beside a crowd that has room", () => {
  const crowd = Array.from({ length: 20 }, (_, index) => ({ x: index, y: index % 3 }));
  expect(spread([...crowd, { x: 170, y: 0 }], APART).at(-1)).toEqual({ x: 170, y: 0 });
});

const far = fc.double({ min: -10_000, max: 10_000, noNaN: true });
const anywhere = fc.array(
  fc.oneof(fc.record({ x: far, y: far }), fc.record({ x: coordinate, y: coordinate })),
  { maxLength: 80 },
);

test("the grid finds each pair of near marks once, and no other", () => {
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 1, max: 90 }), (spots, reach) => {
      const marks = {
        x: Float64Array.from(spots, ({ x }) => x),
        y: Float64Array.from(spots, ({ y }) => y),
      };
      const found = nearPairs(marks, reach);
      const pairs = Array.from({ length: found.length / 2 }, (_, index) =>
        [...found.slice(2 * index, 2 * index + 2)].sort((one, other) => one - other).join(),
      );
      const expected = spots.flatMap((spot, one) =>
        spots.flatMap((other, index) =>
          index > one && (other.x - spot.x) ** 2 + (other.y - spot.y) ** 2 < reach * reach
            ? [`${one},${index}`]
            : [],
        ),
      );
      expect(pairs.sort()).toEqual(expected.sort());
    }),
  );
});
