import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasMore } from "../../../../src/islands/programme/state/selectors.ts";
import { CATEGORIES, openProgramme, page, programme } from "../a-programme.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const MAP = { query: "mode=carte" };

/** A tab that the test shows and hides. */
function tab(hidden = false) {
  const target = Object.assign(new EventTarget(), { hidden });
  return {
    target,
    show(shown: boolean) {
      target.hidden = !shown;
      target.dispatchEvent(new Event("visibilitychange"));
      return vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe("on the map, the remaining pages", () => {
  it("are loaded one after the other, in one order, without duplicates, until the last", async () => {
    const { calls, last, state, ids } = await openProgramme(MAP);
    const { seed } = state();
    expect(state()).toMatchObject({ following: true, reached: 1, busy: false, phase: "ready" });
    expect(calls.map((call) => call.page)).toEqual([1, 2]);
    await last().answer(page([2, 3], 5));
    expect(state()).toMatchObject({ following: true, reached: 2 });
    expect(ids()).toEqual([1, 2, 3]);
    await last().answer(page([4, 5], 5));
    expect(state()).toMatchObject({ following: false, reached: 3, count: 5 });
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
    expect(calls.map((call) => [call.page, call.seed])).toEqual([
      [1, seed],
      [2, seed],
      [3, seed],
    ]);
  });

  it("change neither the query, nor the address, nor announcements, until the last has loaded", async () => {
    const { actions, last, state, address } = await openProgramme(MAP);
    const { query } = address;
    expect(query()).toBe("volet2=6335&mode=carte");
    const { loads } = state();
    await last().answer(page([3, 4], 5));
    expect(state()).toMatchObject({ page: 1, busy: false, adding: false, appended: null, loads });
    await last().answer(page([5], 5));
    expect(state()).toMatchObject({ page: 1, busy: false, adding: false, appended: null, loads: loads + 1 });
    expect(query()).toBe("volet2=6335&mode=carte");
    actions.loadMore();
    expect(state().busy).toBe(false);
  });

  it("follow the pages in the address, which are shown together", async () => {
    const { actions, calls, last, state, address } = programme({ query: "mode=carte&page=2&card=a5" });
    actions.start();
    await last().answer(page([1, 2], 5));
    expect(state()).toMatchObject({ phase: "loading", following: false });
    await last().answer(page([3, 4], 5));
    expect(state()).toMatchObject({ phase: "ready", following: true, page: 2, reached: 2, loads: 0 });
    await last().answer(page([5], 5));
    expect(calls).toHaveLength(3);
    // The kept card was on a page that followed: it is shown, and the address is the shared one.
    expect(state()).toMatchObject({ following: false, page: 2, reached: 3, card: "a5" });
    expect(state().items.at(-1)?.slug).toBe("a5");
    expect(address.query()).toBe("volet2=6335&mode=carte&page=2&card=a5");
  });

  it("follow the pages of the initial JSON, in the server's order", async () => {
    const initial = {
      query: "volet2=6335&mode=carte",
      seed: 11,
      categories: CATEGORIES,
      events: page([7, 8], 3),
    };
    const { actions, calls, last, state, ids } = programme({ initial, ...MAP });
    actions.start();
    expect(state()).toMatchObject({ phase: "ready", following: true, page: 1, reached: 1, loads: 0 });
    expect(calls.map((call) => [call.page, call.seed])).toEqual([[2, 11]]);
    await last().answer(page([9], 3));
    expect(ids()).toEqual([7, 8, 9]);
    expect(state()).toMatchObject({ following: false, loads: 1 });
  });

  it("do not follow when all are loaded, nor in the other views", async () => {
    const whole = programme(MAP);
    whole.actions.start();
    await whole.last().answer(page([1, 2], 2));
    expect(whole.state()).toMatchObject({ following: false, reached: 1 });
    expect(whole.calls).toHaveLength(1);
    for (const query of ["mode=liste&volet2=6335", "mode=horaire"]) {
      const { calls, state } = await openProgramme({ query });
      expect(state().following).toBe(false);
      expect(calls).toHaveLength(1);
    }
  });

  it("disable 'load more' while they load", async () => {
    const { actions, calls, last, state } = await openProgramme(MAP);
    expect(hasMore(state())).toBe(false);
    actions.loadMore();
    expect(calls).toHaveLength(2);
    await last().fail();
    expect(hasMore(state())).toBe(true);
  });
});

describe("pages that follow end", () => {
  it("after forty; the visitor may load one more", async () => {
    const { actions, calls, last, state } = programme(MAP);
    actions.start();
    for (let number = 1; number <= 40; number += 1) await last().answer(page([number], 9000, 1));
    expect(calls).toHaveLength(40);
    expect(state()).toMatchObject({ following: false, reached: 40, page: 1, loads: 1 });
    expect(hasMore(state())).toBe(true);
    actions.loadMore();
    expect(state()).toMatchObject({ busy: true, adding: true, following: false });
    await last().answer(page([41], 9000, 1));
    expect(state()).toMatchObject({ reached: 41, appended: 40, following: false });
    expect(calls).toHaveLength(41);
  });

  it.each([
    ["an empty page", page([], 900)],
    ["a page that says no size", page([3], 900, 0)],
    ["a count that shrinks", page([3], 3)],
  ])("with %s", async (_, answer) => {
    const { calls, last, state } = await openProgramme(MAP);
    await last().answer(answer);
    expect(calls).toHaveLength(2);
    expect(state()).toMatchObject({ following: false, busy: false, failure: null });
    expect(hasMore(state())).toBe(false);
  });

  it("when another query is sent: a late page is not added to its answer", async () => {
    const { actions, calls, last, state, ids } = await openProgramme(MAP);
    const late = last();
    actions.setFilters({ genre: 6461 });
    expect(state()).toMatchObject({ following: false, busy: true });
    expect(late.signal.aborted).toBe(true);
    vi.advanceTimersByTime(250);
    await late.answer(page([3, 4], 5));
    expect(ids()).toEqual([1, 2]);
    await last().answer(page([8, 9], 4));
    expect(calls.map((call) => [call.question.filters.genre, call.page])).toEqual([
      [null, 1],
      [null, 2],
      [6461, 1],
      [6461, 2],
    ]);
    expect(last().seed).toBe(state().seed);
    await last().answer(page([10, 11], 4));
    expect(ids()).toEqual([8, 9, 10, 11]);
  });

  it("when the map is left, and start when it is shown again", async () => {
    const { actions, address, calls, last, state, ids } = await openProgramme(MAP);
    const late = last();
    actions.setMode("liste");
    expect(late.signal.aborted).toBe(true);
    actions.flush();
    await last().answer(page([21, 22], 5));
    expect(state()).toMatchObject({ mode: "liste", following: false, reached: 1, busy: false });
    const asked = calls.length;

    address.visit("volet2=6335&mode=carte&page=2", 13);
    actions.readAddress();
    await last().answer(page([1, 2], 5));
    await last().answer(page([3, 4], 5));
    await last().answer(page([5], 5));
    expect(calls.slice(asked).map((call) => [call.page, call.seed])).toEqual([
      [1, 13],
      [2, 13],
      [3, 13],
    ]);
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
    expect(state()).toMatchObject({ page: 2, reached: 3, following: false });
  });

  it("not when a place or a card is chosen, or the same address is read again", async () => {
    const { actions, calls, last, state } = await openProgramme(MAP);
    const following = last();
    actions.setFilters({ location: 70101 });
    actions.chooseCard("a2");
    actions.readAddress();
    actions.flush();
    actions.retry();
    vi.advanceTimersByTime(1000);
    expect(following.signal.aborted).toBe(false);
    expect(calls).toHaveLength(2);
    expect(state()).toMatchObject({ following: true, busy: false });
    await following.answer(page([3, 4], 4));
    expect(state()).toMatchObject({ following: false, card: "a2", filters: { location: 70101 } });
  });

  it("with the programme: no request, change or listener is left", async () => {
    const seen = tab();
    const { calls, last, leave, state, reports } = await openProgramme({ ...MAP, tab: seen.target });
    const late = last();
    leave.abort();
    const before = state();
    expect(late.signal.aborted).toBe(true);
    await late.answer(page([3, 4], 5));
    await seen.show(true);
    expect(state()).toBe(before);
    expect(calls).toHaveLength(2);
    expect(reports).toEqual([]);
  });
});

describe("a following page that fails", () => {
  it("ends them with the loaded pages, reported once; 'load more' and retry continue", async () => {
    const { actions, calls, last, state, ids, reports } = await openProgramme(MAP);
    await last().answer(page([3, 4], 7));
    const error = new Error("cut");
    await last().fail(error);
    expect(state()).toMatchObject({
      phase: "ready",
      following: false,
      busy: false,
      failure: error,
      reached: 2,
    });
    expect(ids()).toEqual([1, 2, 3, 4]);
    actions.loadMore();
    expect(last().page).toBe(3);
    expect(state()).toMatchObject({ following: true, busy: false, adding: false, failure: null });
    await last().fail();
    actions.retry();
    expect(last().page).toBe(3);
    expect(reports).toEqual([error]);
    await last().answer(page([5, 6], 7));
    await last().answer(page([7], 7));
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(state()).toMatchObject({ following: false, failure: null, page: 1, appended: null });
    expect(calls.map((call) => call.page)).toEqual([1, 2, 3, 3, 3, 4]);
  });

  it("continues when the browser is online again", async () => {
    const { calls, last, network, state, reports } = await openProgramme(MAP);
    await last().fail();
    network.dispatchEvent(new Event("online"));
    await last().answer(page([3, 4], 5));
    await last().answer(page([5], 5));
    network.dispatchEvent(new Event("online"));
    expect(calls).toHaveLength(4);
    expect(reports).toHaveLength(1);
    expect(state()).toMatchObject({ following: false, failure: null, reached: 3 });
  });
});

describe("in a hidden tab", () => {
  it("sends no request, and continues when the tab is shown", async () => {
    const seen = tab();
    const { calls, last, state, ids } = await openProgramme({ ...MAP, tab: seen.target });
    await seen.show(false);
    await last().answer(page([3, 4], 5));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(2);
    expect(ids()).toEqual([1, 2, 3, 4]);
    expect(state()).toMatchObject({ following: true, reached: 2 });
    await seen.show(true);
    expect(calls).toHaveLength(3);
    await last().answer(page([5], 5));
    expect(state()).toMatchObject({ following: false, reached: 3 });
  });

  it("another query, or the end of the programme, does not wait for the tab", async () => {
    const seen = tab(true);
    const { actions, calls, last, leave } = await openProgramme({ ...MAP, tab: seen.target });
    expect(calls).toHaveLength(1);
    actions.setMode("liste");
    actions.flush();
    await last().answer(page([1, 2], 5));
    await seen.show(true);
    expect(calls).toHaveLength(2);
    actions.setMode("carte");
    actions.flush();
    await seen.show(false);
    await last().answer(page([1, 2], 5));
    leave.abort();
    await seen.show(true);
    expect(calls).toHaveLength(3);
  });
});
