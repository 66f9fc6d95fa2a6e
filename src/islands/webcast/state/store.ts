import { createStore, type StoreApi } from "zustand/vanilla";
import { HttpError } from "../../../shared/http/http-error.ts";
import { poll } from "../../../shared/http/poll.ts";
import { firstStream, refreshed, swapped } from "../domain/seats.ts";
import type { Stream } from "../domain/stream.ts";
import type { WebcastActions, WebcastData, WebcastState, WebcastStoreOptions } from "./state.ts";

/** Pause between two requests, in ms (as specified); after failures up to four times that. */
const EVERY = 60_000;
const LONGEST = 4 * EVERY;
/** Pause after a failure while there is nothing to show, in ms; it doubles with each failure. */
const FIRST = 10_000;

/**
 * The streams of one marker, and the one that plays. Nothing happens before `actions.start()`, and nothing after
 * `signal` has aborted.
 */
export function createWebcastStore(options: WebcastStoreOptions): StoreApi<WebcastState> {
  const { api, initial, search, signal, guard, report } = options;
  let started = false;
  let failing = false;
  /** Whether the last answer was empty although a stream was playing. */
  let emptied = false;

  const get = (): WebcastState => store.getState();
  const set = (patch: Partial<WebcastData>) => {
    if (!signal.aborted) store.setState(patch);
  };

  const take = guard((streams: readonly Stream[]) => {
    const { phase, seats } = get();
    // A single empty answer may be a slip of the CMS and must not stop the video; a second one counts.
    const doubtful = streams.length === 0 && seats.length > 0 && !emptied;
    emptied = doubtful;
    if (doubtful) return;
    const next = refreshed(seats, streams, phase === "ready" ? undefined : firstStream(streams, search));
    if (next !== seats || phase !== "ready") set({ phase: "ready", seats: next });
  });

  async function ask(): Promise<number | null> {
    try {
      take(await api.streams(signal));
      failing = false;
      return null;
    } catch (error) {
      if (!failing && !signal.aborted) report(error);
      failing = true;
      if (get().phase === "loading") set({ phase: "failed" });
      return error instanceof HttpError ? error.retryAfter : 0;
    }
  }

  const actions: WebcastActions = {
    start() {
      if (started || signal.aborted) return;
      started = true;
      if (initial) take(initial);
      const answered = initial !== null;
      const polling = { every: EVERY, longest: LONGEST, first: FIRST, answered, ...options.polling };
      poll(ask, polling, signal);
    },
    choose: (key) => set({ seats: swapped(get().seats, key) }),
    allow() {
      options.remember();
      set({ allowed: true });
    },
  };

  const store = createStore<WebcastState>(() => ({
    phase: "loading",
    seats: [],
    allowed: options.allowed,
    actions,
  }));
  return store;
}
