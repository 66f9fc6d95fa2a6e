/** An API whose every text and list is too long: the page keeps a normal size, on a phone as well. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { openWebcast } from "../webcast/webcast-page.ts";

const site = useSite();

const PHONE = { width: 390, height: 844 };
/** With spaces and without, because both must wrap. */
const WORDS = "Long ".repeat(4000);
const WORD = "x".repeat(1_000_000);
const many = <Item>(item: (index: number) => Item) => Array.from({ length: 3000 }, (_, index) => item(index));
const short = (index: number) => ({
  id: index,
  title: `${index} ${"Un nom ".repeat(10)}`,
  url: `/n/${index}`,
});

const START = Date.parse("2026-11-28T20:00-05:00") / 1000;
const categories = {
  aspects: [{ id: 6335, title: "Dans la ville" }],
  type: [{ id: 6340, title: WORD }],
  audience: [{ id: 6401, title: WORDS }],
  organizer: many(short),
  projects: [{ id: 6490, title: WORDS, description: WORDS }],
};
const event = (id: number, text: string, room: boolean) => ({
  id,
  slug: `a${id}`,
  title: text,
  url: "/a",
  dates: { start: START, end: START + 12 * 3600 },
  categories: room ? { ...categories, aspects: [{ id: 6332, title: "Palais" }] } : categories,
  authors: many(short),
  persons: [{ title: text }],
  location: {
    location: many((index) => ({ ...short(index), geoloc: { lng: -73.5 - index / 1e5, lat: 45.5 } })),
    room: [{ title: text }, { title: text }],
    kiosk: text,
  },
});
const OPTIONS = Object.fromEntries(
  ["types", "genres", "projects", "dates", "rooms"].map((kind) => [
    kind,
    [
      { label: WORD, value: kind === "types" ? 6340 : 6490 },
      { label: WORDS, value: 2 },
    ],
  ]),
);
const meta = { count: 3, page: 1, perPage: 24 };
const data = [event(1, WORD, false), event(2, WORDS, false), event(3, WORD, true)];

const size = (page: WatchedPage) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const cards = [...document.querySelectorAll<HTMLElement>("article, .signet-directory-entry")];
    return {
      wide: scrollWidth,
      high: scrollHeight,
      card: Math.max(...cards.map(({ offsetHeight }) => offsetHeight)),
      links: Math.max(...cards.map((card) => card.querySelectorAll("a").length)),
    };
  });

describe("Texts of a megabyte and lists of thousands", () => {
  test.each(["liste", "horaire", "carte"])("do not enlarge the programme: %s", async (mode) => {
    site.host.faults.set({ path: "/api/events", shape: { data, meta } });
    site.host.faults.set({ path: "/api/categories", shape: { data: OPTIONS } });
    const page = await site.newPage(PHONE);
    await page.goto(`/programmation?mode=${mode}&type=6340&project=6490&initial=0`);
    await page.whenReady();
    await page.locator('article[data-slug="a3"]').waitFor();
    const { wide, high, card, links } = await size(page);
    expect(wide).toBe(PHONE.width);
    expect(card).toBeLessThan(4000);
    expect(high).toBeLessThan(20_000);
    expect(links).toBeLessThan(15);
  });

  test("do not enlarge a directory", async () => {
    const entries = [WORD, WORDS].map((title, id) => ({ id, title, url: "/a", location: { kiosk: title } }));
    site.host.faults.set({ path: "/api/companies", shape: { data: entries, meta: { ...meta, count: 2 } } });
    const page = await site.newPage(PHONE);
    await page.goto("/exposants?initial=0&letter=a");
    await page.locator(".signet-directory-entry", { hasText: "Long Long" }).waitFor();
    const { wide, high, card } = await size(page);
    expect(wide).toBe(PHONE.width);
    expect(card).toBeLessThan(4000);
    expect(high).toBeLessThan(20_000);
  });

  test("do not enlarge the webcast", async () => {
    const book = {
      title: WORD,
      bookSummary: WORDS,
      bookAuthors: many(short),
      bookPublisher: [{ title: WORD }],
    };
    const streams = [WORD, WORDS, WORD].map((streamTitle, index) => ({
      streamType: "stream",
      streamTitle,
      streamId: `s${index}`,
      streamActivity: [
        { url: "/a", activityRoom: [{ title: streamTitle }], activityBooks: [book, ...many(short)] },
      ],
    }));
    site.host.faults.set({ path: "/api", shape: { data: { entry: { homeStreams: streams } } } });
    const { page } = await openWebcast(site, "/webdiffusion", {
      ...PHONE,
      wait: false,
      // Initial JSON that cannot be used: the API is asked.
      html: (html) => html.replace(/(data-initial>)[^<]*/, "$1[]"),
    });
    await page.locator(".signet-webcast-facts h2", { hasText: "xxx" }).waitFor();
    await page.getByRole("button", { name: "Livres" }).click();
    await page.locator(".signet-webcast-book").first().waitFor();
    const { wide, high } = await size(page);
    expect(wide).toBe(PHONE.width);
    expect(high).toBeLessThan(20_000);
    await expect.poll(() => page.locator(".signet-webcast-book").count()).toBe(50);
  });
});
