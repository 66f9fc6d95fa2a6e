import type { Activity } from "../activity/activity.ts";
import { dateWords } from "../activity/date-words.ts";
import { dateState, type Occasion } from "../activity/dates.ts";
import { activityAddress } from "../activity/links.ts";
import { hoursOn } from "../activity/moments.ts";
import { cardPeople } from "../activity/people.ts";
import { placeLines } from "../activity/place-lines.ts";
import { dayLabel } from "../time/labels.ts";
import type { CalendarEvent } from "./event.ts";
import { calendarLink } from "./event.ts";

/** Whether a calendar can have it: dated, and not cancelled. */
export function hasCalendarDate(activity: Activity): boolean {
  const { status, current } = dateState(activity);
  return current !== null && status !== "cancelled";
}

/** Days that do not follow each other are one event each: a period over all would fill the days between. */
function timesOf(occasion: Occasion): readonly CalendarEvent["times"][] {
  const { kind, start, end, allDay, firstDay, lastDay, hours, apart } = occasion;
  if (apart.length > 0)
    return apart.map((day) => {
      if (hours === null) return { firstDay: day, lastDay: day };
      const { from, until } = hoursOn(day, hours);
      return { start: from, end: until ?? from };
    });
  const wholeDays = allDay || start === null || kind !== "day";
  return [wholeDays ? { firstDay, lastDay } : { start, end: end ?? start }];
}

/**
 * An activity as calendar events; none when it has no date: undetermined or cancelled (ruling D52). A postponed activity
 * has its new date; an evening that ends on the next day goes from start to end. Several days become whole days, because
 * one period from start to end would include the nights; the details then begin with the hours of each day. Days that do
 * not follow each other are one event each.
 *
 * @param base absolute address against which the activity's address is resolved
 */
export function activityEvents(activity: Activity, base: string): readonly CalendarEvent[] {
  const { status, current } = dateState(activity);
  if (current === null || status === "cancelled") return [];
  const where = placeLines(activity).flatMap(({ title, address, rooms }) => [title, ...rooms, address ?? ""]);
  const details = [
    // 'Du 24 au 29' is not said of single days between them.
    current.kind === "pair" || (current.kind === "span" && current.apart.length === 0)
      ? dateWords(current, "")
          .map(({ text, sup, after }) => text + (sup ?? "") + (after ?? ""))
          .join(" ")
      : "",
    cardPeople(activity)
      .shown.map((person) => person.title)
      .join(", "),
    activityAddress(activity, base) ?? "",
  ];
  return timesOf(current).map((times) => ({
    title: activity.title,
    times,
    location: where.filter(Boolean).join(", "),
    details: details.filter(Boolean).join("\n"),
  }));
}

/** Address of the calendar template for one event of an activity. */
export interface EventLink {
  readonly href: string;
  /** '24 nov.' where the activity has several events, which its days tell apart. */
  readonly day: string | null;
}

/** The calendar links of an activity, one for each of its events; none when it has no date. */
export function activityCalendarLinks(activity: Activity, base: string): readonly EventLink[] {
  const days = dateState(activity).current?.apart ?? [];
  return activityEvents(activity, base).flatMap((event, index) => {
    const href = calendarLink(event);
    const day = days[index];
    return href === null ? [] : { href, day: day === undefined ? null : dayLabel(day, { month: "short" }) };
  });
}
