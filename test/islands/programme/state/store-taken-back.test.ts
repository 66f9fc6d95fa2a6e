import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_LOCATION } from "../../../../src/islands/programme/domain/filters.ts";
import { chips } from "../../../../src/islands/programme/state/chips.ts";
import { openProgramme, page } from "../a-programme.ts";
import { AREA } from "../areas-of-today.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("a choice that is taken back", () => {
  it("before its request sends nothing: the same pages, in the same order, at the same address", async () => {
    const { actions, calls, last, state, address, ids } = await openProgramme({ query: "volet1=6332" });
    actions.loadMore();
    await last().answer(page([3, 4], 5));
    const before = state();
    const query = address.query();
    expect(query).toBe("volet1=6332&page=2");

    actions.setFilters({ genre: 6461 });
    expect(state().seed).not.toBe(before.seed);
    vi.advanceTimersByTime(249);
    actions.setFilters({ genre: null });
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(2);
    expect(state()).toMatchObject({ busy: false, page: 2, reached: 2, seed: before.seed, appended: null });
    expect(state().items).toBe(before.items);
    expect(address.query()).toBe(query);
    // Announced once: the live region waits for it.
    expect(state().loads).toBe(before.loads + 1);

    actions.loadMore();
    expect(last()).toMatchObject({ page: 3, seed: before.seed });
    await last().answer(page([5], 5));
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
  });

  it("by its chip, its button or its view, is the same", async () => {
    const { actions, calls, state, address } = await openProgramme({ query: "volet1=6332" });
    actions.setSigning(false);
    const chip = chips(state()).find(({ kind }) => kind === "signing");
    if (chip) actions.removeChip(chip);
    actions.toggleArea(AREA.online);
    actions.toggleArea(AREA.online);
    actions.setMode("horaire");
    actions.setMode("liste");
    actions.setFilters({ hours: [9, 17] });
    actions.setFilters({ type: 6340 });
    actions.setFilters({ hours: [0, 24], type: null });
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(1);
    expect(state()).toMatchObject({ busy: false, page: 1 });
    expect(address.query()).toBe("volet1=6332");
  });

  it("while its answer is loading drops the answer; after its failure needs none", async () => {
    const { actions, calls, last, state, ids } = await openProgramme();
    actions.setFilters({ genre: 6461 });
    actions.flush();
    const late = last();
    actions.setFilters({ genre: null });
    expect(late.signal.aborted).toBe(true);
    await late.answer(page([9], 1));
    expect(ids()).toEqual([1, 2]);
    expect(state().busy).toBe(false);

    actions.setFilters({ genre: 6461 });
    actions.flush();
    await last().fail();
    actions.setFilters({ genre: null });
    expect(state()).toMatchObject({ busy: false, failure: null });
    actions.retry();
    expect(calls).toHaveLength(3);
  });

  it("on the map continues with the pages that follow", async () => {
    const { actions, calls, last, state, ids } = await openProgramme({ query: "mode=carte" });
    const { seed } = state();
    actions.setFilters({ genre: 6461 });
    expect(state().following).toBe(false);
    actions.setFilters({ genre: null });
    expect(state()).toMatchObject({ following: true, busy: false });
    expect(calls.slice(1).map((call) => [call.page, call.seed])).toEqual([
      [2, seed],
      [2, seed],
    ]);
    await last().answer(page([3, 4, 5], 5));
    await last().answer(page([], 5));
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
  });

  it("partly sends a request", async () => {
    const { actions, calls, last } = await openProgramme();
    actions.setFilters({ genre: 6461, type: 6340 });
    actions.setFilters({ genre: null });
    vi.advanceTimersByTime(250);
    expect(calls).toHaveLength(2);
    await last().answer(page([5], 1));
  });

  it("by the reset shows one page, which is requested", async () => {
    const { actions, calls, last, state, address } = await openProgramme();
    actions.loadMore();
    await last().answer(page([3, 4], 5));
    actions.setFilters({ genre: 6461 });
    actions.reset();
    vi.advanceTimersByTime(250);
    expect(calls).toHaveLength(3);
    await last().answer(page([1, 2], 5));
    expect(state()).toMatchObject({ ...DEFAULT_LOCATION, reached: 1, busy: false });
    expect(address.query()).toBe("mode=liste");
  });

  it("does not include Back, which loads the pages and the order of its entry", async () => {
    const { actions, address, calls, last, state } = await openProgramme();
    actions.loadMore();
    await last().answer(page([3, 4], 5));
    actions.setFilters({ genre: 6461 });
    address.visit("", 13);
    actions.readAddress();
    expect(calls).toHaveLength(3);
    expect(last()).toMatchObject({ page: 1, seed: 13 });
    await last().answer(page([1, 2], 5));
    expect(state()).toMatchObject({ page: 1, reached: 1, seed: 13 });
  });

  it("after its answer sends a new request", async () => {
    const { actions, calls, last, state } = await openProgramme();
    actions.setFilters({ genre: 1 });
    actions.flush();
    await last().answer(page([7], 1));
    actions.setFilters({ genre: null });
    vi.advanceTimersByTime(250);
    expect(calls).toHaveLength(3);
    await last().answer(page([1, 2], 5));
    expect(state()).toMatchObject({ count: 5, busy: false });
  });
});
