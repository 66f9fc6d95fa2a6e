import { describe, expect, it } from "vitest";
import { isRowId, readRowId } from "../../../src/shared/http/row-id.ts";
import { byId } from "../../../src/shared/list/by-id.ts";
import { placeholderIndex, scatter } from "../../../src/shared/text/placeholder-index.ts";

const UUID = "123e4567-e89b-12d3-a456-426614174000";

describe("an id of a row", () => {
  it.each([
    [7, 7],
    [0, 0],
    ["7", 7],
    [" 7 ", 7],
    ["007", 7],
    [String(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER],
    // What only looks like a number to JavaScript, or is too long for one, is asked for as it was sent.
    ["9007199254740993", "9007199254740993"],
    ["3333E7", "3333E7"],
    ["0x1F", "0x1F"],
    ["7.0", "7.0"],
    ["QX7RTA", "QX7RTA"],
    [UUID, UUID],
    ["x".repeat(64), "x".repeat(64)],
  ])("%j is %j", (value, id) => {
    expect(readRowId(value)).toBe(id);
    expect(isRowId(id)).toBe(true);
  });

  it.each(
    [
      undefined,
      null,
      "",
      " ",
      "a b",
      " QX7RTA",
      "é",
      "a/b",
      "a~b",
      "a,b",
      "a\n",
      "x".repeat(65),
      -1,
      1.5,
      2 ** 53,
      Number.NaN,
      true,
      [7],
      ["a"],
      {},
    ].map((value) => [value]),
  )("%j is none", (value) => {
    expect(readRowId(value)).toBeUndefined();
    expect(isRowId(value)).toBe(false);
  });

  it("has one form: digits as text are none that was stored", () => {
    expect(["7", "007", " 7 "].filter(isRowId)).toEqual([]);
  });
});

it("ids are in one order: numbers, then texts by their characters", () => {
  const sorted = [2, 9, 10, "1a", "7-2", "A", "QX7RTA", "a", "b"];
  expect(sorted.toReversed().sort(byId)).toEqual(sorted);
});

describe("the placeholder of an id", () => {
  it.each([
    ["numbers", (number: number) => 91_000 + number],
    ["letters", (number: number) => `atelier-${number}`],
  ])("of %s is the same each time, one of three, each about as often", (_, idOf) => {
    const seen = [0, 0, 0];
    for (let number = 0; number < 600; number += 1) {
      const id = idOf(number);
      const index = placeholderIndex(id);
      expect(placeholderIndex(id)).toBe(index);
      seen[index] = (seen[index] ?? 0) + 1;
    }
    expect(seen).toHaveLength(3);
    for (const often of seen) expect(often).toBeGreaterThan(150);
  });

  it("is a number for any text", () => {
    for (const id of ["_", ".", UUID, "x".repeat(64)]) expect(scatter(id)).toBeGreaterThanOrEqual(0);
    expect(new Set(["AB", "BA", "A", "B"].map(scatter)).size).toBe(4);
  });
});
