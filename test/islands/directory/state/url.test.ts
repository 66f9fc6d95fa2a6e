import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LETTERS } from "../../../../src/islands/directory/domain/letters.ts";
import { format, KEYS, parse } from "../../../../src/islands/directory/state/url.ts";

const locations = fc.record({
  letter: fc.option(fc.constantFrom(...LETTERS), { nil: null }),
  page: fc.integer({ min: 1, max: 40 }),
  card: fc.option(fc.string({ minLength: 1, unit: "grapheme" }), { nil: null }),
});

const NOTHING = { letter: null, page: 1, card: null };

describe("the address of a directory", () => {
  it("reads what it has written, for any location", () => {
    fc.assert(
      fc.property(locations, (location) => {
        expect(parse(format(location))).toEqual(location);
      }),
    );
  });

  it("writes a location in one way, with any other keys", () => {
    const foreign = fc
      .array(fc.tuple(fc.constantFrom("utm_source", "x", "letter[]", "Page"), fc.webQueryParameters()))
      .map((pairs) =>
        pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join("&"),
      );
    fc.assert(
      fc.property(locations, foreign, (location, search) => {
        const written = format(location, search);
        expect(parse(written)).toEqual(location);
        expect(format(parse(written), written)).toBe(written);
        expect(written.endsWith(search)).toBe(true);
      }),
    );
  });

  it("ignores invalid values and never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (search) => {
        const location = parse(search);
        expect(location.page).toBeGreaterThanOrEqual(1);
        expect(location.page).toBeLessThanOrEqual(40);
        expect(location.letter === null || LETTERS.includes(location.letter)).toBe(true);
        expect(parse(format(location))).toEqual(location);
      }),
    );
  });

  it.each([
    "letter=",
    "letter=all",
    "letter=bb",
    "letter=é",
    "letter=%E2%84%AA",
    "letter=__proto__",
    "page=0",
    "page=-1",
    "page=1e3",
    "page=x",
    "card=",
  ])("takes %s for nothing", (search) => expect(parse(search)).toEqual(NOTHING));

  it("accepts a capital, uses the last value of a key, and stops at forty pages", () => {
    expect(parse("?letter=B").letter).toBe("b");
    expect(parse("letter=a&letter=b").letter).toBe("b");
    expect(parse("page=99").page).toBe(40);
    expect(format({ letter: "b", page: 2, card: "zoé" })).toBe("letter=b&page=2&card=zo%C3%A9");
    expect(KEYS).toEqual(["letter", "page", "card"]);
  });
});
