/**
 * An outage at the height of the live stream, second by second: the product's own webcast store and HTTP client, one
 * for each visitor, on a clock that the simulation moves.
 */
import { createHttp } from "../../src/shared/http/http.ts";
import { answer, NO_STREAMS, startWebcast } from "./polling.ts";
import { type Dice, dice } from "./random.ts";
import { type CacheRules, createSharedCache } from "./shared-cache.ts";
import { inVirtualTime, type VirtualTime } from "./virtual-time.ts";

/** Seconds before the outage, of the outage, and after it. */
export const PHASES = { before: 120, outage: 300, after: 300 } as const;
const END = PHASES.before + PHASES.outage;
const WHOLE = END + PHASES.after;
/** One watcher in this many is simulated, for the sake of time; the requests of each count as often. */
const ONE_IN = 4;
/** Seconds until the origin's answer is there. */
const LATENCY = 0.1;

/** How the outage shows. */
export interface Kind {
  readonly name: string;
  /** Seconds until a request fails, and what it is answered; null is no answer. */
  readonly fails: (left: number) => { readonly after: number; readonly retryAfter: number | null };
  /** The visitors' own network is gone, and the browser says so when it is back. */
  readonly online?: boolean;
}

export const KINDS: readonly Kind[] = [
  { name: "connections refused, or 502", fails: () => ({ after: 0.05, retryAfter: null }) },
  { name: "no answer within 10 s", fails: () => ({ after: 3600, retryAfter: null }) },
  { name: "503, `Retry-After: 120`", fails: () => ({ after: 0.05, retryAfter: 120 }) },
  { name: "503, `Retry-After` names the end", fails: (left) => ({ after: 0.05, retryAfter: left }) },
  {
    name: "the visitors' network is gone, not the origin",
    fails: () => ({ after: 0.05, retryAfter: null }),
    online: true,
  },
];

/** A request of somebody who looks at the programme meanwhile: seconds since the start, and its key. */
interface Browsing {
  readonly at: number;
  readonly url: string;
}

export interface OutageSetting {
  readonly kind: Kind;
  readonly watchers: number;
  readonly browsing: readonly Browsing[];
  readonly rules: CacheRules;
  /** Off: every pause has its full length, for everybody. */
  readonly jitter: boolean;
}

export interface OutageResult {
  /** Requests at the origin in each second. */
  readonly seconds: readonly number[];
}

/** `fetch` as the visitors have it: through the shared cache to the origin, which is down for a while. */
function createNetwork(setting: OutageSetting, time: VirtualTime, seconds: number[]) {
  const { kind, rules } = setting;
  const isOut = (at: number) => at >= PHASES.before && at < END;
  const cache = createSharedCache(rules, {
    latency: () => LATENCY,
    version: (at) => Math.floor(at / 900),
    isUp: (at) => !isOut(at) || !!kind.online,
    asked: (at, key) => {
      const second = Math.floor(at);
      // A cache that keeps the webcast's answer asks as often for one watcher in four as for all.
      const isShare = key.startsWith("POST ") && rules.post === 0;
      seconds[second] = (seconds[second] ?? 0) + (isShare ? ONE_IN : 1);
    },
  });
  return (url: string, init?: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const now = time.now() / 1000;
      const isCut = kind.online && isOut(now);
      const served = isCut ? "failed" : cache.ask(`${init?.method ?? "GET"} ${url}`, now);
      if (served !== "failed") {
        const delay = served === "fresh" || served === "stale" ? 20 : LATENCY * 1000;
        return time.after(delay, () => resolve(answer(200, null, NO_STREAMS)));
      }
      const { after, retryAfter } = kind.fails(END - now);
      init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
      time.after(after * 1000, () => {
        if (retryAfter === null) reject(new TypeError("no answer"));
        else resolve(answer(503, Math.ceil(retryAfter), ""));
      });
    });
}

/** Runs one outage. */
export function runOutage(setting: OutageSetting, seed = 1): Promise<OutageResult> {
  const drawn = dice(seed);
  const random: Dice = setting.jitter ? dice(seed + 1) : () => 0;
  const seconds: number[] = new Array(WHOLE).fill(0);
  return inVirtualTime(Date.UTC(2026, 10, 26), async (time) => {
    const fetch = createNetwork(setting, time, seconds) as typeof globalThis.fetch;
    const networks: EventTarget[] = [];

    // The page brought the first streams: polling begins with a pause, so all are in step within a minute.
    for (let count = 0; count < setting.watchers; count += ONE_IN) {
      time.after(drawn() * 60_000, () => networks.push(startWebcast(fetch, random)));
    }
    for (const { at, url } of setting.browsing) {
      time.after(at * 1000, () => {
        createHttp({ fetch, random })
          .json(url, (value) => value, new AbortController().signal)
          .catch(() => {});
      });
    }
    if (setting.kind.online) {
      // Devices find their network again within five seconds.
      time.after(END * 1000, () => {
        for (const network of networks)
          time.after(drawn() * 5000, () => network.dispatchEvent(new Event("online")));
      });
    }
    await time.pass(WHOLE * 1000);
    return { seconds };
  });
}

/** The busiest of some seconds, and the busiest minute in requests per second. */
interface Peak {
  readonly second: number;
  readonly minute: number;
}

function peakOf(seconds: readonly number[], from: number, to: number): Peak {
  const part = seconds.slice(from, to);
  let minute = 0;
  for (let start = 0; start + 60 <= part.length; start += 1)
    minute = Math.max(minute, part.slice(start, start + 60).reduce((sum, count) => sum + count, 0) / 60);
  return { second: Math.max(...part), minute };
}

/** Peaks of the minute before the outage, of the outage, and of what follows. */
export const peaksOf = ({ seconds }: OutageResult) => ({
  before: peakOf(seconds, PHASES.before - 60, PHASES.before),
  outage: peakOf(seconds, PHASES.before, END),
  after: peakOf(seconds, END, WHOLE),
});
