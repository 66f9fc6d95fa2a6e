import type { Activity } from "../../../../shared/activity/activity.ts";
import { activityEvent } from "../../../../shared/activity/calendar-event.ts";
import { dateState } from "../../../../shared/activity/dates.ts";
import { activityAddress } from "../../../../shared/activity/links.ts";
import { calendarFile } from "../../../../shared/links/calendar-file.ts";
import { fold } from "../../../../shared/text/fold.ts";
import { pageClock } from "../../../../shared/time/clock.ts";

/** How long the file stays available to the browser, in ms; some browsers ask the visitor first. */
const FETCHED = 60_000;

/** Text of an activity's calendar file; null when it has no date. */
export function activityCalendarFile(activity: Activity, base: string, now: Date): string | null {
  const event = activityEvent(activity, base);
  if (event === null) return null;
  const url = activityAddress(activity, base);
  return calendarFile({
    ...event,
    uid: `activite-${activity.id}@${new URL(url ?? base).host}`,
    revision: dateState(activity).status === "postponed" ? 1 : 0,
    url,
    now,
  });
}

/** 'mai-a-velo-2025.ics': letters and digits that every file system accepts. */
export function calendarFileName({ id, title }: Activity): string {
  const words = fold(title)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  return `${words || `activite-${id}`}.ics`;
}

/**
 * Saves an activity as an .ics file, with a `download` link to an object URL: Safari on iOS shows its 'add to
 * calendar', other browsers save the file. A strict CSP allows it. The link is not in the document, so that no router
 * of a theme sees the click. iOS apps with an embedded browser may do nothing; the calendar link beside it works
 * there.
 *
 * @param signal revokes the object URL
 */
export function saveCalendarFile(activity: Activity, base: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const text = activityCalendarFile(activity, base, pageClock()());
  if (text === null) return;
  const address = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  Object.assign(document.createElement("a"), {
    href: address,
    download: calendarFileName(activity),
  }).click();
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
    URL.revokeObjectURL(address);
  };
  const timer = setTimeout(end, FETCHED);
  signal.addEventListener("abort", end);
}
