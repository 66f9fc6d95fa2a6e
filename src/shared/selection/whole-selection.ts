/**
 * The selection with what is stored beside its ids. Only parts that load when they are wanted import this: lists need
 * the ids alone (selection.ts).
 */
import type { Activity } from "../activity/activity.ts";
import { pageClock } from "../time/clock.ts";
import { type Kept, keptKey, pageSelection } from "./selection.ts";
import { readStored, renewed, type StoredActivity } from "./stored-activity.ts";

export interface Selection extends Kept {
  /** What was stored beside the id; null when it is unknown or unreadable. */
  stored(id: number): StoredActivity | null;
  /** Renews what is stored beside a kept id; the time when it was kept stays. */
  store(id: number, activity: Activity): void;
}

/** The page's selection, with what it knows of each activity. */
export function wholeSelection(page: Window = window): Selection {
  const kept = pageSelection(page);

  function stored(id: number): StoredActivity | null {
    try {
      return readStored(page.localStorage.getItem(keptKey(id)), id);
    } catch {
      // The browser refuses to store.
      return null;
    }
  }

  return {
    ...kept,
    stored,
    store(id, activity) {
      if (!kept.has(id)) return;
      const keptAt = stored(id)?.keptAt ?? +pageClock(page.document)();
      try {
        const before = page.localStorage.getItem(keptKey(id));
        page.localStorage.setItem(keptKey(id), renewed(before, { keptAt, activity }));
      } catch {
        // As above, or it is full: the activity is then known only as long as the API answers.
      }
    },
  };
}
