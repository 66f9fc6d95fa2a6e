/** Calendar link and file of an activity: both contain the same, and match the card. */
import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Activity } from "../../../src/shared/activity/activity.ts";
import { dateState } from "../../../src/shared/activity/dates.ts";
import { activityCalendarLinks } from "../../../src/shared/calendar/activity-events.ts";
import { activityCalendarFile } from "../../../src/shared/calendar/activity-file.ts";
import { calendarFileName, saveActivities } from "../../../src/shared/calendar/save.ts";
import { fair } from "../../pages/programme-setup.ts";
import { activity, parseActivity } from "../activity/an-activity.ts";

const BASE = "https://salon.test/programmation";
const NOW = new Date("2026-06-01T12:00:00Z");
const at = (text: string) => Date.parse(text) / 1000;
const day = (text: string) => at(`${text}T00:00-05:00`);

const fileOf = (activities: readonly Activity[], now = NOW) =>
  activityCalendarFile(activities, BASE, now)?.text ?? null;
const linkOf = (one: Activity) => activityCalendarLinks(one, BASE)[0]?.href ?? null;
const eventsOf = (file: string | null) =>
  file === null ? [] : new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");

function kept(fields: Record<string, unknown>) {
  const one = activity(fields);
  const link = linkOf(one);
  const [event] = eventsOf(fileOf([one]));
  if (link === null || !event) throw new Error("it has no date to keep");
  const { searchParams } = new URL(link);
  const param = (name: string) => searchParams.get(name) ?? "";
  return { link: param, file: (name: string) => String(event.getFirstPropertyValue(name) ?? "") };
}

const stamp = (text: string) => text.replace(/[-:]/g, "");

test("a link has title, times, place, people and address", () => {
  const { link } = kept({
    dates: { start: at("2026-11-25T10:00-05:00"), end: at("2026-11-25T11:30-05:00") },
    authors: [{ title: "Ada Roy" }],
    categories: { aspects: [{ id: 6332, title: "x" }] },
  });
  expect(["text", "dates", "location", "details"].map(link)).toEqual([
    "Une soirée",
    "20261125T150000Z/20261125T163000Z",
    "Palais des congrès de Montréal",
    "Ada Roy\nhttps://salon.test/activites/une-soiree",
  ]);
});

test("an activity that is said to last all day is saved as a whole day", () => {
  const { link } = kept({ dates: { start: at("2026-11-25T10:00-05:00"), allDay: true } });
  expect(link("dates")).toBe("20261125/20261126");
});

test("a day from 00:00 to 23:59 is saved as a whole day, in link and file", () => {
  const { link, file } = kept({
    dates: { start: day("2026-11-28"), end: at("2026-11-28T23:59-05:00"), range: [day("2026-11-28")] },
  });
  expect(link("dates")).toBe("20261128/20261129");
  expect([file("dtstart"), file("dtend")]).toEqual(["2026-11-28", "2026-11-29"]);
});

describe("several days", () => {
  const exhibition = {
    start: at("2026-11-25T10:00-05:00"),
    end: at("2026-11-29T18:00-05:00"),
    range: ["2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"].map(day),
  };

  test("are saved as whole days, with the hours of each in words", () => {
    const { link, file } = kept({ dates: exhibition, authors: [{ title: "Ada Roy" }] });
    expect(link("dates")).toBe("20261125/20261130");
    expect([file("dtstart"), file("dtend")]).toEqual(["2026-11-25", "2026-11-30"]);
    expect(link("details").split("\n")).toEqual([
      "Du 25 au 29\u00a0nov. de 10\u00a0h à 18\u00a0h",
      "Ada Roy",
      "https://salon.test/activites/une-soiree",
    ]);
    expect(file("description")).toBe(link("details"));
    expect(file("transp")).toBe("TRANSPARENT");
  });

  test("are one period when it begins in the evening and ends on the next day", () => {
    const { link, file } = kept({
      dates: {
        start: at("2026-11-25T22:30-05:00"),
        end: at("2026-11-26T06:30-05:00"),
        range: ["2026-11-25", "2026-11-26"].map(day),
      },
    });
    expect(file("transp")).toBe("OPAQUE");
    expect(link("dates")).toBe("20261126T033000Z/20261126T113000Z");
    expect(file("dtstart")).toBe("2026-11-26T03:30:00Z");
    expect(file("dtend")).toBe("2026-11-26T11:30:00Z");
    expect(link("details")).not.toContain("nov.");
  });
});

