/**
 * A shared HTTP cache (a CDN, nginx, Varnish) before the API, as far as it matters for the number of requests that
 * reach the origin: RFC 9111 with `stale-while-revalidate` and `stale-if-error` (RFC 5861), and with what caches add.
 * Its key is method and address, exactly as the client sends them.
 */
export interface CacheRules {
  /** How long an answer is fresh, in seconds. */
  readonly maxAge: number;
  /** How long a stale answer is served while a new one is fetched, in seconds. */
  readonly staleWhileRevalidate: number;
  /** Whether a stale answer is served when the origin fails. */
  readonly staleIfError: boolean;
  /** Whether only one request for a key is under way to the origin: the others wait for its answer. */
  readonly collapse: boolean;
  /** How long answers to `POST` are kept, in seconds: 0 as the HTTP standard has it. */
  readonly post: number;
}

/** What `docs/embedding.md` tells a cache. */
export const ADVISED: CacheRules = {
  maxAge: 30,
  staleWhileRevalidate: 60,
  staleIfError: true,
  collapse: true,
  post: 10,
};

/** A cache that was told nothing: it follows the headers of the API (docs/api.md). */
export const PLAIN: CacheRules = {
  maxAge: 30,
  staleWhileRevalidate: 0,
  staleIfError: false,
  collapse: false,
  post: 0,
};

export interface Origin {
  /** Seconds until the answer to what is asked at this moment is there. */
  readonly latency: (time: number) => number;
  /** Changes whenever an editor has changed the programme: answers of another version have another ETag. */
  readonly version: (time: number) => number;
  readonly isUp: (time: number) => boolean;
  /** Called for each request that reaches the origin. 0 is no answer. */
  readonly asked: (time: number, key: string, status: 200 | 304 | 0) => void;
}

/**
 * - `fresh`, `stale`: from the cache at once; with `stale`, perhaps a request to the origin beside it.
 * - `joined`: waits for another visitor's request. `fetched`: from the origin, whether new or unchanged.
 * - `failed`: the origin does not answer, and there is nothing to serve instead.
 */
export type Served = "fresh" | "stale" | "joined" | "fetched" | "failed";

interface Entry {
  /** Undefined before the first answer. */
  version: number | undefined;
  freshUntil: number;
  /** When the answer arrives that is under way; -Infinity when none is. */
  arrives: number;
  /** Version that is under way; undefined when it will fail. */
  coming: number | undefined;
}

export interface SharedCache {
  /** Answers one request. Times never decrease. */
  ask(key: string, time: number): Served;
  /** Number of distinct keys that were asked for, without `POST` unless it is kept. */
  keys(): number;
}

export function createSharedCache(rules: CacheRules, origin: Origin): SharedCache {
  const entries = new Map<string, Entry>();

  function entryOf(key: string): Entry {
    const known = entries.get(key);
    if (known) return known;
    const entry = { version: undefined, freshUntil: -Infinity, arrives: -Infinity, coming: undefined };
    entries.set(key, entry);
    return entry;
  }

  /** Puts an answer that has arrived by now into the cache. */
  function take(entry: Entry, age: number, time: number): void {
    if (entry.arrives > time || entry.arrives === -Infinity) return;
    if (entry.coming !== undefined) {
      entry.version = entry.coming;
      entry.freshUntil = entry.arrives + age;
    }
    entry.arrives = -Infinity;
  }

  /** Sends a request to the origin; returns whether it will be answered. */
  function send(entry: Entry, key: string, time: number): boolean {
    const isUp = origin.isUp(time);
    const version = origin.version(time);
    origin.asked(time, key, isUp ? (entry.version === version ? 304 : 200) : 0);
    // Without collapsing, the first of several answers counts.
    if (entry.arrives === -Infinity) {
      entry.arrives = time + origin.latency(time);
      entry.coming = isUp ? version : undefined;
    }
    return isUp;
  }

  return {
    ask(key, time) {
      const age = key.startsWith("POST ") ? rules.post : rules.maxAge;
      if (age === 0) {
        const isUp = origin.isUp(time);
        origin.asked(time, key, isUp ? 200 : 0);
        return isUp ? "fetched" : "failed";
      }
      const entry = entryOf(key);
      take(entry, age, time);
      if (time < entry.freshUntil) return "fresh";
      const isStored = entry.version !== undefined;
      const isUnderWay = entry.arrives > time;
      if (isStored && time < entry.freshUntil + rules.staleWhileRevalidate) {
        if (!isUnderWay) send(entry, key, time);
        return "stale";
      }
      const instead = isStored && rules.staleIfError ? "stale" : "failed";
      if (rules.collapse && isUnderWay) return entry.coming === undefined ? instead : "joined";
      return send(entry, key, time) ? "fetched" : instead;
    },
    keys: () => entries.size,
  };
}
