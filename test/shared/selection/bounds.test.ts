/** What may be an id of the selection. */
import { beforeEach, expect, it } from "vitest";
import { createSelection, SELECTION_KEY } from "../../../src/shared/selection/selection.ts";

beforeEach(() => localStorage.clear());

const read = (ids: unknown) => {
  localStorage.setItem(SELECTION_KEY, JSON.stringify({ v: 1, ids }));
  return createSelection(window).ids();
};

it("is a whole number from 0 that numbers hold exactly, or a text of 64 characters that is no such number", () => {
  expect(read([0, 7, Number.MAX_SAFE_INTEGER])).toEqual([0, 7, Number.MAX_SAFE_INTEGER]);
  expect(read([-1, 0.5, 2 ** 53, 1e300, null, "7", [7], {}, true, "9".repeat(400)])).toEqual([]);
  const texts = ["QX7RTA", "a", "_.-", "9".repeat(17), "x".repeat(64), "__proto__"];
  expect(read(texts)).toEqual(texts);
  expect(read(["", "a b", "a,b", "é", "x".repeat(65), "7", "07", " QX", "a\n"])).toEqual([]);
  expect(read({ 0: 7 })).toEqual([]);
  expect(read("7")).toEqual([]);
});

it("is there once", () => {
  const selection = createSelection(window);
  selection.replace([7, 7, 8]);
  selection.keep(7, null);
  expect(selection.ids()).toEqual([7, 8]);
});
