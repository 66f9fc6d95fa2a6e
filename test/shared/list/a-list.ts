/** A list that no page has: books by shelf. It uses the list machine as an island would. */
import type { ListPage } from "../../../src/shared/http/list-pages.ts";
import { joinQuery, MOST_PAGES, pagesOf, queryReader } from "../../../src/shared/links/page-query.ts";
import type {
  ListActions,
  ListContext,
  ListData,
  ListLocation,
} from "../../../src/shared/list/list-state.ts";
import { createList, createListStore, NOTHING_LOADED } from "../../../src/shared/list/list-store.ts";
import { heldCalls } from "../held-calls.ts";
import { noteAddress, noteContext } from "./list-context.ts";

interface Book {
  readonly id: number;
  readonly slug: string;
}

interface ShelfLocation extends ListLocation {
  readonly shelf: string;
}

export interface BooksState extends ShelfLocation, ListData<Book, string> {
  readonly actions: ListActions & { choose(shelf: string): void; reset(): void; flush(): void };
}

/** From a choice to its request, in ms. */
export const DEBOUNCE = 100;
/** The shelf whose pages load by themselves. */
export const ALL = "all";

/** One page of an answer whose books have these ids: books 1 and 2 of five, say. */
export const books = (ids: readonly number[], count = ids.length, perPage = 2): ListPage<Book> => ({
  items: ids.map((id) => ({ id, slug: `b${id}` })),
  received: ids.length,
  count,
  perPage,
});

type Asked = { readonly shelf: string; readonly page: number; readonly seed: number };
type Ask = (asked: Asked, signal: AbortSignal) => Promise<ListPage<Book>>;

interface Options extends Partial<Pick<ListContext, "tab" | "isHere">> {
  readonly query?: string;
  readonly seed?: number;
  /** The pages that the page brought along. */
  readonly initial?: ListPage<Book>;
  readonly ask?: Ask;
}

/** The store, on an API that answers when the test says so and an address bar that only notes. */
export function bookList({ query = "shelf=a", seed, initial, ask, ...more }: Options = {}) {
  const held = heldCalls<Asked, ListPage<Book>>();
  const address = noteAddress(query, seed);
  const { context, ...noted } = noteContext();
  const request: Ask = ask ?? held.ask;
  let drawn = 0;
  const store = createListStore<BooksState>(context.signal, ({ get, set }) => {
    const list = createList<Book, string, ShelfLocation, BooksState>({
      ...context,
      ...more,
      get,
      set,
      address: address.bar,
      parse: (search) => {
        const value = queryReader(search);
        return { shelf: value("shelf") ?? "a", page: pagesOf(value("page")), card: value("card") };
      },
      format: ({ shelf, page, card }, search) => {
        const ours = [
          `shelf=${shelf}`,
          page > 1 && `page=${Math.min(page, MOST_PAGES)}`,
          card && `card=${card}`,
        ];
        return joinQuery(
          ours.filter((one) => typeof one === "string"),
          ["shelf", "page", "card"],
          search,
        );
      },
      sameQuestion: (one, other) => one.shelf === other.shelf,
      questionOf: ({ shelf }) => shelf,
      follows: ({ shelf }) => (shelf === ALL ? MOST_PAGES : 0),
      drawSeed: () => ++drawn,
      ask: ({ shelf, seed: order }, page, signal) => request({ shelf, page, seed: order }, signal),
    });
    return {
      ...NOTHING_LOADED,
      shelf: "",
      answered: "",
      actions: {
        ...list.actions,
        start() {
          if (list.start()) list.open(initial ?? null);
        },
        choose: (shelf) => list.go({ shelf, page: 1, card: null }, DEBOUNCE),
        reset: () => list.reset({ shelf: "a", page: 1, card: null }, DEBOUNCE),
        flush: list.flush,
      },
    };
  });
  const { actions } = store.getState();
  const ids = () => store.getState().items.map(({ id }) => id);
  const { calls, last } = held;
  /** The requests so far, such as `a2`: page 2 of shelf a. */
  const asked = () => calls.map(({ shelf, page }) => shelf + page);
  return { store, state: store.getState, actions, calls, asked, last, ids, address, ...noted };
}

/** A list whose first page has loaded: books 1 and 2 of five. */
export async function openList(options: Options = {}) {
  const list = bookList(options);
  list.actions.start();
  await list.last().answer(books([1, 2], 5));
  return list;
}

/** A tab that the test shows and hides. */
export function aTab(hidden = false) {
  const target = Object.assign(new EventTarget(), { hidden });
  return {
    target,
    show(shown: boolean) {
      target.hidden = !shown;
      target.dispatchEvent(new Event("visibilitychange"));
    },
  };
}
