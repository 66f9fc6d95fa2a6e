import fc from "fast-check";
import { DateTime } from "luxon";
import { describe, expect, it } from "vitest";
import { createClock } from "../../../src/shared/time/clock.ts";
import {
  daysBetween,
  easternDay,
  easternStamp,
  easternTime,
  today,
} from "../../../src/shared/time/eastern.ts";
import { dayLabel, durationLabel, hourLabel } from "../../../src/shared/time/labels.ts";
import { readInstant } from "../../../src/shared/time/read-instant.ts";
import { offsetSeconds, zoneOffset } from "../../../src/shared/time/zone.ts";

/** Everything from 1990 to 2060: seven decades of clock changes. */
const instants = fc.integer({ min: 631152000, max: 2840140800 });
const luxon = (instant: number) =>
  DateTime.fromSeconds(instant, { zone: "America/Toronto", locale: "fr-CA" });
const NBSP = "\u00a0";

describe("Eastern time", () => {
  it("equals luxon's day, hour and stamp at any instant", () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const oracle = luxon(instant);
        expect(easternDay(instant)).toBe(oracle.toISODate());
        expect(easternTime(instant)).toEqual({ hour: oracle.hour, minute: oracle.minute });
        expect(easternStamp(instant)).toBe(oracle.toFormat("yyyy-MM-dd'T'HH:mmZZ"));
      }),
      { numRuns: 500 },
    );
  });

  it("distinguishes the two hours at 1 h in the night of the clock change", () => {
    const first = DateTime.fromISO("2026-11-01T01:30-04:00").toSeconds();
    const second = DateTime.fromISO("2026-11-01T01:30-05:00").toSeconds();
    expect([first, second].map(hourLabel)).toEqual([`1${NBSP}h${NBSP}30`, `1${NBSP}h${NBSP}30`]);
    expect(easternStamp(first)).not.toBe(easternStamp(second));
    expect(easternDay(first)).toBe(easternDay(second));
  });

  it("prints the evening before for midnight UTC, as the specification's dates are instants", () => {
    expect(easternDay(Date.parse("2026-11-18T00:00:00Z") / 1000)).toBe("2026-11-17");
  });

  it("takes today from the fair's calendar, not from the visitor's", () => {
    expect(today(new Date("2026-11-25T04:59:59Z"))).toBe("2026-11-24");
    expect(today(new Date("2026-11-25T05:00:00Z"))).toBe("2026-11-25");
  });

  it("counts days over a clock change", () => {
    expect(daysBetween("2026-10-31", "2026-11-02")).toBe(2);
    expect(daysBetween("2026-11-02", "2026-10-31")).toBe(-2);
  });
});

describe("reading an instant as a CMS writes it", () => {
  const ten = 1795618800; // 25 November 2026, 10 h in Montréal
  it.each([
    [ten],
    [ten * 1000],
    [String(ten)],
    [String(ten * 1000)],
    ["2026-11-25T10:00:00-05:00"],
    ["2026-11-25T10:00:00-0500"],
    ["2026-11-25T10:00:00.000-05"],
    ["2026-11-25T15:00:00Z"],
    ["2026-11-25T15:00Z"],
    ["2026-11-25T10:00:00"],
    ["2026-11-25 10:00:00"],
    ["2026-11-25 10:00"],
    [" 2026-11-25 10:00:00.000000 "],
    [{ date: "2026-11-25 10:00:00.000000", timezone_type: 3, timezone: "America/Toronto" }],
    [{ date: "2026-11-25 16:00:00.000000", timezone_type: 3, timezone: "Europe/Paris" }],
    [{ date: "2026-11-25 15:00:00.000000", timezone_type: 3, timezone: "UTC" }],
    [{ date: "2026-11-25 10:00:00.000000", timezone_type: 1, timezone: "-05:00" }],
    [{ date: "2026-11-25 10:00:00.000000", timezone_type: 2, timezone: "EST" }],
    [{ date: "2026-11-25 11:00:00.000000", timezone_type: 2, timezone: "EDT" }],
    [{ date: "2026-11-25 10:00:00" }],
    [{ date: " 2026-11-25 10:00:00 ", timezone: null }],
    [{ date: "2026-11-25 10:00:00", timezone: 3 }],
    [ten + 0.25],
    [`${ten}.25`],
  ])("%j is 10 h on 25 November", (value) => {
    expect(readInstant(value)).toBe(ten);
  });

  it("reads a day without an hour as its first moment in Montréal", () => {
    expect(readInstant("2026-11-25")).toBe(Date.parse("2026-11-25T05:00:00Z") / 1000);
  });

  it.each([[null], [undefined], [""], [false], [0]])("%j means that there is none", (value) => {
    expect(readInstant(value)).toBeNull();
  });

  it.each([
    ["bientôt"],
    ["25/11/2026"],
    ["20261125"],
    ["2026-02-30"],
    ["2026-11-31"],
    ["2026-11-00"],
    ["2026-13-05"],
    ["2026-00-05"],
    ["0099-12-31"],
    [`n${ten}`],
    [`${ten} s`],
    [`${ten}.s`],
    ["5138-11-16T09:46:40Z"],
    ["2026-11-25 25:00"],
    ["2026-11-25 24:00"],
    ["2026-11-25 25:70"],
    ["2026-11-25 10:60"],
    ["2026-11-25 10:00:60"],
    ["2026-11-25 10:70"],
    ["2026-11-25 10:00:70"],
    ["2026-11-25T10:00+25:70"],
    ["2026-11-25T10:00-05:70"],
    ["0000-00-00 00:00:00"],
    // Values of other systems for no date and for no end.
    ["0001-01-01T00:00:00"],
    [-62135596800],
    ["9999-12-31 23:59:59"],
    ["9999-12-31T23:59:59-12:00"],
    [Number.POSITIVE_INFINITY],
    [1e18],
    [{ date: "2026-11-25", timezone: "Lune/Mer" }],
    [{}],
    [{ date: 20261125 }],
    [true],
    [[]],
    [Symbol("demain")],
    [() => ten],
  ])("%j is refused, and quoted", (value) => {
    expect(() => readInstant(value)).toThrow(new TypeError(JSON.stringify(value)));
  });

  it("quotes no more than the beginning of a long value", () => {
    expect(() => readInstant("x".repeat(5000))).toThrow(/^"x{119}$/);
  });

  it("reads the earliest instant that is no zero of another system", () => {
    expect(readInstant(-3e10)).toBe(-3e10);
  });

  it("reads local text as luxon does, in any season", () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const oracle = luxon(instant);
        const text = oracle.toFormat("yyyy-MM-dd HH:mm:ss");
        const read = readInstant(text);
        // In the hour that occurs twice, both instants have this text.
        expect(
          DateTime.fromSeconds(read ?? 0, { zone: "America/Toronto" }).toFormat("yyyy-MM-dd HH:mm:ss"),
        ).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it("uses the first of two equal times, and shifts a time that does not exist", () => {
    expect(readInstant("2026-11-01 01:30")).toBe(Date.parse("2026-11-01T01:30-04:00") / 1000);
    expect(readInstant("2026-03-08 02:30")).toBe(Date.parse("2026-03-08T03:30-04:00") / 1000);
  });

  it("throws only its own error", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        try {
          const read = readInstant(value);
          expect(read === null || Number.isSafeInteger(read)).toBe(true);
          if (read !== null) expect(easternDay(read)).toMatch(/^[-+\d]/);
        } catch (error) {
          expect(error).toEqual(new TypeError(JSON.stringify(value)?.slice(0, 120)));
        }
      }),
    );
  });
});

