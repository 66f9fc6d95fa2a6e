import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayHeading, hourHeading } from "../../../../src/islands/programme/schedule/headings.ts";
import {
  firstHours,
  type Hour,
  inOrder,
  type Schedule,
  scheduleOf,
} from "../../../../src/islands/programme/schedule/schedule.ts";
import { slotOf } from "../../../../src/islands/programme/schedule/slot.ts";
import type { Activity } from "../../../../src/shared/activity/activity.ts";
import { activity } from "../../../shared/activity/an-activity.ts";

const at = (local: string) => Date.parse(`${local}-05:00`) / 1000;
const midnight = (day: string) => at(`${day}T00:00`);

let last = 0;
/**
 * An activity with this title.
 *
 * @param dates in the form of the API's row
 */
function one(title: string, dates: object, status: readonly number[] = []): Activity {
  last += 1;
  return activity({
    id: last,
    slug: `a${last}`,
    title,
    dates,
    categories: { status: status.map((id) => ({ id })) },
  });
}

const timed = (title: string, start: string, end: string, status?: readonly number[]) =>
  one(title, { start: at(start), end: at(end), range: [midnight(start.slice(0, 10))] }, status);

const daily = (title: string, days: readonly string[], hours: object = { allDay: true }) =>
  one(title, { start: midnight(days[0] ?? ""), range: days.map(midnight), ...hours });

/** The schedule as text: a day, its hours, the titles. */
const outline = ({ days }: Schedule) =>
  Object.fromEntries(
    days.map((day) => [
      dayHeading(day).text.replace(/\s/g, " "),
      day.hours.map((hour) => {
        const { text } = hourHeading(hour, day.day);
        const titles = hour.slots.map(({ activity }) => activity.title).join(", ");
        return text === null ? titles : `${text.replace(/\s/g, " ")}: ${titles}`;
      }),
    ]),
  );

describe("Days and hours", () => {
  test("10 h and 10 h 30 share an hour, the next day has its own", () => {
    const schedule = scheduleOf([
      timed("Bal", "2026-11-28T10:00", "2026-11-28T11:00"),
      timed("Conte", "2026-11-28T10:30", "2026-11-28T11:00"),
      timed("Débat", "2026-11-28T11:00", "2026-11-28T12:00"),
      timed("Essai", "2026-11-29T10:00", "2026-11-29T11:00"),
    ]);
    expect(outline(schedule)).toEqual({
      "Samedi 28 novembre": ["10 h: Bal, Conte", "11 h: Débat"],
      "Dimanche 29 novembre": ["10 h: Essai"],
    });
  });

  test("are ordered by time; activities that begin together keep the answer's order", () => {
    const schedule = scheduleOf([
      timed("Quatre", "2026-11-29T10:45", "2026-11-29T11:00"),
      timed("Trois", "2026-11-29T10:00", "2026-11-29T11:00"),
      timed("Trois bis", "2026-11-29T10:00", "2026-11-29T11:00"),
      timed("Un", "2026-11-28T18:00", "2026-11-28T19:00"),
      timed("Deux", "2026-11-29T09:00", "2026-11-29T11:00"),
    ]);
    expect(inOrder(schedule).map(({ title }) => title)).toEqual([
      "Un",
      "Deux",
      "Trois",
      "Trois bis",
      "Quatre",
    ]);
  });

  test("a whole day comes first, an unknown hour last, activities without a date after all days", () => {
    const schedule = scheduleOf([
      one("Sans date", {}, [78588]),
      one("Heure inconnue", { range: [midnight("2026-11-28")] }),
      timed("Bal", "2026-11-28T00:30", "2026-11-28T02:00"),
      daily("Exposition", ["2026-11-28"]),
    ]);
    expect(outline(schedule)).toEqual({
      "Samedi 28 novembre": ["Toute la journée: Exposition", "0 h: Bal", "Heure à venir: Heure inconnue"],
      "Date à venir": ["Sans date"],
    });
  });

  test("1 h occurs twice in the night when the clock is set back", () => {
    const summer = Date.parse("2026-11-01T01:30:00-04:00") / 1000;
    const winter = Date.parse("2026-11-01T01:10:00-05:00") / 1000;
    const range = [Date.parse("2026-11-01T00:00:00-04:00") / 1000];
    const schedule = scheduleOf([
      one("Heure d’hiver", { start: winter, end: winter + 600, range }),
      one("Heure d’été", { start: summer, end: summer + 600, range }),
    ]);
    const [day] = schedule.days;
    expect(day && dayHeading(day)).toMatchObject({ text: "Dimanche 1", sup: "er", datetime: "2026-11-01" });
    expect(day?.hours.map((hour) => hourHeading(hour, day.day).datetime)).toEqual([
      "2026-11-01T01:00-04:00",
      "2026-11-01T01:00-05:00",
    ]);
    expect(inOrder(schedule).map(({ title }) => title)).toEqual(["Heure d’été", "Heure d’hiver"]);
  });
});

