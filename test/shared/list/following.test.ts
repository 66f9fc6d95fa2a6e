/** Pages that load by themselves, one after the other, as on the programme's map. */
import { describe, expect, it, vi } from "vitest";
import { holdTime } from "../hold-time.ts";
import { ALL, aTab, bookList, books, DEBOUNCE, openList } from "./a-list.ts";

holdTime();

const QUERY = { query: `shelf=${ALL}` };

describe("pages that follow", () => {
  it("are loaded in one order, without duplicates, until the last", async () => {
    const { asked, calls, last, state, ids } = await openList(QUERY);
    const { seed } = state();
    expect(state()).toMatchObject({ following: true, reached: 1, busy: false, phase: "ready" });
    expect(asked()).toEqual(["all1", "all2"]);
    await last().answer(books([2, 3], 5));
    expect(state()).toMatchObject({ following: true, reached: 2 });
    await last().answer(books([4, 5], 5));
    expect(state()).toMatchObject({ following: false, reached: 3, count: 5 });
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
    expect(calls.map((call) => call.seed)).toEqual([seed, seed, seed]);
  });

  it("change neither page nor address, and are announced with the last", async () => {
    const { actions, last, state, address } = await openList(QUERY);
    const still = { page: 1, busy: false, adding: false, appended: null };
    expect(state().loads).toBe(0);
    await last().answer(books([3, 4], 5));
    expect(state()).toMatchObject({ ...still, loads: 0 });
    await last().answer(books([5], 5));
    expect(state()).toMatchObject({ ...still, loads: 1 });
    expect(address.query()).toBe("shelf=all");
    actions.loadMore();
    expect(state().busy).toBe(false);
  });

  it("follow the pages of the address, which are shown together", async () => {
    const { actions, calls, last, state, address } = bookList({ query: "shelf=all&page=2&card=b5" });
    actions.start();
    await last().answer(books([1, 2], 5));
    expect(state()).toMatchObject({ phase: "loading", following: false });
    await last().answer(books([3, 4], 5));
    expect(state()).toMatchObject({ phase: "ready", following: true, page: 2, reached: 2, loads: 0 });
    await last().answer(books([5], 5));
    expect(calls).toHaveLength(3);
    expect(state()).toMatchObject({ following: false, page: 2, reached: 3, card: "b5" });
    expect(address.query()).toBe("shelf=all&page=2&card=b5");
  });

  it("follow the page that the page brought along", async () => {
    const { actions, asked, last, state, ids } = bookList({ ...QUERY, initial: books([7, 8], 3) });
    actions.start();
    expect(state()).toMatchObject({ phase: "ready", following: true, page: 1, reached: 1, loads: 0 });
    expect(asked()).toEqual(["all2"]);
    await last().answer(books([9], 3));
    expect(ids()).toEqual([7, 8, 9]);
    expect(state()).toMatchObject({ following: false, loads: 1 });
  });

  it("make 'load more' wait", async () => {
    const { actions, calls, last } = await openList(QUERY);
    actions.loadMore();
    expect(calls).toHaveLength(2);
    await last().answer(books([3, 4], 4));
  });

  it("end after forty; the visitor may load one more", async () => {
    const { actions, calls, last, state } = bookList(QUERY);
    actions.start();
    for (let number = 1; number <= 40; number += 1) await last().answer(books([number], 9000, 1));
    expect(calls).toHaveLength(40);
    expect(state()).toMatchObject({ following: false, reached: 40, page: 1, loads: 1 });
    actions.loadMore();
    expect(state()).toMatchObject({ busy: true, adding: true, following: false });
    await last().answer(books([41], 9000, 1));
    expect(state()).toMatchObject({ reached: 41, appended: 40, following: false });
    expect(calls).toHaveLength(41);
  });

  it.each([
    ["an empty page", books([], 900)],
    ["a page that says no size", books([3], 900, 0)],
    ["a count that shrinks", books([3], 3)],
  ])("end with %s", async (_, answer) => {
    const { actions, calls, last, state } = await openList(QUERY);
    await last().answer(answer);
    actions.loadMore();
    expect(calls).toHaveLength(2);
    expect(state()).toMatchObject({ following: false, busy: false, failure: null });
  });

  it("end with another choice: a late page is not added to its answer", async () => {
    const { actions, asked, last, state, ids } = await openList(QUERY);
    const late = last();
    actions.choose("b");
    expect(state()).toMatchObject({ following: false, busy: true });
    expect(late.signal.aborted).toBe(true);
    vi.advanceTimersByTime(DEBOUNCE);
    await late.answer(books([3, 4], 5));
    expect(ids()).toEqual([1, 2]);
    await last().answer(books([8, 9], 4));
    expect(asked()).toEqual(["all1", "all2", "b1"]);
    expect(state()).toMatchObject({ following: false, reached: 1 });
  });

  it("do not end when a card is chosen or the same address is read again", async () => {
    const { actions, calls, last, state } = await openList(QUERY);
    actions.chooseCard("b2");
    actions.readAddress();
    actions.flush();
    actions.retry();
    vi.advanceTimersByTime(1000);
    expect(last().signal.aborted).toBe(false);
    expect(calls).toHaveLength(2);
    await last().answer(books([3, 4], 4));
    expect(state()).toMatchObject({ following: false, card: "b2", reached: 2 });
  });
});