test("a postponed activity has its new date, in the same event", () => {
  const dates = { start: at("2026-11-25T10:00-05:00"), end: at("2026-11-25T11:00-05:00") };
  const report = { startReport: at("2026-11-26T14:00-05:00"), endReport: at("2026-11-26T15:00-05:00") };
  const [before, after] = [kept({ dates }), kept({ dates: { ...dates, ...report } })];
  expect(after.file("uid")).toBe(before.file("uid"));
  expect(after.file("dtstart")).toBe("2026-11-26T19:00:00Z");
  expect(after.link("dates")).toBe("20261126T190000Z/20261126T200000Z");
});

test("a cancelled activity is the same event, at the time that it had", () => {
  const dates = { start: at("2026-11-25T10:00-05:00"), end: at("2026-11-25T11:00-05:00") };
  const report = { startReport: at("2026-11-26T14:00-05:00"), endReport: at("2026-11-26T15:00-05:00") };
  const categories = { status: [{ id: 71610, title: "Annulé" }] };
  const eventOf = (fields: Record<string, unknown>) => {
    const [event] = eventsOf(fileOf([activity({ title: "Lecture", ...fields })]));
    return ["uid", "status", "dtstart", "summary"].map((name) => String(event?.getFirstPropertyValue(name)));
  };
  const [uid] = eventOf({ dates });
  const name = "Activité annulée\u00a0: Lecture";
  expect(eventOf({ dates, categories })).toEqual([uid, "CANCELLED", "2026-11-25T15:00:00Z", name]);
  expect(eventOf({ dates: { ...dates, ...report }, categories })).toEqual([
    uid,
    "CANCELLED",
    "2026-11-26T19:00:00Z",
    name,
  ]);
  expect(linkOf(activity({ dates, categories }))).toBeNull();
});

test("a file made later has a higher revision, whatever has become of the activity", () => {
  const dates = { start: at("2026-11-25T10:00-05:00") };
  const report = { startReport: at("2026-11-26T14:00-05:00") };
  const cancelled = { status: [{ id: 71610, title: "Annulé" }] };
  const states = [
    { dates: { ...dates, ...report } },
    { dates, categories: cancelled },
    { dates },
    { dates: { ...dates, ...report }, categories: cancelled },
  ];
  const revisions = states.map((fields, hours) => {
    const [event] = eventsOf(fileOf([activity(fields)], new Date(NOW.getTime() + hours * 3_600_000)));
    return Number(event?.getFirstPropertyValue("sequence"));
  });
  expect(revisions).toEqual([0, 60, 120, 180].map((minutes) => (revisions[0] ?? 0) + minutes));
  // A whole number of four octets, which is as much as calendars read.
  expect(revisions.every((one) => Number.isInteger(one) && one > 0 && one < 2 ** 31)).toBe(true);
});

test("an event has one UID, made of its id and site", () => {
  const dates = { start: at("2026-11-25T10:00-05:00") };
  expect(kept({ id: 91427, dates }).file("uid")).toBe("activite-91427@salon.test");
  expect(kept({ id: 91427, dates, url: "https://ailleurs.test/a" }).file("uid")).toBe(
    "activite-91427@ailleurs.test",
  );
  expect(kept({ id: 91427, dates, url: null }).file("uid")).toBe("activite-91427@salon.test");
  const mail = kept({ id: 91427, dates, url: "mailto:a@b.ca" });
  expect(["uid", "url", "description"].map(mail.file)).toEqual(["activite-91427@salon.test", "", ""]);
});

