/** Reads request parameters, which can contain anything: values that cannot be read count as not given. */
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

/** `key[]=1&key[]=2`, `key[0]=1` or `key=1`: all whole numbers among them. */
export function wholeNumbers(params: URLSearchParams, key: string): readonly number[] {
  const numbers: number[] = [];
  for (const [name, value] of params) {
    if (name !== key && !(name.startsWith(`${key}[`) && /^\d{0,4}\]$/.test(name.slice(key.length + 1))))
      continue;
    const number = toWholeNumber(value);
    if (number !== null) numbers.push(number);
  }
  return numbers;
}

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
