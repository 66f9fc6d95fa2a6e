// @vitest-environment node
/** `GET /api/events.ics`, read by ical.js, against the API's own answers and the file that the page saves. */
import ICAL from "ical.js";
import { DateTime } from "luxon";
import { afterAll, describe, expect, test } from "vitest";
import { parseActivities } from "../../src/shared/activity/schema.ts";
import { activityCalendarFile } from "../../src/shared/calendar/activity-file.ts";
import type { EventItem } from "../host/data/shapes.ts";
import { startHost } from "../host/host.ts";

const host = await startHost({ port: 0, now: "2026-11-20T12:00" });
afterAll(() => host.close());

const CANCELLED = 71610;
const UNDETERMINED = 78588;
const has = (event: EventItem, status: number) => event.categories.status.some(({ id }) => id === status);
const dated = (event: EventItem) => !has(event, UNDETERMINED);

async function feed(query = "") {
  const answer = await fetch(`${host.url}/api/events.ics${query}`);
  const text = await answer.text();
  return { answer, text, calendar: ICAL.Component.fromString(text) };
}
const entries = (calendar: ICAL.Component) => calendar.getAllSubcomponents("vevent");
const value = (entry: ICAL.Component | undefined, name: string) => String(entry?.getFirstPropertyValue(name));
const startOf = (entry: ICAL.Component | undefined) =>
  (entry?.getFirstPropertyValue("dtstart") as ICAL.Time | undefined)?.toUnixTime();
const uids = (calendar: ICAL.Component) =>
  entries(calendar)
    .map((entry) => value(entry, "uid"))
    .toSorted();

/** All activities that the API answers, from all its pages. */
async function answered(query: string): Promise<readonly EventItem[]> {
  const found: EventItem[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${host.url}/api/events?${query}&page=${page}`);
    const { data, meta } = (await answer.json()) as { data: EventItem[]; meta: { count: number } };
    found.push(...data);
    if (found.length >= meta.count) return found;
  }
}
const all = await answered("");
const one = (what: (event: EventItem) => boolean): EventItem => {
  const found = all.find(what);
  if (!found) throw new Error("The invented fair has no such activity");
  return found;
};
const entryOf = async (event: EventItem) => entries((await feed(`?ids[]=${event.id}`)).calendar)[0];

describe("the feed of activities", () => {
  test.each([
    "aspects[]=73904",
    "type=6341&dedicace=false",
    "dateStart=1795669200&hourStart=10&hourEnd=14",
    "genre=6461",
  ])("has those that the API answers for %s, on all its pages, but those without a date", async (query) => {
    const wanted = (await answered(query)).filter(dated);
    expect(wanted.length).toBeGreaterThan(0);
    const { calendar } = await feed(`?${query}`);
    const { host: domain } = new URL(host.url);
    expect(uids(calendar)).toEqual(wanted.map(({ id }) => `activite-${id}@${domain}`).toSorted());
  });

  test("has a selection, named as such, and without a filter the whole programme", async () => {
    const [first, second] = all.filter(dated) as [EventItem, EventItem];
    const { calendar } = await feed(`?ids[]=${first.id}&ids[]=${second.id}`);
    expect(
      entries(calendar)
        .map((entry) => value(entry, "summary"))
        .toSorted(),
    ).toEqual([first.title, second.title].toSorted());
    expect(value(calendar, "x-wr-calname")).toBe("Ma sélection, Le Grand Feuillet");
    const whole = (await feed()).calendar;
    expect(entries(whole)).toHaveLength(all.filter(dated).length);
    expect(value(whole, "name")).toBe("Le Grand Feuillet");
  });

  test("says how often to ask, may be cached, and is revalidated by its ETag", async () => {
    const { answer, text, calendar } = await feed("?aspects[]=73904");
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=900");
    expect(calendar.getFirstProperty("refresh-interval")?.type).toBe("duration");
    expect(value(calendar, "refresh-interval")).toBe("PT1H");
    expect(value(calendar, "x-published-ttl")).toBe("PT1H");
    // A method asks for an organizer (RFC 5546, 3.2.1), which an activity does not have.
    expect(calendar.getFirstProperty("method")).toBeNull();
    const etag = answer.headers.get("etag") ?? "";
    const again = await fetch(answer.url, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });

  test("gives each activity the UID, time, place and text of the file that the page saves", async () => {
    const { calendar } = await feed("?aspects[]=73904");
    const activities = parseActivities(await answered("aspects[]=73904"), () => {});
    const file = activityCalendarFile(activities, `${host.url}/`, new Date("2026-11-20T12:00-05:00"));
    const saved = entries(ICAL.Component.fromString(file?.text ?? ""));
    expect(saved.length).toBeGreaterThan(20);
    const fed = new Map(entries(calendar).map((entry) => [value(entry, "uid"), entry]));
    for (const entry of saved) {
      const other = fed.get(value(entry, "uid"));
      for (const name of [
        "summary",
        "dtstart",
        "dtend",
        "location",
        "description",
        "url",
        "sequence",
        "status",
      ])
        expect([name, value(other, name)]).toEqual([name, value(entry, name)]);
    }
  });

  test("keeps a cancelled activity at its time, and says that it is cancelled", async () => {
    const event = one((row) => has(row, CANCELLED) && dated(row) && row.dates.startReport === null);
    const entry = await entryOf(event);
    expect(value(entry, "status")).toBe("CANCELLED");
    expect(value(entry, "summary")).toBe(`Activité annulée\u00a0: ${event.title}`);
    expect(startOf(entry)).toBe(event.dates.start);
  });

  test("moves a postponed activity to its new time, in the same entry", async () => {
    const event = one((row) => row.dates.startReport !== null && !has(row, CANCELLED) && !row.dates.allDay);
    const entry = await entryOf(event);
    const zone = { zone: "America/Toronto" };
    const day = DateTime.fromSeconds(event.dates.startReport ?? 0, zone).toISODate();
    expect(DateTime.fromSeconds(startOf(entry) ?? 0, zone).toISODate()).toBe(day);
  });

  test("takes rubbish as not given, and refuses other methods", async () => {
    expect(entries((await feed("?type=x&ids[]=&page=3")).calendar)).toHaveLength(all.filter(dated).length);
    expect(entries((await feed("?ids[]=1")).calendar)).toEqual([]);
    expect((await fetch(`${host.url}/api/events.ics`, { method: "POST" })).status).toBe(405);
  });
});
