import { describe, expect, it } from "vitest";
import {
  hourAfter,
  isPast,
  pastCount,
  pastOf,
  reachesNow,
  slotAfter,
} from "../../../../src/islands/programme/schedule/now/time-of.ts";
import { scheduleOf } from "../../../../src/islands/programme/schedule/schedule.ts";
import { slotOf } from "../../../../src/islands/programme/schedule/slot.ts";
import type { Activity } from "../../../../src/shared/activity/activity.ts";
import { activity } from "../../../shared/activity/an-activity.ts";

const at = (local: string) => Date.parse(`${local.replace(" ", "T")}:00-05:00`) / 1000;
const one = (id: number, start: string, end: string | null, more: object = {}): Activity =>
  activity({ id, dates: { start: at(start), end: end && at(end), range: [at(start)], ...more } });

const ten = one(1, "2026-11-28 10:00", "2026-11-28 11:00");
const half = one(2, "2026-11-28 10:30", "2026-11-28 12:00");
const noon = one(3, "2026-11-28 12:00", null);
const wholeDay = one(4, "2026-11-28 00:00", null, { allDay: true });
const sunday = one(5, "2026-11-29 10:00", "2026-11-29 11:00");
const night = one(6, "2026-11-28 22:00", "2026-11-29 01:00");
const { days } = scheduleOf([ten, half, noon, wholeDay, sunday]);
const twice = one(8, "2026-11-28 10:00", "2026-11-29 11:30", {
  range: [at("2026-11-28 00:00"), at("2026-11-29 00:00")],
});
/** On the day that lists it, its first when none is given. */
const past = (which: Activity, now: string, day?: string) => {
  const slot = slotOf(which);
  return slot && isPast(slot, day ?? slot.day, at(now));
};

describe("an activity of the schedule", () => {
  it.each([
    [ten, "2026-11-28 10:59", false],
    [ten, "2026-11-28 11:00", true],
    [noon, "2026-11-28 12:59", false],
    [noon, "2026-11-28 13:00", true],
    [wholeDay, "2026-11-28 23:59", false],
    [wholeDay, "2026-11-29 00:00", true],
    [night, "2026-11-29 00:59", false],
    [night, "2026-11-29 01:00", true],
    [activity({ id: 7 }), "2026-11-29 01:00", false],
  ])("%# is past from its end on", (which, now, expected) => {
    expect(past(which, now)).toBe(expected);
  });
});

describe("an activity of two days", () => {
  it.each([
    ["2026-11-28 10:00", "2026-11-28", false],
    ["2026-11-28 11:30", "2026-11-28", true],
    ["2026-11-28 14:57", "2026-11-28", true],
    // It still has its second day.
    ["2026-11-29 09:00", "2026-11-28", false],
    ["2026-11-29 11:30", "2026-11-28", true],
    ["2026-11-29 11:29", "2026-11-29", false],
    ["2026-11-29 11:30", "2026-11-29", true],
  ])("at %s, in the list of %s: past %s", (now, day, expected) => {
    expect(past(twice, now, day)).toBe(expected);
  });
});

it("an hour says which of its activities are past, and an hour without any always the same", () => {
  const hours = days[0]?.hours ?? [];
  const texts = (now: string) => hours.map((hour) => pastOf(hour, "2026-11-28", at(now)));
  expect(texts("2026-11-28 10:45")).toEqual(["", "", ""]);
  expect(texts("2026-11-28 11:30")).toEqual(["", "10", ""]);
  expect(texts("2026-11-28 13:00")).toEqual(["", "11", "1"]);
  expect(hours.map((hour) => pastOf(hour, "2026-11-28", null))).toEqual(["", "", ""]);
  expect(pastCount(days, at("2026-11-28 11:30"))).toBe(1);
});

it("after now comes the first activity that begins later, whatever still runs", () => {
  const signing = one(9, "2026-11-28 10:00", "2026-11-28 16:00");
  const saturday = scheduleOf([signing, ten, half, noon, wholeDay, sunday, twice], "2026-11-28").days;
  const next = (now: string) => slotAfter(saturday, at(now))?.activity.id ?? null;
  expect(next("2026-11-28 09:00")).toBe(9);
  expect(next("2026-11-28 10:00")).toBe(2);
  expect(next("2026-11-28 11:30")).toBe(3);
  expect(next("2026-11-28 15:10")).toBe(5);
  expect(next("2026-11-29 12:00")).toBeNull();
  const onSunday = scheduleOf([twice], "2026-11-29").days;
  expect(slotAfter(onSunday, at("2026-11-29 09:00"))?.activity.id).toBe(8);
});

describe("now has its place among the hours", () => {
  const loaded = [wholeDay, ten, half, noon];
  it("once the last loaded activity begins later, or no page is missing", () => {
    expect(reachesNow(loaded, true, at("2026-11-28 11:59"))).toBe(true);
    expect(reachesNow(loaded, true, at("2026-11-28 12:00"))).toBe(false);
    expect(reachesNow(loaded, false, at("2026-11-28 12:00"))).toBe(true);
    expect(reachesNow([], true, at("2026-11-28 12:00"))).toBe(false);
    // The rest of this hour may be on the next page.
    expect(reachesNow([ten, half], true, at("2026-11-28 10:15"))).toBe(false);
  });

  it("of an API with another order, only once all pages are loaded", () => {
    expect(reachesNow([noon, ten, sunday], true, at("2026-11-28 11:59"))).toBe(false);
    expect(reachesNow([noon, ten, sunday], false, at("2026-11-28 11:59"))).toBe(true);
  });

  it("whether or not the last activity has a date", () => {
    expect(reachesNow([ten, sunday, activity({ id: 7 })], true, at("2026-11-28 11:59"))).toBe(true);
  });
});

it("the line stands before the first hour that has not begun", () => {
  const hours = days[0]?.hours ?? [];
  expect(hourAfter(hours, at("2026-11-28 09:00"))).toBe(hours[1]);
  expect(hourAfter(hours, at("2026-11-28 10:15"))).toBe(hours[2]);
  expect(hourAfter(hours, at("2026-11-28 12:15"))).toBeNull();
});
