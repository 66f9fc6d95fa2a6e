/** The one rule for the age of stored answers. */
import { expect, test } from "vitest";
import { isFresh } from "../../../src/shared/stored/age.ts";
import { ageText } from "../../../src/shared/stored/age-line.ts";

const NOW = Date.parse("2026-11-26T15:12:00Z");
const WEEK = 7 * 86_400_000;

test.each([
  ["the present", NOW, true],
  ["a week ago", NOW - WEEK, true],
  ["more than a week ago", NOW - WEEK - 1, false],
  ["an unknown time", 0, false],
  ["a time after the present", NOW + 1, false],
])("an answer of %s: may be shown, %s", (_, at, expected) => {
  expect(isFresh(at, NOW)).toBe(expected);
});

test.each([
  ["programme", "Programme du 26 novembre, 10 h 12"],
  ["page", "Page du 26 novembre, 10 h 12"],
  ["data", "Données du 26 novembre, 10 h 12"],
] as const)("says the age of a %s in the fair's time", (what, text) => {
  expect(ageText(what, NOW).replaceAll("\u00a0", " ")).toBe(text);
});
