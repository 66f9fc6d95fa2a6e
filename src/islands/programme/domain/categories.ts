import * as v from "valibot";
import {
  type DateOption,
  dateLabel,
  fairDates,
  instantOf,
  type Option,
  option,
} from "../../../shared/activity/fair-dates.ts";
import { DataError } from "../../../shared/http/data-error.ts";
import { reportedOnce, someReadable } from "../../../shared/http/read-rows.ts";
import {
  anyObject,
  type Complain,
  fields,
  list,
  object,
  readAs,
  rows,
} from "../../../shared/http/schemas.ts";
import { easternDay } from "../../../shared/time/eastern.ts";
import { SELECTORS, type SelectorList } from "./selectors.ts";

/** Option lists of the filters, from the API's categories. */

const OTHER_KINDS = ["aspects", "dates", "locations", "statuses"] as const;
export type CategoryKind = SelectorList | (typeof OTHER_KINDS)[number];
const CATEGORY_KINDS: readonly CategoryKind[] = [...SELECTORS.map(({ list }) => list), ...OTHER_KINDS];

type Lists = Readonly<Record<CategoryKind, readonly Option[]>>;

export interface Categories extends Lists {
  readonly dates: readonly DateOption[];
}

/** Keeps the first option of each value, because a select cannot distinguish equal values. */
function once(options: readonly Option[]): readonly Option[] {
  const values = new Set<number>();
  return options.filter(({ value }) => !values.has(value) && values.add(value));
}

/** Limit of a list of options. */
const MOST_OPTIONS = 1000;

/**
 * Reads the lists of `GET /api/categories`: a missing list is empty, a bad option is left out and reported. Dates are
 * ordered by their instant (rulings D18, D20), and named after it when the label is a number.
 *
 * @throws DataError when there is no list, or none of the options can be read
 */
export function parseCategories(value: unknown, report: (error: unknown) => void): Categories {
  const given = readAs(anyObject, value);
  if (!CATEGORY_KINDS.some((kind) => typeof given[kind] === "object" && given[kind] !== null))
    throw new DataError([["no-lists"]]);
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
  return reportedOnce((complain) => {
    const complainOf: Complain = (problem) => complain(["categories", problem]);
    const read = v.parse(categoriesSchema(complainOf), given) as Lists;
    for (const kind of CATEGORY_KINDS) if (given[kind] === null) complainOf(["field", kind, ["null"]]);
    const lists = Object.fromEntries(CATEGORY_KINDS.map((kind) => [kind, once(read[kind])])) as Lists;
    return { ...lists, dates: fairDates(lists.dates, complain) };
  }, report);
}

const answerSchema = object({ data: anyObject });

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
