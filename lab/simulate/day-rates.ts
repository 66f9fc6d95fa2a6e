/** What a day's requests are for the shared cache, and what they are for the origin. */
import type { Asked } from "./polling.ts";
import { type CacheRules, createSharedCache, type Served } from "./shared-cache.ts";

/** Seconds until the origin's answer is there: a CMS that builds it from a database. */
const LATENCY = 0.3;
/** An editor changes something this often, in seconds; every answer then has another ETag. */
const EDITED_EVERY = 900;

/** Requests per second. */
interface Rate {
  readonly total: number;
  readonly average: number;
  readonly busiestMinute: number;
}

export interface Rates {
  /** By endpoint, `all` included. */
  readonly visitors: ReadonlyMap<string, Rate>;
  readonly origin: ReadonlyMap<string, Rate>;
  /** Share of the origin's answers that were 304. */
  readonly unchanged: number;
  readonly served: Readonly<Record<Served, number>>;
  readonly keys: number;
  /** When the origin's busiest minute begins, in seconds since midnight. */
  readonly busiest: number;
}

/** Number of minutes in the simulated day, and how long it is for the average: 9 h to 22 h. */
const MINUTES = 24 * 60;
const OPEN = 13 * 3600;

/** 'GET /api/events', 'POST /api', …; what is on now has its own line. */
function endpointOf(key: string): string {
  const [path = ""] = key.split("?");
  return path === "GET /api/events" && !key.includes("random]") ? "GET /api/events (now)" : path;
}

function createCounter() {
  const minutes = new Map<string, number[]>();
  const count = (name: string, time: number) => {
    const known = minutes.get(name) ?? new Array(MINUTES).fill(0);
    minutes.set(name, known);
    const minute = Math.min(MINUTES - 1, Math.floor(time / 60));
    known[minute] += 1;
  };
  const rate = (counts: readonly number[]): Rate => {
    const total = counts.reduce((sum, one) => sum + one, 0);
    return { total, average: total / OPEN, busiestMinute: Math.max(...counts) / 60 };
  };
  return {
    add(key: string, time: number) {
      count("all", time);
      count(endpointOf(key), time);
    },
    rates: () => new Map([...minutes].map(([name, counts]) => [name, rate(counts)])),
    busiest(): number {
      const all = minutes.get("all") ?? [0];
      return 60 * all.indexOf(Math.max(...all));
    },
  };
}

/** Sends a day's requests through a shared cache. */
export function ratesOf(day: readonly Asked[], rules: CacheRules): Rates {
  const visitors = createCounter();
  const origin = createCounter();
  let unchanged = 0;
  let answers = 0;
  const cache = createSharedCache(rules, {
    latency: () => LATENCY,
    version: (time) => Math.floor(time / EDITED_EVERY),
    isUp: () => true,
    asked(time, key, status) {
      origin.add(key, time);
      answers += 1;
      if (status === 304) unchanged += 1;
    },
  });
  const served: Record<Served, number> = { fresh: 0, stale: 0, joined: 0, fetched: 0, failed: 0 };
  for (const { time, key } of day) {
    visitors.add(key, time);
    served[cache.ask(key, time)] += 1;
  }
  return {
    visitors: visitors.rates(),
    origin: origin.rates(),
    unchanged: unchanged / Math.max(1, answers),
    served,
    keys: cache.keys(),
    busiest: origin.busiest(),
  };
}
