/**
 * The selection with what is stored beside its ids. Only parts that load when they are wanted import this: lists need
 * the ids alone (selection.ts).
 */
import type { Activity } from "../activity/activity.ts";
import { permitted } from "../dom/permitted.ts";
import type { RowId } from "../http/row-id.ts";
import type { Complain } from "../http/schemas.ts";
import { pageClock } from "../time/clock.ts";
import { type Kept, keptKey, pageSelection } from "./selection.ts";
import { renewed, type StoredActivity, storedReader } from "./stored-activity.ts";

export interface Selection extends Kept {
  /**
   * What was stored beside the id; null when it is unknown or unreadable.
   *
   * @param complain receives what is wrong with whatever cannot be read
   */
  stored(id: RowId, complain?: Complain): StoredActivity | null;
  /** Renews what is stored beside a kept id; the time when it was kept stays. */
  store(id: RowId, activity: Activity): void;
}

/** The page's selection, with what it knows of each activity. */
export function wholeSelection(page: Window = window): Selection {
  const kept = pageSelection(page);
  let tell: Complain | undefined;
  const reader = storedReader((problem) => tell?.(problem));

  const textOf = (id: RowId) => permitted(() => page.localStorage.getItem(keptKey(id))) ?? null;

  function stored(id: RowId, complain?: Complain): StoredActivity | null {
    tell = complain && ((problem) => complain(["row", ["kept", `${id}`], problem]));
    return reader.entry(textOf(id), id);
  }

  return {
    ...kept,
    stored,
    store(id, activity) {
      if (!kept.has(id)) return;
      const keptAt = stored(id)?.keptAt ?? +pageClock(page.document)();
      // Refused, the activity is known only as long as the API answers.
      permitted(() => page.localStorage.setItem(keptKey(id), renewed(textOf(id), { keptAt, activity })));
    },
  };
}
