import * as v from "valibot";
import { type DataCode, DataError, type DataProblem, problemsOf } from "./data-error.ts";
import { type Complain, firstIssue, rows } from "./schemas.ts";

type RowCode = Extract<DataCode, "activity" | "entry">;

/** Names a row so that an editor can find it in the CMS. */
function nameOf(row: unknown, what: RowCode): DataProblem {
  const { id, slug } = (row ?? {}) as { readonly id?: unknown; readonly slug?: unknown };
  return [what, String(JSON.stringify(slug || id))];
}

/**
 * Reads one answer and reports all its problems as one error.
 *
 * @param read receives the function to call with each problem
 */
export function reportedOnce<T>(read: (complain: Complain) => T, report: (error: unknown) => void): T {
  const problems: DataProblem[] = [];
  const result = read((problem) => problems.push(problem));
  if (problems.length > 0) report(new DataError(problems));
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
    throw new DataError([["no-rows", received.length, problemsOf(first)]], first);
  }
  for (const error of errors) report(error);
  return items;
}

/**
 * Reads rows one by one. A row that does not fit is left out and reported; it does not affect the others.
 *
 * @param what a row
 * @param schemaOf makes the rows' schema; its complaints about parts of a row are reported, too
 * @param report called at most once
 */
export function readRows<Row>(
  value: unknown,
  what: RowCode,
  schemaOf: (complain: Complain) => v.GenericSchema<unknown, Row>,
  report: (error: unknown) => void,
): readonly Row[] {
  return reportedOnce((complain) => {
    let name: DataProblem = [what];
    const schema = schemaOf((problem) => complain(["row", name, problem]));
    return rows(value).flatMap((row) => {
      name = nameOf(row, what);
      const result = v.safeParse(schema, row);
      if (result.success) return [result.output];
      complain(["row-left-out", name, firstIssue(result.issues)]);
      return [];
    });
  }, report);
}
