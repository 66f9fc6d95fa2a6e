/** Lists that come in pages: the shape of an answer, and pages loaded one after the other. */
import * as v from "valibot";
import { DataError } from "./data-error.ts";
import { HttpError } from "./http-error.ts";
import { someReadable } from "./read-rows.ts";
import { id, isNumbered, orNull, part, readAs } from "./schemas.ts";

/** One page of a list, read. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** How many rows came, those that could not be read included: 0 is the end of the list. */
  readonly received: number;
  /** How many items there are on all pages. */
  readonly count: number;
  /** 0 when the API does not say. */
  readonly perPage: number;
}

/** Pages 1 to `reached` of a list, without duplicates. */
export interface LoadedList<Item> extends Omit<ListPage<Item>, "received"> {
  readonly reached: number;
  /** The last page asked for brought nothing: whatever `count` says, there is no more. */
  readonly exhausted: boolean;
}

/** A greater count is taken for a fault of the server, and not shown. */
const MOST = 999_999;

const amount = orNull(
  v.pipe(
    id,
    v.check((value) => value <= MOST),
  ),
);

/** `{ data, meta: { count, page, perPage } }`: the rows as they came, the amounts null where they cannot be used. */
const listAnswer = v.object({
  // PHP writes an empty list as []: an empty object is refused.
  data: v.pipe(
    v.custom<object>((value) => Array.isArray(value) || isNumbered(value), "is not a list"),
    v.transform((value): readonly unknown[] => Object.values(value)),
  ),
  meta: part({ count: amount, perPage: amount }),
});

type Report = (error: unknown) => void;

/**
 * Reads an answer, or the same shape out of the page's initial JSON. Without amounts that can be read, it is one page.
 *
 * @param parse reads the rows; those that it leaves out it reports
 * @throws DataError when there is no list, or none of its rows can be read
 */
export function readPage<Item>(
  answer: unknown,
  parse: (rows: readonly unknown[], report: Report) => readonly Item[],
  report: Report,
): ListPage<Item> {
  const { data, meta } = readAs(listAnswer, answer);
  const items = someReadable(data, (tell) => parse(data, tell), report);
  const { count, perPage } = meta;
  if (count === null || (!perPage && count > data.length))
    report(new DataError("meta cannot be used: these rows count as all"));
  return { items, received: data.length, count: count ?? 0, perPage: perPage ?? 0 };
}

/**
 * Reads the first list out of the page's initial JSON.
 *
 * @throws DataError as `readPage`, and when it is empty though its count is not: the API is then asked instead
 */
export function readInitialPage<Item>(...from: Parameters<typeof readPage<Item>>): ListPage<Item> {
  const page = readPage(...from);
  if (page.received === 0 && page.count > 0) throw new DataError("data is empty, meta.count is not 0");
  return { ...page, count: credibleCount(page.count, page.items) };
}

/** Whether the API has pages after `page`; never true without a page size or after an empty page (ruling D23). */
export function moreAfter(
  { count, perPage }: { readonly count: number; readonly perPage: number },
  page: number,
): boolean {
  return perPage > 0 && perPage * page < count;
}

/** Whether there are pages that are not in yet. */
export const unfinished = (list: Omit<LoadedList<unknown>, "items">): boolean =>
  !list.exhausted && moreAfter(list, list.reached);

/** Appends what is not there yet: the server's order may shift between two pages. */
export function appendNew<Item extends { readonly id: number }>(
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

/** The API's count where it can be: never less than what is shown, and nothing when there is nothing to show. */
export const credibleCount = (count: number, items: readonly unknown[]): number =>
  items.length === 0 ? 0 : Math.max(count, items.length);

/**
 * Loads pages one after the other, from the one after `reached` to `last`, behind the `items` that are there,
 * and stops where the data does (rulings D08 and D09), or at a page that cannot be read, once one has been.
 *
 * @param report hears of a page at which it stopped
 * @returns with the last page that had something as `reached`, at least 1
 */
export async function loadPages<Item extends { readonly id: number }>(
  ask: (page: number) => Promise<ListPage<Item>>,
  from: Pick<LoadedList<Item>, "items" | "reached">,
  last: number,
  report: Report,
): Promise<LoadedList<Item>> {
  let { items, reached } = from;
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
    // Nothing, or nothing but what is there already: an API that takes no notice of `page` answers so for ever.
    const exhausted = answer.received === 0 || (answer.items.length > 0 && items.length === known);
    if (!exhausted) reached += 1;
    const count = credibleCount(answer.count, items);
    loaded = { items, count, perPage: answer.perPage, reached: Math.max(1, reached), exhausted };
    if (exhausted || reached >= last || !moreAfter(answer, reached)) return loaded;
  }
}
