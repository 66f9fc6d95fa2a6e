import { calendarLink } from "../../shared/links/calendar-link.ts";
import type { Activity } from "./activity.ts";
import { dateState } from "./activity-dates.ts";
import { cardPeople } from "./activity-people.ts";
import { placeLines } from "./activity-places.ts";

/**
 * Address of the calendar template for an activity, null when it has no date to keep: undetermined or
 * cancelled (ruling D52). One that was postponed goes in under its new date.
 *
 * @param base absolute address against which the activity's own is resolved
 */
export function activityCalendarLink(activity: Activity, base: string): string | null {
  const { status, current } = dateState(activity);
  if (current === null || status === "cancelled") return null;
  const { start, end, allDay, firstDay, lastDay } = current;
  const lines = placeLines(activity);
  const where = lines.flatMap(({ title, address, rooms }) => [
    title,
    ...rooms,
    ...(address === null ? [] : [address]),
  ]);
  const { shown } = cardPeople(activity);
  const details = [
    shown.map((person) => person.title).join(", "),
    activity.url === null ? "" : new URL(activity.url, base).href,
  ];
  return calendarLink({
    title: activity.title,
    times: allDay || start === null ? { firstDay, lastDay } : { start, end: end ?? start },
    location: where.join(", "),
    details: details.filter((line) => line !== "").join("\n"),
  });
}
