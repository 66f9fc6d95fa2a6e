// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { CategoryKind } from "../../src/islands/programme/domain/categories.ts";
import { createApi, PER_PAGE } from "../host/api.ts";
import { loadFair } from "../host/data/load.ts";
import type { EventItem } from "../host/data/shapes.ts";
import { FAIR_DIR, fitting, options, RULES, type Rule, startOf, stored } from "./raw-fair.ts";

const api = createApi(loadFair(FAIR_DIR));

/** Slugs on all pages of a query; also checks that the pages are consistent. */
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

/** Each option of one kind, with the rule for its answer. */
const cases = (kind: CategoryKind, key: string, rule: (id: number) => Rule) =>
  options[kind].map(({ value }) => [`${key}=${value}`, rule(value)] as const);

const CASES: readonly (readonly [string, Rule])[] = [
  ["", () => true],
  ...cases("types", "type", RULES.type),
  ...cases("audiences", "audience", RULES.audience),
  ...cases("themes", "theme", RULES.theme),
  ...cases("projects", "project", RULES.project),
  ...cases("ages", "age", RULES.age),
  ...cases("subjects", "subject", RULES.subject),
  ...cases("genres", "genre", RULES.genre),
  ...cases("aspects", "aspects[]", RULES.area),
  ...cases("rooms", "room", RULES.room),
  ...cases("dates", "dateStart", RULES.date),
  ["dedicace=false", RULES.withoutSigning()],
  ["hourStart=0&hourEnd=24", () => true],
  ["hourStart=10&hourEnd=12", RULES.hours(10, 12)],
  ["mode[name]=schedule", RULES.schedule()],
];

describe("the invented fair through GET /api/events", () => {
  test("is more than one page", () => {
    expect(stored.length).toBeGreaterThan(PER_PAGE * 2);
  });

  test.each(CASES)("?%s answers exactly the activities that fit", (query, rule) => {
    expect(all(query).toSorted()).toEqual(fitting(rule));
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

  test("another seed changes only the order of activities that begin together", () => {
    const bySlug = new Map(stored.map((event) => [event.slug, event]));
    const beginning = (slug: string) => {
      const event = bySlug.get(slug);
      return event && startOf(event);
    };
    const [one, other] = [orderOf("1"), orderOf("2")];
    expect(one).not.toEqual(other);
    expect(one.map(beginning)).toEqual(other.map(beginning));
  });
});
