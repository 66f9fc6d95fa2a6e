import { createStore, type StoreApi } from "zustand/vanilla";
import type { AddressBar } from "../dom/address-bar.ts";
import { appendNew, type ListPage } from "../http/list-pages.ts";
import type { RowId } from "../http/row-id.ts";
import { MOST_PAGES } from "../links/page-query.ts";
import { createListLoader, IDLE, type LoaderOptions } from "./list-loader.ts";
import type { ListActions, ListData, ListLocation } from "./list-state.ts";
import { sameValues } from "./same-values.ts";

export interface ListOptions<Item, Question, Location, Data> extends LoaderOptions<Item, Question, Data> {
  readonly set: (patch: Partial<ListData<Item, Question>> | Location) => void;
  readonly address: AddressBar;
  /**
   * Writes a location as a query; foreign keys of `search` stay.
   * @param chosen the address said what is wanted, or the visitor has chosen since
   */
  readonly format: (location: Location, search: string, chosen: boolean) => string;
  /** Reads a query as a location; what is not understood is as good as absent. */
  readonly parse: (search: string) => Location;
  /** Whether the API would answer both alike: page and card are no part of it. */
  readonly sameQuestion: (one: Location, other: Location) => boolean;
  /** Draws the seed of another question; without it the seed stays. */
  readonly drawSeed?: () => number;
  /** Called when another query is needed, after the address has been written. */
  readonly onQuestion?: () => void;
}

export interface List<Item, Location> {
  /**
   * Begins where the address leads.
   * @param chosen the address says what is wanted
   * @returns whether this is the first start
   */
  start(chosen?: boolean): boolean;
  /**
   * Shows the first items.
   *
   * @param page pages 1 to n together, which the page brought along and which answer the question; null asks the API
   */
  open(page: ListPage<Item> | null): void;
  /**
   * Goes to another location: the address changes at once, the items after the delay if needed. A choice that is
   * taken back restores the loaded items with all their pages.
   *
   * @param delay from the change to the request, in ms
   */
  go(next: Location, delay?: number): void;
  /**
   * Goes to a location as if for the first time: foreign keys go from the address, and no choice leads back to the items
   * that are there.
   */
  reset(to: Location, delay?: number): void;
  /** Runs a waiting debounce at once, so that the address and the request are those on screen. */
  flush(): void;
  /** Actions that every island exposes unchanged. */
  readonly actions: Omit<ListActions, "start">;
}

/** A list before its first load, without its question. */
export const NOTHING_LOADED: Omit<ListData<never, unknown>, "answered"> = {
  page: 1,
  card: null,
  items: [],
  count: 0,
  perPage: 0,
  reached: 0,
  exhausted: false,
  seed: 0,
  stale: false,
  phase: "loading",
  ...IDLE,
  appended: null,
  loads: 0,
};

/**
 * Creates the store of one marker's list: what it shows, what the visitor wants, and the loads between the two.
 * Nothing happens before `start`.
 */
export function createList<
  Item extends { readonly id: RowId },
  Question,
  Location extends ListLocation,
  Data extends ListData<Item, Question> & Location,
>(options: ListOptions<Item, Question, Location, Data>): List<Item, Location> {
  const { get, set, address, sameQuestion, drawSeed = () => get().seed, signal } = options;
  let started = false;
  let chosen = false;
  /** State after the last answer, whatever has been chosen since. */
  let answer: Data | null = null;

  const isLive = () => started && !signal.aborted;
  const writeAddress = () => address.write(options.format(get(), address.read(), chosen), get().seed);
  const loader = createListLoader(options, () => {
    answer = get();
    writeAddress();
  });
  signal.addEventListener("abort", address.flush);

  /** @param from the location that the items may still answer; null to request them anyway */
  function go(next: Location, delay: number, from: Data | null, seed: number | null = null): void {
    const now = get();
    // An address leads to the last page that it can ask for, and not beyond.
    const here = { ...now, page: Math.min(now.page, MOST_PAGES) };
    if (!isLive() || sameValues(here, { ...now, ...next })) return;
    chosen = true;
    const asksAnew = !sameQuestion(now, next);
    const loads = asksAnew || next.page !== now.page;
    const reused = loads && from && sameQuestion(from, next) ? from : null;
    set({
      ...next,
      page: (reused ?? next).page,
      seed: asksAnew ? (reused?.seed ?? seed ?? drawSeed()) : now.seed,
    });
    writeAddress();
    if (reused) loader.keep();
    else if (loads) loader.replace(delay);
    if (asksAnew) options.onQuestion?.();
  }

  return {
    start(asked = true) {
      if (started || signal.aborted) return false;
      started = true;
      chosen = asked;
      set({ ...options.parse(address.read()), seed: address.seed() ?? drawSeed(), busy: true });
      return true;
    },
    open(page) {
      if (page === null) {
        loader.replace(0);
        return writeAddress();
      }
      const { items, count, perPage, counts } = page;
      const last = perPage > 0 ? Math.max(1, Math.ceil(count / perPage)) : 1;
      const reached = Math.min(get().page, last);
      loader.take({ items: appendNew([], items), count, perPage, counts, reached, exhausted: false });
    },
    go: (next, delay = 0) => go(next, delay, answer),
    reset(to, delay = 0) {
      if (!isLive()) return;
      // Foreign keys go, too; what follows finds none to keep.
      address.write(options.format(to, "", true), get().seed);
      chosen = true;
      answer = null;
      go(to, delay, null);
    },
    flush() {
      loader.flush();
      address.flush();
    },
    actions: {
      loadMore: loader.more,
      retry: loader.retry,
      // An address says itself which pages it wants, in which order.
      readAddress: () => go(options.parse(address.read()), 0, null, address.seed()),
      chooseCard(card) {
        if (!isLive()) return;
        set({ card });
        writeAddress();
        address.flush();
      },
    },
  };
}

/** Access of an island's own code to its store; `set` does nothing after the signal has aborted. */
export interface ListAccess<State> extends Pick<StoreApi<State>, "subscribe"> {
  readonly get: () => State;
  readonly set: (patch: Partial<State>) => void;
}

/** A store whose state no longer changes once `signal` has aborted. */
export function createListStore<State>(
  signal: AbortSignal,
  make: (access: ListAccess<State>) => State,
): StoreApi<State> {
  return createStore<State>((write, get, { subscribe }) => {
    const set = (patch: Partial<State>) => {
      if (!signal.aborted) write(patch);
    };
    return make({ get, set, subscribe });
  });
}
