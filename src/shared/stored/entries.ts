/** The page's own entries in `localStorage`: answers of the API, for pages without the worker (decision 0066). */
import { permitted } from "../dom/permitted.ts";
import { isFresh } from "./age.ts";

/** All keys of these entries, and no others, begin with this. The API's root and the question follow. */
export const KEY_PREFIX = "signet:last:";
/** Most entries, of all programmes of the site. */
export const MOST_ENTRIES = 4;
/** Longest entry, in characters: the selection needs room in the same storage. */
export const LONGEST_ENTRY = 150_000;

const keyOf = (api: string, question: string): string => `${KEY_PREFIX}${api} ${question}`;

/** When the answer came, in epoch ms; 0 when unreadable. It stands first, so the rest needs no parsing. */
const timeOf = (text: string | null): number => Number(text?.match(/^\{"v":1,"at":(\d+)/)?.[1] ?? 0);

/** Keys with this beginning, newest first. There are few: each time is read again for each comparison. */
const keysOf = (storage: Storage, start: string): readonly string[] =>
  Object.keys(storage)
    .filter((key) => key.startsWith(start))
    .sort((one, other) => timeOf(storage.getItem(other)) - timeOf(storage.getItem(one)));

/**
 * Stores an entry and removes the oldest ones. A browser that refuses keeps what it has.
 *
 * @param text begins with `{"v":1,"at":`
 */
export function writeEntry(page: Window, api: string, question: string, text: string): void {
  const key = keyOf(api, question);
  permitted(() => {
    const storage = page.localStorage;
    const others = keysOf(storage, KEY_PREFIX).filter((one) => one !== key);
    for (const old of others.slice(MOST_ENTRIES - 1)) storage.removeItem(old);
    storage.setItem(key, text);
  });
}

interface Entry {
  readonly question: string;
  readonly text: string;
}

/**
 * Returns the entry of a question, or the newest of all where `question` is null; null when it is too old.
 *
 * @param now epoch ms
 */
export function readEntry(page: Window, api: string, question: string | null, now: number): Entry | null {
  const start = keyOf(api, "");
  return (
    permitted(() => {
      const storage = page.localStorage;
      for (const key of question === null ? keysOf(storage, start) : [start + question]) {
        const text = storage.getItem(key);
        if (text && isFresh(timeOf(text), now)) return { question: key.slice(start.length), text };
      }
      return null;
    }) ?? null
  );
}

/** Deletes all entries. */
export function deleteEntries(page: Window): void {
  permitted(() => {
    for (const key of keysOf(page.localStorage, KEY_PREFIX)) page.localStorage.removeItem(key);
  });
}
