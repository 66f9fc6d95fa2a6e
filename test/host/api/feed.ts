/** Activities as a calendar to subscribe to, which calendars fetch again by themselves: docs/api.md, 'Feeds'. */
import ICAL from "ical.js";
import type { Activity } from "../../../src/shared/activity/activity.ts";
import { activityFileEvents } from "../../../src/shared/calendar/activity-file.ts";
import type { CalendarEvent } from "../../../src/shared/calendar/event.ts";
import { type CalendarFileEvent, revisionAt } from "../../../src/shared/calendar/file.ts";

export interface FeedSetting {
  /** The calendar's name among the visitor's others. */
  readonly name: string;
  /** Absolute address against which the activities' links are resolved. */
  readonly base: string;
  /** When the data last changed. */
  readonly made: Date;
}

/** ical.js counts no space at the start of a folded line, and a line has at most 75 octets (RFC 5545, 3.1). */
ICAL.foldLength = 74;

/** How often calendars should ask. */
const EVERY = "PT1H";

/** Text of the calendar. A cancelled activity stays in it and says so; one without a date is not in it. */
export function feed(activities: readonly Activity[], setting: FeedSetting): string {
  const calendar = new ICAL.Component("vcalendar");
  const { name } = setting;
  for (const [property, value] of Object.entries({
    version: "2.0",
    prodid: "-//Signet//Programmation//FR",
    calscale: "GREGORIAN",
    name,
    "x-wr-calname": name,
    "x-published-ttl": EVERY,
  }))
    calendar.addPropertyWithValue(property, value);
  const refresh = new ICAL.Property("refresh-interval");
  refresh.resetType("duration");
  refresh.setValue(ICAL.Duration.fromString(EVERY));
  calendar.addProperty(refresh);
  for (const activity of activities)
    for (const event of activityFileEvents(activity, setting.base))
      calendar.addSubcomponent(entryOf(event, setting));
  return `${calendar.toString()}\r\n`;
}

function entryOf(event: CalendarFileEvent, { made }: FeedSetting): ICAL.Component {
  const { cancelled } = event;
  const [start, end] = timesOf(event);
  const entry = new ICAL.Component("vevent");
  const add = (property: string, value: string | number | ICAL.Time | null) => {
    if (value !== null && value !== "") entry.addPropertyWithValue(property, value);
  };
  add("uid", event.uid);
  add("dtstamp", ICAL.Time.fromJSDate(made, true));
  add("sequence", revisionAt(made));
  add("status", cancelled ? "CANCELLED" : "CONFIRMED");
  add("transp", start.isDate || cancelled ? "TRANSPARENT" : "OPAQUE");
  add("dtstart", start);
  if (end.compare(start) > 0) add("dtend", end);
  add("summary", event.title);
  add("location", event.location);
  add("description", event.details);
  add("url", event.url);
  return entry;
}

/** Instants in UTC, or days with an end that is not included. */
function timesOf({ times }: CalendarEvent): readonly [ICAL.Time, ICAL.Time] {
  if ("start" in times)
    return [times.start, times.end].map((instant) =>
      ICAL.Time.fromJSDate(new Date(instant * 1000), true),
    ) as [ICAL.Time, ICAL.Time];
  const end = ICAL.Time.fromDateString(times.lastDay);
  end.adjust(1, 0, 0, 0);
  return [ICAL.Time.fromDateString(times.firstDay), end];
}
