import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { drawVisits, drawWatchers, STREAM } from "./arrivals.ts";
import { SEEDS } from "./drawn-day.ts";
import { questionOf, wastedKeys } from "./keys.ts";
import { KINDS, peaksOf, runOutage } from "./outage.ts";
import { measurePauses, pollsOf } from "./polling.ts";
import { byRank, dice, pick } from "./random.ts";
import { allRequests, readRecording } from "./recording.ts";
import { PLAIN } from "./shared-cache.ts";

const recording = readRecording();

describe("The simulated visitors", () => {
  test("are the same in every run", () => {
    expect(drawVisits(dice(1), 50)).toEqual(drawVisits(dice(1), 50));
    expect(drawVisits(dice(1), 50)).not.toEqual(drawVisits(dice(2), 50));
  });

  test("come most at the doors and at noon, and all journeys are recorded", () => {
    const visits = drawVisits(dice(1), 5000);
    const inHour = (hour: number) =>
      visits.filter(({ arrives }) => Math.floor(arrives / 3600) === hour).length;
    for (const quiet of [7, 10, 14, 18]) {
      expect(inHour(9)).toBeGreaterThan(inHour(quiet));
      expect(inHour(12)).toBeGreaterThan(inHour(quiet));
    }
    const names = new Set(visits.flatMap(({ journeys }) => journeys));
    expect([...names].filter((name) => !recording.visits[name])).toEqual([]);
  });

  test("nearly all watch the stream in its middle", () => {
    const watchers = drawWatchers(dice(1), 1000);
    const middle = (STREAM.start + STREAM.end) / 2;
    const there = watchers.filter(({ arrives, leaves }) => arrives < middle && leaves > middle).length;
    expect(there).toBeGreaterThan(900);
  });

  test("take the first of a list twice as often as the second", () => {
    const random = dice(1);
    const drawn = Array.from({ length: 3000 }, () => pick(random, byRank(["a", "b"])));
    expect(drawn.filter((one) => one === "a").length / 3000).toBeCloseTo(2 / 3, 1);
  });

  test("poll the webcast as its code does: every 54 to 60 seconds", async () => {
    const pauses = await measurePauses(1);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(54);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(60);
    const polls = pollsOf({ arrives: 0, leaves: 600 }, pauses, dice(1));
    expect(polls).toHaveLength(10);
  });
});

describe("The recorded addresses", () => {
  test("never ask one question at two addresses", () => {
    expect(wastedKeys(recording)).toEqual([]);
    expect(allRequests(recording).length).toBeGreaterThan(60);
  });

  test("of one question are found, whatever the order and the encoding", () => {
    const asked = [
      "/api/events?page=1&ids[]=3&ids[]=50&type=",
      "/api/events?ids%5B%5D=50&ids[]=3&page=1",
      "/api/events?page=2&ids[]=3&ids[]=50",
    ];
    expect(new Set(asked.map(questionOf)).size).toBe(2);
  });

  test("have the seeds that the client draws", () => {
    const seeds = allRequests(recording).map(({ url }) => Number(/random\]=(\d+)/.exec(url)?.[1] ?? 1));
    expect(Math.max(...seeds)).toBeLessThanOrEqual(SEEDS);
    expect(new Set(seeds).size).toBeGreaterThan(2);
  });
});

describe("A simulated outage", () => {
  // The simulation replaces the timers itself.
  beforeEach(() => void vi.useRealTimers());
  afterEach(() => void vi.useRealTimers());

  const peaks = async (kind: (typeof KINDS)[number]) =>
    peaksOf(await runOutage({ kind, watchers: 1200, browsing: [], rules: PLAIN, jitter: true }));

  test.each(KINDS)("$name: no second after it has ten times the usual requests", async (kind) => {
    const { before, after } = await peaks(kind);
    // 1,200 watchers are 21 a second. Before the client was changed, 1,140 of them asked in one second.
    expect(before.minute).toBeGreaterThan(18);
    expect(before.minute).toBeLessThan(24);
    expect(after.second).toBeLessThan(10 * before.minute);
    expect(after.minute).toBeLessThan(3 * before.minute);
  });
});
