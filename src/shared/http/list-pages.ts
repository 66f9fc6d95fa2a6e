/** Lists that come in pages: the shape of an answer, and pages loaded one after the other. */
import * as v from "valibot";
import { id } from "./schemas.ts";

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

const amount = v.fallback(id, 0);

/** `{ data, meta: { count, page, perPage } }`: the rows as they came, the amounts as far as they can be read. */
export const listAnswer = v.object({
  data: v.custom<readonly unknown[]>(Array.isArray, "is not a list"),
  meta: v.object({ count: amount, page: amount, perPage: amount }),
});

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
 * and stops where the data does (rulings D08 and D09).
 *
 * @returns with the last page that had something as `reached`, at least 1
 */
export async function loadPages<Item extends { readonly id: number }>(
  ask: (page: number) => Promise<ListPage<Item>>,
  from: Pick<LoadedList<Item>, "items" | "reached">,
  last: number,
): Promise<LoadedList<Item>> {
  let { items, reached } = from;
  for (;;) {
    const answer = await ask(reached + 1);
    const known = items.length;
    items = appendNew(items, answer.items);
    // Nothing, or nothing but what is there already: an API that takes no notice of `page` answers so for ever.
    const exhausted = answer.received === 0 || (answer.items.length > 0 && items.length === known);
    if (!exhausted) reached += 1;
    if (exhausted || reached >= last || !moreAfter(answer, reached)) {
      const count = credibleCount(answer.count, items);
      return { items, count, perPage: answer.perPage, reached: Math.max(1, reached), exhausted };
    }
  }
}
