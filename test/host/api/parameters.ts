/** Reads request parameters, which can contain anything: values that cannot be read count as not given. */
import { type RowId, readRowId } from "../../../src/shared/http/row-id.ts";
import type { ListAnswer } from "../api.ts";

/** Enough digits for an instant in milliseconds, few enough for exact numbers. */
const WHOLE_NUMBER = /^\d{1,13}$/;

/** The value of a key, or null. The last value of a repeated key counts, as in PHP and in the page's own address. */
export function lastOf(params: URLSearchParams, key: string): string | null {
  return params.getAll(key).at(-1) ?? null;
}

/** A whole number written in digits only, or null. */
export function wholeNumber(params: URLSearchParams, key: string): number | null {
  return toWholeNumber(lastOf(params, key));
}

/** The values of `key[]=1&key[]=2`, `key[0]=1` or `key=1`. */
const allOf = (params: URLSearchParams, key: string): readonly string[] =>
  [...params].flatMap(([name, value]) =>
    name === key || (name.startsWith(`${key}[`) && /^\d{0,4}\]$/.test(name.slice(key.length + 1)))
      ? [value]
      : [],
  );

/** All whole numbers among the values of a list. */
export const wholeNumbers = (params: URLSearchParams, key: string): readonly number[] =>
  allOf(params, key).flatMap((value) => toWholeNumber(value) ?? []);

/** All ids of rows among the values of a list. */
export const rowIds = (params: URLSearchParams, key: string): readonly RowId[] =>
  allOf(params, key).flatMap((value) => readRowId(value) ?? []);

function toWholeNumber(value: string | null): number | null {
  return value !== null && WHOLE_NUMBER.test(value) ? Number(value) : null;
}

/** One page of a result, chosen by the parameter `page`; any other value is page 1. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  params: URLSearchParams,
  perPage: number,
  itemOf: (row: Row) => Item,
): ListAnswer<Item> {
  const page = Math.max(1, wholeNumber(params, "page") ?? 1);
  const first = (page - 1) * perPage;
  return {
    data: rows.slice(first, first + perPage).map(itemOf),
    meta: { count: rows.length, page, perPage },
  };
}
