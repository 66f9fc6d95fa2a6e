import type { StoreApi } from "zustand/vanilla";
import { createList, createListStore } from "../../../shared/list/list-store.ts";
import type { Entry } from "../domain/entry.ts";
import { hasMore } from "./selectors.ts";
import { type DirectoryState, type DirectoryStoreOptions, NO_ENTRIES } from "./state.ts";
import { type DirectoryLocation, format, parse } from "./url.ts";

/** The directory of one marker: a list whose question is its letter, and what the visitor types to find a name in it. */
export function createDirectoryStore(options: DirectoryStoreOptions): StoreApi<DirectoryState> {
  const { api, initial, signal } = options;
  return createListStore<DirectoryState>(signal, ({ get, set }) => {
    const list = createList<Entry, string | null, DirectoryLocation, DirectoryState>({
      ...options,
      get,
      set,
      format,
      parse,
      hasMore,
      ask: ({ letter }, page, until) => api.entries(letter, page, until),
      questionOf: ({ letter }) => letter,
      sameQuestion: (one, other) => one.letter === other.letter,
    });
    return {
      ...NO_ENTRIES,
      actions: {
        ...list.actions,
        start() {
          if (!list.start()) return;
          list.open(initial?.query === format({ ...get(), card: null }) ? initial.list : null);
        },
        setLetter(letter, sought = "") {
          set({ sought });
          const { letter: now, stale, failure } = get();
          // The same letter again, after a failure, is another attempt.
          if (letter === now && stale && failure) list.actions.retry();
          else list.go({ letter, page: 1, card: null });
        },
        seek: (sought) => set({ sought }),
      },
    };
  });
}
