/**
 * Tolerant building blocks of valibot schemas for answers of a CMS: ids may be text, missing values are empty,
 * addresses are checked, texts are cleaned, and one bad item does not invalidate its list.
 *
 * They use few of valibot's functions on purpose (`custom`, `transform`, `fallback`, `object`): each further one adds
 * bytes to every page. A fallback also applies to a missing key.
 */
import * as v from "valibot";
import { safeLink } from "../links/safe-link.ts";
import { cut } from "../text/cut.ts";
import { plainText } from "../text/plain-text.ts";
import { type DataCode, DataError, type DataProblem } from "./data-error.ts";
import { isWhole, type RowId, readRowId } from "./row-id.ts";

/** Receives what is wrong with a part of an answer that was left out. */
export type Complain = (problem: DataProblem) => void;

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * An object with these fields and no others. The entries inherit nothing: valibot goes through them with `for in`, and an
 * old library of the page may have added to `Object.prototype`.
 */
export const object = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object<Entries>({ __proto__: null, ...entries });

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** A test of one's own. The schema's message is the code of the problem. */
export const check = <T>(test: (value: unknown) => boolean, code: DataCode) => v.custom<T>(test, code);

/** Any value, to begin a pipe with. */
export const anything = v.custom<unknown>(() => true);

/** Any object. */
export const anyObject = check<Readonly<Record<string, unknown>>>(isObject, "not-object");

/** The schema's result, or null when the value is missing or does not fit. */
export function orNull<const S extends Schema>(schema: S) {
  return v.fallback(
    v.pipe(
      schema,
      v.transform((value): v.InferOutput<S> | null => value),
    ),
    null,
  );
}

/** Limits of displayed texts, in characters as a reader counts them: no text of a CMS may make a page endless. */
const LONGEST_NAME = 300;
const LONGEST_PROSE = 2000;
/** Limit including markup, in code units; the rest is not read. */
const LONGEST_SOURCE = 50_000;
/** Most code units of one character. No emoji needs more; only stacked accents do. */
const UNITS = 16;
/** Limit of a list within a row. */
const MOST_ITEMS = 50;

function within(limit: number, text: string): string {
  const start = text.slice(0, limit * UNITS);
  const short = cut(start, limit);
  return short === start && start !== text ? `${start.replace(/\p{Cs}$/u, "")}…` : short;
}

/** A text; a number counts as one. */
export const text = check<string | number>(
  (value) => typeof value === "string" || typeof value === "number",
  "not-text",
);

const textWithin = (limit: number, clean: (source: string) => string = plainText) =>
  v.pipe(
    text,
    v.transform((value) => within(limit, clean(String(value).slice(0, LONGEST_SOURCE)))),
    check<string>((text) => text !== "", "empty"),
  );

/** A required name. Markup is removed and entities are decoded. */
export const title = textWithin(LONGEST_NAME);

/** An optional name; empty counts as missing. */
export const optionalText = orNull(title);

/** An optional description or summary. */
export const prose = orNull(textWithin(LONGEST_PROSE));

/** A name, and a description, that were cleaned before: cleaning again would remove what only looks like markup. */
export const cleanTitle = textWithin(LONGEST_NAME, String);
export const cleanProse = orNull(textWithin(LONGEST_PROSE, String));

/** A number, or text that is one. */
export const numeric = v.pipe(
  anything,
  v.transform((value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value)),
  check<number>(Number.isFinite, "not-number"),
);

/** An id of a category, or an amount: a whole number from 0, or its digits as text (ruling D21). */
export const id = v.pipe(numeric, check<number>(isWhole, "not-whole"));

/** An id of a row: a whole number, or a text that has only to be stable. */
export const rowId = v.pipe(
  check<unknown>((value) => readRowId(value) !== undefined, "not-id"),
  v.transform((value) => readRowId(value) as RowId),
);

/** An address for an `href` or `src`; null when it is missing or refused (see safeLink). */
export const link = v.fallback(v.pipe(anything, v.transform(safeLink)), null);

/** Address of a picture: a link to a file, so neither `mailto:` nor the page itself. */
export const picture = v.pipe(
  link,
  v.transform((address) => (address && !/^(mailto:|[?#])/i.test(address) ? address : null)),
);

/** A boolean as PHP or JSON writes it. */
export const flag = v.fallback(
  v.pipe(
    anything,
    v.transform((value) => value === true || value === 1 || value === "1"),
  ),
  false,
);

/** One field of an item, or the bare value in place of the item: `{title: "A"}` or `"A"`. */
export function fieldOf<const S extends Schema>(name: string, schema: S) {
  return v.pipe(
    anything,
    v.transform((item) => (isObject(item) ? item[name] : item)),
    schema,
  );
}

/** An object; anything else, and a missing one, counts as an object without fields. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const fields = object(entries);
  return v.fallback(
    v.pipe(
      anything,
      v.transform((value) => (isObject(value) ? value : {})),
      fields,
    ),
    () => readAs(fields, {}),
  );
}

/** Whether the value is an object with numeric keys, which is how PHP writes a list with gaps. */
export function isNumbered(value: unknown): value is object {
  return isObject(value) && /^\d+(,\d+)*$/.test(Object.keys(value).join());
}

/** The items of a list as PHP may write it. Some exports write a list of one item as the item. */
export function rows(value: unknown): readonly unknown[] {
  if (value === null || value === undefined || value === "" || value === false) return [];
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [value];
  return isNumbered(value) || Object.keys(value).length === 0 ? Object.values(value) : [value];
}

/** What is wrong with one value. Only `check` gives valibot codes for messages: an object has its own words. */
function problemOf({ type, message, expected, received }: v.BaseIssue<unknown>): DataProblem {
  if (type !== "object") return [message as DataCode];
  // It names the key that is missing in quotes.
  return [expected === "Object" ? "other-type" : "missing", `${expected}`, received];
}

/** The first problem of a schema, with its path. */
export function firstIssue([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): DataProblem {
  const path = issue.path?.map((item) => String(item.key)).join(".");
  const problem = problemOf(issue);
  return path ? ["field", path, problem] : problem;
}

/**
 * Reads a whole answer.
 *
 * @throws DataError about the first problem
 */
export function readAs<const S extends Schema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new DataError([firstIssue(result.issues)]);
  return result.output;
}

/**
 * A list of items of one schema. Items that do not fit, and those after the first `most`, are left out with a
 * complaint that names `name`.
 */
export function list<const S extends Schema>(
  schema: S,
  name: string,
  complain: Complain,
  most: number = MOST_ITEMS,
) {
  return v.fallback(
    v.pipe(
      anything,
      v.transform((value): readonly v.InferOutput<S>[] => {
        const all = rows(value);
        if (all.length > most) complain(["list-cut", name, most, all.length]);
        return all.slice(0, most).flatMap((row) => {
          const result = v.safeParse(schema, row);
          if (result.success) return [result.output];
          complain(["item-left-out", name, firstIssue(result.issues)]);
          return [];
        });
      }),
    ),
    [],
  );
}
