import { createStore, type StoreApi } from "zustand/vanilla";
import { HttpError } from "../../../shared/http/http-error.ts";
import { poll } from "../../../shared/http/poll.ts";
import { firstStream, refreshed, swapped } from "../domain/slots.ts";
import type { Stream } from "../domain/stream.ts";
import type { WebcastActions, WebcastData, WebcastState, WebcastStoreOptions } from "./state.ts";

/** From one question to the next, in milliseconds (section 9); after failures up to four times that. */
const EVERY = 60_000;
const LONGEST = 4 * EVERY;
/** After a failure while there is nothing to show yet, in milliseconds; it doubles with each one. */
const FIRST = 10_000;

/**
 * The streams of one marker, and which of them plays. Nothing happens before `actions.start()`, nothing after `signal`
 * has aborted.
 */
export function createWebcastStore(options: WebcastStoreOptions): StoreApi<WebcastState> {
  const { api, initial, search, signal, guard, report } = options;
  let started = false;
  let failing = false;
  /** The last answer held no stream, though one was playing. */
  let emptied = false;

  const get = (): WebcastState => store.getState();
  const set = (patch: Partial<WebcastData>) => {
    if (!signal.aborted) store.setState(patch);
  };

  const take = guard((streams: readonly Stream[]) => {
    const { phase, slots } = get();
    // One empty answer, the slip of a moment, does not take the picture from everyone who watches: a second one does.
    const doubtful = streams.length === 0 && slots.length > 0 && !emptied;
    emptied = doubtful;
    if (doubtful) return;
    const next = refreshed(slots, streams, phase === "ready" ? undefined : firstStream(streams, search));
    if (next !== slots || phase !== "ready") set({ phase: "ready", slots: next });
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
    choose: (key) => set({ slots: swapped(get().slots, key) }),
    allow() {
      options.remember();
      set({ allowed: true });
    },
  };

  const store = createStore<WebcastState>(() => ({
    phase: "loading",
    slots: [],
    allowed: options.allowed,
    actions,
  }));
  return store;
}
