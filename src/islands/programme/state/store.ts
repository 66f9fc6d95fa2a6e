import type { StoreApi } from "zustand/vanilla";
import type { Activity } from "../../../shared/activity/activity.ts";
import { MOST_PAGES } from "../../../shared/links/page-query.ts";
import { createList, createListStore } from "../../../shared/list/list-store.ts";
import { DEFAULT_LOCATION, type Filters, type ProgrammeLocation } from "../domain/filters.ts";
import { createCategoriesLoader } from "./categories-loader.ts";
import { sameQuestion, withAreaToggled, withFilters, withMode, withoutChip } from "./changes.ts";
import { createOpening } from "./opening.ts";
import { NO_ACTIVITIES, type ProgrammeState, type ProgrammeStoreOptions } from "./state.ts";
import { format, parse } from "./url.ts";

/** From the last change of a filter to the request, in milliseconds. */
const DEBOUNCE = 250;
/** Most pages that a search loads by itself. */
const MOST_SEARCHED = 200;
/** Few enough that a shared cache before the API can still answer (ruling D15). */
const SEEDS = 16;

/** The programme of one marker: a list whose question is its filters and its view, and what these filters offer. */
export function createProgrammeStore(options: ProgrammeStoreOptions): StoreApi<ProgrammeState> {
  const { api, random, initial, signal } = options;
  return createListStore<ProgrammeState>(signal, (store) => {
    const { get, set } = store;
    const list = createList<Activity, Filters, ProgrammeLocation, ProgrammeState>({
      ...options,
      get,
      set,
      sameQuestion,
      parse,
      format,
      ask: (state, page, until) => api.events(state, page, state.seed, until),
      questionOf: ({ filters }) => filters,
      // Ruling D26: the list does without categories, but every question is another chance.
      onQuestion: () => loadCategories(),
      follows: ({ mode, filters }) =>
        filters.recherche === null ? (mode === "carte" ? MOST_PAGES : 0) : MOST_SEARCHED,
      drawSeed: () => Math.min(SEEDS, 1 + Math.floor(random() * SEEDS)),
    });
    const loadCategories = createCategoriesLoader(options, store, () => openToday());
    const { start, openToday } = createOpening(options, store, list, loadCategories);
    const choose = (next: ProgrammeLocation) => list.go(next, DEBOUNCE);
    return {
      ...NO_ACTIVITIES,
      categories: initial?.categories ?? null,
      actions: {
        ...list.actions,
        start,
        setFilters: (patch) => choose(withFilters(get(), patch)),
        setMode: (mode) => choose(withMode(get(), mode)),
        toggleArea: (id) => choose(withAreaToggled(get(), id)),
        setSigning: (shown) => choose(withFilters(get(), { dedicace: shown })),
        removeChip: (chip) => choose(withoutChip(get(), chip)),
        reset: () => list.reset(DEFAULT_LOCATION, DEBOUNCE),
        retry() {
          set({ lacking: null });
          list.actions.retry();
          loadCategories();
        },
        flush: list.flush,
        setFound: (found) => set({ found }),
        setTyped: (typed) => set({ typed }),
        goToSelect: (countedSelect) => set({ countedSelect }),
        setOptionCounts: (optionCounts) => set({ optionCounts }),
        showStored({ items, count, perPage, reached, exhausted, seed }, to) {
          const kept = { items, count, perPage, reached, exhausted, seed };
          const pages = { ...kept, counts: undefined, page: reached, appended: null };
          if (!to) return set(pages);
          const { filters, mode } = to;
          const loads = get().loads + 1;
          set({
            ...pages,
            filters,
            mode,
            answered: filters,
            loads,
            phase: "ready",
            stale: false,
            failure: null,
          });
        },
      },
    };
  });
}