describe("Activities of more than one day", () => {
  test("more than two days are left out and reported", () => {
    const long = daily("Foire", ["2026-11-27", "2026-11-28", "2026-11-29"]);
    const { days, leftOut } = scheduleOf([long, timed("Bal", "2026-11-28T10:00", "2026-11-28T11:00")]);
    expect(leftOut).toEqual([long]);
    expect(days.map(({ day }) => day)).toEqual(["2026-11-28"]);
  });

  test("two days are listed under the first, or under the chosen one, at the same hour", () => {
    const weekend = ["2026-11-28", "2026-11-29"];
    const market = daily("Marché", weekend, { start: at("2026-11-28T10:00"), end: at("2026-11-29T17:00") });
    const exhibition = daily("Exposition", weekend);
    const saturday = { "Samedi 28 novembre": ["Toute la journée: Exposition", "10 h: Marché"] };
    expect(outline(scheduleOf([market, exhibition]))).toEqual(saturday);
    expect(outline(scheduleOf([market, exhibition], "2026-11-28"))).toEqual(saturday);
    expect(outline(scheduleOf([market, exhibition], "2026-11-29"))).toEqual({
      "Dimanche 29 novembre": ["Toute la journée: Exposition", "10 h: Marché"],
    });
  });

  test("an activity from one noon to the next is listed on its first day, whatever the chosen one", () => {
    const night = daily("Marathon", ["2026-11-28", "2026-11-29"], {
      start: at("2026-11-28T12:00"),
      end: at("2026-11-29T12:00"),
    });
    expect(outline(scheduleOf([night], "2026-11-29"))).toEqual({ "Samedi 28 novembre": ["12 h: Marathon"] });
  });
});

describe("States", () => {
  const postponed = {
    start: at("2026-11-25T10:00"),
    range: [midnight("2026-11-25")],
    startReport: at("2026-11-27T14:00"),
    rangeReport: [midnight("2026-11-27")],
  };
  test.each([[[]], [[71610]]])(
    "a postponed activity is listed under its new date, cancelled or not: %j",
    (status) => {
      expect(outline(scheduleOf([one("Report", postponed, status)]))).toEqual({
        "Vendredi 27 novembre": ["14 h: Report"],
      });
    },
  );

  test("a new date of more than two days leaves it out, an old one does not", () => {
    const days = ["2026-11-25", "2026-11-26", "2026-11-27"].map(midnight);
    const toLong = one("Trop long", { ...postponed, rangeReport: days });
    const fromLong = one("Assez court", { ...postponed, range: days });
    expect(scheduleOf([toLong, fromLong]).leftOut).toEqual([toLong]);
  });
});

