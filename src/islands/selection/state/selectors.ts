/** Values of the state for the views. */

import type { Activity } from "../../../shared/activity/activity.ts";
import type { RowId } from "../../../shared/http/row-id.ts";
import { type Change, changesBetween } from "../domain/changes.ts";
import type { SelectionData } from "./state.ts";

type Known = Pick<SelectionData, "rows" | "stored">;

/** What is known of an activity: what the API says now, or else what was stored. */
export const activityOf = ({ rows, stored }: Known, id: RowId): Activity | null =>
  rows.get(id) ?? stored.get(id)?.activity ?? null;

/** The ids of the plan: what is kept, and what was dropped on this page. */
export const plannedIds = ({ ids, dropped }: Pick<SelectionData, "ids" | "dropped">): readonly RowId[] =>
  dropped.length === 0 ? ids : [...ids, ...dropped];

/** The shared ids, when they can be read. */
export const sharedIds = ({ shared }: Pick<SelectionData, "shared">): readonly RowId[] =>
  shared === null || shared === "broken" ? [] : shared;

/** What has changed since an activity was kept or seen. */
export function changesOf({ rows, stored }: Known, id: RowId, kiosk: string): readonly Change[] {
  const now = rows.get(id);
  const was = stored.get(id)?.activity;
  return now && was ? changesBetween(was, now, kiosk) : [];
}
