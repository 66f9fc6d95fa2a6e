import type { CalendarEvent } from "../links/calendar-event.ts";
import { calendarLink } from "../links/calendar-link.ts";
import type { Activity } from "./activity.ts";
import { dateWords } from "./date-words.ts";
import { dateState } from "./dates.ts";
import { activityAddress } from "./links.ts";
import { cardPeople } from "./people.ts";
import { placeLines } from "./place-lines.ts";

/** Whether a calendar can have it: dated, and not cancelled. */
export function hasCalendarDate(activity: Activity): boolean {
  const { status, current } = dateState(activity);
  return current !== null && status !== "cancelled";
}

/**
 * An activity as a calendar event; null when it has no date: undetermined or cancelled (ruling D52). A postponed
 * activity has its new date; an evening that ends on the next day goes from start to end. Several days become whole
 * days, because one period from start to end would include the nights; the details then begin with the hours of each
 * day.
 *
 * @param base absolute address against which the activity's address is resolved
 */
export function activityEvent(activity: Activity, base: string): CalendarEvent | null {
  const { status, current } = dateState(activity);
  if (current === null || status === "cancelled") return null;
  const { kind, start, end, allDay, firstDay, lastDay } = current;
  const wholeDays = allDay || start === null || kind !== "day";
  const where = placeLines(activity).flatMap(({ title, address, rooms }) => [title, ...rooms, address ?? ""]);
  const details = [
    kind !== "day" && wholeDays
      ? dateWords(current, "")
          .map(({ text, sup, after }) => text + (sup ?? "") + (after ?? ""))
          .join(" ")
      : "",
    cardPeople(activity)
      .shown.map((person) => person.title)
      .join(", "),
    activityAddress(activity, base) ?? "",
  ];
  return {
    title: activity.title,
    times: wholeDays ? { firstDay, lastDay } : { start, end: end ?? start },
    location: where.filter(Boolean).join(", "),
    details: details.filter(Boolean).join("\n"),
  };
}

/** Address of the calendar template for an activity; null when it has no date. */
export function activityCalendarLink(activity: Activity, base: string): string | null {
  const event = activityEvent(activity, base);
  return event && calendarLink(event);
}
