import { saveCalendarText } from "../dom/save-calendar-text.ts";
import { pageClock } from "../time/clock.ts";
import type { Activity } from "./activity.ts";
import { activityCalendarFile } from "./calendar-file.ts";

/**
 * Saves activities as one calendar file. Those without a date are not in it; cancelled ones say so. Where a browser does
 * nothing, a card's calendar link works.
 *
 * @param activities the newest last
 * @param base absolute address against which the activities' links are resolved
 * @param name of the file, with `.ics`
 * @param signal revokes the file's address
 * @returns how many are in the file; without any there is none
 */
export function saveActivities(
  activities: readonly Activity[],
  base: string,
  name: string,
  signal: AbortSignal,
): number {
  const file = activityCalendarFile(activities, base, pageClock()());
  if (file && !signal.aborted) saveCalendarText(file.text, name, signal);
  return file?.count ?? 0;
}
