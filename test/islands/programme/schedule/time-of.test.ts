import { describe, expect, it } from "vitest";
import {
  hourAfter,
  isPast,
  pastCount,
  pastOf,
  slotOfNow,
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
const past = (which: Activity, now: string) => {
  const slot = slotOf(which);
  return slot && isPast(slot, at(now));
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

it("an hour says which of its activities are past, and an hour without any always the same", () => {
  const hours = days[0]?.hours ?? [];
  const texts = (now: string) => hours.map((hour) => pastOf(hour, at(now)));
  expect(texts("2026-11-28 10:45")).toEqual(["", "", ""]);
  expect(texts("2026-11-28 11:30")).toEqual(["", "10", ""]);
  expect(texts("2026-11-28 13:00")).toEqual(["", "11", "1"]);
  expect(hours.map((hour) => pastOf(hour, null))).toEqual(["", "", ""]);
  expect(pastCount(days, at("2026-11-28 11:30"))).toBe(1);
});

it("now is at the first activity with an hour that runs or comes, today or later", () => {
  const target = (now: string) => slotOfNow(days, at(now))?.activity.id ?? null;
  expect(target("2026-11-28 09:00")).toBe(1);
  expect(target("2026-11-28 11:30")).toBe(2);
  expect(target("2026-11-28 14:00")).toBe(5);
  expect(target("2026-11-29 12:00")).toBeNull();
});

it("the line stands before the first hour that has not begun", () => {
  const hours = days[0]?.hours ?? [];
  expect(hourAfter(hours, at("2026-11-28 09:00"))).toBe(hours[1]);
  expect(hourAfter(hours, at("2026-11-28 10:15"))).toBe(hours[2]);
  expect(hourAfter(hours, at("2026-11-28 12:15"))).toBeNull();
});
