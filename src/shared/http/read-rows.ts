import * as v from "valibot";
import { DataError } from "./data-error.ts";
import { type Complain, firstIssue, rows } from "./schemas.ts";

/** Names a row so that an editor can find it in the CMS. */
function nameOf(row: unknown, what: string): string {
  const { id, slug } = (row ?? {}) as { readonly id?: unknown; readonly slug?: unknown };
  return `${what} ${JSON.stringify(slug || id)}`;
}

/** Number of problems quoted in one report; the others are in the error's `cause`. */
const QUOTED = 3;

/**
 * Reads one answer and reports all its problems as one error: a count and the first three.
 *
 * @param read receives the function to call with each problem
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
 * Reads an answer's rows; throws when there are rows but none can be read.
 *
 * @param read reports the rows that it leaves out; when `someReadable` throws, these reports are in the error
 *   instead
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
 * Reads rows one by one. A row that does not fit is left out and reported; it does not affect the others.
 *
 * @param what a row in one word: 'activity'
 * @param schemaOf makes the rows' schema; its complaints about parts of a row are reported, too
 * @param report called at most once
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
