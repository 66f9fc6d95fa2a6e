/** A list that no page has: books by shelf. It uses the list machine as an island would. */
import { memo, useRef } from "react";
import { useStore } from "zustand";
import type { ListPage } from "../../../src/shared/http/list-pages.ts";
import { pagesOf, queryReader } from "../../../src/shared/links/page-query.ts";
import { type Group, groupsOf, sameGroup } from "../../../src/shared/list/groups.ts";
import { useKeptCard } from "../../../src/shared/list/kept-place.ts";
import { LoadMoreButton } from "../../../src/shared/list/LoadMoreButton.tsx";
import type { ListRoot } from "../../../src/shared/list/list-root.ts";
import type {
  ListActions,
  ListContext,
  ListData,
  ListLocation,
} from "../../../src/shared/list/list-state.ts";
import { createList, createListStore, NOTHING_LOADED } from "../../../src/shared/list/list-store.ts";
import { StaleNote } from "../../../src/shared/list/StaleNote.tsx";
import { useAnnouncements } from "../../../src/shared/list/use-announcements.ts";
import { createRootContext } from "../../../src/shared/ui/island-root.tsx";

interface Book {
  readonly id: number;
  readonly slug: string;
}

interface ShelfLocation extends ListLocation {
  readonly shelf: string;
}

interface BooksState extends ShelfLocation, ListData<Book, string> {
  readonly actions: ListActions & { choose(shelf: string): void };
}

/** Books 1 and 2 of five, say. */
export const books = (ids: readonly number[], count: number): ListPage<Book> => ({
  items: ids.map((id) => ({ id, slug: `b${id}` })),
  received: ids.length,
  count,
  perPage: 2,
});

interface Asked {
  readonly shelf: string;
  readonly page: number;
  readonly signal: AbortSignal;
  answer(page: ListPage<Book>): Promise<void>;
  fail(): Promise<void>;
}

const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

/** The store, on an API that answers when the test says so and an address bar that only notes. */
export function bookList(query = "") {
  const asked: Asked[] = [];
  const reports: unknown[] = [];
  const bar = { query };
  const leave = new AbortController();
  const network = new EventTarget();
  const context: ListContext = {
    signal: leave.signal,
    guard: (callback) => callback,
    isHere: () => true,
    report: (error) => reports.push(error),
    network,
  };
  const store = createListStore<BooksState>(leave.signal, ({ get, set }) => {
    const list = createList<Book, string, ShelfLocation, BooksState>({
      ...context,
      get,
      set,
      address: {
        read: () => bar.query,
        write(next) {
          bar.query = next;
        },
        seed: () => null,
        flush: () => {},
      },
      parse: (search) => {
        const value = queryReader(search);
        return { shelf: value("shelf") ?? "", page: pagesOf(value("page")), card: value("card") };
      },
      format: ({ shelf, page, card }) =>
        `shelf=${shelf}${page > 1 ? `&page=${page}` : ""}${card === null ? "" : `&card=${card}`}`,
      sameQuestion: (one, other) => one.shelf === other.shelf,
      questionOf: ({ shelf }) => shelf,
      ask: ({ shelf }, page, signal) =>
        new Promise((resolve, reject) => {
          const answer = (value: ListPage<Book>) => {
            resolve(value);
            return settle();
          };
          const fail = () => {
            reject(new Error("no answer"));
            return settle();
          };
          asked.push({ shelf, page, signal, answer, fail });
        }),
    });
    return {
      ...NOTHING_LOADED,
      shelf: "",
      answered: "",
      actions: {
        ...list.actions,
        start() {
          if (list.start()) list.open(null);
        },
        choose: (shelf) => list.go({ shelf, page: 1, card: null }, 100),
      },
    };
  });
  const { actions } = store.getState();
  const last = () => {
    const one = asked.at(-1);
    if (!one) throw new Error("nothing was asked");
    return one;
  };
  const ids = () => store.getState().items.map(({ id }) => id);
  return { store, state: store.getState, actions, asked, last, ids, bar, leave, network, reports };
}

const rootContext = createRootContext<ListRoot<BooksState>>();
export const { RootProvider } = rootContext;
const { useRoot, useRootState } = rootContext;

const Shelf = memo(function Shelf({ items, first, card }: Group<Book>) {
  return (
    <ol start={first}>
      {items.map(({ id, slug }) => (
        <li key={id} data-slug={slug} data-kept={slug === card || undefined}>
          <a href={`/${slug}`}>{slug}</a>
        </li>
      ))}
    </ol>
  );
}, sameGroup);

/** The views, of shared parts alone. */
export function Books() {
  const root = useRoot();
  const list = useRef<HTMLDivElement>(null);
  const items = useRootState((state) => state.items);
  const card = useRootState((state) => state.card);
  const more = useStore(root.store, ({ count }) => items.length < count);
  useKeptCard(root, list, items, "a");
  useAnnouncements(root, {
    list,
    shown: items,
    target: "a",
    loading: "Loading",
    textOf: (appended) => `${items.length} books${appended === null ? "" : `, new from ${appended}`}`,
  });
  return (
    <>
      <h2 id={root.ids.resultsHeading} tabIndex={-1}>
        Books
      </h2>
      <div ref={list}>
        {groupsOf(items, 3, card).map((group) => (
          <Shelf key={group.first} {...group} />
        ))}
      </div>
      {more && (
        <LoadMoreButton root={root} className="more">
          More
        </LoadMoreButton>
      )}
      <StaleNote root={root} words={{ retry: "Again", ours: { loading: "Loading", staleList: "Old" } }} />
    </>
  );
}
