// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { EventItem } from "../../templates-fixtures/data/generator/shapes.ts";
import { areas, count, eastern, events, finalHours, hasType } from "./committed-fair.ts";

interface Stay {
  title: string;
  start: number;
  end: number;
}

/** Pairs of stays that overlap, by what they have in common. */
function clashes(keysOf: (event: EventItem) => string[]): string[] {
  const stays = new Map<string, Stay[]>();
  for (const event of events) {
    const hours = finalHours(event);
    // A run has no hour of its own; an accident of the CMS may leave a postponed activity without an end.
    if (!hours || hours.days.length > 1 || event.dates.allDay) continue;
    for (const key of keysOf(event)) {
      stays.set(key, [...(stays.get(key) ?? []), { title: event.title, start: hours.start, end: hours.end }]);
    }
  }
  return [...stays].flatMap(([key, list]) => {
    const ordered = list.sort((left, right) => left.start - right.start);
    return ordered.flatMap((stay, index) => {
      const next = ordered[index + 1];
      return next && next.start < stay.end ? [`${key}: ${stay.title} / ${next.title}`] : [];
    });
  });
}

describe("The programme of the invented fair", () => {
  test("takes place from 25 to 29 November 2026, Eastern time", () => {
    for (const { dates } of events) {
      for (const instant of [...dates.range, ...dates.rangeReport]) {
        const day = eastern(instant);
        expect(day.toFormat("HH:mm:ss")).toBe("00:00:00");
        expect(day.toFormat("yyyy-MM")).toBe("2026-11");
        expect(day.day).toBeGreaterThanOrEqual(25);
        expect(day.day).toBeLessThanOrEqual(29);
      }
      for (const [start, end, range] of [
        [dates.start, dates.end, dates.range],
        [dates.startReport, dates.endReport, dates.rangeReport],
      ] as const) {
        if (start === null) expect(range).toEqual([]);
        else expect(eastern(start).startOf("day").toSeconds()).toBe(range[0]);
        if (start !== null && end !== null) expect(end).toBeGreaterThan(start);
      }
    }
  });

  test("keeps the Palais's hours: 9 to 21, and 10 to 18 at the weekend", () => {
    for (const event of events) {
      const hours = finalHours(event);
      const inPalaisOnly = areas(event).join() === "6332";
      if (!hours || !inPalaisOnly || event.dates.allDay || hours.days.length > 1) continue;
      const start = eastern(hours.start);
      const end = eastern(hours.end);
      const [opens, closes] = start.weekday > 5 ? [10, 18] : [9, 21];
      // Breakfasts for the trade are the one thing before the doors open.
      const early = event.title.startsWith("Petit-déjeuner");
      expect(start.hour, event.title).toBeGreaterThanOrEqual(early ? 7 : opens);
      expect(end.hour + end.minute / 60, event.title).toBeLessThanOrEqual(closes);
    }
  });

  test("opens city doors in the evening, too", () => {
    const late = (event: EventItem) =>
      areas(event).includes(6335) && event.dates.start !== null && eastern(event.dates.start).hour >= 18;
    expect(count(events, late)).toBeGreaterThan(20);
  });

  test("brings school classes on weekdays, before the afternoon ends", () => {
    for (const event of events.filter((event) => hasType(event, 6359))) {
      const hours = finalHours(event);
      if (!hours) continue;
      expect(eastern(hours.start).weekday, event.title).toBeLessThanOrEqual(5);
      expect(eastern(hours.start).hour, event.title).toBeLessThan(15);
    }
  });

  test("has something on each day, and most on Saturday's busiest hour", () => {
    const perDay = new Map<string, number>();
    const perStart = new Map<string, number>();
    for (const event of events) {
      const hours = finalHours(event);
      if (!hours) continue;
      const day = eastern(hours.start).toFormat("ccc");
      perDay.set(day, (perDay.get(day) ?? 0) + 1);
      const start = eastern(hours.start).toFormat("ccc HH:mm");
      perStart.set(start, (perStart.get(start) ?? 0) + 1);
    }
    expect(perDay.size).toBe(5);
    for (const total of perDay.values()) expect(total).toBeGreaterThan(90);
    const saturday = [...perStart].filter(([start]) => start.startsWith("Sat")).map(([, total]) => total);
    expect(Math.max(...saturday)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...perStart.values())).toBeLessThanOrEqual(24);
  });

  test("never puts two activities into one room at once", () => {
    const own = (title: string) => !/hall|Comptoir/.test(title);
    expect(clashes((event) => event.location.room.map(({ title }) => title).filter(own))).toEqual([]);
  });

  test("never asks an author to be in two places at once", () => {
    expect(clashes((event) => event.authors.map(({ url }) => url ?? ""))).toEqual([]);
  });

  test("lists activities in the order in which they take place, undated ones last", () => {
    const starts = events.map((event) => finalHours(event)?.days[0] ?? Number.POSITIVE_INFINITY);
    expect(starts).toEqual([...starts].sort((left, right) => left - right));
  });
});