test("the line's length is the duration in quarters of an hour, up to three hours", () => {
  const length = (end: string) => slotOf(timed("x", "2026-11-28T10:00", end))?.quarters;
  expect(length("2026-11-28T10:05")).toBe(1);
  expect(length("2026-11-28T11:00")).toBe(4);
  expect(length("2026-11-28T22:00")).toBe(12);
  expect(slotOf(one("sans fin", { start: at("2026-11-28T10:00") }))?.quarters).toBeNull();
  expect(slotOf(daily("journée", ["2026-11-28"]))?.quarters).toBe(12);
  const hours = { start: at("2026-11-28T10:00"), end: at("2026-11-29T11:30") };
  const night = { start: at("2026-11-28T23:00"), end: at("2026-11-29T00:30") };
  const whole = { start: at("2026-11-28T12:00"), end: at("2026-11-29T12:00") };
  expect(slotOf(daily("un tour d’horloge", ["2026-11-28", "2026-11-29"], whole))?.quarters).toBe(12);
  expect(slotOf(daily("une nuit", ["2026-11-28", "2026-11-29"], night))?.quarters).toBe(6);
  expect(slotOf(daily("deux jours", ["2026-11-28", "2026-11-29"], hours))?.quarters).toBe(6);
});

/** Activities of every kind around two changes of the clock. */
const anyActivity = fc
  .record({
    start: fc.integer({ min: at("2026-10-30T00:00"), max: at("2026-11-04T00:00") }),
    minutes: fc.integer({ min: 0, max: 2000 }),
    days: fc.integer({ min: 0, max: 3 }),
    allDay: fc.boolean(),
    known: fc.boolean(),
    status: fc.constantFrom([], [71610], [78588]),
    later: fc.option(fc.integer({ min: 0, max: 5 * 86_400 })),
  })
  .map(({ start, minutes, days, allDay, known, status, later }) => {
    const range = (from: number) => Array.from({ length: days }, (_, day) => from + day * 86_400);
    const report = later === null ? {} : { startReport: start + later, rangeReport: range(start + later) };
    return one(
      "x",
      { start: known ? start : null, end: start + minutes * 60, range: range(start), allDay, ...report },
      status,
    );
  });

test("every activity is listed exactly once or left out, ordered by time", () => {
  const chosen = fc.option(fc.constantFrom("2026-10-31", "2026-11-01", "2026-11-02"));
  fc.assert(
    fc.property(fc.array(anyActivity), chosen, (activities, day) => {
      const schedule = scheduleOf(activities, day);
      const shown = inOrder(schedule);
      expect(new Set([...shown, ...schedule.leftOut])).toEqual(new Set(activities));
      expect(shown.length + schedule.leftOut.length).toBe(activities.length);
      const names = schedule.days.map((one) => one.day ?? "~");
      expect(names).toEqual([...new Set(names)].sort());
      for (const { hours } of schedule.days) {
        expect(new Set(hours.map(({ key }) => key)).size).toBe(hours.length);
        const starts = hours.flatMap(({ start }) => start ?? []);
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
        expect(hours.every(({ slots }) => slots.length > 0)).toBe(true);
      }
    }),
  );
});

test("a further page keeps the objects of days and hours that it does not add to", () => {
  fc.assert(
    fc.property(fc.array(anyActivity), fc.array(anyActivity), (first, more) => {
      const before = scheduleOf(first);
      const after = scheduleOf([...first, ...more], null, before);
      expect(after).toEqual(scheduleOf([...first, ...more]));
      const added = new Set(more);
      for (const day of after.days) {
        const old = before.days.find((one) => one.day === day.day);
        for (const hour of day.hours) {
          if (hour.slots.some(({ activity }) => added.has(activity))) continue;
          expect(old?.hours).toContain(hour);
        }
        const touched = day.hours.some(({ slots }) => slots.some(({ activity }) => added.has(activity)));
        if (!touched) expect(day).toBe(old);
      }
    }),
  );
});

test("its first hours are the fewest that contain this number of activities", () => {
  fc.assert(
    fc.property(fc.array(anyActivity), fc.nat(40), (activities, wanted) => {
      const { days } = scheduleOf(activities);
      const all = days.flatMap(({ hours }) => hours);
      const first = firstHours(days, wanted);
      expect(first).toEqual(all.slice(0, first.length));
      const size = (hours: readonly Hour[]) => hours.reduce((sum, { slots }) => sum + slots.length, 0);
      if (first.length < all.length) expect(size(first)).toBeGreaterThanOrEqual(wanted);
      if (first.length > 0) expect(size(first.slice(0, -1))).toBeLessThan(wanted);
    }),
  );
});