describe("a following page that fails", () => {
  it("ends them with the loaded pages, reported once; 'load more' and retry continue", async () => {
    const { actions, asked, last, state, ids, reports } = await openList(QUERY);
    await last().answer(books([3, 4], 7));
    const error = new Error("cut");
    await last().fail(error);
    expect(state()).toMatchObject({ phase: "ready", following: false, busy: false, failure: error });
    expect(ids()).toEqual([1, 2, 3, 4]);
    actions.loadMore();
    expect(state()).toMatchObject({ following: true, busy: false, adding: false, failure: null });
    await last().fail();
    actions.retry();
    expect(reports).toEqual([error]);
    await last().answer(books([5, 6], 7));
    await last().answer(books([7], 7));
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(state()).toMatchObject({ following: false, failure: null, page: 1, appended: null });
    expect(asked()).toEqual(["all1", "all2", "all3", "all3", "all3", "all4"]);
  });

  it("continues when the browser is online again", async () => {
    const { calls, last, network, state, reports } = await openList(QUERY);
    await last().fail();
    network.dispatchEvent(new Event("online"));
    await last().answer(books([3, 4], 5));
    await last().answer(books([5], 5));
    network.dispatchEvent(new Event("online"));
    expect(calls).toHaveLength(4);
    expect(reports).toHaveLength(1);
    expect(state()).toMatchObject({ following: false, failure: null, reached: 3 });
  });
});

describe("in a hidden tab", () => {
  it("pages that follow wait until the tab is shown", async () => {
    const tab = aTab();
    const { calls, last, state, ids } = await openList({ ...QUERY, tab: tab.target });
    tab.show(false);
    await last().answer(books([3, 4], 5));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(2);
    expect(ids()).toEqual([1, 2, 3, 4]);
    expect(state()).toMatchObject({ following: true, reached: 2 });
    tab.show(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(3);
    await last().answer(books([5], 5));
    expect(state()).toMatchObject({ following: false, reached: 3 });
  });

  it("another choice, or the end, does not wait for the tab", async () => {
    const tab = aTab(true);
    const { actions, asked, last, leave } = await openList({ ...QUERY, tab: tab.target });
    const show = async (shown: boolean) => {
      tab.show(shown);
      await vi.advanceTimersByTimeAsync(0);
    };
    actions.choose("b");
    actions.flush();
    await last().answer(books([1, 2], 5));
    await show(true);
    expect(asked()).toEqual(["all1", "b1"]);
    actions.choose(ALL);
    actions.flush();
    await show(false);
    await last().answer(books([1, 2], 5));
    leave.abort();
    await show(true);
    expect(asked()).toEqual(["all1", "b1", "all1"]);
  });
});
