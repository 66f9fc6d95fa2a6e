import fc from "fast-check";
import { expect, test } from "vitest";
import { absolute } from "../../../src/shared/links/absolute.ts";

const BASES = [
  "https://salon.test/programmation?page=2#suite",
  "http://127.0.0.1:4173/a/b",
  "https://salon.test",
];

test("is the browser's result for any link, plain path or not", () => {
  const piece = fc.constantFrom(
    "/",
    "//",
    "..",
    ".",
    "a",
    "é",
    "%20",
    "?q=1",
    "#x",
    "nuit-de_la",
    ":",
    "https:",
    " ",
  );
  const link = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(link, fc.constantFrom(...BASES), (found, base) => {
      fc.pre(URL.canParse(found, base));
      expect(absolute(found, base)).toBe(new URL(found, base).href);
    }),
  );
});
