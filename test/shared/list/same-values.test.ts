import { expect, test } from "vitest";
import { sameValues } from "../../../src/shared/list/same-values.ts";

test("compares records and lists by what they hold, whatever the order of the keys", () => {
  const one = { page: 1, filters: { hours: [9, 17], genre: null } };
  expect(sameValues(one, { filters: { genre: null, hours: [9, 17] }, page: 1 })).toBe(true);
  expect(sameValues(one, { ...one, page: 2 })).toBe(false);
  expect(sameValues(one, { ...one, filters: { ...one.filters, hours: [9, 18] } })).toBe(false);
  expect(sameValues(one, { ...one, card: "a" })).toBe(false);
  expect(sameValues([1, 2], [1])).toBe(false);
  expect(sameValues(null, {})).toBe(false);
});
