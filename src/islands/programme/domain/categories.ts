import * as v from "valibot";
import { DataError } from "../../../shared/http/data-error.ts";
import { reportedOnce, someReadable } from "../../../shared/http/read-rows.ts";
import {
  anyObject,
  anything,
  type Complain,
  fields,
  flag,
  id,
  list,
  optionalText,
  readAs,
  rows,
  title,
} from "../../../shared/http/schemas.ts";
import { easternDay } from "../../../shared/time/eastern.ts";
import { dayLabel } from "../../../shared/time/labels.ts";
import { readInstant } from "../../../shared/time/read-instant.ts";

/** Option lists of the filters, from the API's categories. */

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

const CATEGORY_KINDS = [
  "ages",
  "aspects",
  "audiences",
  "dates",
  "genres",
  "locations",
  "projects",
  "themes",
  "rooms",
  "statuses",
  "subjects",
  "types",
] as const;
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

type Lists = Readonly<Record<CategoryKind, readonly Option[]>>;

export interface Categories extends Lists {
  readonly dates: readonly DateOption[];
}

/** Reads an option: the API's have `label` and `value`; lists directly from a CMS may have `title` and `id`. */
const option = v.pipe(
  anything,
  v.transform((row) => {
    if (typeof row !== "object" || row === null) return row;
    const { label, title: name, value, id: key, ...rest } = row as Record<string, unknown>;
    return { ...rest, label: label ?? name, value: value ?? key };
  }),
  v.object({ label: title, value: id, slug: optionalText, disabled: flag }),
  v.transform(({ slug, ...rest }): Option => ({ ...rest, slug: slug ?? String(rest.value) })),
);

/** Keeps the first option of each value, because a select cannot distinguish equal values. */
function once(options: readonly Option[]): readonly Option[] {
  const seen = new Set<number>();
  return options.filter(({ value }) => !seen.has(value) && seen.add(value));
}

const DAY = 86_400;
/** Limit of a list of options. */
const MOST_OPTIONS = 1000;

/** Epoch seconds of a number in seconds or milliseconds, or of its digits; null for an id and for text. */
function instantOf(value: number | string): number | null {
  try {
    return /^\d+$/.test(String(value)) ? readInstant(String(value)) : null;
  } catch {
    return null;
  }
}

/** 'jeudi 26 novembre 2026'. */
const dateLabel = (day: string): string =>
  dayLabel(day, { weekday: true, year: true }).replaceAll("\u00a0", " ");

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

/**
 * Reads the lists of `GET /api/categories`: a missing list is empty, a bad option is left out and reported. Dates are
 * ordered by their instant (rulings D18, D20), and named after it when the label is a number.
 *
 * @throws DataError when there is no list, or none of the options can be read
 */
export function parseCategories(value: unknown, report: (error: unknown) => void): Categories {
  const given = readAs(anyObject, value);
  if (!CATEGORY_KINDS.some((kind) => typeof given[kind] === "object" && given[kind] !== null))
    throw new DataError("it has no list");
  const received = CATEGORY_KINDS.flatMap((kind) => rows(given[kind]));
  let lists: Categories | undefined;
  const read = (tell: (error: unknown) => void) => {
    lists = readLists(given, tell);
    return Object.values(lists).flat();
  };
  someReadable(received, read, report);
  return lists as Categories;
}

/** `data` of `GET /api/categories`. */
export const categoriesSchema = (complain: Complain) =>
  fields(
    Object.fromEntries(CATEGORY_KINDS.map((kind) => [kind, list(option, kind, complain, MOST_OPTIONS)])),
  );

function readLists(given: Readonly<Record<string, unknown>>, report: (error: unknown) => void): Categories {
  return reportedOnce((problem) => {
    const complain = (text: string) => problem(`categories.${text}`);
    const read = v.parse(categoriesSchema(complain), given) as Lists;
    for (const kind of CATEGORY_KINDS) if (given[kind] === null) complain(`${kind}: is null`);
    const lists = Object.fromEntries(CATEGORY_KINDS.map((kind) => [kind, once(read[kind])])) as Lists;
    const days = lists.dates.map(dated).sort((one, other) => one.at - other.at);
    if (days.length > 0 && days.every(({ at }) => at >= 1e9 && at % DAY === 0)) {
      // Ruling D19: they stay instants, but the person who exports them should know.
      complain("dates: all are midnight in UTC");
    }
    return { ...lists, dates: days.map(({ at, ...date }) => date) };
  }, report);
}

const answerSchema = v.object({ data: anyObject });

/** Reads an answer of `GET /api/categories`. @throws DataError as `parseCategories` */
export const readCategories = (answer: unknown, report: (error: unknown) => void): Categories =>
  parseCategories(readAs(answerSchema, answer).data, report);

/** The date option of an Eastern day (`YYYY-MM-DD`): the fair's calendar, not the visitor's (D19). */
export function dateOptionOf(categories: Categories, day: string): DateOption | null {
  return categories.dates.find((date) => !date.disabled && date.day === day) ?? null;
}

/** The Eastern day of the date filter's value; null when it is an id that no option has. */
export function dayOfDate(value: number | null, categories: Categories | null): string | null {
  if (value === null) return null;
  const instant = instantOf(value);
  const own = categories?.dates.find((date) => date.value === value)?.day;
  return own ?? (instant === null ? null : easternDay(instant));
}

/** Text of the date filter's value when no option names it; null for an id. */
export function dateWord(value: number): string | null {
  const day = dayOfDate(value, null);
  return day && dateLabel(day);
}
