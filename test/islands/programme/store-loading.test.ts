import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chips } from "../../../src/islands/programme/selectors.ts";
import { openProgramme, page, programme } from "./a-programme.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("loading more", () => {
  it("appends the next page in the same order, without those already there", async () => {
    const { actions, last, state, ids, address } = await openProgramme();
    const { seed } = state();
    actions.loadMore();
    expect(state()).toMatchObject({ busy: true, adding: true, page: 1 });
    expect(last()).toMatchObject({ page: 2, seed });
    await last().answer(page([2, 3, 4], 5));
    expect(ids()).toEqual([1, 2, 3, 4]);
    expect(state()).toMatchObject({ busy: false, adding: false, page: 2, appended: 2 });
    expect(address.query()).toBe("page=2");
  });

  it("happens once for two clicks, and not while a filter is being applied", async () => {
    const { actions, calls, last } = await openProgramme();
    actions.loadMore();
    actions.loadMore();
    expect(calls).toHaveLength(2);
    await last().answer(page([3, 4], 5));
    actions.setFilters({ genre: 1 });
    actions.loadMore();
    expect(calls).toHaveLength(2);
    vi.advanceTimersByTime(250);
    actions.loadMore();
    expect(calls).toHaveLength(3);
    await last().answer(page([5], 1));
  });

  it("ends at the count, at an empty page, and without a page size", async () => {
    const { actions, calls, last, state } = await openProgramme();
    actions.loadMore();
    await last().answer(page([3, 4], 5));
    actions.loadMore();
    await last().answer(page([5], 5));
    actions.loadMore();
    expect(calls).toHaveLength(3);

    const empty = await openProgramme();
    empty.actions.loadMore();
    await empty.last().answer(page([], 5));
    expect(empty.state()).toMatchObject({ page: 1, exhausted: true, appended: null });
    empty.actions.loadMore();
    expect(empty.calls).toHaveLength(2);
    expect(state().page).toBe(3);
  });

  it("ends at a page that brings nothing but what is there: such an API has no other, whatever it counts", async () => {
    const { actions, calls, last, ids, state } = await openProgramme();
    const before = ids();
    actions.loadMore();
    await last().answer(page(before, 1_000_000_000));
    expect(ids()).toEqual(before);
    expect(state()).toMatchObject({ page: 1, exhausted: true, busy: false, appended: null });
    actions.loadMore();
    expect(calls).toHaveLength(2);
  });

  it("goes on after a page of rows that nobody could read", async () => {
    const { actions, last, ids, state } = await openProgramme();
    actions.loadMore();
    await last().answer({ ...page([], 5), received: 2 });
    expect(state()).toMatchObject({ page: 2, exhausted: false });
    actions.loadMore();
    expect(last().page).toBe(3);
    await last().answer(page([5], 5));
    expect(ids()).toEqual([1, 2, 5]);
  });

  it("never counts fewer activities than it shows, nor any when it shows none", async () => {
    const { actions, last, state } = await openProgramme();
    actions.loadMore();
    await last().answer(page([3, 4], 1));
    expect(state().count).toBe(4);
    actions.setFilters({ genre: 1 });
    actions.flush();
    await last().answer(page([], 100));
    expect(state().count).toBe(0);
  });

  it("is dropped when a filter changes meanwhile", async () => {
    const { actions, last, ids } = await openProgramme();
    actions.loadMore();
    const more = last();
    actions.setFilters({ genre: 1 });
    expect(more.signal.aborted).toBe(true);
    await more.answer(page([3, 4], 5));
    expect(ids()).toEqual([1, 2]);
    actions.flush();
    await last().answer(page([8], 1));
    expect(ids()).toEqual([8]);
  });
});

