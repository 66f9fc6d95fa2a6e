import * as v from "valibot";
import { type Complain, firstIssue, rows } from "./schemas.ts";

/** Names a row for the one who will look for it in the CMS. */
function nameOf(row: unknown, what: string): string {
  const { id, slug } = (row ?? {}) as { readonly id?: unknown; readonly slug?: unknown };
  return `${what} ${JSON.stringify(slug || id)}`;
}

/**
 * Reads the rows of an answer, or of the page's initial JSON, each by itself: one that does not fit is left out and
 * reported, and the other rows are none the worse for it.
 *
 * @param what a row, in a word: 'activity'
 * @param schemaOf makes the rows' schema; what it leaves out of a row it complains of, and that is reported, too
 */
export function readRows<Row>(
  value: unknown,
  what: string,
  schemaOf: (complain: Complain) => v.GenericSchema<unknown, Row>,
  report: (error: unknown) => void,
): readonly Row[] {
  let name = "";
  const complain: Complain = (problem) => report(new TypeError(`${name}: ${problem}`));
  const schema = schemaOf(complain);
  return rows(value).flatMap((row) => {
    name = nameOf(row, what);
    const result = v.safeParse(schema, row);
    if (result.success) return [result.output];
    complain(`left out of the list, ${firstIssue(result.issues)}`);
    return [];
  });
}
