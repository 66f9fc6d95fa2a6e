import { afterEach, expect, test, vi } from "vitest";
import { dayLabel, weekdayLabel } from "../../../src/shared/time/labels.ts";
import { zoneOffset } from "../../../src/shared/time/zone.ts";

afterEach(() => vi.unstubAllGlobals());

const WINTER = 1795618800;
const SUMMER = 1783440000;

test("days and months have the names that Intl gives them", () => {
  const named = (options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat("fr-CA", { ...options, timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, "0")}-05`;
    expect(dayLabel(day)).toBe(`5\u00a0${named({ month: "long" }, day)}`);
    expect(dayLabel(day, { month: "short" })).toBe(`5\u00a0${named({ month: "short" }, day)}`);
    expect(weekdayLabel(day)).toBe(named({ weekday: "long" }, day));
  }
  for (let day = 10; day <= 16; day += 1) {
    expect(weekdayLabel(`2026-11-${day}`)).toBe(named({ weekday: "long" }, `2026-11-${day}`));
  }
});

test("offsets come from Temporal where the browser has it, without a format of Intl", () => {
  const zones = ["America/Toronto", "Asia/Kolkata", "UTC"];
  const known = new Map(
    zones.flatMap((zone) =>
      [WINTER, SUMMER].map((instant) => [`${instant} ${zone}`, zoneOffset(instant, zone)]),
    ),
  );
  class ZonedDateTime {
    readonly offset: string | undefined;
    constructor(nanoseconds: bigint, zone: string) {
      this.offset = known.get(`${nanoseconds / 1_000_000_000n} ${zone}`);
    }
  }
  vi.stubGlobal("Temporal", { ZonedDateTime });
  vi.stubGlobal("Intl", {});
  expect([WINTER, SUMMER].map((instant) => zoneOffset(instant, "America/Toronto"))).toEqual([
    "-05:00",
    "-04:00",
  ]);
  expect([zoneOffset(WINTER, "Asia/Kolkata"), zoneOffset(WINTER, "UTC")]).toEqual(["+05:30", "+00:00"]);
});
