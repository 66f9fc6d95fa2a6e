import { describe, expect, test } from "vitest";
import { ADVISED, type CacheRules, createSharedCache, PLAIN } from "./shared-cache.ts";

const PAGE = "GET /api/events?page=1";
const POST = "POST /api";

/** A cache before an origin that takes half a second, is down from second 100 to 200, and changes at 1000. */
function cached(rules: Partial<CacheRules>) {
  const asked: (readonly [number, number])[] = [];
  const cache = createSharedCache(
    { ...PLAIN, ...rules },
    {
      latency: () => 0.5,
      version: (time) => Math.floor(time / 1000),
      isUp: (time) => time < 100 || time >= 200,
      asked: (time, _, status) => asked.push([time, status]),
    },
  );
  const ask = (...times: readonly number[]) => times.map((time) => cache.ask(PAGE, time));
  return { cache, ask, asked };
}

describe("The simulated cache", () => {
  test("answers as long as max-age says, from the answer's arrival on, then asks whether it has changed", () => {
    const { ask, asked } = cached({});
    expect(ask(0, 1, 30.4, 30.6, 999, 1040)).toEqual([
      "fetched",
      "fresh",
      "fresh",
      "fetched",
      "fetched",
      "fetched",
    ]);
    expect(asked).toEqual([
      [0, 200],
      [30.6, 304],
      [999, 304],
      [1040, 200],
    ]);
  });

  test("sends every request on while the first is under way, unless it collapses them", () => {
    const each = cached({});
    expect(each.ask(0, 0.1, 0.2)).toEqual(["fetched", "fetched", "fetched"]);
    const one = cached({ collapse: true });
    expect(one.ask(0, 0.1, 0.2)).toEqual(["fetched", "joined", "joined"]);
    expect([each.asked.length, one.asked.length]).toEqual([3, 1]);
  });

  test("serves a stale answer while one request asks for a new one", () => {
    const { ask, asked } = cached({ staleWhileRevalidate: 60 });
    expect(ask(0, 40, 40.2, 41)).toEqual(["fetched", "stale", "stale", "fresh"]);
    expect(asked.map(([time]) => time)).toEqual([0, 40]);
  });

  test("fails with the origin, or serves what it has if it may", () => {
    expect(cached({}).ask(0, 120)).toEqual(["fetched", "failed"]);
    expect(cached({ staleIfError: true }).ask(0, 120, 121)).toEqual(["fetched", "stale", "stale"]);
    expect(cached({ staleIfError: true }).ask(120)).toEqual(["failed"]);
  });

  test("keeps no POST, unless it is told to", () => {
    const plain = cached({});
    expect([0, 1].map((time) => plain.cache.ask(POST, time))).toEqual(["fetched", "fetched"]);
    expect(plain.cache.keys()).toBe(0);
    const told = cached(ADVISED);
    expect([0, 1, 9].map((time) => told.cache.ask(POST, time))).toEqual(["fetched", "fresh", "fresh"]);
  });
});
