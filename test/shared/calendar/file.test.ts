/** The .ics file, read by another parser than ours. */
import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { type CalendarFileEvent, calendarFile } from "../../../src/shared/calendar/file.ts";

const NOW = new Date("2026-06-01T12:00:00Z");
const START = Date.parse("2026-11-25T10:00-05:00") / 1000;

const EVENT: CalendarFileEvent = {
  uid: "activite-7@salon.test",
  cancelled: false,
  title: "Lecture",
  times: { start: START, end: START + 5400 },
  location: "Palais",
  details: "Ada Roy",
  url: "https://salon.test/activites/lecture",
};

const lines = (file: string) => file.split("\r\n");

/** The one event of a file. */
function parsed(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent");
  const [event] = events;
  if (!event || events.length !== 1) throw new Error(`${events.length} events`);
  return { calendar, event, read: new ICAL.Event(event) };
}

const value = (file: string, name: string) => parsed(file).event.getFirstPropertyValue(name);
const made = (fields: Partial<CalendarFileEvent>) => calendarFile([{ ...EVENT, ...fields }], NOW);

describe("a calendar file", () => {
  test("contains one event with all data of its activity", () => {
    const file = calendarFile([EVENT], NOW);
    const { calendar, event, read } = parsed(file);
    expect(calendar.name).toBe("vcalendar");
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("prodid")).toMatch(/^-\/\/.+\/\/FR$/);
    expect(read.uid).toBe(EVENT.uid);
    expect(read.summary).toBe("Lecture");
    expect(read.location).toBe("Palais");
    expect(read.description).toBe("Ada Roy");
    expect(read.startDate.toJSDate()).toEqual(new Date(START * 1000));
    expect(read.endDate.toJSDate()).toEqual(new Date((START + 5400) * 1000));
    expect(String(event.getFirstPropertyValue("dtstamp"))).toBe("2026-06-01T12:00:00Z");
    expect(event.getFirstPropertyValue("status")).toBe("CONFIRMED");
    expect(event.getFirstPropertyValue("url")).toBe(EVENT.url);
  });

  test("ends every line by CRLF, the last one too, and has none empty", () => {
    const file = calendarFile([EVENT], NOW);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(lines(file).slice(0, -1)).not.toContain("");
  });

  test("is the same for the same event at the same moment", () => {
    expect(calendarFile([EVENT], NOW)).toBe(calendarFile([{ ...EVENT }], NOW));
  });

  test("leaves out missing values", () => {
    const names = lines(made({ location: "", details: "", url: null })).map((line) => line.split(/[:;]/)[0]);
    for (const name of ["LOCATION", "DESCRIPTION", "URL"]) expect(names).not.toContain(name);
  });

  test("has a revision that rises with its time, so that a calendar moves the event that it has", () => {
    expect(value(made({}), "sequence")).toBe(Date.parse("2026-06-01T12:00:00Z") / 60_000);
    const later = calendarFile([EVENT], new Date(NOW.getTime() + 60_000));
    expect(value(later, "sequence")).toBe(Date.parse("2026-06-01T12:01:00Z") / 60_000);
  });

  test("says that an event is cancelled, and marks nobody as busy then", () => {
    const file = made({ cancelled: true });
    expect([value(file, "status"), value(file, "transp")]).toEqual(["CANCELLED", "TRANSPARENT"]);
  });
});

describe("the times of a calendar file", () => {
  test.each([
    ["the night that the clock goes back", "2026-11-01T00:30-04:00", "2026-11-01T03:30-05:00", 4],
    ["the night that it goes forward", "2027-03-14T01:00-05:00", "2027-03-14T03:30-04:00", 1.5],
    ["an evening over midnight", "2026-11-25T22:30-05:00", "2026-11-26T01:30-05:00", 3],
  ])("are right in %s", (_, from, until, hours) => {
    const [start, end] = [Date.parse(from) / 1000, Date.parse(until) / 1000];
    const { read } = parsed(made({ times: { start, end } }));
    expect(read.startDate.toUnixTime()).toBe(start);
    expect(read.endDate.toUnixTime()).toBe(end);
    expect(read.duration.toSeconds()).toBe(hours * 3600);
  });

  test("are days without hours, ending the day after the last, over a clock change and a new year", () => {
    for (const [firstDay, lastDay, after] of [
      ["2026-11-25", "2026-11-25", "2026-11-26"],
      ["2026-10-31", "2026-11-01", "2026-11-02"],
      ["2026-12-30", "2026-12-31", "2027-01-01"],
    ] as const) {
      const { read, event } = parsed(made({ times: { firstDay, lastDay } }));
      expect([read.startDate.isDate, read.endDate.isDate]).toEqual([true, true]);
      expect([String(read.startDate), String(read.endDate)]).toEqual([firstDay, after]);
      expect(event.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
    }
  });

  test("have no end where none comes after the start", () => {
    for (const end of [START, START - 60]) {
      const file = made({ times: { start: START, end } });
      expect(value(file, "dtend")).toBeNull();
      expect(parsed(file).read.endDate.toUnixTime()).toBe(START);
    }
  });

  test("are the given ones, at any time", () => {
    const instant = fc.integer({ min: 0, max: 4_000_000_000 });
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 200_000 }), (start, length) => {
        const { read } = parsed(made({ times: { start, end: start + length } }));
        expect([read.startDate.toUnixTime(), read.endDate.toUnixTime()]).toEqual([start, start + length]);
      }),
    );
  });
});

