/** The product's own webcast store and HTTP client, for one visitor of the simulation. */
import { STREAMS_QUERY } from "../../src/islands/webcast/api/query.ts";
import { createWebcastStore } from "../../src/islands/webcast/state/store.ts";
import { createHttp } from "../../src/shared/http/http.ts";
import type { Watcher } from "./arrivals.ts";
import { type Dice, dice } from "./random.ts";
import { inVirtualTime } from "./virtual-time.ts";

/** One request: seconds since midnight, method and address. */
export interface Asked {
  readonly time: number;
  readonly key: string;
}

const BODY = JSON.stringify({ query: STREAMS_QUERY });

export const NO_STREAMS = JSON.stringify({ data: { entry: { homeStreams: [] } } });

/** As much of an answer as the client reads. */
export function answer(status: number, retryAfter: number | null, text: string): Response {
  const headers = {
    get: (name: string) => (name === "Retry-After" ? (retryAfter?.toString() ?? null) : null),
  };
  return { ok: status === 200, status, headers, text: () => Promise.resolve(text) } as unknown as Response;
}

/** Starts the webcast of one page, which has its first streams already; returns what tells it of its network. */
export function startWebcast(fetch: typeof globalThis.fetch, random: Dice): EventTarget {
  const network = new EventTarget();
  // As src/islands/webcast/start.ts creates it.
  const http = createHttp({ fetch, random, patience: 0 });
  const store = createWebcastStore({
    // Reading ten thousand empty answers would take most of the time.
    api: { streams: (signal) => http.json("/api", () => [], signal, BODY) },
    initial: [],
    search: "",
    allowed: true,
    remember: () => {},
    // Each visitor has a page: Node looks through all listeners of a target for each one that is added.
    signal: new AbortController().signal,
    guard: (callback) => callback,
    report: () => {},
    polling: { tab: Object.assign(new EventTarget(), { hidden: false }), network, random },
  });
  store.getState().actions.start();
  return network;
}

/** Pauses between two requests of a page with the webcast, in seconds, as its code makes them in ten hours. */
export function measurePauses(seed: number): Promise<readonly number[]> {
  const times: number[] = [0];
  return inVirtualTime(0, async (time) => {
    const fetch = () => {
      times.push(time.now() / 1000);
      return Promise.resolve(answer(200, null, NO_STREAMS));
    };
    startWebcast(fetch, dice(seed));
    await time.pass(36_000_000);
    return times.slice(1).map((at, index) => at - (times[index] as number));
  });
}

/** The requests of a page with the webcast, which has its first streams already. */
export function pollsOf({ arrives, leaves }: Watcher, pauses: readonly number[], random: Dice): Asked[] {
  const polls: Asked[] = [];
  const pause = () => pauses[Math.floor(random() * pauses.length)] as number;
  for (let time = arrives + pause(); time < leaves; time += pause()) polls.push({ time, key: "POST /api" });
  return polls;
}