describe("the offset of a zone", () => {
  it.each([
    [0, "UTC", "+00:00"],
    [1795618800, "America/Toronto", "-05:00"],
    [1795618800, "Asia/Kolkata", "+05:30"],
  ])("at %d in %s is %s", (instant, zone, offset) => {
    expect(zoneOffset(instant, zone)).toBe(offset);
  });

  it.each([
    ["-05:00", -18_000],
    ["+0530", 19_800],
    ["-03:30", -12_600],
    ["-05:17:32", -19_052],
    ["+14", 50_400],
    ["+15", undefined],
    ["+05:60", undefined],
    ["-05:00:x2", undefined],
    ["-05:00:2x", undefined],
    ["GMT-05:00", undefined],
    ["-05:00 (EST)", undefined],
    ["America/Toronto", undefined],
    ["", undefined],
  ])("%j is %d seconds", (offset, seconds) => {
    expect(offsetSeconds(offset)).toBe(seconds);
  });
});

describe("texts of dates and times", () => {
  it.each([
    ["2026-11-25T10:00-05:00", "10 h"],
    ["2026-11-25T10:30-05:00", "10 h 30"],
    ["2026-11-25T09:05-05:00", "9 h 05"],
    ["2026-11-25T00:00-05:00", "0 h"],
  ])("%s is %s, with no-break spaces", (text, label) => {
    expect(hourLabel(Date.parse(text) / 1000)).toBe(label.replaceAll(" ", NBSP));
  });

  it("names days in French, the first of a month as such", () => {
    expect(dayLabel("2026-11-25", { weekday: true })).toBe(`mercredi 25${NBSP}novembre`);
    expect(dayLabel("2026-12-01", { year: true })).toBe(`1er${NBSP}décembre 2026`);
    expect(dayLabel("2026-11-25", { month: false })).toBe("25");
  });

  it.each([
    [1, "1 min", "1 minute", "PT1M"],
    [45, "45 min", "45 minutes", "PT45M"],
    [60, "1 h", "1 heure", "PT1H"],
    [75, "1 h 15", "1 heure 15 minutes", "PT1H15M"],
    [121, "2 h 01", "2 heures 1 minute", "PT2H1M"],
  ])("%d minutes are '%s', spoken '%s'", (minutes, short, spoken, dateTime) => {
    const label = durationLabel(minutes);
    expect(label.short.replaceAll(NBSP, " ")).toBe(short);
    expect(label.spoken.replaceAll(NBSP, " ")).toBe(spoken);
    expect(label.dateTime).toBe(dateTime);
  });
});

describe("the fair's clock", () => {
  it("starts at the rehearsal's instant and runs from there", () => {
    let elapsed = 0;
    const clock = createClock("2026-11-25T10:00:00-05:00", () => elapsed);
    expect(clock().toISOString()).toBe("2026-11-25T15:00:00.000Z");
    elapsed = 60_000;
    expect(clock().toISOString()).toBe("2026-11-25T15:01:00.000Z");
  });

  it("runs with the page's own time", () => {
    const start = Date.parse("2026-11-25T10:00:00-05:00");
    const before = performance.now();
    const now = createClock("2026-11-25T10:00:00-05:00")().getTime() - start;
    expect(now).toBeGreaterThanOrEqual(Math.floor(before));
    expect(now).toBeLessThanOrEqual(performance.now());
  });

  it.each([null, undefined, "", "demain"])("is the real one when the page says %j", (text) => {
    const before = Date.now();
    const now = createClock(text)().getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});
