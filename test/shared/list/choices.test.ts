import { describe, expect, it, vi } from "vitest";
import { holdTime } from "../hold-time.ts";
import { ALL, books, DEBOUNCE, openList } from "./a-list.ts";

holdTime();

describe("a choice", () => {
  it("changes the address at once and the list after the debounce, from page 1 with another seed", async () => {
    const { actions, asked, last, ids, state, address } = await openList({ query: "shelf=a&card=b2&utm=x" });
    const { seed } = state();
    actions.choose("b");
    expect(address.query()).toBe("shelf=b&utm=x");
    expect(state()).toMatchObject({
      shelf: "b",
      answered: "a",
      stale: true,
      busy: true,
      card: null,
      page: 1,
    });
    vi.advanceTimersByTime(DEBOUNCE - 1);
    actions.choose("c");
    vi.advanceTimersByTime(DEBOUNCE - 1);
    expect(asked()).toEqual(["a1"]);
    vi.advanceTimersByTime(1);
    expect(asked()).toEqual(["a1", "c1"]);
    expect(last().seed).toBe(state().seed);
    expect(last().seed).not.toBe(seed);
    expect(ids()).toEqual([1, 2]);
    await last().answer(books([9]));
    expect(ids()).toEqual([9]);
    expect(state()).toMatchObject({ busy: false, stale: false, answered: "c", count: 1, loads: 2 });
  });

  it.each(["a page more", "another choice"])("aborts %s, whose late answer is ignored", async (loading) => {
    const { actions, last, ids, reports } = await openList();
    if (loading === "a page more") actions.loadMore();
    else actions.choose("b");
    actions.flush();
    const late = last();
    actions.choose("c");
    expect(late.signal.aborted).toBe(true);
    await late.answer(books([11, 12], 5));
    expect(ids()).toEqual([1, 2]);
    actions.flush();
    await last().answer(books([22]));
    await late.answer(books([11, 12], 5));
    expect([ids(), reports]).toEqual([[22], []]);
  });

  it("that changes nothing does nothing", async () => {
    const { actions, state, address } = await openList();
    const before = state();
    address.written.length = 0;
    actions.choose("a");
    expect([state(), address.written]).toEqual([before, []]);
  });

  it("can be sent at once, and once", async () => {
    const { actions, asked, last } = await openList();
    actions.choose("b");
    actions.flush();
    actions.flush();
    vi.advanceTimersByTime(1000);
    await last().answer(books([5]));
    actions.flush();
    expect(asked()).toEqual(["a1", "b1"]);
  });
});

