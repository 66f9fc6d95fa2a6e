import type { Activity } from "../../../shared/activity/activity.ts";
import { dateState, type Occasion } from "../../../shared/activity/dates.ts";
import { placeLines } from "../../../shared/activity/place-lines.ts";

/** What has changed since an activity was kept. */
export type Change =
  | { readonly kind: "cancelled" | "restored" }
  | { readonly kind: "date"; readonly was: Occasion | null; readonly now: Occasion | null }
  | { readonly kind: "place"; readonly was: string; readonly now: string };

/** The facts of a date that a visitor acts on; equal texts are equal dates. */
function dateKey(occasion: Occasion | null): string {
  if (occasion === null) return "";
  const { kind, firstDay, lastDay, hours, allDay } = occasion;
  return [kind, firstDay, lastDay, allDay, hours?.from, hours?.until].join();
}

/**
 * Where to go, in one line: 'Palais des congrès de Montréal, Salle 510, kiosque 12'.
 *
 * @param kiosk the word before a kiosk's number
 */
export const whereText = (activity: Activity, kiosk: string): string =>
  placeLines(activity)
    .map((line) => [line.title, ...line.rooms, line.kiosk === null ? "" : `${kiosk} ${line.kiosk}`])
    .map((parts) => parts.filter(Boolean).join(", "))
    .join(" · ");

/** What a visitor who kept `kept` does not know of `now`. A cancelled activity's date and place no longer matter. */
export function changesBetween(kept: Activity, now: Activity, kiosk: string): readonly Change[] {
  const before = dateState(kept);
  const after = dateState(now);
  if (after.status === "cancelled") return before.status === "cancelled" ? [] : [{ kind: "cancelled" }];
  const changes: Change[] = [];
  if (before.status === "cancelled") changes.push({ kind: "restored" });
  if (dateKey(before.current) !== dateKey(after.current))
    changes.push({ kind: "date", was: before.current, now: after.current });
  const [was, is] = [whereText(kept, kiosk), whereText(now, kiosk)];
  if (was !== is) changes.push({ kind: "place", was, now: is });
  return changes;
}
