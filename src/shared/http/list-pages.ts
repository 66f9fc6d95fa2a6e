/** Lists in pages: the shape of an answer, and loading page after page. */
import * as v from "valibot";
import { DataError } from "./data-error.ts";
import { HttpError } from "./http-error.ts";
import { someReadable } from "./read-rows.ts";
import type { RowId } from "./row-id.ts";
import { anything, check, fields, id, isNumbered, object, orNull, readAs } from "./schemas.ts";

/** One page of a list, after reading. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Number of rows in the answer, unreadable ones included: 0 means the end of the list. */
  readonly received: number;
  /** Number of items on all pages. */
  readonly count: number;
  /** 0 when the API does not say. */
  readonly perPage: number;
  /** `meta.counts` as the API sent it, unread: numbers beside the options of filters. */
  readonly counts?: unknown;
}

/** Pages 1 to `reached` of a list, without duplicates. */
export interface LoadedList<Item> extends Omit<ListPage<Item>, "received"> {
  readonly reached: number;
  /** The last requested page brought nothing new: there are no more pages, whatever `count` says. */
  readonly exhausted: boolean;
}

/** A higher count is a fault of the server and is not shown. */
const MOST = 999_999;

/** A number of rows or pages. */
export const amount = v.pipe(
  id,
  check<number>((value) => Number(value) <= MOST, "too-high"),
);

/** `{ data, meta: { count, page, perPage } }`: the rows unread, the totals null where they cannot be used. */
const listAnswer = object({
  // PHP writes an empty list as []; an empty object is therefore refused.
  data: v.pipe(
    check<object>((value) => Array.isArray(value) || isNumbered(value), "not-list"),
    v.transform((value): readonly unknown[] => Object.values(value)),
  ),
  meta: fields({ count: orNull(amount), perPage: orNull(amount), counts: orNull(anything) }),
});

type Report = (error: unknown) => void;

/**
 * Reads an answer, or the same shape in the page's initial JSON. Without usable totals it counts as the only page.
 *
 * @param parse reads the rows, and reports those that it leaves out
 * @throws DataError when there is no list, or none of its rows can be read
 */
export function readPage<Item>(
  answer: unknown,
  parse: (rows: readonly unknown[], report: Report) => readonly Item[],
  report: Report,
): ListPage<Item> {
  const { data, meta } = readAs(listAnswer, answer);
  const items = someReadable(data, (tell) => parse(data, tell), report);
  const { count, perPage, counts } = meta;
  if (count === null || (!perPage && count > data.length)) report(new DataError([["no-meta"]]));
  return { items, received: data.length, count: count ?? 0, perPage: perPage ?? 0, counts };
}

/**
 * Reads the first list in the page's initial JSON.
 *
 * @throws DataError as `readPage` does, and when the list is empty but its count is not: the API is then asked
 *   instead
 */
export function readInitialPage<Item>(...from: Parameters<typeof readPage<Item>>): ListPage<Item> {
  const page = readPage(...from);
  if (page.received === 0 && page.count > 0) throw new DataError([["empty-page"]]);
  return { ...page, count: credibleCount(page.count, page.items) };
}

/** Whether the API has pages after `page`; never true without a page size or after an empty page (ruling D23). */
function moreAfter(
  { count, perPage }: { readonly count: number; readonly perPage: number },
  page: number,
): boolean {
  return perPage > 0 && perPage * page < count;
}

/** Whether some pages are not loaded yet. */
export const unfinished = (list: Omit<LoadedList<unknown>, "items">): boolean =>
  !list.exhausted && moreAfter(list, list.reached);

/** Appends the items that are new: the server's order may change between two pages. */
export function appendNew<Item extends { readonly id: RowId }>(
  known: readonly Item[],
  more: readonly Item[],
): readonly Item[] {
  const ids = new Set(known.map((item) => item.id));
  return [
    ...known,
    ...more.filter((item) => {
      if (ids.has(item.id)) return false;
      ids.add(item.id);
      return true;
    }),
  ];
}

/** The API's count, but at least the number of shown items; 0 when nothing is shown. */
export const credibleCount = (count: number, items: readonly unknown[]): number =>
  items.length === 0 ? 0 : Math.max(count, items.length);

/**
 * Loads the pages after `reached` up to `last`, one after the other, and appends them to `items`. Stops at the end
 * of the data (rulings D08 and D09). An unreadable page ends the list too, unless it is the first one loaded.
 *
 * @param report receives the error of the unreadable page
 * @returns `reached` is the last page that had items, at least 1
 */
export async function loadPages<Item extends { readonly id: RowId }>(
  ask: (page: number) => Promise<ListPage<Item>>,
  from: Pick<LoadedList<Item>, "items" | "reached" | "counts">,
  last: number,
  report: Report,
): Promise<LoadedList<Item>> {
  let { items, reached, counts } = from;
  let loaded: LoadedList<Item> | null = null;
  for (;;) {
    let answer: ListPage<Item>;
    try {
      answer = await ask(reached + 1);
    } catch (error) {
      if (!loaded || !(error instanceof HttpError && error.kind === "shape")) throw error;
      report(error);
      return loaded;
    }
    const known = items.length;
    items = appendNew(items, answer.items);
    // An API that ignores `page` sends the same items for ever.
    const exhausted = answer.received === 0 || (answer.items.length > 0 && items.length === known);
    if (!exhausted) reached += 1;
    // An API may count for the first page only.
    counts = answer.counts ?? counts;
    const count = credibleCount(answer.count, items);
    loaded = { items, count, perPage: answer.perPage, counts, reached: Math.max(1, reached), exhausted };
    if (exhausted || reached >= last || !moreAfter(answer, reached)) return loaded;
  }
}
