import { describe, expect, it, vi } from "vitest";
import { holdTime } from "../hold-time.ts";
import { bookList, books, DEBOUNCE, openList } from "./a-list.ts";

holdTime();

/** A list whose choice of shelf b has failed. */
async function failed() {
  const list = await openList();
  const error = new Error("GET /api/events: answered with status 500");
  list.actions.choose("b");
  list.actions.flush();
  await list.last().fail(error);
  return { ...list, error, online: () => list.network.dispatchEvent(new Event("online")) };
}

describe("a choice that failed", () => {
  it("keeps the old list, enables the controls, and reports once", async () => {
    const { state, ids, reports, error } = await failed();
    expect(ids()).toEqual([1, 2]);
    expect(state()).toMatchObject({ phase: "ready", busy: false, failure: error, shelf: "b" });
    expect(state()).toMatchObject({ stale: true, count: 5, answered: "a" });
    expect(reports).toEqual([error]);
  });

  it("is repeated on demand, and success clears the failure", async () => {
    const { actions, last, state, ids, asked } = await failed();
    actions.retry();
    expect(state()).toMatchObject({ busy: true, failure: null, stale: true });
    await last().answer(books([9]));
    expect(state()).toMatchObject({ stale: false, count: 1, answered: "b" });
    actions.retry();
    expect([asked(), ids()]).toEqual([["a1", "b1", "b1"], [9]]);
  });

  it("lets 'load more' do nothing, so that two lists are never mixed", async () => {
    const { actions, asked, last, ids } = await failed();
    actions.loadMore();
    expect(asked()).toEqual(["a1", "b1"]);
    actions.retry();
    await last().answer(books([9], 5));
    actions.loadMore();
    await last().answer(books([10], 5));
    expect(ids()).toEqual([9, 10]);
  });

  it("is tried again once when the browser is back online, without a report", async () => {
    const { last, calls, online, reports, state } = await failed();
    online();
    expect(calls).toHaveLength(3);
    await last().fail();
    online();
    expect(calls).toHaveLength(3);
    expect(reports).toHaveLength(1);
    expect(state()).toMatchObject({ busy: false, failure: expect.any(Error) });
  });

  it("is not reported again when the visitor tries again, and still listens for the network", async () => {
    const { actions, last, calls, online, reports } = await failed();
    actions.retry();
    await last().fail();
    expect(reports).toHaveLength(1);
    online();
    expect(calls).toHaveLength(4);
  });

  it("is not tried online after another choice", async () => {
    const { actions, last, asked, online } = await failed();
    actions.choose("c");
    online();
    expect(asked()).toEqual(["a1", "b1"]);
    vi.advanceTimersByTime(DEBOUNCE);
    await last().answer(books([9]));
    online();
    expect(asked()).toEqual(["a1", "b1", "c1"]);
  });
});

describe("a page more that failed", () => {
  it("can be tried again", async () => {
    const { actions, last, ids, state, address } = await openList();
    actions.loadMore();
    await last().fail();
    expect(state()).toMatchObject({ page: 1, busy: false, adding: false, stale: false });
    expect(address.query()).toBe("shelf=a");
    actions.retry();
    expect(last().page).toBe(2);
    await last().answer(books([3, 4], 5));
    expect(ids()).toEqual([1, 2, 3, 4]);
  });

  it("is reported once, however often the visitor asks for it", async () => {
    const { actions, last, calls, reports } = await openList();
    for (const _ of "123") {
      actions.loadMore();
      await last().fail();
    }
    expect(calls).toHaveLength(4);
    expect(reports).toHaveLength(1);
  });
});

it("a first list that failed can still succeed when the network is back", async () => {
  const { actions, last, state, network, reports } = bookList({ query: "shelf=a&page=2" });
  actions.start();
  await last().answer(books([1, 2], 5));
  await last().fail();
  expect(state()).toMatchObject({ phase: "failed", busy: false, items: [], page: 2 });
  expect(reports).toHaveLength(1);
  network.dispatchEvent(new Event("online"));
  expect(state()).toMatchObject({ phase: "loading", busy: true, failure: null });
  await last().answer(books([1, 2], 5));
  await last().answer(books([3, 4], 5));
  expect(state()).toMatchObject({ phase: "ready", page: 2, count: 5 });
});

describe("`signet:refresh`, when a page without a network has it back,", () => {
  const refresh = ({ network }: ReturnType<typeof bookList>) =>
    network.dispatchEvent(new Event("signet:refresh"));

  it("asks for the loaded pages anew, and changes neither address nor page", async () => {
    const list = await openList();
    const { actions, asked, last, ids, state, address } = list;
    actions.loadMore();
    await last().answer(books([3, 4], 5));
    refresh(list);
    expect([asked(), state().stale, ids()]).toEqual([["a1", "a2", "a1"], true, [1, 2, 3, 4]]);
    await last().answer(books([1, 9], 5));
    await last().answer(books([3, 4], 5));
    expect([ids(), state().stale, address.query()]).toEqual([[1, 9, 3, 4], false, "shelf=a&page=2"]);
  });

  it("reports no failure, and keeps the list", async () => {
    const list = await openList();
    refresh(list);
    await list.last().fail();
    expect([list.ids(), list.reports]).toEqual([[1, 2], []]);
  });

  it("does nothing before the first answer, nor after the marker was released", async () => {
    const list = bookList();
    list.actions.start();
    refresh(list);
    expect(list.asked()).toEqual(["a1"]);
    await list.last().answer(books([1, 2], 5));
    list.leave.abort();
    refresh(list);
    expect(list.asked()).toEqual(["a1"]);
  });
});

it("events of the network ask nothing on another page", async () => {
  let isHere = true;
  const { actions, network, last, asked } = await openList({ isHere: () => isHere });
  actions.choose("b");
  actions.flush();
  await last().fail();
  isHere = false;
  network.dispatchEvent(new Event("online"));
  network.dispatchEvent(new Event("signet:refresh"));
  expect(asked()).toEqual(["a1", "b1"]);
});
