import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openProgramme, page, programme } from "../a-programme.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("loading more", () => {
  it("appends the next page in the same order, without duplicates", async () => {
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

  it("continues beyond page 40, the last one in an address", async () => {
    const { actions, calls, last, state, address } = await openProgramme({ query: "page=40" });
    for (let number = 2; number <= 40; number += 1) await last().answer(page([10 + number], 9000, 1));
    expect(state()).toMatchObject({ page: 40, busy: false });
    actions.loadMore();
    await last().answer(page([99], 9000, 1));
    expect(last().page).toBe(41);
    expect(calls).toHaveLength(41);
    expect(state()).toMatchObject({ page: 41, reached: 41 });
    expect(address.query()).toBe("page=40");
    // Back to the same entry, from the back/forward cache: the address cannot say 41, and page 41 stays.
    actions.readAddress();
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(41);
    expect(state()).toMatchObject({ page: 41, busy: false });
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

  it("ends at a page without new activities, whatever the count", async () => {
    const { actions, calls, last, ids, state } = await openProgramme();
    const before = ids();
    actions.loadMore();
    await last().answer(page(before, 1_000_000_000));
    expect(ids()).toEqual(before);
    expect(state()).toMatchObject({ page: 1, exhausted: true, busy: false, appended: null });
    actions.loadMore();
    expect(calls).toHaveLength(2);
  });

  it("continues after a page of unreadable rows", async () => {
    const { actions, last, ids, state } = await openProgramme();
    actions.loadMore();
    await last().answer({ ...page([], 5), received: 2 });
    expect(state()).toMatchObject({ page: 2, exhausted: false });
    actions.loadMore();
    expect(last().page).toBe(3);
    await last().answer(page([5], 5));
    expect(ids()).toEqual([1, 2, 5]);
  });

  it("counts at least the shown activities, and none when it shows none", async () => {
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

describe("the address", () => {
  it("keeps the card and the page for the way back from an activity", async () => {
    const { actions, address, calls } = await openProgramme({ query: "utm_source=x" });
    actions.chooseCard("a2");
    expect(address.query()).toBe("card=a2&utm_source=x");
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(1);
  });

  it("is read when the visitor goes back to another entry, at once and in its own order", async () => {
    const { actions, address, last, calls, ids } = await openProgramme();
    address.visit("genre=6461", 13);
    actions.readAddress();
    expect(last()).toMatchObject({ seed: 13, question: { filters: { genre: 6461 } } });
    await last().answer(page([9], 1));
    expect(ids()).toEqual([9]);
    actions.readAddress();
    expect(calls).toHaveLength(2);
  });

  it("is read without a call when only the card differs", async () => {
    const { actions, address, calls, state } = await openProgramme();
    address.visit("card=a2");
    actions.readAddress();
    expect(state().card).toBe("a2");
    expect(calls).toHaveLength(1);
  });
});

describe("leaving the page", () => {
  it("leaves no timer, call, change, report or listener", async () => {
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

  it.each(["a debounce", "a failure", "the categories"])("leaves nothing during %s", async (moment) => {
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
