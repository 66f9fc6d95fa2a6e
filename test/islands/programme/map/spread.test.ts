import fc from "fast-check";
import { expect, test } from "vitest";
import { type Point, spread } from "../../../../src/islands/programme/map/canvas/spread.ts";

const APART = 30;
const coordinate = fc.integer({ min: 0, max: 300 });
const crowd = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 60 });
const gap = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

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
  const pins = spread(street, APART);
  const nearest = pins.map((pin) =>
    Math.min(...pins.filter((other) => other !== pin).map((other) => gap(pin, other))),
  );
  expect(Math.min(...nearest)).toBeGreaterThanOrEqual(24);
});
