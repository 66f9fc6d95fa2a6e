import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventsQuery } from "../../../../src/islands/programme/api/api.ts";
import {
  DEFAULT_FILTERS,
  DEFAULT_LOCATION,
  type Filters,
  type ProgrammeLocation,
} from "../../../../src/islands/programme/domain/filters.ts";
import { SELECTOR_NAMES, type SelectorName } from "../../../../src/islands/programme/domain/selectors.ts";
import { format, hasRecognisedKey, KEYS, parse } from "../../../../src/islands/programme/state/url.ts";
import { AREA_IDS } from "../areas-of-today.ts";

const id = fc.option(fc.nat(), { nil: null });
/** Never an empty range. */
const hours = fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { minLength: 2, maxLength: 2 });

/** Locations that the store can be in. */
const locations: fc.Arbitrary<ProgrammeLocation> = fc
  .record({
    selectors: fc.record(
      Object.fromEntries(SELECTOR_NAMES.map((name) => [name, id])) as Record<SelectorName, typeof id>,
    ),
    date: id,
    hours,
    dedicace: fc.boolean(),
    areas: fc.subarray([...AREA_IDS]),
    location: id,
    mode: fc.constantFrom("liste", "horaire", "carte"),
    page: fc.integer({ min: 1, max: 40 }),
    recherche: fc.constantFrom(null, "bande dessinée", "a,b&c=d", "l’été"),
    card: fc.option(fc.string({ minLength: 1, unit: "grapheme" }), { nil: null }),
  })
  .map(({ selectors, hours: [one = 0, other = 24], areas, location, mode, dedicace, ...rest }) => ({
    filters: {
      ...selectors,
      date: rest.date,
      hours: [Math.min(one, other), Math.max(one, other)],
      dedicace: dedicace || selectors.type === 6339,
      areas: AREA_IDS.filter((area) => areas.includes(area) || (mode === "carte" && area === 6335)),
      location: mode === "carte" ? location : null,
      recherche: rest.recherche,
    } satisfies Filters,
    mode,
    page: rest.page,
    card: rest.card,
  }));

/** Values that a person or a program may write into an address. */
const odd = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    ..."%E0%A4%A % %zz %00 \ud800 a\udc00b \ufffd 12abc -1 1e3 0x1f Infinity NaN , 0, ,24 9,17,20 true false".split(
      " ",
    ),
    ...[
      "",
      " 7",
      "9".repeat(13),
      "9".repeat(14),
      "9".repeat(400),
      "__proto__",
      "constructor",
      "1&type=2",
      "#x",
      "a=b",
    ],
  ),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String),
  fc.double().map(String),
);
const oddKey = fc.oneof(
  fc.constantFrom(...KEYS),
  fc.constantFrom(...KEYS).map((key) => `%${key.charCodeAt(0).toString(16)}${key.slice(1)}`),
  fc
    .constantFrom(...KEYS)
    .chain((key) => fc.constantFrom(`${key}[]`, `${key}[0]`, `${key}%5B%5D`, `${key} `)),
  fc.constantFrom("%", "", "x", "utm_source", "__proto__"),
  odd,
);
/** Our keys among others, often repeated; or any text. */
const rubbish = fc.oneof(
  odd,
  fc
    .array(fc.tuple(oddKey, fc.constantFrom("=", "=", "=", "", "=="), odd), { maxLength: 12 })
    .map((pairs) => pairs.map((pair) => pair.join("")).join("&")),
);

const filters = (search: string) => parse(search).filters;

describe("the programme's address", () => {
  it("is empty when nothing is chosen", () => {
    expect(format(DEFAULT_LOCATION)).toBe("");
    expect(parse("")).toEqual(DEFAULT_LOCATION);
    expect(parse("?")).toEqual(DEFAULT_LOCATION);
  });

  it("contains everything that is chosen, in one order", () => {
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

  it("is read as it was written, for every state", () => {
    fc.assert(
      fc.property(locations, (location) => {
        const query = format(location);
        expect(parse(query)).toEqual(location);
        expect(format(parse(query))).toBe(query);
      }),
    );
  });

  it("is read without an exception from any text, as a state that can be written and requested", () => {
    fc.assert(
      fc.property(rubbish, (search) => {
        const location = parse(search);
        expect(parse(format(location))).toEqual(location);
        expect(() => hasRecognisedKey(search)).not.toThrow();
        const kept = format(location, search);
        expect(parse(kept)).toEqual(location);
        expect(format(location, kept)).toBe(kept);
        expect(() => decodeURIComponent(eventsQuery(location, location.page, 1))).not.toThrow();
        expect(eventsQuery(parse(`?${format(location)}`), 1, 1)).toBe(eventsQuery(location, 1, 1));
      }),
      { numRuns: 500 },
    );
  });

  it("keeps another key that begins with a question mark, however often it is written", () => {
    const once = format(DEFAULT_LOCATION, "date=%E0%A4%A&?=1");
    expect(once).toBe("%3F=1");
    expect(format(DEFAULT_LOCATION, once)).toBe(once);
  });

  it("accepts no list, no other case and no endless number for one of its keys", () => {
    for (const key of KEYS) {
      const foreign = `${key}[]=1&${key}%5B%5D=1&${key}[0]=1&${key}.x=1&${key.toUpperCase()}=1`;
      expect(parse(foreign)).toEqual(DEFAULT_LOCATION);
      expect(hasRecognisedKey(foreign)).toBe(false);
      expect(format(DEFAULT_LOCATION, foreign)).toBe(foreign);
    }
    expect(parse(KEYS.map((key) => `${key}=${"9".repeat(5000)}`).join("&"))).toMatchObject({
      filters: { ...DEFAULT_FILTERS, dedicace: false, recherche: "9".repeat(100) },
      page: 1,
    });
  });

  it("keeps other keys unchanged, after its own, and once", () => {
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

  it("recognises its own keys when they are escaped", () => {
    expect(format(DEFAULT_LOCATION, "%64ate=12")).toBe("");
    expect(hasRecognisedKey("?%64ate=12")).toBe(true);
  });

  it("has a known key only with one of ours, whatever its value", () => {
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
    ["0,0", [0, 24]],
    ["9,9", [0, 24]],
    ["24,24", [0, 24]],
    ["25,99", [0, 24]],
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

  it("has a place only on the map", () => {
    expect(filters("mode=carte&location=5").location).toBe(5);
    expect(filters("location=5").location).toBeNull();
  });
});
