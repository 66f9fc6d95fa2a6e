import fc from "fast-check";
import { expect, test } from "vitest";
import { offsets, ringIndex } from "../../../src/shared/carousel/offsets.ts";

test("slides are in order, the last ones on the other side", () => {
  expect(offsets(5, 0)).toEqual([0, 1, 2, -2, -1]);
  expect(offsets(5, 4)).toEqual([1, 2, -2, -1, 0]);
  expect(offsets(2, 1)).toEqual([-1, 0]);
  expect(offsets(1, 0)).toEqual([0]);
});

test("between two slides, and past both ends, all are shifted", () => {
  expect(offsets(3, 0.25).map((one) => one.toFixed(2))).toEqual(["-0.25", "0.75", "-1.25"]);
  expect(offsets(3, -0.25).map((one) => one.toFixed(2))).toEqual(["0.25", "1.25", "-0.75"]);
});

test("exactly one slide is in front, and none farther than half of the ring", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: -90, max: 90 }), (count, turn) => {
      const places = offsets(count, turn);
      expect(places.indexOf(0)).toBe(ringIndex(turn, count));
      expect(places.filter((place) => place === 0)).toHaveLength(1);
      expect(Math.max(...places.map(Math.abs))).toBeLessThanOrEqual(count / 2);
    }),
  );
});
