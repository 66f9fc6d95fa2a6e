/** Days that do not follow each other: one event a day, in file and links, and nothing between them. */
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { cardView } from "../../../src/islands/programme/card/card-view.ts";
import { activityCalendarLinks } from "../../../src/shared/calendar/activity-events.ts";
import { activityCalendarFile } from "../../../src/shared/calendar/activity-file.ts";
import { activity } from "../activity/an-activity.ts";

const BASE = "https://salon.test/programmation";
const NOW = new Date("2026-06-01T12:00:00Z");
const at = (text: string) => Date.parse(text) / 1000;
const day = (date: number, offset = "-05:00") =>
  at(`2026-11-${String(date).padStart(2, "0")}T00:00${offset}`);

const workshop = (range: readonly number[], more: object = {}) =>
  activity({
    id: 7,
    dates: { start: at("2026-11-10T14:00-05:00"), end: at("2026-11-29T16:00-05:00"), range, ...more },
  });

function file(one: ReturnType<typeof workshop>) {
  const text = activityCalendarFile([one], BASE, NOW)?.text ?? "";
  const value = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? "");
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((event) => (name: string) => value(event, name));
}
const links = (one: ReturnType<typeof workshop>) =>
  activityCalendarLinks(one, BASE).map(({ href, day: label }) => [
    label,
    new URL(href).searchParams.get("dates"),
  ]);

describe("two days that are not neighbours", () => {
  const twice = workshop([10, 29].map((date) => day(date)));

  test("are two events of the file, at their hours, with a UID each, the later first", () => {
    expect(file(twice).map((of) => ["uid", "dtstart", "dtend", "transp"].map(of))).toEqual([
      ["activite-7-2@salon.test", "2026-11-29T19:00:00Z", "2026-11-29T21:00:00Z", "OPAQUE"],
      ["activite-7@salon.test", "2026-11-10T19:00:00Z", "2026-11-10T21:00:00Z", "OPAQUE"],
    ]);
    expect(file(twice)[0]?.("description")).toContain("10 et 29\u00a0nov. de 14\u00a0h à 16\u00a0h\n");
  });

  test("have no UID of another activity, whatever letters an id has", () => {
    const uids = (id: string) => file({ ...twice, id }).map((of) => of("uid"));
    expect(uids("QX7RTA")).toEqual(["activite~QX7RTA~2@salon.test", "activite~QX7RTA@salon.test"]);
    const all = [...file(twice).map((of) => of("uid")), ...["7-2", "7-3", "QX", "QX-2"].flatMap(uids)];
    expect(new Set(all).size).toBe(all.length);
  });

  test("are one activity of the file's number", () => {
    expect(activityCalendarFile([twice], BASE, NOW)?.count).toBe(1);
  });

  test("have a link each, which names its day", () => {
    expect(links(twice)).toEqual([
      ["10\u00a0nov.", "20261110T190000Z/20261110T210000Z"],
      ["29\u00a0nov.", "20261129T190000Z/20261129T210000Z"],
    ]);
    expect(cardView(twice, BASE)).toMatchObject({ isDated: true, calendar: { length: 2 } });
  });

  test("keep the hours of the clock when it is changed between them", () => {
    const range = [at("2026-10-24T12:00-04:00"), at("2026-11-14T12:00-05:00")];
    const start = at("2026-10-24T14:00-04:00");
    const one = workshop(range, { start, end: at("2026-11-14T16:00-05:00") });
    expect(links(one).map(([, dates]) => dates)).toEqual([
      "20261024T180000Z/20261024T200000Z",
      "20261114T190000Z/20261114T210000Z",
    ]);
  });

  test("are two whole days without hours, and two beginnings without an end", () => {
    const range = [10, 29].map((date) => day(date));
    expect(links(workshop(range, { allDay: true })).map(([, dates]) => dates)).toEqual([
      "20261110/20261111",
      "20261129/20261130",
    ]);
    expect(links(workshop(range, { end: null })).map(([, dates]) => dates)).toEqual([
      "20261110T190000Z/20261110T190000Z",
      "20261129T190000Z/20261129T190000Z",
    ]);
  });

  test("stay two when it is cancelled: the file says so of both", () => {
    const cancelled = { ...twice, statuses: [71610] };
    expect(file(cancelled).map((of) => of("status"))).toEqual(["CANCELLED", "CANCELLED"]);
    expect(links(cancelled)).toEqual([]);
  });
});

describe("more days with gaps", () => {
  test("are one event a day, and none on a day between", () => {
    const gapped = workshop([10, 11, 29].map((date) => day(date)));
    expect(file(gapped).map((of) => of("dtstart").slice(0, 10))).toEqual([
      "2026-11-29",
      "2026-11-11",
      "2026-11-10",
    ]);
    // 'Du 10 au 29' would be wrong of each.
    expect(file(gapped)[0]?.("description")).not.toContain("nov.");
    expect(links(gapped)).toHaveLength(3);
  });

  test("have no links where a card has no room for them, but a file", () => {
    const many = workshop([10, 12, 14, 16].map((date) => day(date)));
    expect(cardView(many, BASE)).toMatchObject({ calendar: [], isDated: true });
    expect(links(many)).toHaveLength(4);
  });
});

test("neighbours stay one block of whole days, by a range in any order", () => {
  const block = workshop([30, 28, 29].map((date) => day(date)));
  expect(links(block)).toEqual([[null, "20261128/20261201"]]);
  expect(file(block)).toHaveLength(1);
});
