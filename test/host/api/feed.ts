/** Activities as a calendar to subscribe to, which calendars fetch again by themselves: docs/api.md, 'Feeds'. */
import ICAL from "ical.js";
import type { Activity } from "../../../src/shared/activity/activity.ts";
import { activityEvent } from "../../../src/shared/activity/calendar-event.ts";
import { activityUid } from "../../../src/shared/activity/calendar-file.ts";
import { dateStatus } from "../../../src/shared/activity/dates.ts";
import { activityAddress } from "../../../src/shared/activity/links.ts";
import type { CalendarEvent } from "../../../src/shared/links/calendar-event.ts";

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
    method: "PUBLISH",
    name,
    "x-wr-calname": name,
    "x-published-ttl": EVERY,
  }))
    calendar.addPropertyWithValue(property, value);
  const refresh = new ICAL.Property("refresh-interval");
  refresh.resetType("duration");
  refresh.setValue(ICAL.Duration.fromString(EVERY));
  calendar.addProperty(refresh);
  for (const activity of activities) {
    const entry = entryOf(activity, setting);
    if (entry) calendar.addSubcomponent(entry);
  }
  return `${calendar.toString()}\r\n`;
}

/** An activity's revision: calendars replace an entry by one of a higher number. */
const REVISIONS = { normal: 0, postponed: 1, cancelled: 2, undetermined: 0 } as const;

function entryOf(activity: Activity, { base, made }: FeedSetting): ICAL.Component | null {
  const status = dateStatus(activity);
  const cancelled = status === "cancelled";
  // The date of a cancelled activity is that which it had.
  const event = activityEvent(cancelled ? { ...activity, statuses: [] } : activity, base);
  if (event === null) return null;
  const [start, end] = timesOf(event);
  const entry = new ICAL.Component("vevent");
  const add = (property: string, value: string | number | ICAL.Time | null) => {
    if (value !== null && value !== "") entry.addPropertyWithValue(property, value);
  };
  add("uid", activityUid(activity, base));
  add("dtstamp", ICAL.Time.fromJSDate(made, true));
  add("sequence", REVISIONS[status]);
  add("status", cancelled ? "CANCELLED" : "CONFIRMED");
  add("transp", start.isDate || cancelled ? "TRANSPARENT" : "OPAQUE");
  add("dtstart", start);
  if (end.compare(start) > 0) add("dtend", end);
  // Some calendars show no status.
  add("summary", cancelled ? `Activité annulée\u00a0: ${event.title}` : event.title);
  add("location", event.location);
  add("description", event.details);
  add("url", activityAddress(activity, base));
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
