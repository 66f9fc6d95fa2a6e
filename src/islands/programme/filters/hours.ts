import { hourText } from "../../../shared/time/labels.ts";
import type { Filters } from "../filters.ts";
import { messages } from "../messages.ts";

export type Hours = Filters["hours"];

/**
 * The two selects in the server's form, whose values together are the address's `hours`. Two names, for a server takes
 * the last of two values of one name.
 */
export const HOUR_FIELDS = ["heure_debut", "heure_fin"] as const;

/** Joins what the two selects sent into the key of the address. */
export function joinHours(fields: FormData | URLSearchParams): void {
  const ends = HOUR_FIELDS.map((name) => fields.get(name));
  if (!ends.includes(null)) fields.set("hours", ends.join());
}

/** 0 to 24: what both selects offer. */
export const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

/** '9 h à 21 h', or that the whole day counts. */
export function hoursText([from, to]: Hours): string {
  return from === 0 && to === 24 ? messages.ours.wholeDay : `${hourText(from)} à ${hourText(to)}`;
}

/** One end set to an hour. The ends never meet: an end that is in the way moves along, at the same distance. */
export function withEnd([from, to]: Hours, end: 0 | 1, hour: number): Hours {
  const length = Math.max(1, to - from);
  if (end === 0) return hour < to ? [hour, to] : [Math.min(hour, 23), Math.min(24, hour + length)];
  return hour > from ? [from, hour] : [Math.max(0, hour - length), Math.max(1, hour)];
}
