/** Reads the page's `<script type="application/json" data-initial>`, with which the first list needs no request. */
import * as v from "valibot";
import { DataError, type DataProblem, problemsOf } from "../http/data-error.ts";
import { check, firstIssue } from "../http/schemas.ts";

type Report = (error: unknown) => void;

function refuse(report: Report, problem: DataProblem, cause?: unknown): null {
  report(new DataError([problem], cause));
  return null;
}

/** The canonical query that the server has answered: a text, which may be empty. */
export const answeredQuery = check<string>((value) => typeof value === "string", "not-text");

/** Reads the parsed JSON. Null, with a report, when it cannot be used: the API is asked instead. */
export function readInitial<Read>(
  schema: v.GenericSchema<unknown, Read>,
  value: unknown,
  report: Report,
): Read | null {
  const found = v.safeParse(schema, value);
  return found.success ? found.output : refuse(report, ["initial", firstIssue(found.issues)]);
}

/** What `read` makes of a part; null, with a report, when the part has not the shape of the API's answer. */
export function readInitialPart<Part, Read>(
  name: string,
  part: Part | null,
  read: (part: Part) => Read,
  report: Report,
): Read | null {
  try {
    return part === null ? null : read(part);
  } catch (cause) {
    return refuse(report, ["initial-part", name, problemsOf(cause)], cause);
  }
}
