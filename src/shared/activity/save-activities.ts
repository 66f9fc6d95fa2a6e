import { saveCalendarText } from "../dom/save-calendar-text.ts";
import { pageClock } from "../time/clock.ts";
import type { Activity } from "./activity.ts";
import { activityCalendarFile } from "./calendar-file.ts";

/**
 * Saves activities as one calendar file. Those without a date are not in it; cancelled ones say so. Where a browser does
 * nothing, a card's calendar link works.
 *
 * @param base absolute address against which the activities' links are resolved
 * @param name of the file, with `.ics`
 * @param signal revokes the file's address
 * @returns whether any activity has a date
 */
export function saveActivities(
  activities: readonly Activity[],
  base: string,
  name: string,
  signal: AbortSignal,
): boolean {
  const text = activityCalendarFile(activities, base, pageClock()());
  if (text !== null && !signal.aborted) saveCalendarText(text, name, signal);
  return text !== null;
}
