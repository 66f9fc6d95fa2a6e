import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { parseEntries } from "../../../src/islands/directory/domain/entry.ts";
import { parseCategories } from "../../../src/islands/programme/domain/categories.ts";
import { parseStreams } from "../../../src/islands/webcast/domain/schema.ts";
import { parseActivities } from "../../../src/shared/activity/schema.ts";
import { list, prose, readAs, title } from "../../../src/shared/http/schemas.ts";
import { dataSentence } from "../../../src/shared/trouble/error-text.ts";

const LONG = "Long ".repeat(200_000);
const many = <Item>(item: (index: number) => Item) => Array.from({ length: 3000 }, (_, index) => item(index));
const named = (index: number) => ({
  id: index,
  title: `${index} ${LONG.slice(0, 2000)}`,
  url: `/n/${index}`,
});

/** A row in which every text and every list is too long. */
const hostile = {
  id: 1,
  slug: LONG,
  title: LONG,
  url: "/a",
  dates: { start: 1795600000, range: many((index) => 1795600000 + index) },
  categories: {
    aspects: [
      { id: 6332, title: "Palais" },
      ...many((index) => ({ id: 6335 + index, title: LONG.slice(0, 400) })),
    ],
    type: many(named),
    audience: many(named),
    organizer: many(named),
    themes: [{ id: 5, title: LONG, description: LONG }],
  },
  authors: many((index) => ({ ...named(index), photo: `/p/${index}.jpg`, occupations: many(named) })).slice(
    0,
    60,
  ),
  persons: many(named),
  photos: many((index) => `/p/${index}.jpg`),
  location: {
    location: many((index) => ({ ...named(index), address: { address: LONG.slice(0, 2000) } })),
    room: many(named),
    kiosk: LONG,
  },
};

describe("A name", () => {
  test("has at most 300 characters as a reader counts them, then an ellipsis", () => {
    expect(readAs(title, "x".repeat(300))).toBe("x".repeat(300));
    expect(readAs(title, "x".repeat(301))).toBe(`${"x".repeat(300)}…`);
    const family = "👨‍👩‍👧‍👦";
    expect(readAs(title, family.repeat(300))).toBe(family.repeat(300));
    expect(readAs(title, family.repeat(301))).toBe(`${family.repeat(300)}…`);
    expect(readAs(title, LONG)).toHaveLength(300);
  });

  test("of stacked accents, which are one character, is limited, too, without half a character", () => {
    expect(readAs(title, `e${"\u0301".repeat(1e6)}`).length).toBeLessThan(6000);
    const pairs = `e${"\u{E0100}".repeat(1e5)}`;
    expect(readAs(title, pairs)).not.toMatch(/\p{Cs}/u);
    expect(readAs(title, `x${pairs}`)).not.toMatch(/\p{Cs}/u);
  });

  test("is the text without its markup, however long that is", () => {
    expect(readAs(title, `${"<b></b>".repeat(1000)}Lire`)).toBe("Lire");
  });
});

test("a description has at most 2,000 characters", () => {
  expect(readAs(prose, "mot ".repeat(300))).toBe("mot ".repeat(300).trim());
  expect(readAs(prose, LONG)?.length).toBeLessThanOrEqual(2001);
});

test("a list within a row has 50 items at most, and more are reported", () => {
  const told: string[] = [];
  const names = list(title, "names", (problem) => told.push(dataSentence(problem)));
  expect(v.parse(names, many(String).slice(0, 50))).toHaveLength(50);
  expect(told).toEqual([]);
  expect(v.parse(names, many(String))).toHaveLength(50);
  expect(told).toEqual(["names: only the first 50 of 3000 items are used"]);
});

describe("A hostile row", () => {
  const [activity] = parseActivities([hostile], () => {});

  test("keeps what a card needs: the area, the first names, 'more'", () => {
    expect(activity?.aspects[0]?.id).toBe(6332);
    expect(activity?.authors.length).toBe(50);
    expect(activity?.themes[0]?.description?.length).toBeLessThanOrEqual(2001);
    expect(activity?.slug.length).toBeLessThanOrEqual(301);
  });

  test("of a directory or of the webcast has limits, too", () => {
    const [entry] = parseEntries([{ id: 1, title: LONG, location: { kiosk: LONG } }], () => {});
    expect([entry?.title.length, entry?.kiosk?.length]).toEqual([300, 300]);
    const book = {
      title: LONG,
      bookSummary: LONG,
      bookAuthors: many(named),
      bookPublisher: [{ title: LONG }],
    };
    const [stream] = parseStreams(
      [
        {
          streamTitle: LONG,
          streamId: "x",
          streamActivity: [{ activityRoom: [{ title: LONG }], activityBooks: many(() => book) }],
        },
      ],
      () => {},
    );
    expect(JSON.stringify(stream).length).toBeLessThan(50 * 8 * 800);
    expect([stream?.title.length, stream?.room?.title.length, stream?.books.length]).toEqual([300, 300, 50]);
  });

  test("of the categories has a label of a name's length", () => {
    const { genres } = parseCategories(
      { genres: many((index) => ({ value: index, label: `${index}${LONG}` })) },
      () => {},
    );
    expect(genres).toHaveLength(1000);
    expect(genres[0]?.label.length).toBeLessThanOrEqual(301);
  });
});
