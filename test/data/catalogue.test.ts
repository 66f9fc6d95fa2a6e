// @vitest-environment node
import { describe, expect, test } from "vitest";
import { SELECTORS } from "../../src/islands/programme/domain/selectors.ts";
import {
  authors,
  books,
  companies,
  count,
  eastern,
  events,
  categories as lists,
  streams,
} from "./committed-fair.ts";

type Option = (typeof lists)["ages"][number];
/** By any key: the shape keeps unknown ones. */
const categories = Object.fromEntries(Object.entries(lists)) as Readonly<Record<string, readonly Option[]>>;

describe("The invented fair's lists", () => {
  test("are as long as a real fair's", () => {
    expect(events.length).toBeGreaterThanOrEqual(600);
    expect(authors).toHaveLength(1200);
    expect(companies).toHaveLength(300);
    expect(streams).toHaveLength(8);
    expect(books).toHaveLength(60);
  });

  test.each([
    ["activities", events],
    ["authors", authors],
    ["exhibitors", companies],
  ])("give all %s an id and an ASCII slug of their own, and an address with it", (_, items) => {
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    expect(new Set(items.map((item) => item.slug)).size).toBe(items.length);
    for (const { slug, url } of items) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(url).toMatch(new RegExp(`^/(activites|auteurs|exposants)/${slug}$`));
    }
  });

  test("lack about one picture in eight", () => {
    for (const [missing, all] of [
      [count(authors, ({ photo }) => !photo), authors.length],
      [count(companies, ({ logo }) => !logo), companies.length],
    ] as const) {
      expect(missing / all).toBeGreaterThan(0.08);
      expect(missing / all).toBeLessThan(0.16);
    }
    expect(authors.some(({ photo }) => photo === "") && authors.some(({ photo }) => photo === null)).toBe(
      true,
    );
  });

  test("hold exhibitors with and without a stand, and names with a digit, accent or ligature first", () => {
    const kiosks = companies.flatMap(({ location }) => (location.kiosk ? [location.kiosk] : []));
    expect(new Set(kiosks).size).toBe(kiosks.length);
    expect(kiosks.length).toBeGreaterThan(200);
    expect(kiosks.length).toBeLessThan(300);
    for (const start of [/^\d/, /^É/, /^Œ/])
      expect(companies.some(({ title }) => start.test(title))).toBe(true);
  });
});

describe("The filters' options", () => {
  test("are of every kind, each with a label, a slug and a value of its own", () => {
    const others = ["aspects", "dates", "locations", "statuses"];
    expect(Object.keys(categories).sort()).toEqual([...SELECTORS.map(({ list }) => list), ...others].sort());
    for (const options of Object.values(categories)) {
      expect(new Set(options.map((option) => option.value)).size).toBe(options.length);
      for (const option of options)
        expect(option).toEqual({
          label: expect.any(String),
          slug: expect.any(String),
          value: expect.any(Number),
        });
    }
  });

  test("keep the ids that the specification names", () => {
    const named = (kind: string) => new Map(categories[kind]?.map(({ value, label }) => [value, label]));
    expect([...named("aspects")]).toEqual([
      [6332, "Au Palais des congrès"],
      [6335, "Dans la ville"],
      [73904, "En ligne"],
    ]);
    expect(named("types").get(6339)).toBe("Séances de dédicaces");
    expect(named("statuses")).toEqual(
      new Map([
        [78588, "Dates à déterminer"],
        [71610, "Annulé"],
        [71611, "Reporté"],
      ]),
    );
  });

  test("list the five days, by their Eastern midnight", () => {
    const days = categories.dates ?? [];
    expect(days.map(({ label }) => label)).toEqual([
      "mercredi 25 novembre 2026",
      "jeudi 26 novembre 2026",
      "vendredi 27 novembre 2026",
      "samedi 28 novembre 2026",
      "dimanche 29 novembre 2026",
    ]);
    for (const { value, label, slug } of days) {
      const midnight = eastern(value);
      expect(midnight.toFormat("yyyy-MM-dd HH:mm:ss")).toBe(`${slug} 00:00:00`);
      expect(midnight.setLocale("fr-CA").toFormat("cccc d LLLL yyyy")).toBe(label);
    }
  });

  test("are all used by some activity, and no activity uses another", () => {
    const used: Record<string, Set<number | undefined>> = {
      ages: new Set(events.flatMap(({ filters }) => filters.ages)),
      subjects: new Set(events.flatMap(({ filters }) => filters.subjects)),
      genres: new Set(events.flatMap(({ filters }) => filters.genres)),
      types: new Set(events.flatMap((event) => event.categories.type.map(({ id }) => id))),
      audiences: new Set(events.flatMap((event) => event.categories.audience.map(({ id }) => id))),
      themes: new Set(events.flatMap((event) => event.categories.themes.map(({ id }) => id))),
      projects: new Set(events.flatMap((event) => event.categories.projects.map(({ id }) => id))),
      aspects: new Set(events.flatMap((event) => event.categories.aspects.map(({ id }) => id))),
      statuses: new Set(events.flatMap((event) => event.categories.status.map(({ id }) => id))),
      locations: new Set(events.flatMap((event) => event.location.location.map(({ id }) => id))),
      dates: new Set(events.flatMap((event) => event.dates.range)),
    };
    for (const [kind, ids] of Object.entries(used)) {
      const options = categories[kind]?.map(({ value }) => value) ?? [];
      expect([...ids].sort(), kind).toEqual([...options].sort());
    }
    const rooms = new Set(events.flatMap((event) => event.location.room.map(({ title }) => title)));
    for (const { label } of categories.rooms ?? []) expect(rooms.has(label), label).toBe(true);
  });
});

describe("Streams and books", () => {
  test("show live stages and playlists, with and without sponsors, rooms and books", () => {
    expect(new Set(streams.map(({ streamType }) => streamType))).toEqual(new Set(["stream", "playlist"]));
    expect(new Set(streams.map(({ streamId }) => streamId)).size).toBe(8);
    for (const { streamId, streamActivity } of streams) {
      expect(streamId).toMatch(/^[\w-]{11}$/);
      expect(events.some(({ url }) => url === streamActivity[0]?.url)).toBe(true);
    }
    const shelves = streams.map(({ streamActivity }) => streamActivity[0]?.activityBooks.length ?? 0);
    expect(Math.min(...shelves)).toBe(0);
    expect(shelves).toContain(1);
    expect(Math.max(...shelves)).toBeGreaterThan(2);
    expect(new Set(streams.map(({ streamSponsor }) => streamSponsor.length > 0))).toEqual(
      new Set([true, false]),
    );
  });

  test("tell of each book who wrote it, who publishes it and where it is signed", () => {
    for (const book of books) {
      expect(book.bookSummary, book.title).toMatch(/^[\s\S]{60,400}$/);
      expect(authors.some(({ title }) => title === book.bookAuthors[0]?.title)).toBe(true);
      expect(companies.some(({ url }) => url === book.bookPublisher[0]?.url)).toBe(true);
      expect(book.bookBuyUrl).toMatch(/^https:\/\/example\.com\//);
      expect(book.activities.length).toBeGreaterThan(0);
      for (const id of book.activities) {
        const activity = events.find((event) => event.id === id);
        expect(activity?.authors.some(({ title }) => title === book.bookAuthors[0]?.title)).toBe(true);
      }
    }
    expect(count(books, ({ bookSummary }) => (bookSummary?.length ?? 0) > 200)).toBeGreaterThan(0);
  });
});
