import * as v from "valibot";
import { anything, type Complain, flag, id, object, optionalText, title } from "../http/schemas.ts";
import { easternDay } from "../time/eastern.ts";
import { dayLabel } from "../time/labels.ts";
import { readInstant } from "../time/read-instant.ts";

/** The days of the fair, from the list `dates` of `GET /api/categories`. */

/** An option of the API's categories. */
export interface Option {
  readonly value: number;
  readonly label: string;
  readonly slug: string;
  /** Shown, but cannot be chosen. */
  readonly disabled: boolean;
}

/** A day of the fair. */
export interface DateOption extends Option {
  /** Eastern day, `YYYY-MM-DD`; null when neither the label nor the value is an instant. */
  readonly day: string | null;
}

/** Reads an option: the API's have `label` and `value`; lists directly from a CMS may have `title` and `id`. */
export const option = v.pipe(
  anything,
  v.transform((row) => {
    if (typeof row !== "object" || row === null) return row;
    const { label, title: name, value, id: key, ...rest } = row as Record<string, unknown>;
    return { ...rest, label: label ?? name, value: value ?? key };
  }),
  object({ label: title, value: id, slug: optionalText, disabled: flag }),
  v.transform(({ slug, ...rest }): Option => ({ ...rest, slug: slug ?? String(rest.value) })),
);

const DAY = 86_400;

/** Epoch seconds of a number in seconds or milliseconds, or of its digits; null for an id and for text. */
export function instantOf(value: number | string): number | null {
  try {
    return /^\d+$/.test(String(value)) ? readInstant(String(value)) : null;
  } catch {
    return null;
  }
}

/** 'jeudi 26 novembre 2026'. */
export const dateLabel = (day: string): string =>
  dayLabel(day, { weekday: true, year: true }).replace("\u00a0", " ");

/**
 * Adds day and order to a date option (ruling D20). The value is for the request and the address; a label that is a
 * number gives order and text. With a label in words, the value gives order and day.
 */
function dated(option: Option): DateOption & { readonly at: number } {
  const named = instantOf(option.label);
  const at = named ?? instantOf(option.value);
  const day = at === null ? null : easternDay(at);
  const label = named === null || day === null ? option.label : dateLabel(day);
  return { ...option, label, day, at: at ?? option.value };
}

/** The date options in the order of their instants (rulings D18, D20), named after it when the label is a number. */
export function fairDates(options: readonly Option[], complain: Complain): readonly DateOption[] {
  const dates = options.map(dated).sort((one, other) => one.at - other.at);
  if (dates.length > 0 && dates.every(({ at }) => at >= 1e9 && at % DAY === 0)) {
    // Ruling D19: they stay instants, but the person who exports them should know.
    complain(["midnight-utc"]);
  }
  return dates.map(({ at, ...date }) => date);
}
