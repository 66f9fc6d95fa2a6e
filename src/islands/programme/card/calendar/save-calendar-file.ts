import type { Activity } from "../../../../shared/activity/activity.ts";
import { saveActivities } from "../../../../shared/activity/save-activities.ts";
import { fileName } from "../../../../shared/text/file-name.ts";

/** 'mai-a-velo-2025.ics': letters and digits that every file system accepts. */
export const calendarFileName = ({ id, title }: Activity): string =>
  `${fileName(title, 60) || `activite-${id}`}.ics`;

/** Saves an activity as an .ics file: see `saveActivities`. */
export function saveCalendarFile(activity: Activity, base: string, signal: AbortSignal): void {
  saveActivities([activity], base, calendarFileName(activity), signal);
}
