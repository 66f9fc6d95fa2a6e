// @vitest-environment node
/**
 * The data of every activity's page, against schema.org: the types of schema-dts, which Google keeps from schema.org's
 * vocabulary, and the properties that search engines require of an Event.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { tempFolder } from "../host-api/temp-folder.ts";
import { pageHtml } from "./programme-setup.ts";
import { fair, siteHtml } from "./site-setup.ts";

const BLOCK = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/;
const blockOf = (html: string | null): unknown => {
  const [, text] = BLOCK.exec(html ?? "") ?? [];
  return text === undefined ? null : JSON.parse(text);
};
const events = fair.events
  .map(({ slug }) => blockOf(siteHtml(`/activites/${slug}`)))
  .filter((one) => one !== null);
const list = blockOf(pageHtml("/programmation"));

const TSC = join(process.cwd(), "node_modules/typescript/bin/tsc");

/** What the compiler says of data as a value of one of schema-dts's types. */
function faults(type: "Event" | "ItemList", data: readonly unknown[]): string {
  const source = [
    `import type { ${type}, WithContext } from "schema-dts";`,
    `type Data = Exclude<WithContext<${type}>, string>;`,
    ...data.map((one, index) => `export const data${index}: Data = ${JSON.stringify(one, null, 1)};`),
  ].join("\n");
  const folder = tempFolder({
    "data.ts": source,
    "package.json": { type: "module" },
    "tsconfig.json": {
      compilerOptions: {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        module: "nodenext",
        types: [],
        paths: { "schema-dts": [join(process.cwd(), "node_modules/schema-dts/dist/schema.d.ts")] },
      },
      files: ["data.ts"],
    },
  });
  try {
    return execFileSync(process.execPath, [TSC, "-p", folder], { encoding: "utf8" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** One of each shape: of which properties, of which types, with which status. */
const shapes = [
  ...new Map(
    events.map((event) => [
      JSON.stringify(event, (key, value) =>
        typeof value === "string" && !/^@type|Status$|Mode$/.test(key) ? "" : value,
      ),
      event,
    ]),
  ).values(),
].slice(0, 60);

const words = v.pipe(v.string(), v.regex(/\S{2}/));
const address = v.pipe(v.string(), v.url(), v.startsWith("http"));
const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d-0[45]:00)?$/));
const party = (type: string) =>
  v.strictObject({ "@type": v.literal(type), name: words, url: v.optional(address) });
const some = <const Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1));
const place = v.variant("@type", [
  v.strictObject({
    "@type": v.literal("Place"),
    name: words,
    address: words,
    geo: v.optional(
      v.strictObject({ "@type": v.literal("GeoCoordinates"), latitude: v.number(), longitude: v.number() }),
    ),
  }),
  v.strictObject({ "@type": v.literal("VirtualLocation"), url: address }),
]);
/** Required by search engines, or recommended and known of every activity. */
const complete = v.strictObject({
  "@context": v.literal("https://schema.org"),
  "@type": v.literal("Event"),
  "@id": address,
  name: words,
  description: words,
  url: address,
  inLanguage: v.literal("fr-CA"),
  startDate: time,
  endDate: v.optional(time),
  previousStartDate: v.optional(time),
  eventStatus: v.picklist(
    ["Scheduled", "Cancelled", "Rescheduled", "Postponed"].map((name) => `https://schema.org/Event${name}`),
  ),
  eventAttendanceMode: v.picklist(
    ["Offline", "Online", "Mixed"].map((name) => `https://schema.org/${name}EventAttendanceMode`),
  ),
  image: v.optional(some(address)),
  performer: v.optional(some(party("Person"))),
  organizer: some(party("Organization")),
  location: some(place),
});
const problems = (event: unknown) =>
  (v.safeParse(complete, event).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

describe("the data of every activity's page", () => {
  test("is there, but of those without any date or place", () => {
    expect(events.length).toBeGreaterThan(700);
    expect(fair.events.length - events.length).toBeLessThan(15);
  });

  test("has all that search engines require, with addresses, and times with the fair's offset", () => {
    expect(events.flatMap(problems)).toEqual([]);
  });

  test("has its old date when it was moved, and ends after it begins", () => {
    for (const event of events as Record<string, string>[]) {
      const moved = /Rescheduled|Postponed/.test(event.eventStatus ?? "");
      expect([event.url, event.previousStartDate !== undefined]).toEqual([event.url, moved]);
      if (event.endDate)
        expect(Date.parse(event.endDate)).toBeGreaterThanOrEqual(Date.parse(event.startDate ?? ""));
    }
  });

  const required = [
    "name",
    "startDate",
    "location",
    "eventStatus",
    "eventAttendanceMode",
    "organizer",
    "description",
    "url",
  ];
  test.each(required)("would not pass without %s", (name) => {
    const { [name]: _, ...others } = events[0] as Record<string, unknown>;
    expect(problems(others).join()).toContain(name);
  });

  test("is schema.org's Event, by its types", { timeout: 60_000 }, () => {
    expect(shapes.length).toBeGreaterThan(20);
    expect(faults("Event", shapes)).toBe("");
  });

  test("would not be with a property, a status or a type that schema.org lacks", { timeout: 60_000 }, () => {
    const [event] = events as [Record<string, unknown>];
    const wrong = [
      { ...event, startTime: "10:00" },
      { ...event, eventStatus: "https://schema.org/EventMoved" },
      { ...event, location: [{ "@type": "Scene", name: "Une salle" }] },
    ];
    const found = faults("Event", wrong);
    for (const words of ["startTime", "EventMoved", "Scene"]) expect(found).toContain(words);
  });
});

test("the programme's list is schema.org's ItemList, by its types", { timeout: 60_000 }, () => {
  expect(list).toMatchObject({ "@type": "ItemList" });
  expect(faults("ItemList", [list])).toBe("");
});
