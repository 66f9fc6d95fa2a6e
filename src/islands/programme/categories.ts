import * as v from "valibot";
import { type Complain, id, list, optionalText, part, title } from "../../shared/http/schemas.ts";
import { easternDay } from "../../shared/time/eastern.ts";
import { readInstant } from "../../shared/time/read-instant.ts";

/** The option lists of the filters, as the API's categories give them. */

export interface Option {
  readonly value: number;
  readonly label: string;
  readonly slug: string;
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
    const { label, title: name, value, id: key, slug } = row as Record<string, unknown>;
    return { label: label ?? name, value: value ?? key, slug };
  }),
  v.object({ label: title, value: id, slug: optionalText }),
  v.transform(({ label, value, slug }): Option => ({ label, value, slug: slug ?? String(value) })),
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
 */
export function parseCategories(value: unknown, report: (error: unknown) => void): Categories {
  const complain: Complain = (problem) => report(new TypeError(`categories.${problem}`));
  const kinds = Object.fromEntries(CATEGORY_KINDS.map((kind) => [kind, list(option, kind, complain)]));
  const read = v.parse(part(kinds), value) as Categories;
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
}

/** The date option of an Eastern day (`YYYY-MM-DD`), by the calendar of the fair, not of the visitor (D19). */
export function dateOptionOf(categories: Categories, day: string): Option | null {
  return categories.dates.find(({ value }) => dayOfOption(value) === day) ?? null;
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