test("link and file have the same data for every activity of the fair; without a date, neither", () => {
  const seen = { both: 0, cancelled: 0, none: 0 };
  const uids = new Set<string>();
  for (const row of fair.events) {
    const one = parseActivity(row, (error) => {
      throw error;
    });
    if (!one) throw new Error(`no activity: ${row.slug}`);
    const link = linkOf(one);
    const file = fileOf([one]);
    const { status } = dateState(one);
    if (link === null || file === null) {
      expect([status, file === null], one.slug).toEqual(
        link === null && file === null ? ["undetermined", true] : ["cancelled", false],
      );
      seen[file === null ? "none" : "cancelled"] += 1;
      continue;
    }
    const event = eventsOf(file).at(-1);
    const value = (name: string) => event?.getFirstPropertyValue(name) ?? "";
    const { searchParams } = new URL(link);
    const [start, end] = (searchParams.get("dates") ?? "").split("/");
    expect([stamp(String(value("dtstart"))), stamp(String(value("dtend") || value("dtstart")))]).toEqual([
      start,
      end,
    ]);
    expect(value("summary")).toBe(one.title);
    expect(value("description")).toBe(searchParams.get("details"));
    uids.add(String(value("uid")));
    seen.both += 1;
  }
  expect(uids.size).toBe(seen.both);
  expect(seen.both).toBeGreaterThan(600);
  expect(seen.cancelled).toBeGreaterThan(5);
  expect(seen.none).toBeGreaterThan(5);
});

test("one file holds all activities with a date, newest first, each with its own file's UID", () => {
  const start = at("2026-11-25T10:00-05:00");
  const [one, two] = [activity({ id: 1, dates: { start } }), activity({ id: 2, dates: { start } })];
  const file = activityCalendarFile([one, activity({ id: 3 }), two], BASE, NOW);
  expect(eventsOf(file?.text ?? null).map((event) => event.getFirstPropertyValue("uid"))).toEqual([
    "activite-2@salon.test",
    "activite-1@salon.test",
  ]);
  expect(file?.count).toBe(2);
  expect(activityCalendarFile([activity({ id: 3 })], BASE, NOW)).toBeNull();
});

test("a file is named for its activity, in characters that every system accepts", () => {
  const named = (title: string) => calendarFileName(activity({ id: 7, title }));
  expect(named("Mai à Vélo 2025")).toBe("mai-a-velo-2025.ics");
  expect(named("« L’œuvre » : où ? <../../etc>")).toBe("l-oeuvre-ou-etc.ics");
  expect(named("日本語")).toBe("activite-7.ics");
  expect(named(`${"mot ".repeat(15)}fin`)).toMatch(/^(mot-){14}mot\.ics$/);
});

describe("saving the file", () => {
  const { signal } = new AbortController();
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test("clicks a link outside of the document, and revokes its address at the end", async () => {
    const blobs: Blob[] = [];
    const create = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return "blob:one";
    });
    const revoke = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    const clicked: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this);
    });
    saveActivities([activity({ dates: { start: at("2026-11-25T10:00-05:00") } })], BASE, "a.ics", signal);
    expect(create).toHaveBeenCalledOnce();
    expect(blobs[0]?.type).toBe("text/calendar;charset=utf-8");
    expect(await blobs[0]?.text()).toContain("SUMMARY:Une soirée\r\n");
    expect(clicked.map(({ href, download, isConnected }) => [href, download, isConnected])).toEqual([
      ["blob:one", "a.ics", false],
    ]);
    expect(revoke).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(revoke).toHaveBeenCalledWith("blob:one");
  });

  test("keeps nothing once the marker has been released", () => {
    const create = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:one");
    const revoke = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const leave = new AbortController();
    const dated = activity({ dates: { start: at("2026-11-25T10:00-05:00") } });
    saveActivities([dated], BASE, "a.ics", leave.signal);
    leave.abort();
    expect(revoke).toHaveBeenCalledExactlyOnceWith("blob:one");
    expect(vi.getTimerCount()).toBe(0);
    saveActivities([dated], BASE, "a.ics", leave.signal);
    expect(create).toHaveBeenCalledOnce();
  });

  test("does nothing for an activity without a date", () => {
    const create = vi.spyOn(URL, "createObjectURL");
    saveActivities([activity({})], BASE, "a.ics", signal);
    expect(create).not.toHaveBeenCalled();
  });
});
