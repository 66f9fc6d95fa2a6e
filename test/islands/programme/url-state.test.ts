import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AREA_IDS,
  DEFAULT_FILTERS,
  DEFAULT_LOCATION,
  type Filters,
  type ProgrammeLocation,
  SELECTORS,
} from "../../../src/islands/programme/filters.ts";
import { format, hasRecognisedKey, KEYS, parse } from "../../../src/islands/programme/url-state.ts";

const id = fc.option(fc.nat(), { nil: null });
const hour = fc.integer({ min: 0, max: 24 });

/** Locations that the store can be in. */
const locations: fc.Arbitrary<ProgrammeLocation> = fc
  .record({
    selectors: fc.record(
      Object.fromEntries(SELECTORS.map((name) => [name, id])) as Record<
        (typeof SELECTORS)[number],
        typeof id
      >,
    ),
    date: id,
    hours: fc.tuple(hour, hour),
    dedicace: fc.boolean(),
    areas: fc.subarray([...AREA_IDS]),
    location: id,
    mode: fc.constantFrom("liste", "horaire", "carte"),
    page: fc.integer({ min: 1, max: 40 }),
    card: fc.option(fc.string({ minLength: 1, unit: "grapheme" }), { nil: null }),
  })
  .map(({ selectors, hours: [one, other], areas, location, mode, dedicace, ...rest }) => ({
    filters: {
      ...selectors,
      date: rest.date,
      hours: [Math.min(one, other), Math.max(one, other)],
      dedicace: dedicace || selectors.type === 6339,
      areas: AREA_IDS.filter((area) => areas.includes(area) || (mode === "carte" && area === 6335)),
      location: mode === "carte" ? location : null,
    } satisfies Filters,
    mode,
    page: rest.page,
    card: rest.card,
  }));

const filters = (search: string) => parse(search).filters;

describe("the programme's address", () => {
  it("is empty when nothing is chosen", () => {
    expect(format(DEFAULT_LOCATION)).toBe("");
    expect(parse("")).toEqual(DEFAULT_LOCATION);
    expect(parse("?")).toEqual(DEFAULT_LOCATION);
  });

  it("says everything that is chosen, in one order", () => {
    const location: ProgrammeLocation = {
      filters: {
        ...DEFAULT_FILTERS,
        date: 1795669200,
        hours: [9, 17],
        dedicace: false,
        areas: [6335, 73904],
        type: 6340,
        room: 2,
        location: 70101,
      },
      mode: "carte",
      page: 3,
      card: "l'été & moi",
    };
    expect(format(location)).toBe(
      "date=1795669200&hours=9,17&volet2=6335&volet3=73904&type=6340&room=2&location=70101&mode=carte&page=3&dedicace=false&card=l'%C3%A9t%C3%A9%20%26%20moi",
    );
    expect(parse(`?${format(location)}`)).toEqual(location);
  });

  it("comes back as it went, for every state", () => {
    fc.assert(
      fc.property(locations, (location) => {
        const query = format(location);
        expect(parse(query)).toEqual(location);
        expect(format(parse(query))).toBe(query);
      }),
    );
  });

  it("is read without a throw from any rubbish, as a state that can be written again", () => {
    const rubbish = fc
      .array(
        fc.tuple(
          fc.constantFrom(...KEYS, "%", "x"),
          fc.oneof(
            fc.string(),
            fc.constantFrom("%E0%A4%A", "12abc", "-1", "9".repeat(400), "1e3", ",", "0,", "NaN", "true"),
          ),
        ),
      )
      .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join("&"));
    fc.assert(
      fc.property(fc.oneof(fc.string(), rubbish), (search) => {
        const location = parse(search);
        expect(parse(format(location))).toEqual(location);
        expect(() => hasRecognisedKey(search)).not.toThrow();
        expect(parse(format(location, search))).toEqual(location);
      }),
    );
  });

  it("keeps foreign keys as they are, behind its own, and once", () => {
    const search = "?utm_source=info%20lettre&date=12&x-craft-preview=a+b&flag&date=13";
    expect(format(parse(search), search)).toBe("date=13&utm_source=info%20lettre&x-craft-preview=a+b&flag");
    const tag = fc.string({ minLength: 1 }).map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, "")));
    const foreign = fc
      .array(fc.tuple(tag, tag).map(([key, value]) => `utm_${key}=${value}`))
      .map((pairs) => pairs.join("&"));
    fc.assert(
      fc.property(locations, foreign, (location, kept) => {
        const once = format(location, kept);
        expect(once).toBe([format(location), kept].filter((part) => part !== "").join("&"));
        expect(format(location, `?${once}`)).toBe(once);
        expect(parse(once)).toEqual(location);
      }),
    );
  });

  it("does not take an escaped key of ours for a foreign one", () => {
    expect(format(DEFAULT_LOCATION, "%64ate=12")).toBe("");
    expect(hasRecognisedKey("?%64ate=12")).toBe(true);
  });

  it("counts as saying something only with a key of ours, whatever its value", () => {
    for (const silent of ["", "?", "?utm_source=x&fbclid=y", "?dates=1", "?Date=1"])
      expect(hasRecognisedKey(silent)).toBe(false);
    for (const key of KEYS) expect(hasRecognisedKey(`?a=1&${key}=`)).toBe(true);
  });
});

