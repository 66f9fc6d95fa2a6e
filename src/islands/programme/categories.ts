import * as v from "valibot";
import { reportedOnce, someReadable } from "../../shared/http/read-rows.ts";
import {
  anyObject,
  flag,
  id,
  list,
  optionalText,
  part,
  readAs,
  rows,
  title,
} from "../../shared/http/schemas.ts";
import { easternDay } from "../../shared/time/eastern.ts";
import { readInstant } from "../../shared/time/read-instant.ts";

/** The option lists of the filters, as the API's categories give them. */

export interface Option {
  readonly value: number;
  readonly label: string;
  readonly slug: string;
  /** It is shown, but cannot be chosen. */
  readonly disabled: boolean;
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

export type Categories = Readonly<Record<CategoryKind, readonly Option[]>>;

/** The API's options carry `label` and `value`; lists that come straight from a CMS may say `title` and `id`. */
const option = v.pipe(
  v.unknown(),
  v.transform((row) => {
    if (typeof row !== "object" || row === null) return row;
    const { label, title: name, value, id: key, ...rest } = row as Record<string, unknown>;
    return { ...rest, label: label ?? name, value: value ?? key };
  }),
  v.object({ label: title, value: id, slug: optionalText, disabled: flag }),
  v.transform(({ slug, ...rest }): Option => ({ ...rest, slug: slug ?? String(rest.value) })),
);

/** The first option of each value: a select could not tell the others from it. */
function once(options: readonly Option[]): readonly Option[] {
  const seen = new Set<number>();
  return options.filter(({ value }) => !seen.has(value) && seen.add(value));
}

const DAY = 86_400;

/**
 * Reads the lists of `GET /api/categories`: a missing list is empty, a bad option is left out and reported.
 * Dates are put in order by their number (ruling D18).
 *
 * @throws TypeError when there is no list at all, or none of the options can be read
 */
export function parseCategories(value: unknown, report: (error: unknown) => void): Categories {
  const given = readAs(anyObject, value);
  if (!CATEGORY_KINDS.some((kind) => typeof given[kind] === "object" && given[kind] !== null))
    throw new TypeError("it has none of the lists");
  const received = CATEGORY_KINDS.flatMap((kind) => rows(given[kind]));
  let lists: Categories | undefined;
  const read = (tell: (error: unknown) => void) => {
    lists = readLists(given, tell);
    return Object.values(lists).flat();
  };
  someReadable(received, read, report);
  return lists as Categories;
}

function readLists(given: Readonly<Record<string, unknown>>, report: (error: unknown) => void): Categories {
  return reportedOnce((problem) => {
    const complain = (text: string) => problem(`categories.${text}`);
    const kinds = Object.fromEntries(CATEGORY_KINDS.map((kind) => [kind, list(option, kind, complain)]));
    const read = v.parse(part(kinds), given) as Categories;
    for (const kind of CATEGORY_KINDS) if (given[kind] === null) complain(`${kind}: is null`);
    const lists = Object.fromEntries(CATEGORY_KINDS.map((kind) => [kind, once(read[kind])])) as Categories;
    const dates = [...lists.dates].sort((one, other) => one.value - other.value);
    if (dates.length > 0 && dates.every((date) => date.value >= 1e9 && date.value % DAY === 0)) {
      // Ruling D19: they stay instants, as the specification says, but whoever exports them should know.
      complain(
        "dates: every value is midnight in UTC, which is the evening before in Eastern time; " +
          "export them as midnight in America/Toronto.",
      );
    }
    return { ...lists, dates };
  }, report);
}

const answerSchema = v.object({ data: anyObject });

/** Reads an answer of `GET /api/categories`. @throws TypeError as `parseCategories` */
export const readCategories = (answer: unknown, report: (error: unknown) => void): Categories =>
  parseCategories(readAs(answerSchema, answer).data, report);

/** The date option of an Eastern day (`YYYY-MM-DD`), by the calendar of the fair, not of the visitor (D19). */
export function dateOptionOf(categories: Categories, day: string): Option | null {
  return categories.dates.find(({ value, disabled }) => !disabled && dayOfOption(value) === day) ?? null;
}

/** Values are instants; one that is not is an id, and never today. */
export function dayOfOption(value: number): string | null {
  try {
    const instant = readInstant(value);
    return instant === null ? null : easternDay(instant);
  } catch {
    return null;
  }
}
