import { describe, expect, test } from "vitest";
import { planOf } from "../../../src/islands/selection/domain/plan.ts";
import type { RowId } from "../../../src/shared/http/row-id.ts";
import { activity } from "../../shared/activity/an-activity.ts";
import { at, timed } from "./some-activities.ts";

const BEFORE = new Date("2026-11-01T00:00:00Z");

/** Ids by day. */
const days = (plan: ReturnType<typeof planOf>) =>
  plan.days.map(({ day, items }) => [day, items.map(({ id }) => id)]);
const ids = (items: readonly { readonly id: RowId }[]) => items.map(({ id }) => id);

const saturday = timed(1, "2026-11-28T10:00-05:00", "2026-11-28T11:00-05:00");
const later = timed(2, "2026-11-28T14:00-05:00", "2026-11-28T15:00-05:00");
const friday = timed(3, "2026-11-27T20:00-05:00", "2026-11-27T21:00-05:00");
const night = timed(4, "2026-11-28T22:00-05:00", "2026-11-29T01:00-05:00");
const unending = timed(5, "2026-11-28T16:00-05:00", null);
const wholeDay = activity({ id: 6, dates: { start: at("2026-11-28T00:00-05:00"), allDay: true } });
const several = activity({
  id: 7,
  dates: {
    start: at("2026-11-25T10:00-05:00"),
    end: at("2026-11-28T18:00-05:00"),
    range: ["2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28"].map((day) => at(`${day}T00:00-05:00`)),
  },
});
const undated = activity({ id: 8, categories: { status: [{ id: 78588 }] } });

describe("the plan", () => {
  test("lists activities by day and hour, a day without hours first", () => {
    const plan = planOf([later, saturday, friday, unending, wholeDay], BEFORE);
    expect(days(plan)).toEqual([
      ["2026-11-27", [3]],
      ["2026-11-28", [6, 1, 2, 5]],
    ]);
  });

  test("lists an evening over midnight on the day on which it begins", () => {
    expect(days(planOf([night], BEFORE))).toEqual([["2026-11-28", [4]]]);
  });

  test("lists activities of several days, and those without a date, apart", () => {
    const plan = planOf([undated, several, saturday], BEFORE);
    expect(ids(plan.several)).toEqual([7]);
    expect(ids(plan.undated)).toEqual([8]);
    expect(days(plan)).toEqual([["2026-11-28", [1]]]);
  });

  test("lists a postponed activity under its new date", () => {
    const moved = activity({
      id: 9,
      dates: { start: at("2026-11-27T10:00-05:00"), startReport: at("2026-11-29T10:00-05:00") },
    });
    expect(days(planOf([moved], BEFORE))).toEqual([["2026-11-29", [9]]]);
  });

  test.each([
    ["2026-11-28T10:59-05:00", []],
    ["2026-11-28T11:00-05:00", [1]],
  ])("at %s has what is over in the past: %j", (now, past) => {
    const plan = planOf([saturday], new Date(now));
    expect(plan.past.flatMap(({ items }) => ids(items))).toEqual(past);
  });

  test("keeps a night until it ends, an activity without end for an hour, a day until midnight", () => {
    const over = (now: string) =>
      planOf([night, unending, wholeDay], new Date(now)).past.flatMap(({ items }) => ids(items));
    expect(over("2026-11-28T16:59-05:00")).toEqual([]);
    expect(over("2026-11-28T17:00-05:00")).toEqual([5]);
    expect(over("2026-11-29T00:00-05:00")).toEqual([6, 5]);
    expect(over("2026-11-29T01:00-05:00")).toEqual([6, 5, 4]);
  });

  test("keeps an activity of several days until its last day is over", () => {
    expect(ids(planOf([several], new Date("2026-11-28T23:59-05:00")).several)).toEqual([7]);
    const plan = planOf([several], new Date("2026-11-29T00:00-05:00"));
    expect([plan.several, plan.past.map(({ day }) => day)]).toEqual([[], ["2026-11-25"]]);
  });

  test("takes the night of 1 November, in which an hour comes twice, in the order of time", () => {
    const first = timed(1, "2026-11-01T01:30-04:00", "2026-11-01T01:45-04:00");
    const second = timed(2, "2026-11-01T01:15-05:00", "2026-11-01T01:30-05:00");
    expect(days(planOf([second, first], BEFORE))).toEqual([["2026-11-01", [1, 2]]]);
  });
});
