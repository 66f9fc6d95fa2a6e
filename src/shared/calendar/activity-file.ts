import type { Activity } from "../activity/activity.ts";
import { dateStatus } from "../activity/dates.ts";
import { activityAddress } from "../activity/links.ts";
import { activityEvents } from "./activity-events.ts";
import { type CalendarFileEvent, calendarFile } from "./file.ts";
import { calendarMessages } from "./messages.ts";

/**
 * `activite-7@HOST`, the same in every file and feed; `activite-7-2@HOST` for the second of several events. An id of
 * letters may be `7-2`: what joins it is in no id, `activite~7-2@HOST` and `activite~7-2~2@HOST`.
 */
function uidOf(activity: Activity, base: string, index: number): string {
  const { host } = new URL(activityAddress(activity, base) ?? base);
  const joint = typeof activity.id === "number" ? "-" : "~";
  return `activite${joint}${activity.id}${index === 0 ? "" : joint + (index + 1)}@${host}`;
}

/**
 * An activity's events for a file or feed; none without a date. A cancelled activity is in it and says so, because a
 * calendar may have it from before.
 *
 * @param base absolute address against which the activity's links are resolved
 */
export function activityFileEvents(activity: Activity, base: string): readonly CalendarFileEvent[] {
  const cancelled = dateStatus(activity) === "cancelled";
  // The date of a cancelled activity is that which it had.
  return activityEvents(cancelled ? { ...activity, statuses: [] } : activity, base).map((event, index) => ({
    ...event,
    uid: uidOf(activity, base, index),
    // Some calendars show no status.
    title: cancelled ? calendarMessages.cancelled(event.title) : event.title,
    cancelled,
    url: activityAddress(activity, base),
  }));
}

/** A calendar file, and how many of the given activities are in it. */
export interface ActivitiesFile {
  readonly text: string;
  readonly count: number;
}

/**
 * Makes a calendar file of these activities; null when none has a date. The last activity comes first: a second import
 * stops at the first known event in some calendars (docs/decisions/0015), which then have what is new.
 *
 * @param activities the newest last
 * @param base absolute address against which the activities' links are resolved
 */
export function activityCalendarFile(
  activities: readonly Activity[],
  base: string,
  now: Date,
): ActivitiesFile | null {
  const all = activities
    .map((activity) => activityFileEvents(activity, base))
    .filter((events) => events.length > 0);
  return all.length === 0 ? null : { text: calendarFile(all.flat().reverse(), now), count: all.length };
}