describe("when a load fails", () => {
  it("the old list stays, the controls come back, it is said once", async () => {
    const { actions, last, state, ids, reports } = await openProgramme();
    actions.setFilters({ genre: 1 });
    actions.flush();
    const error = new Error("GET /api/events: answered with status 500");
    await last().fail(error);
    expect(ids()).toEqual([1, 2]);
    expect(state()).toMatchObject({ phase: "ready", busy: false, failure: error, filters: { genre: 1 } });
    expect(reports).toEqual([error]);
  });

  it("asks again on request, for the same; and success forgets the failure", async () => {
    const { actions, last, state, ids, calls } = await openProgramme();
    actions.setFilters({ genre: 1 });
    actions.flush();
    await last().fail();
    actions.retry();
    expect(state()).toMatchObject({ busy: true, failure: null });
    expect(last()).toMatchObject({ page: 1, question: { filters: { genre: 1 } } });
    await last().answer(page([9], 1));
    expect(ids()).toEqual([9]);
    actions.retry();
    expect(calls).toHaveLength(3);
  });

  it("'load more' after a failed change tries that change: the list is not mixed from two questions", async () => {
    const { actions, last, ids } = await openProgramme();
    actions.setFilters({ genre: 1 });
    actions.flush();
    await last().fail();
    actions.loadMore();
    expect(last().page).toBe(1);
    await last().answer(page([9], 1));
    expect(ids()).toEqual([9]);
  });

  it("a failed 'load more' can be tried again as such", async () => {
    const { actions, last, ids, state, address } = await openProgramme();
    actions.loadMore();
    await last().fail();
    expect(state()).toMatchObject({ page: 1, busy: false });
    expect(address.query()).toBe("");
    actions.retry();
    expect(last().page).toBe(2);
    await last().answer(page([3, 4], 5));
    expect(ids()).toEqual([1, 2, 3, 4]);
  });

  it("is tried once more when the browser comes back online, and silently", async () => {
    const { actions, last, calls, network, reports, state } = await openProgramme();
    actions.setFilters({ genre: 1 });
    actions.flush();
    await last().fail();
    network.dispatchEvent(new Event("online"));
    expect(calls).toHaveLength(3);
    await last().fail();
    network.dispatchEvent(new Event("online"));
    expect(calls).toHaveLength(3);
    expect(reports).toHaveLength(1);
    expect(state()).toMatchObject({ busy: false, failure: expect.any(Error) });
  });

  it("is not said again when the visitor tries once more, and still hopes for the network", async () => {
    const { actions, last, calls, network, reports } = await openProgramme();
    actions.setFilters({ genre: 1 });
    actions.flush();
    await last().fail();
    actions.retry();
    await last().fail();
    expect(reports).toHaveLength(1);
    network.dispatchEvent(new Event("online"));
    expect(calls).toHaveLength(4);
  });

  it("of the list and the categories is one dead API, and one report", async () => {
    for (const query of ["", "genre=6461"]) {
      for (const first of ["list", "categories"] as const) {
        const { actions, last, categoryCalls, reports } = programme({ query });
        actions.start();
        if (query !== "" && first === "list") await last().fail();
        await categoryCalls[0]?.fail();
        if (query === "" || first === "categories") await last().fail();
        expect(reports.map(String)).toEqual(["Error: GET /api/events: answered with status 500"]);
      }
    }
  });

  it("is not tried online when something else was asked for since", async () => {
    const { actions, last, calls, network } = await openProgramme();
    actions.setFilters({ genre: 1 });
    actions.flush();
    await last().fail();
    actions.setFilters({ genre: 2 });
    network.dispatchEvent(new Event("online"));
    expect(calls).toHaveLength(2);
    vi.advanceTimersByTime(250);
    await last().answer(page([9], 1));
    network.dispatchEvent(new Event("online"));
    expect(calls).toHaveLength(3);
  });

  it("the first time leaves the server's page, and may still come good", async () => {
    const { actions, last, state, network, reports } = programme({ query: "genre=1&page=2" });
    actions.start();
    await last().answer(page([1, 2], 5));
    await last().fail();
    expect(state()).toMatchObject({ phase: "failed", busy: false, activities: [], page: 2 });
    expect(reports).toHaveLength(1);
    network.dispatchEvent(new Event("online"));
    await last().answer(page([1, 2], 5));
    await last().answer(page([3, 4], 5));
    expect(state()).toMatchObject({ phase: "ready", page: 2, count: 5 });
  });

  it("of the categories only leaves the list working, and they are asked for once more online", async () => {
    const { actions, last, state, categoryCalls, network, reports } = programme({ query: "genre=6461" });
    actions.start();
    await categoryCalls[0]?.fail();
    await last().answer(page([1], 1));
    expect(state()).toMatchObject({ phase: "ready", categories: null });
    expect(chips(state())[0]?.text).toBe("6461");
    network.dispatchEvent(new Event("online"));
    await categoryCalls[1]?.answer();
    expect(chips(state())[0]?.text).toBe("Poésie");
    expect(reports).toHaveLength(1);
  });

  it("of the categories is over once the visitor's own attempt has brought them", async () => {
    const { actions, last, state, categoryCalls, network } = programme({ query: "genre=6461" });
    actions.start();
    await categoryCalls[0]?.fail();
    await last().answer(page([1], 1));
    actions.retry();
    await categoryCalls[1]?.answer();
    const { categories } = state();
    expect(categories).not.toBeNull();
    network.dispatchEvent(new Event("online"));
    expect(categoryCalls).toHaveLength(2);
    expect(state().categories).toBe(categories);
  });
});

