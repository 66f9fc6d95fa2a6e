/**
 * Compares the simulated cache with a real one: nginx before the stand-in CMS gets a slice of the day's requests, and the
 * simulated cache the very requests that nginx wrote down, at the same moments.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { STREAMS_QUERY } from "../../src/islands/webcast/api/query.ts";
import { startHost } from "../../test/host/host.ts";
import { findNginx, type Logged, type NginxRules, startNginx } from "./nginx.ts";
import type { Asked } from "./polling.ts";
import { createSharedCache } from "./shared-cache.ts";

/** Real seconds of each replay. There are four: less than 20 seconds in all. */
const LASTS = 4.5;
/** How many times faster than the day: a `max-age` of 30 s becomes one of 2. */
const FASTER = 15;
const MAX_AGE = 2;
/** Most requests under way at a time. */
const AT_ONCE = 32;
/** Most requests of a replay: every n-th is left out beyond. */
const MOST = 1500;

export interface Calibration {
  readonly rules: string;
  readonly requests: number;
  /** Shares of requests that the origin did not see. */
  readonly measured: number;
  readonly simulated: number;
}

const NOTHING: NginxRules = { maxAge: MAX_AGE, staleWhileRevalidate: false, collapse: false, post: 0 };
const EVERYTHING: NginxRules = { maxAge: MAX_AGE, staleWhileRevalidate: true, collapse: true, post: 1 };
/** Moments of the day, in seconds since midnight: the doors, and the stream. */
const DOORS = 9.5 * 3600;
const STREAMING = 19.4 * 3600;

const REPLAYS: readonly { readonly name: string; readonly from: number; readonly rules: NginxRules }[] = [
  { name: "doors; told nothing", from: DOORS, rules: NOTHING },
  { name: "doors; collapses requests", from: DOORS, rules: { ...NOTHING, collapse: true } },
  { name: "doors; as advised", from: DOORS, rules: EVERYTHING },
  { name: "stream; as advised", from: STREAMING, rules: EVERYTHING },
];

/** The requests of the day after a moment, at the speed of the replay; `at` in real seconds. */
function sliceOf(day: readonly Asked[], from: number) {
  const all = day.filter(({ time }) => time >= from && time < from + LASTS * FASTER);
  const step = Math.max(1, all.length / MOST);
  const taken = Array.from(
    { length: Math.floor(all.length / step) },
    (_, index) => all[Math.floor(index * step)],
  );
  return (taken as Asked[]).map(({ time, key }) => ({ at: (time - from) / FASTER, key }));
}

async function replay(slice: ReturnType<typeof sliceOf>, url: string): Promise<void> {
  const begun = performance.now();
  const underWay = new Set<Promise<unknown>>();
  for (const { at, key } of slice) {
    const early = at * 1000 - (performance.now() - begun);
    if (early > 0) await new Promise((go) => setTimeout(go, early));
    if (underWay.size >= AT_ONCE) await Promise.race(underWay);
    const [method, path] = key.split(" ");
    const init = method === "POST" ? { method, body: JSON.stringify({ query: STREAMS_QUERY }) } : {};
    const request = fetch(url + path, init)
      .then((response) => response.arrayBuffer())
      // One that is lost is not in nginx's log either: both sides of the comparison lack it.
      .catch(() => undefined)
      .finally(() => underWay.delete(request));
    underWay.add(request);
  }
  await Promise.all(underWay);
}

/** Share of the same requests that the simulated cache does not send on. */
function simulate(logged: readonly Logged[], rules: NginxRules): number {
  const inOrder = logged.toSorted((one, other) => one.at - other.at);
  // The origin was as slow as the last request that it had got by then.
  const waited = inOrder.filter(({ upstream }) => upstream > 0);
  const latency = (time: number) => (waited.findLast(({ at }) => at <= time) ?? waited[0])?.upstream ?? 0;
  let asked = 0;
  const cache = createSharedCache(
    {
      // nginx compares whole seconds: an answer is fresh for half a second more, in the mean.
      maxAge: rules.maxAge + 0.5,
      post: rules.post === 0 ? 0 : rules.maxAge + 0.5,
      staleWhileRevalidate: rules.staleWhileRevalidate ? 60 : 0,
      staleIfError: rules.staleWhileRevalidate,
      collapse: rules.collapse,
    },
    {
      latency,
      version: () => 0,
      isUp: () => true,
      asked: () => {
        asked += 1;
      },
    },
  );
  for (const { at, key } of inOrder) cache.ask(key, at);
  return 1 - asked / logged.length;
}

/** Replays slices of the day; null where nginx is not installed. */
export async function calibrate(day: readonly Asked[]): Promise<readonly Calibration[] | null> {
  const command = findNginx();
  if (command === null) return null;
  const host = await startHost({ port: 0, now: "2026-11-26T10:00" });
  let reached = 0;
  const count = () => {
    reached += 1;
  };
  subscribe("http.server.request.start", count);
  try {
    const results: Calibration[] = [];
    for (const { name, from, rules } of REPLAYS) {
      const nginx = await startNginx(command, host.url, rules);
      reached = 0;
      await replay(sliceOf(day, from), nginx.url);
      const logged = await nginx.stop();
      const measured = 1 - reached / logged.length;
      results.push({ rules: name, requests: logged.length, measured, simulated: simulate(logged, rules) });
    }
    return results;
  } finally {
    unsubscribe("http.server.request.start", count);
    await host.close();
  }
}
