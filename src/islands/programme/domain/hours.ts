import { hourText } from "../../../shared/time/labels.ts";
import type { Filters } from "./filters.ts";

export type Hours = Filters["hours"];

/**
 * Names of the two selects in the server's form, whose values become the address's `hours`. The names differ, because
 * a server keeps only the last of two values with one name.
 */
export const HOUR_FIELDS = ["heure_debut", "heure_fin"] as const;

/** Joins the values of the two selects into the key of the address. */
export function joinHours(fields: FormData | URLSearchParams): void {
  const ends = HOUR_FIELDS.map((name) => fields.get(name));
  if (!ends.includes(null)) fields.set("hours", ends.join());
}

/** Options of each select: the start 0 to 23, the end 1 to 24. */
export const hourOptions = (end: 0 | 1) =>
  Array.from({ length: 24 }, (_, hour) => ({ value: hour + end, label: hourText(hour + end) }));

/** '9 h à 21 h', or the text for the whole day. */
export const hoursText = ([from, to]: Hours, wholeDay: string): string =>
  to - from === 24 ? wholeDay : `${hourText(from)} à ${hourText(to)}`;

/** Sets one end to an hour and moves the other one if needed, because an empty range finds nothing. */
export const withEnd = ([from, to]: Hours, end: 0 | 1, hour: number): Hours =>
  end ? [Math.min(from, hour - 1), hour] : [hour, Math.max(to, hour + 1)];
