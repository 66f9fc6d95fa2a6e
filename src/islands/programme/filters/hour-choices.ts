import { hourText } from "../../../shared/time/labels.ts";
import type { Filters } from "../domain/filters.ts";
import { messages } from "../messages.ts";

export type Hours = Filters["hours"];

/** What each select offers: the start 0 to 23, the end 1 to 24. */
export const hourOptions = (end: 0 | 1) =>
  Array.from({ length: 24 }, (_, hour) => ({ value: hour + end, label: hourText(hour + end) }));

/** '9 h à 21 h', or that the whole day counts. */
export const hoursText = ([from, to]: Hours): string =>
  to - from === 24 ? messages.ours.allDay : `${hourText(from)} à ${hourText(to)}`;

/** One end set to an hour; the other goes before it where it is in the way, for an empty range finds nothing. */
export const withEnd = ([from, to]: Hours, end: 0 | 1, hour: number): Hours =>
  end ? [Math.min(from, hour - 1), hour] : [hour, Math.max(to, hour + 1)];