describe("a value in the address", () => {
  it.each(["12abc", "-1", "1.5", "", "0x10", " 7", "1e3", "9".repeat(14)])("%j is no id", (text) => {
    expect(filters(`type=${encodeURIComponent(text)}`).type).toBeNull();
  });

  it("is the last one when a form sends its key twice", () => {
    expect(filters("dedicace=false&dedicace=true").dedicace).toBe(true);
  });

  it.each([
    ["", true],
    ["dedicace=true", true],
    ["dedicace=false", false],
    ["dedicace=", false],
    ["dedicace=1", false],
    ["dedicace=false&type=6339", true],
  ])("shows signing sessions or not: %j → %s", (search, shown) => {
    expect(filters(search).dedicace).toBe(shown);
  });

  it.each([
    ["9,17", [9, 17]],
    ["17,9", [9, 17]],
    ["9%2C17", [9, 17]],
    ["0,99", [0, 24]],
    ["9", [0, 24]],
    ["9,17,20", [0, 24]],
    ["a,b", [0, 24]],
    ["-1,5", [0, 24]],
  ])("hours=%s is %j", (text, hours) => {
    expect(filters(`hours=${text}`).hours).toEqual(hours);
  });

  it.each([
    ["volet1=6332", [6332]],
    ["volet1=1&volet3=true", [6332, 73904]],
    ["volet1=6335", []],
    ["volet2=0&volet3=x", []],
    ["mode=carte", [6335]],
    ["mode=carte&volet1=1", [6332, 6335]],
  ])("%s chooses the areas %j", (search, areas) => {
    expect(filters(search).areas).toEqual(areas);
  });

  it.each([
    ["horaire", "horaire"],
    ["schedule", "horaire"],
    ["carte", "carte"],
    ["map", "carte"],
    ["list", "liste"],
    ["constructor", "liste"],
    ["", "liste"],
  ])("mode=%s is %s", (text, mode) => {
    expect(parse(`mode=${text}`).mode).toBe(mode);
  });

  it.each([
    ["0", 1],
    ["3", 3],
    ["-2", 1],
    ["41", 40],
    ["9".repeat(13), 40],
    ["9".repeat(400), 1],
    ["x", 1],
  ])("page=%s is page %d", (text, page) => {
    expect(parse(`page=${text}`).page).toBe(page);
  });

  it("names a place only on the map", () => {
    expect(filters("mode=carte&location=5").location).toBe(5);
    expect(filters("location=5").location).toBeNull();
  });
});
