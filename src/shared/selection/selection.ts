/**
 * The visitor's selection ('Ma sélection'): the ids of the activities that he keeps, in this browser only. The page
 * has one, whatever number of copies of this module it loads. docs/decisions/0040 explains how it is stored;
 * whole-selection.ts adds what is known of the activities.
 */
import type { Activity } from "../activity/activity.ts";
import { permitted } from "../dom/permitted.ts";
import { isRowId, type RowId } from "../http/row-id.ts";
import { plainJson } from "../text/plain-json.ts";
import { pageClock } from "../time/clock.ts";

/** `{"v":1,"ids":[…],"mark":…,"after":…}`: small, because each click writes it. `Stored` has the rest. */
export const SELECTION_KEY = "signet:selection";
/** One key for each activity: `{"v":1,"keptAt":…,"activity":{…}}`. */
export const keptKey = (id: RowId): string => `signet:kept:${id}`;

export interface Kept {
  /** Ids in the order in which they were kept; the same array until they change. */
  ids(): readonly RowId[];
  has(id: RowId): boolean;
  /** Keeps an activity; `activity` is what the page knows of it, for use without a network, or null. */
  keep(id: RowId, activity: Activity | null): void;
  drop(id: RowId): void;
  /** Sets all ids at once. What was stored beside an id comes back with it, as long as the page is open. */
  replace(ids: readonly RowId[]): void;
  /** False when the browser refuses to store: the selection then lasts for the visit. */
  lasts(): boolean;
  /**
   * Calls back after each change, also by another tab, until the signal aborts.
   *
   * @returns unsubscribe function, as React expects
   */
  subscribe(listener: () => void, signal?: AbortSignal): () => void;
}

/** Another version's may lack any of it, or have more. */
interface Stored {
  readonly ids?: unknown;
  /** A number of this write's own. */
  readonly mark?: unknown;
  /** The mark of the write that it knew of. */
  readonly after?: unknown;
}

const SELECTION = Symbol.for("signet.selection");
type Page = Window & { [SELECTION]?: Kept };
type Shelf = "localStorage" | "sessionStorage";

/** The page's selection. The first copy of this module that asks for it creates it. */
export function pageSelection(page: Page = window): Kept {
  page[SELECTION] ??= createSelection(page);
  return page[SELECTION];
}

/** The stored text's object; an empty one for another text, or none. */
function parse(text: string | null): Stored {
  const value: unknown = permitted(() => JSON.parse(text as string));
  return value instanceof Object && !Array.isArray(value) ? value : {};
}

/** A selection. Use `pageSelection`, which returns the same one for each page. */
export function createSelection(page: Window): Kept {
  const listeners = new Set<() => void>();
  /** What was stored beside ids that were dropped since the page was opened. */
  const dropped = new Map<RowId, string>();
  /** What was kept (true) or dropped here, as long as no other tab is known to know of it. */
  const mine = new Map<RowId, boolean>();
  /** The mark of the last write from here, and of those by other tabs that knew of it. */
  let heard = new Set<unknown>();
  /** As stored: a newer version's other keys are written back. */
  let stored: Stored = {};
  let ids = new Set<RowId>();
  let list: readonly RowId[] = [];
  /** Where the ids were written last; undefined: nowhere, they are in this object only. */
  let shelf: Shelf | undefined = "localStorage";

  const write = (where: Shelf, key: string, text: string): boolean =>
    !!permitted(() => {
      page[where].setItem(key, text);
      return true;
    });

  const set = (next: Iterable<RowId>): void => {
    ids = new Set(next);
    list = [...ids];
  };

  /** Reads what is stored, which another tab or an earlier page of this visit may have changed. */
  function read(): void {
    if (!shelf) return;
    for (const where of ["sessionStorage", "localStorage"] as const) {
      const text = permitted(() => page[where].getItem(SELECTION_KEY));
      // Storage that cannot be read is not empty: what is known stays.
      if (text === undefined) {
        if (where === "localStorage") shelf = undefined;
        continue;
      }
      if (text === null && where === "sessionStorage") continue;
      stored = parse(text);
      set(Array.isArray(stored.ids) ? stored.ids.filter(isRowId) : []);
      shelf = where;
      return;
    }
  }

  function save(next: Iterable<RowId>): void {
    const before = ids;
    set(next);
    for (const id of ids) if (!before.has(id)) mine.set(id, true);
    for (const id of before) {
      if (ids.has(id)) continue;
      mine.set(id, false);
      const text = permitted(() => page.localStorage.getItem(keptKey(id)));
      if (text) dropped.set(id, text);
      permitted(() => page.localStorage.removeItem(keptKey(id)));
    }
    const mark = Math.random();
    heard = new Set([mark]);
    const text = plainJson({ v: 1, ...stored, ids: list, mark, after: stored.mark });
    shelf = (["localStorage", "sessionStorage"] as const).find((where) => write(where, SELECTION_KEY, text));
    // Otherwise a later page of this visit would read it in place of the ids that last.
    if (shelf === "localStorage") permitted(() => page.sessionStorage.removeItem(SELECTION_KEY));
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

  /** What happened meanwhile was not heard here, and is as it should be. */
  function arrive(): void {
    mine.clear();
    reread();
  }

  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== SELECTION_KEY && key !== null) return;
    reread();
    // The message's own value: what is stored may be a later one already.
    const { mark, after } = parse(newValue);
    if (heard.has(after)) {
      heard.add(mark);
      mine.clear();
    } else if (mark && !heard.has(mark)) again();
  };

  /** Two tabs wrote at once, and the other, which came last, knew nothing of what was done here: does it again. */
  function again(): void {
    const next = new Set(ids);
    for (const [id, kept] of mine) kept ? next.add(id) : next.delete(id);
    if (String([...next]) !== String(list)) save(next);
  }

  read();
  return {
    ids: () => list,
    has: (id) => ids.has(id),
    keep(id, activity) {
      read();
      save([...ids, id]);
      const text = plainJson({ v: 1, keptAt: +pageClock(page.document)(), activity });
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
        page.addEventListener("pageshow", arrive);
        arrive();
      }
      listeners.add(listener);
      const end = () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        page.removeEventListener("storage", onStorage);
        page.removeEventListener("pageshow", arrive);
      };
      signal?.addEventListener("abort", end);
      return end;
    },
  };
}
