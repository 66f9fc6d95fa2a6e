import * as v from "valibot";
import { DataError } from "./data-error.ts";
import { type Complain, firstIssue, rows } from "./schemas.ts";

/** Names a row for the one who will look for it in the CMS. */
function nameOf(row: unknown, what: string): string {
  const { id, slug } = (row ?? {}) as { readonly id?: unknown; readonly slug?: unknown };
  return `${what} ${JSON.stringify(slug || id)}`;
}

/** How many problems of one answer are quoted; the console shows the others as the error's `cause`. */
const QUOTED = 3;

/**
 * Reads one answer and reports all that is wrong with its parts as one error: a count and the first three problems.
 *
 * @param read gets the function that takes a problem
 */
export function reportedOnce<T>(read: (complain: Complain) => T, report: (error: unknown) => void): T {
  const problems: string[] = [];
  const result = read((problem) => problems.push(problem));
  const text = problems.slice(0, QUOTED).join("; ");
  const what = problems.length > QUOTED ? `${problems.length} problems: ${text}; …` : text;
  if (text) report(new DataError(what, { cause: problems }));
  return result;
}

/**
 * Reads an answer's rows and throws when there are some and none can be read: the answer is then as good as none.
 *
 * @param read reports rows that it leaves out; when it throws, these reports are part of the error instead
 */
export function someReadable<Row>(
  received: readonly unknown[],
  read: (report: (error: unknown) => void) => readonly Row[],
  report: (error: unknown) => void,
): readonly Row[] {
  const errors: unknown[] = [];
  const items = read((error) => errors.push(error));
  if (received.length > 0 && items.length === 0) {
    const [first] = errors;
    const why = first instanceof Error ? `: ${first.message}` : "";
    throw new DataError(`none of ${received.length} rows can be read${why}`, { cause: first });
  }
  for (const error of errors) report(error);
  return items;
}

/**
 * Reads the rows of an answer, or of the page's initial JSON, each by itself: one that does not fit is left out and
 * reported, and the other rows are none the worse for it.
 *
 * @param what a row, in a word: 'activity'
 * @param schemaOf makes the rows' schema; what it leaves out of a row it complains of, and that is reported, too
 * @param report called once at most
 */
export function readRows<Row>(
  value: unknown,
  what: string,
  schemaOf: (complain: Complain) => v.GenericSchema<unknown, Row>,
  report: (error: unknown) => void,
): readonly Row[] {
  return reportedOnce((complain) => {
    let name = "";
    const schema = schemaOf((problem) => complain(`${name}: ${problem}`));
    return rows(value).flatMap((row) => {
      name = nameOf(row, what);
      const result = v.safeParse(schema, row);
      if (result.success) return [result.output];
      complain(`${name}: left out of the list, ${firstIssue(result.issues)}`);
      return [];
    });
  }, report);
}
