/**
 * The visitor's selection ('Ma sélection'): the ids of the activities that he keeps, in this browser only. The page
 * has one, whatever number of copies of this module it loads. docs/decisions/0040 explains how it is stored;
 * whole-selection.ts adds what is known of the activities.
 */
import type { Activity } from "../activity/activity.ts";
import { pageClock } from "../time/clock.ts";

/** `{"v":1,"ids":[…]}`: small, because each click writes it. */
export const SELECTION_KEY = "signet:selection";
/** One key for each activity: `{"v":1,"keptAt":…,"activity":{…}}`. */
export const keptKey = (id: number): string => `signet:kept:${id}`;

export interface Kept {
  /** Ids in the order in which they were kept; the same array until they change. */
  ids(): readonly number[];
  has(id: number): boolean;
  /** Keeps an activity; `activity` is what the page knows of it, for use without a network, or null. */
  keep(id: number, activity: Activity | null): void;
  drop(id: number): void;
  /** Sets all ids at once. What was stored beside an id comes back with it, as long as the page is open. */
  replace(ids: readonly number[]): void;
  /** False when the browser refuses to store: the selection then lasts for the visit. */
  lasts(): boolean;
  /**
   * Calls back after each change, also by another tab, until the signal aborts.
   *
   * @returns ends it, as React expects
   */
  subscribe(listener: () => void, signal?: AbortSignal): () => void;
}

const SELECTION = Symbol.for("signet.selection");
type Page = Window & { [SELECTION]?: Kept };
type Shelf = "localStorage" | "sessionStorage";

/** The page's selection. The first copy of this module that asks for it creates it. */
export function pageSelection(page: Page = window): Kept {
  page[SELECTION] ??= createSelection(page);
  return page[SELECTION];
}

/** A storage may be missing, refuse reading or writing, or be full. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** A selection. Use `pageSelection`, which returns the same one for each page. */
export function createSelection(page: Window): Kept {
  const listeners = new Set<() => void>();
  /** What was stored beside ids that were dropped since the page was opened. */
  const dropped = new Map<number, string>();
  /** As stored: a newer version's other keys are written back. */
  let stored: object = {};
  let ids = new Set<number>();
  let list: readonly number[] = [];
  /** Where the ids were written last; undefined: nowhere, they are in this object only. */
  let shelf: Shelf | undefined = "localStorage";

  const write = (where: Shelf, key: string, text: string): boolean =>
    !!attempt(() => {
      page[where].setItem(key, text);
      return true;
    });

  const set = (next: Iterable<number>): void => {
    ids = new Set(next);
    list = [...ids];
  };

  /** Reads what is stored, which another tab or an earlier page of this visit may have changed. */
  function read(): void {
    if (!shelf) return;
    for (const where of ["sessionStorage", "localStorage"] as const) {
      const text = attempt(() => page[where].getItem(SELECTION_KEY));
      // Storage that cannot be read is not empty: what is known stays.
      if (text === undefined) {
        if (where === "localStorage") shelf = undefined;
        continue;
      }
      if (text === null && where === "sessionStorage") continue;
      const value: unknown = attempt(() => JSON.parse(text as string));
      stored = value instanceof Object && !Array.isArray(value) ? value : {};
      const found = (stored as { ids?: unknown }).ids;
      set(Array.isArray(found) ? found.filter(isId) : []);
      shelf = where;
      return;
    }
  }

  function save(next: Iterable<number>): void {
    const before = ids;
    set(next);
    for (const id of before) {
      if (ids.has(id)) continue;
      const text = attempt(() => page.localStorage.getItem(keptKey(id)));
      if (text) dropped.set(id, text);
      attempt(() => page.localStorage.removeItem(keptKey(id)));
    }
    const text = JSON.stringify({ v: 1, ...stored, ids: list });
    shelf = (["localStorage", "sessionStorage"] as const).find((where) => write(where, SELECTION_KEY, text));
    // Otherwise a later page of this visit would read it in place of the ids that last.
    if (shelf === "localStorage") attempt(() => page.sessionStorage.removeItem(SELECTION_KEY));
    for (const id of ids) {
      const known = dropped.get(id);
      if (known !== undefined && !before.has(id)) write("localStorage", keptKey(id), known);
    }
    changed();
  }

  function changed(): void {
    for (const listener of [...listeners]) listener();
  }

  function reread(): void {
    const before = String(list);
    read();
    if (String(list) !== before) changed();
  }

  const onStorage = ({ key }: StorageEvent): void => {
    if (key === SELECTION_KEY || key === null) reread();
  };

  read();
  return {
    ids: () => list,
    has: (id) => ids.has(id),
    keep(id, activity) {
      read();
      save([...ids, id]);
      const text = JSON.stringify({ v: 1, keptAt: +pageClock(page.document)(), activity });
      if (activity) write("localStorage", keptKey(id), text);
    },
    drop(id) {
      read();
      save(list.filter((one) => one !== id));
    },
    replace(next) {
      read();
      save(next);
    },
    lasts: () => shelf === "localStorage",
    subscribe(listener, signal) {
      if (signal?.aborted) return () => {};
      if (listeners.size === 0) {
        page.addEventListener("storage", onStorage);
        // Back brings a page as it was left: meanwhile another page may have changed the selection.
        page.addEventListener("pageshow", reread);
        read();
      }
      listeners.add(listener);
      const end = () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        page.removeEventListener("storage", onStorage);
        page.removeEventListener("pageshow", reread);
      };
      signal?.addEventListener("abort", end);
      return end;
    },
  };
}
