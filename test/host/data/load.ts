/** Reads a data folder; on a fault, one error says which file is wrong, where, and how to correct it. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { decodeHTML } from "entities";
import * as v from "valibot";
import type { DataCode } from "../../../src/shared/http/data-error.ts";
import { readHtmlWith } from "../../../src/shared/text/plain-text.ts";
import { dataSentence } from "../../../src/shared/trouble/error-text.ts";
import { type FairData, indexFair } from "./fair.ts";
import { HTML_ELEMENTS } from "./html-elements.ts";
import { authorShape, bookShape, categoriesShape, companyShape, eventShape, streamShape } from "./shapes.ts";

// The islands' own code cleans the fair's texts; in a browser it uses the DOM for these two questions.
readHtmlWith({ decode: decodeHTML, isElement: (name) => HTML_ELEMENTS.has(name) });

/** A fault of the data folder; the message is one line to print as it is. */
export class DataFolderError extends Error {
  override readonly name = "DataFolderError";
  readonly code = "DATA";
}

const REQUIRED = "events.json, authors.json, companies.json and categories.json";

/** Throws a DataFolderError. `streams.json` and `books.json` may be missing. */
export function loadFair(dir: string): FairData {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new DataFolderError(`There is no data folder ${dir}: name a folder that holds ${REQUIRED}.`);
  }
  const read = <Shape extends v.GenericSchema>(name: string, shape: Shape): v.InferOutput<Shape> => {
    const text = readText(join(dir, name));
    if (text === null) throw new DataFolderError(`${dir} has no ${name}: a data folder holds ${REQUIRED}.`);
    return parseFile(join(dir, name), text, shape);
  };
  const readIfThere = <Shape extends v.GenericSchema>(
    name: string,
    shape: Shape,
    missing: v.InferOutput<Shape>,
  ) => {
    const text = readText(join(dir, name));
    return text === null ? missing : parseFile(join(dir, name), text, shape);
  };
  return indexFair({
    storedEvents: read("events.json", v.array(eventShape)),
    authors: read("authors.json", v.array(authorShape)),
    companies: read("companies.json", v.array(companyShape)),
    categories: read("categories.json", categoriesShape),
    streams: readIfThere("streams.json", v.array(streamShape), []),
    books: readIfThere("books.json", v.array(bookShape), []),
  });
}

/** Text of the file; null when it does not exist. */
function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new DataFolderError(
      `${path} cannot be read (${(error as Error).message}): check what it is and its rights.`,
    );
  }
}

function parseFile<Shape extends v.GenericSchema>(
  path: string,
  text: string,
  shape: Shape,
): v.InferOutput<Shape> {
  const content = parseJson(path, text);
  const result = v.safeParse(v.looseObject({ data: shape }), withEntryOpened(content), { abortEarly: true });
  if (result.success) return result.output.data;
  const [issue] = result.issues;
  const { where, what } = complaintOf(issue);
  throw new DataFolderError(
    `${path} has the wrong shape at ${where}: ${what}. Mend it there; docs/api.md shows the shapes.`,
  );
}

function complaintOf(issue: v.BaseIssue<unknown>): { where: string; what: string } {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const top = "the top of the file";
  // JSON has no undefined: the key is missing.
  if (issue.received === "undefined" && keys.length > 0) {
    return { where: keys.slice(0, -1).join(".") || top, what: `"${keys.at(-1)}" is missing` };
  }
  const what =
    issue.type === "custom"
      ? `${issue.received} ${dataSentence([issue.message as DataCode])}`
      : `expected ${issue.expected}, found ${issue.received}`;
  return { where: keys.join(".") || top, what };
}

/** `streams.json` may have the form of the API's answer, `{ data: { entry: { homeStreams } } }`. */
function withEntryOpened(content: unknown): unknown {
  const entry = v.safeParse(
    v.object({ data: v.object({ entry: v.object({ homeStreams: v.unknown() }) }) }),
    content,
  );
  return entry.success ? { data: entry.output.data.entry.homeStreams } : content;
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = (error as Error).message.replace(/\s+/g, " ");
    throw new DataFolderError(`${path} is not valid JSON (${reason}): correct it or export it again.`);
  }
}
