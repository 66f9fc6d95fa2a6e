/** The visitor's own time, against Intl: another computation than luxon's. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ownMoment } from "../../../../../src/islands/programme/card/own-time/own-moment.ts";
import { zoneName } from "../../../../../src/shared/time/zone-name.ts";

const at = (text: string) => Date.parse(text) / 1000;

describe("the visitor's own time", () => {
  test.each([
    ["2026-11-26T10:00-05:00", "Europe/Paris", "jeudi 26\u00a0novembre, 16\u00a0h", "2026-11-26T16:00+01:00"],
    [
      "2026-11-26T10:30-05:00",
      "Pacific/Auckland",
      "vendredi 27\u00a0novembre, 4\u00a0h\u00a030",
      "2026-11-27T04:30+13:00",
    ],
    [
      "2026-11-26T01:00-05:00",
      "America/Vancouver",
      "mercredi 25\u00a0novembre, 22\u00a0h",
      "2026-11-25T22:00-08:00",
    ],
    [
      "2026-11-30T19:00-05:00",
      "Asia/Kolkata",
      "mardi 1er\u00a0décembre, 5\u00a0h\u00a030",
      "2026-12-01T05:30+05:30",
    ],
    ["2026-11-26T19:00-05:00", "UTC", "vendredi 27\u00a0novembre, 0\u00a0h", "2026-11-27T00:00Z"],
    // Paris has set its clocks back, Toronto has not: five hours apart for a week.
    [
      "2026-10-28T10:00-04:00",
      "Europe/Paris",
      "mercredi 28\u00a0octobre, 15\u00a0h",
      "2026-10-28T15:00+01:00",
    ],
  ])("%s in %s is %s", (instant, zone, text, stamp) => {
    expect(ownMoment(at(instant), zone)).toEqual({ text, stamp });
  });

  test("is the hour and the weekday that Intl gives, in every zone", () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
    const instants = fc.integer({ min: at("2026-01-01T00:00Z") / 60, max: at("2028-01-01T00:00Z") / 60 });
    fc.assert(
      fc.property(instants, zones, (minute, timeZone) => {
        const { text, stamp } = ownMoment(minute * 60, timeZone);
        const parts = new Intl.DateTimeFormat("fr-CA", {
          timeZone,
          weekday: "long",
          hour: "numeric",
          hourCycle: "h23",
        }).formatToParts(minute * 60_000);
        const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
        expect(text.split(" ")[0]).toBe(part("weekday"));
        expect(text).toContain(`, ${Number(part("hour"))}\u00a0h`);
        expect(Date.parse(stamp)).toBe(minute * 60_000);
      }),
    );
  });
});

test.each([
  ["America/Toronto", "heure de l’Est"],
  ["America/Vancouver", "heure du Pacifique"],
])("the name of %s is '%s', in winter and in summer", (zone, name) => {
  for (const day of ["2026-11-26", "2026-07-01"]) expect(zoneName(at(`${day}T12:00Z`), zone)).toBe(name);
});
