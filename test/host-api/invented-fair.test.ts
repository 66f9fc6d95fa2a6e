// @vitest-environment node
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { CategoryKind } from "../../src/islands/programme/categories.ts";
import { createApi, PER_PAGE } from "../host/api.ts";
import { loadFair } from "../host/data/load.ts";
import type { CategoryLists, EventItem, StoredEvent } from "../host/data/shapes.ts";

const DIR = fileURLToPath(new URL("../../templates-fixtures/data", import.meta.url));
const stored = JSON.parse(readFileSync(`${DIR}/events.json`, "utf8")).data as readonly StoredEvent[];
const options = JSON.parse(readFileSync(`${DIR}/categories.json`, "utf8")).data as CategoryLists;
const api = createApi(loadFair(DIR));

const easternDay = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto", dateStyle: "short" });
const easternHour = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Toronto",
  hour: "2-digit",
  hourCycle: "h23",
});
const dayOf = (instant: number) => easternDay.format(instant * 1000);
const hourOf = (instant: number) => Number(easternHour.format(instant * 1000));

type Rule = (event: StoredEvent) => boolean;
const has = (terms: readonly { id: number }[], id: number) => terms.some((term) => term.id === id);
const undetermined: Rule = (event) => has(event.categories.status, 78588);

/** Slugs of all pages of a query, and that the pages are right among themselves. */
function all(query: string): readonly string[] {
  const events: EventItem[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = api.events(new URLSearchParams(`${query}&page=${page}`));
    events.push(...data);
    expect(meta.perPage).toBe(PER_PAGE);
    if (data.length < PER_PAGE) {
      expect(events).toHaveLength(meta.count);
      return events.map(({ slug }) => slug);
    }
  }
}

const expected = (rule: Rule) =>
  stored
    .filter(rule)
    .map(({ slug }) => slug)
    .toSorted();

/** Each option of one kind, with what its answer must hold. */
function cases(kind: CategoryKind, key: string, rule: (event: StoredEvent, id: number) => boolean) {
  return options[kind].map(
    ({ value }) => [`${key}=${value}`, (event: StoredEvent) => rule(event, value)] as const,
  );
}

const CASES: readonly (readonly [string, Rule])[] = [
  ["", () => true],
  ...cases("types", "type", (event, id) => has(event.categories.type, id)),
  ...cases("audiences", "audience", (event, id) => has(event.categories.audience, id)),
  ...cases("themes", "theme", (event, id) => has(event.categories.themes, id)),
  ...cases("projects", "project", (event, id) => has(event.categories.projects, id)),
  ...cases("ages", "age", (event, id) => event.filters.ages.includes(id)),
  ...cases("subjects", "subject", (event, id) => event.filters.subjects.includes(id)),
  ...cases("genres", "genre", (event, id) => event.filters.genres.includes(id)),
  ...cases("aspects", "aspects[]", (event, id) => has(event.categories.aspects, id)),
  ...options.rooms.map(
    ({ label, value }) =>
      [
        `room=${value}`,
        (event: StoredEvent) => event.location.room.some(({ title }) => title === label),
      ] as const,
  ),
  ...options.dates.map(
    ({ value }) =>
      [
        `dateStart=${value}`,
        (event: StoredEvent) => {
          const { startReport, range, rangeReport } = event.dates;
          const days = startReport ? rangeReport : range;
          return !undetermined(event) && days.map(dayOf).includes(dayOf(value));
        },
      ] as const,
  ),
  ["dedicace=false", (event) => !has(event.categories.type, 6339)],
  ["hourStart=0&hourEnd=24", () => true],
  [
    "hourStart=10&hourEnd=12",
    (event) => {
      const start = event.dates.startReport ?? event.dates.start;
      if (start === null || event.dates.allDay || undetermined(event)) return false;
      return hourOf(start) === 10 || hourOf(start) === 11;
    },
  ],
  [
    "mode[name]=schedule",
    (event) => {
      const { startReport, range, rangeReport } = event.dates;
      return undetermined(event) || (startReport ? rangeReport : range).length <= 2;
    },
  ],
];

describe("the invented fair through GET /api/events", () => {
  test("is more than one page", () => {
    expect(stored.length).toBeGreaterThan(PER_PAGE * 2);
  });

  test.each(CASES)("?%s answers exactly the activities that fit", (query, rule) => {
    expect(all(query).toSorted()).toEqual(expected(rule));
  });

  test("several parameters answer what fits all of them", () => {
    const [day] = options.dates;
    const query = `dateStart=${day?.value}&aspects[]=6332&dedicace=false&hourStart=9&hourEnd=17`;
    const each = query
      .replace("&hourEnd", "+hourEnd")
      .split("&")
      .map((part) => new Set(all(part.replace("+", "&"))));
    const rest = stored.filter(({ slug }) => each.every((slugs) => slugs.has(slug))).map(({ slug }) => slug);
    expect(rest.length).toBeGreaterThan(0);
    expect(all(query).toSorted()).toEqual(rest.toSorted());
  });
});

describe("the random order", () => {
  const orderOf = (seed: string) => all(`mode[name]=list&mode[random]=${seed}`);

  test.each(["1", "7", "16"])("seed %s gives every activity once over all pages", (seed) => {
    const order = orderOf(seed);
    expect(new Set(order).size).toBe(order.length);
    expect(order).toHaveLength(stored.length);
    expect(orderOf(seed)).toEqual(order);
  });

  test("another seed changes the order of what begins together and nothing else", () => {
    const bySlug = new Map(stored.map((event) => [event.slug, event]));
    const startOf = (slug: string) => {
      const event = bySlug.get(slug);
      return event && !undetermined(event) ? (event.dates.startReport ?? event.dates.start) : null;
    };
    const [one, other] = [orderOf("1"), orderOf("2")];
    expect(one).not.toEqual(other);
    expect(one.map(startOf)).toEqual(other.map(startOf));
  });
});
