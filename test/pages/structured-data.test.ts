/** What search engines and networks read of the pages: schema.org data, and the card of a shared address. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DateTime } from "luxon";
import { describe, expect, test } from "vitest";
import { parse } from "../../src/islands/programme/state/url.ts";
import type { EventItem } from "../host/data/shapes.ts";
import { resultsOf } from "../host/pages/programme-request.ts";
import { createTemplates } from "../host/templates.ts";
import { tempFolder } from "../host-api/temp-folder.ts";
import { pageHtml } from "./programme-setup.ts";
import { api, fair, siteHtml, sitePage, templates } from "./site-setup.ts";

const UNDETERMINED = 78588;
const CANCELLED = 71610;
const ORIGIN = "http://fair.test";
const has = (event: EventItem, status: number) => event.categories.status.some(({ id }) => id === status);
const find = (what: (event: EventItem) => boolean): EventItem => {
  const event = fair.events.find(what);
  if (!event) throw new Error("The invented fair has no such activity");
  return event;
};

type Json = Readonly<Record<string, unknown>>;
const BLOCK = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;
const blocks = (html: string): readonly Json[] =>
  [...html.matchAll(BLOCK)].map(([, text = ""]) => JSON.parse(text) as Json);

function dataOf(event: EventItem): Json {
  const found = blocks(siteHtml(`/activites/${event.slug}`) ?? "");
  expect(found).toHaveLength(1);
  return found[0] ?? {};
}
const plain = (event: EventItem) => event.categories.status.length === 0 && event.dates.startReport === null;
const hours = (event: EventItem) => event.dates.range.length === 1 && !event.dates.allDay;
const stamp = (seconds: number | null) =>
  DateTime.fromSeconds(seconds ?? 0, { zone: "America/Toronto" }).toISO({
    suppressMilliseconds: true,
    suppressSeconds: true,
  });

describe("schema.org's Event of an activity's page", () => {
  test("has name, times with the fair's offset, address and picture", () => {
    const event = find((one) => plain(one) && hours(one) && one.photos.length > 0);
    expect(dataOf(event)).toMatchObject({
      "@type": "Event",
      name: event.title,
      startDate: stamp(event.dates.start),
      endDate: stamp(event.dates.end),
      eventStatus: "https://schema.org/EventScheduled",
      url: `${ORIGIN}${event.url}`,
      image: event.photos.map((photo) => `${ORIGIN}${photo}`),
    });
    expect(dataOf(event)).not.toHaveProperty("previousStartDate");
  });

  test("says that it is cancelled, and keeps its date", () => {
    const event = find((one) => has(one, CANCELLED) && one.dates.startReport === null && hours(one));
    expect(dataOf(event)).toMatchObject({
      eventStatus: "https://schema.org/EventCancelled",
      startDate: stamp(event.dates.start),
    });
  });

  test("has the new date of a moved activity, and the one before it", () => {
    const event = find((one) => one.dates.startReport !== null && !has(one, CANCELLED) && hours(one));
    expect(dataOf(event)).toMatchObject({
      eventStatus: "https://schema.org/EventRescheduled",
      startDate: stamp(event.dates.startReport),
      previousStartDate: stamp(event.dates.start),
    });
  });

  test("of an activity whose new date is open has the old one; without any date there is no data", () => {
    const open = find((one) => has(one, UNDETERMINED) && one.dates.start !== null);
    const data = dataOf(open);
    expect(data.eventStatus).toBe("https://schema.org/EventPostponed");
    expect(data.startDate).toBe(data.previousStartDate);
    const none = find((one) => has(one, UNDETERMINED) && one.dates.start === null);
    expect(blocks(siteHtml(`/activites/${none.slug}`) ?? "")).toEqual([]);
  });

  test.each([
    ["En personne", "Offline", ["Place"]],
    ["En virtuel", "Online", ["VirtualLocation"]],
    ["En personne et en virtuel", "Mixed", ["Place", "VirtualLocation"]],
  ])("'%s' is %sEventAttendanceMode, at the place for it", (mode, name, types) => {
    const event = find((one) => plain(one) && one.activityMode?.title === mode && one.dates.start !== null);
    const data = dataOf(event);
    expect(data.eventAttendanceMode).toBe(`https://schema.org/${name}EventAttendanceMode`);
    const places = data.location as readonly Json[];
    expect([...new Set(places.map((place) => place["@type"]))]).toEqual(types);
    for (const place of places)
      expect(place).toMatchObject(
        place["@type"] === "Place"
          ? { name: expect.stringMatching(/./), address: expect.stringMatching(/./) }
          : { url: `${ORIGIN}${event.url}` },
      );
  });

  test("names each person once, and who presents it, or else the fair", () => {
    const event = find((one) => one.authors.length > 1 && one.categories.organizer.length > 0);
    const { performer, organizer } = dataOf(event) as Record<string, readonly Json[]>;
    const names = performer?.map(({ name }) => name) ?? [];
    expect(names.slice(0, 2)).toEqual(event.authors.slice(0, 2).map(({ title }) => title));
    expect(new Set(names).size).toBe(names.length);
    expect(performer?.[0]).toMatchObject({ "@type": "Person", url: `${ORIGIN}${event.authors[0]?.url}` });
    expect(organizer?.[0]).toMatchObject({
      "@type": "Organization",
      name: event.categories.organizer[0]?.title,
    });
    const alone = find((one) => plain(one) && one.categories.organizer.length === 0 && hours(one));
    expect(dataOf(alone).organizer).toEqual([
      { "@type": "Organization", name: "Le Grand Feuillet", url: `${ORIGIN}/` },
    ]);
  });
});

test("no text ends the block of data", () => {
  const hostile = `</script><!-- <script>"'\\ \u2028`;
  const view = {
    name: hostile,
    url: `${ORIGIN}/a`,
    description: hostile,
    language: "fr-CA",
    status: "scheduled",
    start: "2026-11-26",
    end: null,
    previousStart: null,
    mode: "mixed",
    places: [{ name: hostile, address: hostile, geo: { lat: 1, lng: 2 } }],
    online: `${ORIGIN}/a`,
    images: [hostile],
    performers: [{ name: hostile, url: null }],
    organizers: [{ name: hostile, url: null }],
  };
  const macros = readFileSync(join(templates, "macros/structured-data.njk"), "utf8");
  const page = '{% from "macros/structured-data.njk" import eventData %}{{ eventData(event) }}';
  const dir = tempFolder({ "pages/data.njk": page, "macros/structured-data.njk": macros });
  const html = createTemplates({ dir, fresh: false })("data.njk", { event: view });
  expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  const [data] = blocks(html);
  expect(data).toMatchObject({ name: hostile, description: hostile, image: [hostile] });
});

describe("the card of a shared activity", () => {
  const of = (event: EventItem, name: string) =>
    sitePage(`/activites/${event.slug}`)
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute("content");

  test("has its title, a sentence about it, its address and its picture", () => {
    const event = find((one) => plain(one) && hours(one) && one.photos.length > 0 && one.authors.length > 0);
    expect(of(event, "og:title")).toBe(event.title);
    expect(of(event, "og:description")).toContain(`Avec ${event.authors[0]?.title}`);
    expect(of(event, "og:description")).toBe(of(event, "description"));
    expect(of(event, "og:url")).toBe(`${ORIGIN}${event.url}`);
    expect(of(event, "og:image")).toBe(`${ORIGIN}${event.photos[0]}`);
    expect(of(event, "og:image:alt")).toBe(event.title);
    expect(of(event, "og:locale")).toBe("fr_CA");
    expect(of(event, "og:site_name")).toBe("Le Grand Feuillet");
    expect(of(event, "twitter:card")).toBe("summary_large_image");
  });

  test("without a picture is a small one", () => {
    const bare = find(
      (one) => one.photos.length === 0 && [...one.authors, ...one.persons].every(({ photo }) => !photo),
    );
    expect(of(bare, "og:image")).toBeUndefined();
    expect(of(bare, "twitter:card")).toBe("summary");
  });
});

describe("the card of every other page", () => {
  const metaOf = (page: Document | Element, name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");

  test.each([
    ["/", "Le Grand Feuillet, salon du livre"],
    ["/webdiffusion", "Webdiffusions"],
    ["/videos", "Vidéos"],
    ["/auteurs", "Auteur·rice·s"],
    ["/auteurs?letter=b", "Auteur·rice·s"],
    ["/exposants", "Exposant·e·s"],
    ["/faq", "Foire aux questions"],
  ])("%s has its title, its description and its address", (path, title) => {
    const page = sitePage(path);
    expect(metaOf(page, "og:title")).toBe(title);
    expect(metaOf(page, "og:description")).toBe(metaOf(page, "description"));
    expect(metaOf(page, "og:description")?.length).toBeGreaterThan(40);
    expect(metaOf(page, "og:url")).toBe(`${ORIGIN}${path}`);
    expect(metaOf(page, "og:site_name")).toBe("Le Grand Feuillet");
  });
});

describe("schema.org's ItemList of the programme's page", () => {
  test.each(["/programmation", "/programmation?type=6341&page=2", "/programmation?mode=horaire"])(
    "%s lists its activities in order, each by its page",
    (address) => {
      const { answer, activities } = resultsOf(api, parse(new URL(address, ORIGIN).search));
      const [data = {}, ...rest] = blocks(pageHtml(address));
      expect(rest).toEqual([]);
      expect(data).toMatchObject({
        "@context": "https://schema.org",
        "@type": "ItemList",
        url: `${ORIGIN}${address}`,
        numberOfItems: answer.meta.count,
      });
      const items = data.itemListElement as readonly Json[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect(items.map(({ "@type": type, url }) => [type, url])).toEqual(
        activities.map(({ url }) => ["ListItem", `${ORIGIN}${url}`]),
      );
    },
  );

  test("is not there when nothing was found", () => {
    expect(blocks(pageHtml("/programmation?type=1"))).toEqual([]);
  });
});
