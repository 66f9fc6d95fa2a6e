/** A third list works on the shared machine with its own address, question and cards, and no copy of anything. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createListRoot } from "../../../src/shared/list/list-root.ts";
import { Books, bookList, books, RootProvider } from "./a-list.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The first page of five books of shelf a. */
async function opened(query = "shelf=a") {
  const list = bookList(query);
  list.actions.start();
  await list.last().answer(books([1, 2], 5));
  return list;
}

describe("the store", () => {
  test("loads what the address asks for, and appends pages", async () => {
    const { actions, asked, last, ids, state, bar } = await opened();
    actions.loadMore();
    await last().answer(books([2, 3], 5));
    expect(asked.map(({ shelf, page }) => shelf + page)).toEqual(["a1", "a2"]);
    expect([ids(), state().appended, bar.query]).toEqual([[1, 2, 3], 2, "shelf=a&page=2"]);
  });

  test("asks for another question once, after the debounce, and drops the answer of one that was replaced", async () => {
    const { actions, asked, last, ids, state } = await opened();
    actions.choose("b");
    actions.choose("c");
    expect(state()).toMatchObject({ shelf: "c", answered: "a", stale: true, busy: true });
    vi.advanceTimersByTime(100);
    const late = last();
    actions.choose("d");
    vi.advanceTimersByTime(100);
    expect(late.signal.aborted).toBe(true);
    await late.answer(books([8], 1));
    await last().answer(books([9], 1));
    expect(asked.map(({ shelf }) => shelf)).toEqual(["a", "c", "d"]);
    expect([ids(), state().answered, state().stale]).toEqual([[9], "d", false]);
  });

  test("keeps all pages for a choice that is taken back", async () => {
    const { actions, asked, last, ids, bar } = await opened();
    actions.loadMore();
    await last().answer(books([3, 4], 5));
    actions.choose("b");
    actions.choose("a");
    vi.advanceTimersByTime(1000);
    expect([asked.length, ids(), bar.query]).toEqual([2, [1, 2, 3, 4], "shelf=a&page=2"]);
  });

  test("reports a failure once, keeps the items, and tries again when the network is back", async () => {
    const { actions, last, ids, state, reports, network } = await opened();
    actions.choose("b");
    vi.advanceTimersByTime(100);
    await last().fail();
    expect([ids(), state().stale, state().busy, reports.length]).toEqual([[1, 2], true, false, 1]);
    network.dispatchEvent(new Event("online"));
    await last().answer(books([7], 1));
    expect([ids(), state().failure, reports.length]).toEqual([[7], null, 1]);
  });
});

describe("`signet:refresh`, when a page without a network has it back,", () => {
  test("asks for the loaded pages anew, and changes neither address nor page", async () => {
    const { actions, asked, last, ids, state, network, bar } = await opened();
    actions.loadMore();
    await last().answer(books([3, 4], 5));
    network.dispatchEvent(new Event("signet:refresh"));
    expect([asked.length, state().stale, ids()]).toEqual([3, true, [1, 2, 3, 4]]);
    await last().answer(books([1, 9], 5));
    await last().answer(books([3, 4], 5));
    expect([ids(), state().stale, bar.query]).toEqual([[1, 9, 3, 4], false, "shelf=a&page=2"]);
  });

  test("does nothing before the first answer, nor after the marker was released", async () => {
    const list = bookList("shelf=a");
    list.actions.start();
    list.network.dispatchEvent(new Event("signet:refresh"));
    expect(list.asked.length).toBe(1);
    await list.last().answer(books([1, 2], 5));
    list.leave.abort();
    list.network.dispatchEvent(new Event("signet:refresh"));
    expect(list.asked.length).toBe(1);
  });
});

describe("the views", () => {
  /** The list on screen, and what its live region says. */
  async function shown(query?: string) {
    const list = await opened(query);
    const { signal } = list.leave;
    const marker = document.body.appendChild(document.createElement("div"));
    const context = { marker, signal, guard: (callback: unknown) => callback, report: () => {} };
    const attributes = { errors: "" };
    const given = { ...context, attributes } as unknown as Parameters<typeof createListRoot>[0];
    const root = createListRoot(given, list.store, { results: "books", resultsHeading: "books-title" });
    const react = createRoot(marker);
    await act(async () =>
      react.render(
        <RootProvider value={root}>
          <Books />
        </RootProvider>,
      ),
    );
    const leave = async () => {
      await act(async () => react.unmount());
      list.leave.abort();
    };
    const said = () => document.querySelector("[role=status]")?.textContent;
    return { ...list, marker, said, leave };
  }

  test("focus the first new card after 'load more', and announce once", async () => {
    const { marker, last, said, leave } = await shown();
    const button = marker.querySelector<HTMLElement>(".more");
    button?.focus();
    await act(async () => button?.click());
    expect(button?.getAttribute("aria-disabled")).toBe("true");
    await act(() => last().answer(books([3, 4], 5)));
    expect(document.activeElement?.textContent).toBe("b3");
    expect(said()).toBe("4 books, new from 2");
    // Three books a group.
    expect([...marker.querySelectorAll("ol")].map(({ start }) => start)).toEqual([1, 4]);
    await leave();
  });

  test("open at the card that the address names", async () => {
    const scrolled = vi.fn();
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(scrolled);
    const { marker, leave } = await shown("shelf=a&card=b2");
    expect(scrolled).toHaveBeenCalled();
    expect(marker.querySelector("[data-kept]")?.textContent).toBe("b2");
    expect(document.activeElement?.textContent).toBe("b2");
    await leave();
    vi.restoreAllMocks();
  });

  test("say that a list is out of date, with a button that asks again", async () => {
    const { marker, actions, last, leave } = await shown();
    await act(async () => {
      actions.choose("b");
      vi.advanceTimersByTime(100);
    });
    await act(() => last().fail());
    expect(marker.querySelector(".signet-stale-note")?.textContent).toBe("OldAgain");
    await act(async () => marker.querySelector<HTMLElement>(".signet-stale-note button")?.click());
    expect(document.activeElement?.id).toBe("books-title");
    await act(() => last().answer(books([7], 1)));
    expect(marker.querySelector(".signet-stale-note")).toBeNull();
    await leave();
  });
});
