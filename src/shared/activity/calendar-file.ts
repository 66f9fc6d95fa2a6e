import { type CalendarFileEvent, calendarFile } from "../links/calendar-file.ts";
import type { Activity } from "./activity.ts";
import { activityEvent } from "./calendar-event.ts";
import { dateStatus } from "./dates.ts";
import { activityAddress } from "./links.ts";
import { calendarMessages } from "./messages-calendar.ts";

/** The same in every file and feed, so that a calendar that reads an activity again replaces its entry. */
export const activityUid = (activity: Activity, base: string): string =>
  `activite-${activity.id}@${new URL(activityAddress(activity, base) ?? base).host}`;

/** An activity's revision: calendars replace an entry by one of a higher number. */
const REVISIONS = { normal: 0, postponed: 1, cancelled: 2, undetermined: 0 } as const;

function fileEvent(activity: Activity, base: string): readonly CalendarFileEvent[] {
  const status = dateStatus(activity);
  const cancelled = status === "cancelled";
  // The date of a cancelled activity is that which it had.
  const event = activityEvent(cancelled ? { ...activity, statuses: [] } : activity, base);
  if (event === null) return [];
  return [
    {
      ...event,
      uid: activityUid(activity, base),
      // Some calendars show no status.
      title: cancelled ? calendarMessages.cancelled(event.title) : event.title,
      revision: REVISIONS[status],
      cancelled,
      url: activityAddress(activity, base),
    },
  ];
}

/**
 * Text of a calendar file with these activities; null when none has a date. An activity has the same UID in every file,
 * so that a calendar that reads it again replaces its entry; a cancelled one is in it and says so, because a calendar may
 * have it from before.
 *
 * @param base absolute address against which the activities' links are resolved
 */
export function activityCalendarFile(
  activities: readonly Activity[],
  base: string,
  now: Date,
): string | null {
  const events = activities.flatMap((activity) => fileEvent(activity, base));
  return events.length === 0 ? null : calendarFile(events, now);
}
