import { describe, expect, test } from "vitest";
import { changesBetween, whereText } from "../../../src/islands/selection/domain/changes.ts";
import { activity } from "../../shared/activity/an-activity.ts";
import { at, inRoom, inTown, timed } from "./some-activities.ts";

const FROM = "2026-11-28T10:00-05:00";
const UNTIL = "2026-11-28T11:00-05:00";
const kept = timed(1, FROM, UNTIL);
const cancelled = activity({
  id: 1,
  ...inRoom("Salle A"),
  categories: { aspects: [{ id: 6332, title: "Palais" }], status: [{ id: 71610 }] },
  dates: { start: at(FROM), end: at(UNTIL) },
});
const kinds = (one: typeof kept, other: typeof kept) =>
  changesBetween(one, other, "kiosque").map(({ kind }) => kind);

describe("what changed since an activity was kept", () => {
  test("is nothing when date, place and status are the same, whatever else is new", () => {
    expect(kinds(kept, { ...kept, title: "Un autre titre", photos: ["/photo.png"] })).toEqual([]);
  });

  test("is that it was cancelled, and nothing else", () => {
    expect(kinds(kept, cancelled)).toEqual(["cancelled"]);
    expect(kinds(cancelled, cancelled)).toEqual([]);
  });

  test("is that it takes place after all", () => {
    expect(kinds(cancelled, kept)).toEqual(["restored"]);
  });

  test("is a new date when two days become all those between them", () => {
    const days = (...range: number[]) =>
      activity({
        id: 1,
        dates: {
          start: at("2026-11-24T10:00-05:00"),
          end: at("2026-11-29T11:00-05:00"),
          range: range.map((day) => at(`2026-11-${day}T00:00-05:00`)),
        },
      });
    expect(kinds(days(24, 29), days(24, 29))).toEqual([]);
    expect(kinds(days(24, 29), days(24, 25, 26, 27, 28, 29))).toEqual(["date"]);
  });

  test("is a new date: another hour, another end, a postponement, or none yet", () => {
    expect(kinds(kept, timed(1, "2026-11-28T12:00-05:00", "2026-11-28T13:00-05:00"))).toEqual(["date"]);
    expect(kinds(kept, timed(1, FROM, "2026-11-28T11:30-05:00"))).toEqual(["date"]);
    const postponed = { ...kept, dates: { ...kept.dates, startReport: at("2026-11-29T10:00-05:00") } };
    expect(changesBetween(kept, postponed, "kiosque")).toMatchObject([
      { kind: "date", was: { firstDay: "2026-11-28" }, now: { firstDay: "2026-11-29" } },
    ]);
    expect(changesBetween(kept, { ...kept, statuses: [78588] }, "kiosque")).toMatchObject([
      { kind: "date", now: null },
    ]);
  });

  test("is a new room, kiosk or place, in the words of both", () => {
    expect(changesBetween(kept, timed(1, FROM, UNTIL, inRoom("Salle B", "12")), "kiosque")).toEqual([
      {
        kind: "place",
        was: "Palais des congrès de Montréal, Salle A",
        now: "Palais des congrès de Montréal, Salle B, kiosque 12",
      },
    ]);
    expect(kinds(kept, timed(1, FROM, UNTIL, inTown("Bibliothèque")))).toEqual(["place"]);
  });

  test("can be several things", () => {
    const moved = timed(1, "2026-11-28T12:00-05:00", null, inRoom("Salle B"));
    expect(kinds(kept, moved)).toEqual(["date", "place"]);
  });
});

test("a place in one line names all its lines", () => {
  const both = { ...kept, hybrid: true };
  expect(whereText(both, "kiosque")).toBe("Palais des congrès de Montréal, Salle A · En ligne");
});
