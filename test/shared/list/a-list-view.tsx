/** The books on screen, of shared parts alone. */
import { act, memo, useRef } from "react";
import { createRoot } from "react-dom/client";
import { useStore } from "zustand";
import type { MarkerContext } from "../../../src/shared/enhance/declaration.ts";
import { type Group, groupsOf, sameGroup } from "../../../src/shared/list/groups.ts";
import { useKeptCard } from "../../../src/shared/list/kept-place.ts";
import { LoadMoreButton } from "../../../src/shared/list/LoadMoreButton.tsx";
import { createListRoot, type ListRoot } from "../../../src/shared/list/list-root.ts";
import { StaleNote } from "../../../src/shared/list/StaleNote.tsx";
import { useAnnouncements } from "../../../src/shared/list/use-announcements.ts";
import { createRootContext } from "../../../src/shared/ui/island-root.tsx";
import { type BooksState, openList } from "./a-list.ts";

const { RootProvider, useRoot, useRootState } = createRootContext<ListRoot<BooksState>>();

type Item = BooksState["items"][number];

const Shelf = memo(function Shelf({ items, first, card }: Group<Item>) {
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

function Books() {
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
      <input />
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

/** The list on screen, with books 1 and 2 of five. @param errors the marker's `data-errors` */
export async function showList(options?: Parameters<typeof openList>[0], errors = "") {
  const list = await openList(options);
  const marker = document.body.appendChild(document.createElement("div"));
  marker.dataset.errors = errors;
  const context = { marker, signal: list.leave.signal, guard: (run: unknown) => run, report: () => {} };
  const ids = { results: "books", resultsHeading: "books-title" };
  const root = createListRoot(context as unknown as MarkerContext<unknown>, list.store, ids);
  const said: string[] = [];
  const react = createRoot(marker);
  await act(async () =>
    react.render(
      <RootProvider value={{ ...root, announce: (text) => said.push(text) }}>
        <Books />
      </RootProvider>,
    ),
  );
  const leave = async () => {
    await act(async () => react.unmount());
    list.leave.abort();
    marker.remove();
  };
  const find = (selector: string) => marker.querySelector<HTMLElement>(selector);
  return { ...list, marker, find, said, leave };
}
