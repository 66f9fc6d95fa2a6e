import { describe, expect, it, vi } from "vitest";
import { holdTime } from "../hold-time.ts";
import { bookList, books, openList } from "./a-list.ts";

holdTime();

describe("the first list", () => {
  it("is ready with its answer", async () => {
    const { actions, state, asked, last, ids } = bookList();
    actions.start();
    expect(state()).toMatchObject({ phase: "loading", busy: true });
    await last().answer(books([1, 2], 5));
    expect([asked(), ids()]).toEqual([["a1"], [1, 2]]);
    expect(state()).toMatchObject({ phase: "ready", busy: false, count: 5, perPage: 2, page: 1, loads: 1 });
  });

  it("is requested once", async () => {
    const { actions, asked } = await openList();
    actions.start();
    expect(asked()).toEqual(["a1"]);
  });

  it("has the pages of the address, requested one by one in one order, without duplicates", async () => {
    const { actions, calls, asked, last, state, ids } = bookList({
      query: "shelf=a&page=3&card=b6",
      seed: 9,
    });
    actions.start();
    await last().answer(books([1, 2], 7));
    expect(state()).toMatchObject({ phase: "loading", items: [] });
    await last().answer(books([2, 3], 7));
    await last().answer(books([5, 6], 7));
    expect(asked()).toEqual(["a1", "a2", "a3"]);
    expect(calls.map(({ seed }) => seed)).toEqual([9, 9, 9]);
    expect(ids()).toEqual([1, 2, 3, 5, 6]);
    expect(state()).toMatchObject({ phase: "ready", page: 3, card: "b6", appended: null });
  });

  it.each([
    ["a short page", [books([1, 2], 3), books([3], 3)], 2],
    ["an empty page, whatever the count", [books([1, 2], 900), books([], 900)], 1],
    ["a page that says no size", [books([1, 2], 900, 0)], 1],
  ])("ends with %s, and the address follows", async (_, answers, page) => {
    const { actions, calls, last, state, address } = bookList({ query: "shelf=a&page=30" });
    actions.start();
    for (const answer of answers) await last().answer(answer);
    expect(calls).toHaveLength(answers.length);
    expect(state()).toMatchObject({ phase: "ready", page });
    expect(address.query()).toBe(page > 1 ? `shelf=a&page=${page}` : "shelf=a");
  });

  it("has forty pages at most; 'load more' continues beyond them, and the address does not", async () => {
    const { actions, calls, last, state, address } = bookList({ query: "shelf=a&page=5000" });
    actions.start();
    for (let number = 1; number <= 40; number += 1) await last().answer(books([number], 9000, 1));
    expect(calls).toHaveLength(40);
    expect(state()).toMatchObject({ phase: "ready", page: 40, busy: false });
    actions.loadMore();
    await last().answer(books([41], 9000, 1));
    expect(state()).toMatchObject({ page: 41, reached: 41 });
    expect(address.query()).toBe("shelf=a&page=40");
    // Back to the same entry, from the back/forward cache: the address cannot say 41, and page 41 stays.
    actions.readAddress();
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(41);
    expect(state()).toMatchObject({ page: 41, busy: false });
  });

  it("comes from the page without a request, with no more pages than there are", () => {
    const { actions, calls, state, ids, address } = bookList({
      query: "shelf=a&page=9",
      initial: books([1, 2, 3, 3], 3),
    });
    actions.start();
    expect(calls).toEqual([]);
    expect(ids()).toEqual([1, 2, 3]);
    expect(state()).toMatchObject({ phase: "ready", busy: false, page: 2, reached: 2, count: 3, loads: 1 });
    expect(address.query()).toBe("shelf=a&page=2");
  });
});

describe("loading more", () => {
  it("appends the next page in the same order, without duplicates", async () => {
    const { actions, last, state, ids, address } = await openList({ query: "shelf=a&utm_source=x" });
    const { seed } = state();
    actions.loadMore();
    expect(state()).toMatchObject({ busy: true, adding: true, stale: false, page: 1 });
    expect(last()).toMatchObject({ page: 2, seed });
    await last().answer(books([2, 3, 4], 5));
    expect(ids()).toEqual([1, 2, 3, 4]);
    expect(state()).toMatchObject({ busy: false, adding: false, page: 2, appended: 2, loads: 2 });
    expect(address.query()).toBe("shelf=a&page=2&utm_source=x");
  });

  it("sends one request for two clicks, and none while a choice waits or loads", async () => {
    const { actions, asked, last } = await openList();
    actions.loadMore();
    actions.loadMore();
    await last().answer(books([3, 4], 5));
    actions.choose("b");
    actions.loadMore();
    actions.flush();
    actions.loadMore();
    expect(asked()).toEqual(["a1", "a2", "b1"]);
  });

  it.each([
    ["at the count", books([3, 4, 5], 5, 3), { page: 2, exhausted: false, appended: 2 }],
    ["at an empty page", books([], 5), { page: 1, exhausted: true, appended: null }],
    ["at a page of known books", books([1, 2], 1e9), { page: 1, exhausted: true, appended: null }],
  ])("ends %s", async (_, answer, then) => {
    const { actions, calls, last, state } = await openList();
    actions.loadMore();
    await last().answer(answer);
    expect(state()).toMatchObject({ ...then, busy: false });
    actions.loadMore();
    expect(calls).toHaveLength(2);
  });

  it("continues after a page of unreadable rows", async () => {
    const { actions, last, ids, state } = await openList();
    actions.loadMore();
    await last().answer({ ...books([], 5), received: 2 });
    expect(state()).toMatchObject({ page: 2, exhausted: false });
    actions.loadMore();
    expect(last().page).toBe(3);
    await last().answer(books([5], 5));
    expect(ids()).toEqual([1, 2, 5]);
  });

  it("counts at least the shown books, and none when it shows none", async () => {
    const { actions, last, state } = await openList();
    actions.loadMore();
    await last().answer(books([3, 4], 1));
    expect(state().count).toBe(4);
    actions.choose("b");
    actions.flush();
    await last().answer(books([], 100));
    expect(state().count).toBe(0);
  });
});
