/**
 * Tolerant pieces of valibot schemas, for answers that a CMS writes: ids may be texts, what is missing is
 * empty, addresses are checked, texts are cleaned, and a list never dies of one of its items.
 *
 * They are made of few of valibot's parts on purpose (`custom`, `check`, `transform`, `fallback`, `object`):
 * each further one costs every visitor its bytes. A fallback also stands in for a key that is missing.
 */
import * as v from "valibot";
import { safeLink } from "../links/safe-link.ts";
import { cut } from "../text/cut.ts";
import { plainText } from "../text/plain-text.ts";
import { DataError } from "./data-error.ts";

/** Receives, in words, what is wrong with a part of an answer that was left out. */
export type Complain = (problem: string) => void;

type Schema = v.GenericSchema<unknown, unknown>;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** An object, whatever it holds. */
export const anyObject = v.custom<Readonly<Record<string, unknown>>>(isObject, "is not an object");

/** What a schema reads, or null when it is missing or does not fit. */
export function orNull<const S extends Schema>(schema: S) {
  return v.fallback(
    v.pipe(
      schema,
      v.transform((value): v.InferOutput<S> | null => value),
    ),
    null,
  );
}

/** Ceilings of what is drawn, so that no text of a CMS makes a page endless: in characters as a reader counts them. */
const LONGEST_NAME = 300;
const LONGEST_PROSE = 2000;
/** Markup included, in code units: what lies behind is not even read. */
const LONGEST_SOURCE = 50_000;
/** A reader's character of more code units than any emoji has is no character, but a heap of accents. */
const UNITS = 16;
/** Ceiling of a list within a row. */
const MOST_ITEMS = 50;

function within(limit: number, text: string): string {
  const start = text.slice(0, limit * UNITS);
  const short = cut(start, limit);
  return short === start && start !== text ? `${start.replace(/\p{Cs}$/u, "")}…` : short;
}

const textWithin = (limit: number) =>
  v.pipe(
    v.custom<string | number>(
      (value) => typeof value === "string" || typeof value === "number",
      "is not a text",
    ),
    v.transform((value) => within(limit, plainText(String(value).slice(0, LONGEST_SOURCE)))),
    v.check((text) => text !== "", "is empty"),
  );

/** A name, which must be there; a number counts as one. Markup and entities are undone. */
export const title = textWithin(LONGEST_NAME);

/** A name that may be missing; empty counts as missing. */
export const optionalText = orNull(title);

/** A description or summary that may be missing. */
export const prose = orNull(textWithin(LONGEST_PROSE));

/** A number, or a text that is one. */
export const numeric = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value)),
  v.custom<number>(Number.isFinite, "is not a number"),
);

/** An id or an amount: a whole number from 0, or its digits as a text (ruling D21). */
export const id = v.pipe(
  numeric,
  v.check((value) => Number.isSafeInteger(value) && value >= 0, "is not a whole number"),
);

/** An address for an `href` or `src`; null when it is missing or refused (see safeLink). */
export const link = v.fallback(v.pipe(v.unknown(), v.transform(safeLink)), null);

/** The address of a picture: a link that leads to a file, which neither a mail nor this very page is. */
export const picture = v.pipe(
  link,
  v.transform((address) => (address && !/^(mailto:|[?#])/i.test(address) ? address : null)),
);

/** A truth value as PHP and JSON write it. */
export const flag = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || value === 1 || value === "1"),
  ),
  false,
);

/** One field of an item, or the bare value that stands for the item: `{title: "A"}` or `"A"`. */
export function fieldOf<const S extends Schema>(name: string, schema: S) {
  return v.pipe(
    v.unknown(),
    v.transform((item) => (isObject(item) ? item[name] : item)),
    schema,
  );
}

/** An object; anything else, and a missing one, counts as one without fields. */
export function part<const Entries extends v.ObjectEntries>(entries: Entries) {
  const fields = v.object(entries);
  return v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((value) => (isObject(value) ? value : {})),
      fields,
    ),
    () => readAs(fields, {}),
  );
}

/** PHP writes a list with holes as an object with numbers for keys. */
export function isNumbered(value: unknown): value is object {
  return isObject(value) && /^\d+(,\d+)*$/.test(Object.keys(value).join());
}

/** The items of a list, as PHP may write it; some exports write a list of one as its item. */
export function rows(value: unknown): readonly unknown[] {
  if (value === null || value === undefined || value === "" || value === false) return [];
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [value];
  return isNumbered(value) || Object.keys(value).length === 0 ? Object.values(value) : [value];
}

/** The first thing that a schema refused, with its path: `dates.start: is not a number`. */
export function firstIssue([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = issue.path?.map((item) => String(item.key)).join(".");
  return path ? `${path}: ${issue.message}` : issue.message;
}

/** Reads a whole answer. @throws DataError about the first thing that does not fit */
export function readAs<const S extends Schema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new DataError(firstIssue(result.issues));
  return result.output;
}

/**
 * A list of items of one schema: what does not fit is left out, with a complaint that begins with `name`, and so is
 * what comes after the first `most`.
 */
export function list<const S extends Schema>(
  schema: S,
  name: string,
  complain: Complain,
  most: number = MOST_ITEMS,
) {
  return v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((value): readonly v.InferOutput<S>[] => {
        const all = rows(value);
        if (all.length > most) complain(`${name}: only the first ${most} of ${all.length} items are used`);
        return all.slice(0, most).flatMap((row) => {
          const result = v.safeParse(schema, row);
          if (result.success) return [result.output];
          complain(`${name}: an item was left out, ${firstIssue(result.issues)}`);
          return [];
        });
      }),
    ),
    [],
  );
}
