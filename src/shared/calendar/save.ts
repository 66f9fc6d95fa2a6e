import type { Activity } from "../activity/activity.ts";
import { fileName } from "../text/file-name.ts";
import { pageClock } from "../time/clock.ts";
import { activityCalendarFile } from "./activity-file.ts";

/** How long the file stays available to the browser, in ms; some browsers ask the visitor first. */
const FETCHED = 60_000;

/**
 * Saves a text as a calendar file, with a `download` link to an object URL: Safari on iOS shows its 'add to calendar',
 * other browsers save the file. A strict CSP allows it. The link is not in the document, so that no router of a theme
 * sees the click. iOS apps with an embedded browser may do nothing.
 *
 * @param signal revokes the object URL
 */
function saveText(text: string, name: string, signal: AbortSignal): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
    URL.revokeObjectURL(address);
  };
  const timer = setTimeout(end, FETCHED);
  signal.addEventListener("abort", end);
}

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
  if (file && !signal.aborted) saveText(file.text, name, signal);
  return file?.count ?? 0;
}

/** 'mai-a-velo-2025.ics': letters and digits that every file system accepts. */
export const calendarFileName = ({ id, title }: Activity): string =>
  `${fileName(title, 60) || `activite-${id}`}.ics`;
