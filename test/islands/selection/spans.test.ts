import { describe, expect, test } from "vitest";
import { planItem, slotsOf } from "../../../src/islands/selection/domain/plan.ts";
import { spansOf } from "../../../src/islands/selection/domain/spans.ts";
import type { Activity } from "../../../src/shared/activity/activity.ts";
import { activity } from "../../shared/activity/an-activity.ts";
import { at, inRoom, inTown, online, timed } from "./some-activities.ts";

const spans = (...activities: readonly Activity[]) => spansOf(slotsOf(activities.map(planItem)));
const others = (...activities: readonly Activity[]) =>
  [...spans(...activities).overlaps].map(([id, { others }]) => [id, others]);
const moves = (...activities: readonly Activity[]) =>
  [...spans(...activities).moves].map(([id, { minutes }]) => [id, minutes]);

const on = (hours: string) => `2026-11-28T${hours}-05:00`;

describe("overlaps", () => {
  test("are named for both activities", () => {
    const [one, two] = [timed(1, on("10:00"), on("11:00")), timed(2, on("10:30"), on("12:00"))];
    expect(others(two, one)).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
  });

  test("are none when one begins as the other ends", () => {
    expect(others(timed(1, on("10:00"), on("11:00")), timed(2, on("11:00"), on("12:00")))).toEqual([]);
  });

  test("name only those that take place at the same time, in a chain of three", () => {
    const chain = [
      timed(1, on("10:00"), on("11:00")),
      timed(2, on("10:30"), on("12:00")),
      timed(3, on("11:30"), on("13:00")),
    ];
    expect(others(...chain)).toEqual([
      [1, [2]],
      [2, [1, 3]],
      [3, [2]],
    ]);
  });

  test("are drawn in hundredths of the hours of all that overlap", () => {
    const { overlaps } = spans(timed(1, on("10:00"), on("12:00")), timed(2, on("11:00"), on("14:00")));
    expect(overlaps.get(1)).toEqual({
      others: [2],
      own: { from: 0, length: 50 },
      shared: [{ from: 25, length: 25 }],
    });
    expect(overlaps.get(2)).toEqual({
      others: [1],
      own: { from: 25, length: 75 },
      shared: [{ from: 25, length: 25 }],
    });
  });

  test("are drawn even where they are shorter than a hundredth", () => {
    const { overlaps } = spans(timed(1, on("08:00"), on("20:00")), timed(2, on("10:00"), on("10:02")));
    expect(overlaps.get(2)?.own.length).toBe(1);
    expect(overlaps.get(1)?.shared.map(({ length }) => length)).toEqual([1]);
  });

  test("include two that begin together, of which the end is unknown", () => {
    expect(others(timed(1, on("10:00"), null), timed(2, on("10:00"), on("11:00")))).toHaveLength(2);
    expect(others(timed(1, on("10:00"), null), timed(2, on("10:30"), on("11:00")))).toEqual([]);
  });

  test("reach over midnight", () => {
    const late = timed(1, "2026-11-28T22:00-05:00", "2026-11-29T02:00-05:00");
    const early = timed(2, "2026-11-29T01:00-05:00", "2026-11-29T03:00-05:00");
    expect(others(late, early)).toHaveLength(2);
  });

  test("leave out what is cancelled, lasts the whole day or several days", () => {
    const one = timed(1, on("10:00"), on("11:00"));
    const cancelled = activity({
      id: 2,
      categories: { status: [{ id: 71610 }] },
      dates: { start: at(on("10:00")), end: at(on("11:00")) },
    });
    const wholeDay = activity({ id: 3, dates: { start: at(on("00:00")), allDay: true } });
    const days = ["2026-11-27", "2026-11-28", "2026-11-29"].map((day) => at(`${day}T00:00-05:00`));
    const several = activity({ id: 4, dates: { start: days[0], end: at(on("18:00")), range: days } });
    expect(others(one, cancelled, wholeDay, several)).toEqual([]);
  });

  test("are right in the night of 1 November, in which an hour comes twice", () => {
    const before = timed(1, "2026-11-01T01:00-04:00", "2026-11-01T01:45-04:00");
    const after = timed(2, "2026-11-01T01:15-05:00", "2026-11-01T02:00-05:00", inTown("Bibliothèque"));
    expect(others(before, after)).toEqual([]);
    expect(moves(before, after)).toEqual([[2, 30]]);
  });
});

describe("a change of place", () => {
  const venue = timed(1, on("10:00"), on("11:00"));
  const town = timed(2, on("11:25"), on("12:00"), inTown("Bibliothèque"));

  test("is noted at the later activity, with the minutes between", () => {
    expect(moves(town, venue)).toEqual([[2, 25]]);
  });

  test("is none between two rooms of one place, nor to or from an activity online", () => {
    expect(moves(venue, timed(2, on("11:25"), on("12:00"), inRoom("Salle B")))).toEqual([]);
    expect(moves(venue, timed(2, on("11:25"), on("12:00"), online))).toEqual([]);
  });

  test("without a pause has zero minutes; after an unknown end it has none", () => {
    expect(moves(venue, timed(2, on("11:00"), null, inTown("Bibliothèque")))).toEqual([[2, 0]]);
    expect(moves(timed(1, on("10:00"), null), town)).toEqual([[2, null]]);
  });

  test("is measured from the one that ends last", () => {
    const short = timed(3, on("10:10"), on("10:20"), inTown("Bibliothèque"));
    expect(moves(venue, short, town)).toEqual([[2, 25]]);
  });

  test("is none between two that overlap", () => {
    expect(moves(venue, timed(2, on("10:30"), on("12:00"), inTown("Bibliothèque")))).toEqual([]);
  });
});

test("500 activities at one time all overlap with each other", () => {
  const many = Array.from({ length: 500 }, (_, index) => timed(index, on("10:00"), on("11:00")));
  const { overlaps } = spans(...many);
  expect(overlaps.size).toBe(500);
  expect([...overlaps.values()].every(({ others }) => others.length === 499)).toBe(true);
});