describe("the texts of a calendar file", () => {
  /** Text as a file may contain it: one kind of line break, no control characters, no half of a character. */
  const sayable = (text: string) =>
    text
      .replace(/\p{Cs}/gu, "\ufffd")
      .replace(/[\u2028\u2029]/g, " ")
      .replace(/\r\n?/g, "\n")
      .replace(/(?![\t\n])\p{Cc}/gu, "");

  /** The file as it is saved: UTF-8. */
  const saved = (file: string) => new TextDecoder().decode(new TextEncoder().encode(file));

  const text = fc
    .array(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 40 }),
        fc.string({ unit: "grapheme", maxLength: 60 }),
        fc.constantFrom(
          "\r\n",
          "\r",
          "\n",
          "\t",
          "\u0000",
          "\u0007",
          "\u2028",
          "\u2029",
          "\\n",
          "\\",
          ";",
          ",",
          ":",
          '"',
          " ",
          "BEGIN:VALARM",
          "\nEND:VEVENT\n",
          "👩‍👩‍👧‍👦",
          "é",
          "e\u0301",
          "œuvre ".repeat(30),
          "x".repeat(200),
          "日本語".repeat(40),
        ),
      ),
      { maxLength: 12 },
    )
    .map((pieces) => pieces.join(""));

  test("are read as they were written, for any text", () => {
    fc.assert(
      fc.property(text, text, text, (title, location, details) => {
        const file = saved(made({ title, location, details }));
        const { event, calendar } = parsed(file);
        const read = (name: string) => event.getFirstPropertyValue(name) ?? "";
        expect(read("summary")).toBe(sayable(title));
        expect(read("location")).toBe(sayable(location));
        expect(read("description")).toBe(sayable(details));
        // No text has become a line of the file.
        expect(calendar.getAllSubcomponents()).toHaveLength(1);
        expect(event.getAllSubcomponents()).toHaveLength(0);
      }),
      { numRuns: 300 },
    );
  });

  test("have each character escaped that RFC 5545 reserves", () => {
    // The parser above accepts an unescaped ';'; other calendars end the text there.
    const file = made({ title: "Lire; écrire, \\ signer", location: "A;B,C", details: "un\ndeux;trois" });
    expect(lines(file)).toEqual(
      expect.arrayContaining([
        "SUMMARY:Lire\\; écrire\\, \\\\ signer",
        "LOCATION:A\\;B\\,C",
        "DESCRIPTION:un\\ndeux\\;trois",
      ]),
    );
  });

  test("have a space for each of Unicode's line separators, at which some readers end a line", () => {
    const file = made({ title: "Titre\u2028coupé", location: "a\u2029b", details: "c\u0085d\u000be" });
    expect(file).not.toMatch(/[\u2028\u2029\u0085\v]/);
    expect(lines(file)).toContain("SUMMARY:Titre coupé");
    expect(lines(file)).toContain("LOCATION:a b");
  });

  test("are in lines of at most 75 octets, never cut inside a character", () => {
    fc.assert(
      fc.property(text, (title) => {
        const octets = new TextEncoder().encode(made({ title }));
        let begin = 0;
        for (let at = 0; at < octets.length; at += 1) {
          if (octets[at] !== 13 || octets[at + 1] !== 10) continue;
          expect(at - begin).toBeLessThanOrEqual(75);
          expect(() =>
            new TextDecoder("utf-8", { fatal: true }).decode(octets.slice(begin, at)),
          ).not.toThrow();
          begin = at + 2;
        }
        expect(begin).toBe(octets.length);
      }),
    );
  });

  test("are folded as late as possible: a line of 75 octets is whole", () => {
    const title = "x".repeat(75 - "SUMMARY:".length);
    expect(lines(made({ title }))).toContain(`SUMMARY:${title}`);
    expect(lines(made({ title: `${title}y` }))).toEqual(expect.arrayContaining([`SUMMARY:${title}`, " y"]));
  });
});