describe("a choice that is taken back", () => {
  it("before its request keeps all pages, their order and their address", async () => {
    const { actions, asked, last, state, address, ids } = await openList();
    actions.loadMore();
    await last().answer(books([3, 4], 5));
    const before = state();
    actions.choose("b");
    expect(state().seed).not.toBe(before.seed);
    vi.advanceTimersByTime(DEBOUNCE - 1);
    actions.choose("a");
    vi.advanceTimersByTime(1000);
    expect(asked()).toEqual(["a1", "a2"]);
    expect(state()).toMatchObject({ busy: false, stale: false, page: 2, reached: 2, appended: null });
    expect(state().items).toBe(before.items);
    expect(address.query()).toBe("shelf=a&page=2");
    // Announced once: the live region waits for it.
    expect(state().loads).toBe(before.loads + 1);
    actions.loadMore();
    expect(last()).toMatchObject({ page: 3, seed: before.seed });
    await last().answer(books([5], 5));
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
  });

  it("while its answer is loading drops the answer; after its failure needs none", async () => {
    const { actions, calls, last, state, ids } = await openList();
    actions.choose("b");
    actions.flush();
    const late = last();
    actions.choose("a");
    expect(late.signal.aborted).toBe(true);
    await late.answer(books([9]));
    expect([ids(), state().busy]).toEqual([[1, 2], false]);

    actions.choose("b");
    actions.flush();
    await last().fail();
    actions.choose("a");
    expect(state()).toMatchObject({ busy: false, failure: null, stale: false });
    actions.retry();
    expect(calls).toHaveLength(3);
  });

  it("after its answer sends a new request", async () => {
    const { actions, asked, last } = await openList();
    actions.choose("b");
    actions.flush();
    await last().answer(books([7]));
    actions.choose("a");
    vi.advanceTimersByTime(DEBOUNCE);
    expect(asked()).toEqual(["a1", "b1", "a1"]);
  });

  it("continues with the pages that follow", async () => {
    const { actions, asked, calls, last, state, ids } = await openList({ query: `shelf=${ALL}` });
    const { seed } = state();
    actions.choose("b");
    expect(state().following).toBe(false);
    actions.choose(ALL);
    expect(state()).toMatchObject({ following: true, busy: false });
    expect(asked()).toEqual(["all1", "all2", "all2"]);
    expect(calls.map((call) => call.seed)).toEqual([seed, seed, seed]);
    await last().answer(books([3, 4, 5], 5));
    await last().answer(books([], 5));
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
  });

  it("by a reset is requested, as one page, and foreign keys leave the address", async () => {
    const { actions, asked, last, state, address } = await openList({ query: "shelf=a&utm=x" });
    actions.loadMore();
    await last().answer(books([3, 4], 5));
    actions.choose("b");
    actions.reset();
    expect(address.query()).toBe("shelf=a");
    // Nothing leads back to the two pages that are still there.
    actions.choose("b");
    actions.choose("a");
    vi.advanceTimersByTime(DEBOUNCE);
    expect(asked()).toEqual(["a1", "a2", "a1"]);
    await last().answer(books([1, 2], 5));
    expect(state()).toMatchObject({ page: 1, reached: 1, busy: false });
    expect(address.query()).toBe("shelf=a");
  });
});

describe("the address", () => {
  it("keeps the card for the way back, without a request", async () => {
    const { actions, address, calls } = await openList({ query: "shelf=a&utm=x" });
    actions.chooseCard("b2");
    expect(address.query()).toBe("shelf=a&card=b2&utm=x");
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(1);
  });

  it("is read after Back, at once and in its own order, with all its pages", async () => {
    const { actions, address, asked, last, ids } = await openList();
    address.visit("shelf=b&page=2", 13);
    actions.readAddress();
    expect(last().seed).toBe(13);
    await last().answer(books([5, 6], 4));
    await last().answer(books([7, 8], 4));
    expect([asked(), ids()]).toEqual([
      ["a1", "b1", "b2"],
      [5, 6, 7, 8],
    ]);
    actions.readAddress();
    expect(asked()).toHaveLength(3);
  });

  it("after Back is followed even if it is the choice that was taken back", async () => {
    const { actions, address, asked, last, state } = await openList();
    actions.loadMore();
    await last().answer(books([3, 4], 5));
    actions.choose("b");
    address.visit("shelf=a", 13);
    actions.readAddress();
    expect(asked()).toEqual(["a1", "a2", "a1"]);
    expect(last().seed).toBe(13);
    await last().answer(books([1, 2], 5));
    expect(state()).toMatchObject({ page: 1, reached: 1, seed: 13 });
  });

  it("after Back to fewer pages of the same list asks for them", async () => {
    const { actions, address, asked, last, ids } = await openList();
    actions.loadMore();
    await last().answer(books([3, 4], 5));
    address.visit("shelf=a");
    actions.readAddress();
    await last().answer(books([1, 2], 5));
    expect([asked(), ids()]).toEqual([
      ["a1", "a2", "a1"],
      [1, 2],
    ]);
  });

  it("sends no request when only its card differs", async () => {
    const { actions, address, calls, state } = await openList();
    address.visit("shelf=a&card=b2");
    actions.readAddress();
    expect(state().card).toBe("b2");
    expect(calls).toHaveLength(1);
  });
});