describe("the address", () => {
  it("keeps the card and the page for the way back from an activity", async () => {
    const { actions, address, calls } = await openProgramme({ query: "utm_source=x" });
    actions.chooseCard("a2");
    expect(address.query()).toBe("card=a2&utm_source=x");
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(1);
  });

  it("is followed when the visitor goes back to another entry, at once and in its own order", async () => {
    const { actions, address, last, calls, ids } = await openProgramme();
    address.visit("genre=6461", 13);
    actions.readAddress();
    expect(last()).toMatchObject({ seed: 13, question: { filters: { genre: 6461 } } });
    await last().answer(page([9], 1));
    expect(ids()).toEqual([9]);
    actions.readAddress();
    expect(calls).toHaveLength(2);
  });

  it("is followed without a call when only the card differs", async () => {
    const { actions, address, calls, state } = await openProgramme();
    address.visit("card=a2");
    actions.readAddress();
    expect(state().card).toBe("a2");
    expect(calls).toHaveLength(1);
  });
});

describe("leaving the page", () => {
  it("leaves silence: no timer, no call, no change, no report, no listener", async () => {
    const { actions, leave, last, calls, state, network, reports, address, failures } = await openProgramme();
    actions.loadMore();
    const more = last();
    leave.abort();
    expect(more.signal.aborted).toBe(true);
    const before = state();
    const written = address.written.length;
    await more.answer(page([3, 4], 5));
    actions.setFilters({ genre: 1 });
    actions.setMode("carte");
    actions.loadMore();
    actions.retry();
    actions.reset();
    actions.flush();
    actions.chooseCard("x");
    actions.readAddress();
    network.dispatchEvent(new Event("online"));
    vi.runAllTimers();
    expect(state()).toBe(before);
    expect(calls).toHaveLength(2);
    expect(address.written).toHaveLength(written);
    expect([...reports, ...failures]).toEqual([]);
  });

  it.each(["a debounce", "a failure", "the categories"])("leaves silence during %s", async (moment) => {
    const opened = moment === "the categories" ? programme() : await openProgramme();
    const { actions, leave, last, calls, categoryCalls, state, network, reports } = opened;
    if (moment === "the categories") actions.start();
    else actions.setFilters({ genre: 1 });
    if (moment === "a failure") {
      actions.flush();
      await last().fail();
    }
    const asked = calls.length;
    const said = reports.length;
    leave.abort();
    const before = state();
    await categoryCalls[0]?.answer();
    network.dispatchEvent(new Event("online"));
    vi.runAllTimers();
    expect(calls).toHaveLength(asked);
    expect(reports).toHaveLength(said);
    expect(state()).toBe(before);
  });
});
