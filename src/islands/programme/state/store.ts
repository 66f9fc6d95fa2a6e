import { createStore, type StoreApi } from "zustand/vanilla";
import { today } from "../../../shared/time/eastern.ts";
import { dateOptionOf } from "../domain/categories.ts";
import { DEFAULT_LOCATION, type ProgrammeLocation } from "../domain/filters.ts";
import { sameQuestion, withAreaToggled, withFilters, withMode, withoutChip } from "./changes.ts";
import { createLoader, withAnswer } from "./loader.ts";
import { appendNew } from "./loading.ts";
import type { ProgrammeActions, ProgrammeData, ProgrammeState, ProgrammeStoreOptions } from "./state.ts";
import { format, formatChoice, hasRecognisedKey, parse } from "./url.ts";

/** From the last change of a filter to the request, in milliseconds. */
const DEBOUNCE = 250;
/** How long the list waits for the option lists, which say whether the fair is on today, in milliseconds. */
const PATIENCE = 3000;
/** Few enough that a shared cache before the API can still answer (ruling D15). */
const SEEDS = 16;

/**
 * The programme of one marker: what it shows, what the visitor wants, and how the one follows the other.
 * Nothing happens before `actions.start()`, nothing after `signal` has aborted.
 */
export function createProgrammeStore(options: ProgrammeStoreOptions): StoreApi<ProgrammeState> {
  const { api, clock, random, initial, address, signal, guard, report } = options;
  const network = options.network ?? globalThis;
  let started = false;
  /** The first list has been asked for, or found in the page. */
  let opened = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let askingCategories = false;
  /** That the categories did not come has been reported. */
  let categoriesFailed = false;
  /** The address said what is wanted, or the visitor has since: the rule of today no longer applies (ruling D73). */
  let chosen = false;
  /** The state that the last answer made: what `activities` answer, whatever has been chosen since. */
  let answered: ProgrammeData | null = null;

  const drawSeed = () => Math.min(SEEDS, 1 + Math.floor(random() * SEEDS));
  const live = () => started && !signal.aborted;
  const get = (): ProgrammeState => store.getState();
  const set = (patch: Partial<ProgrammeData>) => {
    if (!signal.aborted) store.setState(patch);
  };
  const writeAddress = () => {
    const write = chosen ? formatChoice : format;
    address.write(write(get(), address.read()), get().seed);
  };
  const settled = () => {
    answered = get();
    writeAddress();
  };
  const loader = createLoader({ ...options, get, set, settled });

  function markOpened(): void {
    opened = true;
    clearTimeout(patience);
  }

  /** Goes to another location: the address follows at once, the list after `delay` if it has to. */
  function go(next: ProgrammeLocation, delay = DEBOUNCE, seed?: number | null): void {
    const now = get();
    if (!live() || format(next) === format(now)) return;
    chosen = true;
    const asksAnew = !sameQuestion(now, next);
    // A choice taken back leads to the pages that are still there; an address says itself which pages it wants.
    const kept = asksAnew && delay > 0 && answered && sameQuestion(answered, next) ? answered : null;
    set({
      ...next,
      page: (kept ?? next).page,
      seed: asksAnew ? (kept?.seed ?? seed ?? drawSeed()) : now.seed,
    });
    writeAddress();
    // Ruling D26: the list does without them, but every question is another chance.
    if (asksAnew) void guard(loadCategories)();
    if (kept) loader.keep();
    else if (asksAnew || next.page !== now.page) {
      markOpened();
      loader.replace(delay);
    }
  }

  /** The first list: out of the page if the server has answered this very question, else from the API. */
  function open(): void {
    markOpened();
    const state = get();
    const events = initial?.query === format(state) ? initial.events : null;
    if (initial && events) {
      const { count, perPage } = events;
      const activities = appendNew([], events.items);
      const last = perPage > 0 ? Math.max(1, Math.ceil(count / perPage)) : 1;
      const reached = Math.min(state.page, last);
      const pages = { activities, count, perPage, reached, exhausted: false };
      set({ ...withAnswer(pages, state, "replace"), seed: initial.seed });
      settled();
      loader.follow();
    } else {
      loader.replace(0);
      writeAddress();
    }
  }

  /** Without a query of ours the fair's day of today is chosen, if it has one (rulings D05 and D06). */
  function openToday(): void {
    const { categories, filters } = get();
    const option = categories && dateOptionOf(categories, today(clock()));
    if (option) set({ filters: { ...filters, date: option.value } });
    open();
  }

  /** Runs `say` once the first list is there; not at all if it fails, since that says it: one report for a dead API. */
  function whenDecided(say: () => void): void {
    const { phase } = get();
    if (phase === "ready") say();
    if (phase !== "loading") return;
    const stop = store.subscribe((state) => {
      if (state.phase === "loading") return;
      stop();
      // Later, since `say` changes the state, of which the other listeners are being told.
      queueMicrotask(guard(() => state.phase === "ready" && say()));
    });
    signal.addEventListener("abort", stop, { once: true });
  }

  /**
   * Ruling D26: without categories the list works all the same. They are asked for again when the network is back, with
   * the next question, and when the visitor tries again; their failure is reported once.
   */
  async function loadCategories(): Promise<void> {
    if (get().categories || askingCategories) return;
    askingCategories = true;
    try {
      set({ categories: await api.categories(signal), lacking: null });
    } catch (error) {
      if (signal.aborted) return;
      whenDecided(() => {
        set({ lacking: error instanceof Error ? error : new Error(String(error)) });
        if (!categoriesFailed) report(error);
        categoriesFailed = true;
      });
    } finally {
      askingCategories = false;
    }
    if (!opened && !signal.aborted) openToday();
  }

  const stop = () => {
    clearTimeout(patience);
    address.flush();
  };
  signal.addEventListener("abort", stop, { once: true });

  const actions: ProgrammeActions = {
    start() {
      if (started || signal.aborted) return;
      started = true;
      const search = address.read();
      chosen = hasRecognisedKey(search);
      set({ ...parse(search), seed: address.seed() ?? drawSeed(), busy: true });
      if (chosen) open();
      else if (get().categories) openToday();
      // Ruling D26: the list does without them, and then shows every day.
      else patience = setTimeout(guard(open), PATIENCE);
      network.addEventListener("online", guard(loadCategories), { signal });
      void guard(loadCategories)();
    },
    setFilters: (patch) => go(withFilters(get(), patch)),
    setMode: (mode) => go(withMode(get(), mode)),
    toggleArea: (id) => go(withAreaToggled(get(), id)),
    setSigning: (shown) => go(withFilters(get(), { dedicace: shown })),
    removeChip: (chip) => go(withoutChip(get(), chip)),
    reset() {
      if (!live()) return;
      chosen = true;
      // Foreign keys go, too; what follows finds none to keep.
      address.write(formatChoice(DEFAULT_LOCATION), get().seed);
      // Nor does it lead back to pages that were added.
      answered = null;
      go(DEFAULT_LOCATION);
    },
    loadMore: () => loader.more(),
    retry() {
      if (!live()) return;
      set({ lacking: null });
      loader.retry();
      void guard(loadCategories)();
    },
    flush() {
      loader.flush();
      address.flush();
    },
    chooseCard(slug) {
      if (!live()) return;
      set({ card: slug });
      writeAddress();
      address.flush();
    },
    readAddress: () => go(parse(address.read()), 0, address.seed()),
  };

  const store = createStore<ProgrammeState>(() => ({
    ...DEFAULT_LOCATION,
    seed: 1,
    categories: initial?.categories ?? null,
    activities: [],
    answered: DEFAULT_LOCATION.filters,
    stale: false,
    reached: 0,
    following: false,
    count: 0,
    perPage: 0,
    phase: "loading",
    busy: false,
    adding: false,
    failure: null,
    lacking: null,
    appended: null,
    exhausted: false,
    loads: 0,
    actions,
  }));
  return store;
}
