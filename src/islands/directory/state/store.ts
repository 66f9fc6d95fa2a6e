import { createStore, type StoreApi } from "zustand/vanilla";
import { appendNew, credibleCount, type LoadedList, loadPages } from "../../../shared/http/list-pages.ts";
import type { Entry } from "../domain/entry.ts";
import { hasMore } from "./selectors.ts";
import type { DirectoryActions, DirectoryData, DirectoryState, DirectoryStoreOptions } from "./state.ts";
import { type DirectoryLocation, format, parse } from "./url.ts";

type Load = "replace" | "more";

const IDLE = { busy: false, adding: false, failure: null };

/**
 * The directory of one marker: what it shows, what the visitor wants, and how the one follows the other. Nothing
 * happens before `actions.start()`, nothing after `signal` has aborted. At any time there is at most one request; the
 * newest wins, and an answer that arrives all the same is dropped (ruling D24).
 */
export function createDirectoryStore(options: DirectoryStoreOptions): StoreApi<DirectoryState> {
  const { api, initial, address, signal, guard, report, network = globalThis } = options;
  let started = false;
  let current: AbortController | null = null;
  let failed: Load | null = null;

  const get = (): DirectoryState => store.getState();
  const set = (patch: Partial<DirectoryData>) => {
    if (!signal.aborted) store.setState(patch);
  };
  const live = () => started && !signal.aborted;
  // A directory has no order of its own to remember: whatever seed is there stays.
  const writeAddress = () => address.write(format(get(), address.read()), address.seed() ?? 0);

  /** After this nothing is on its way, not even the hope of coming back online. */
  function cancel(): void {
    current?.abort();
    current = null;
    failed = null;
  }
  signal.addEventListener("abort", cancel, { once: true });

  function take(loaded: LoadedList<Entry>, kind: Load): void {
    const { items, letter, loads } = get();
    const grown = kind === "more" && loaded.items.length > items.length;
    set({
      ...loaded,
      ...IDLE,
      page: loaded.reached,
      answered: letter,
      stale: false,
      phase: "ready",
      appended: grown ? items.length : null,
      loads: loads + 1,
    });
    writeAddress();
  }

  /**
   * @param said this failure was reported already: another one says nothing more
   * @param last it runs of its own accord, once: another failure does not wait for the network again
   */
  async function load(kind: Load, said = false, last = false): Promise<void> {
    cancel();
    if (signal.aborted) return;
    const mine = new AbortController();
    current = mine;
    const { letter, page, items, reached, phase } = get();
    set({
      ...IDLE,
      phase: phase === "failed" ? "loading" : phase,
      busy: true,
      adding: kind === "more",
      stale: kind === "replace",
    });
    try {
      const ask = (number: number) => api.entries(letter, number, mine.signal);
      const loaded =
        kind === "more"
          ? await loadPages(ask, { items, reached }, reached + 1, report)
          : await loadPages(ask, { items: [], reached: 0 }, page, report);
      if (mine.signal.aborted) return;
      current = null;
      take(loaded, kind);
    } catch (error) {
      if (mine.signal.aborted) return;
      failed = kind;
      fail(error);
      if (!said) report(error);
      // `current` stays, so that whatever the visitor does next takes this listener away with it.
      const again = guard(() => load(kind, true, true));
      if (!last) network.addEventListener("online", again, { once: true, signal: mine.signal });
    }
  }
  const run = guard(load);

  /** Ruling D25: the old list stays (out of date, if it was to be replaced), the controls come back, it is said once, and tried once when online. */
  function fail(error: unknown): void {
    const { phase } = get();
    set({
      ...IDLE,
      failure: error instanceof Error ? error : new Error(String(error)),
      phase: phase === "loading" ? "failed" : phase,
    });
  }

  /** Goes to another location; the address follows at once. @param kept a letter taken back leads to what is there still */
  function go(next: DirectoryLocation, kept: boolean): void {
    const now = get();
    if (!live() || format(next) === format(now)) return;
    const taken = kept && now.phase === "ready" && next.letter === now.answered;
    set(taken ? { ...next, page: now.reached } : next);
    writeAddress();
    if (taken) {
      cancel();
      set({ ...IDLE, stale: false, appended: null, loads: now.loads + 1 });
    } else if (next.letter !== now.letter || next.page !== now.page) void run("replace");
  }

  /** The first list: out of the page if the server has answered this very question, else from the API. */
  function open(): void {
    const state = get();
    if (initial?.query !== format({ ...state, card: null })) return void run("replace");
    const { items, count, perPage } = initial.list;
    const last = perPage > 0 ? Math.max(1, Math.ceil(count / perPage)) : 1;
    const known = appendNew([], items);
    const loaded = { items: known, count: credibleCount(count, known), perPage, exhausted: false };
    take({ ...loaded, reached: Math.min(state.page, last) }, "replace");
  }

  const actions: DirectoryActions = {
    start() {
      if (started || signal.aborted) return;
      started = true;
      set({ ...parse(address.read()), busy: true });
      open();
    },
    setLetter(letter, sought = "") {
      set({ sought });
      // The same letter again, after it did not come, is another attempt.
      if (letter === get().letter && failed === "replace") void run("replace", true);
      else go({ letter, page: 1, card: null }, true);
    },
    loadMore() {
      const state = get();
      if (state.busy || state.stale || state.phase !== "ready") return;
      if (hasMore(state)) void run("more", failed !== null);
    },
    retry() {
      if (live() && failed !== null) void run(failed, true);
    },
    seek: (sought) => set({ sought }),
    chooseCard(card) {
      if (!live()) return;
      set({ card });
      writeAddress();
      address.flush();
    },
    readAddress: () => go(parse(address.read()), false),
  };

  const store = createStore<DirectoryState>(() => ({
    ...parse(""),
    items: [],
    answered: null,
    stale: false,
    count: 0,
    perPage: 0,
    reached: 0,
    exhausted: false,
    phase: "loading",
    ...IDLE,
    appended: null,
    loads: 0,
    sought: "",
    actions,
  }));
  return store;
}
