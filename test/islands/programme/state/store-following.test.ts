/** On the map, and in a search, pages load by themselves (test/shared/list/following.test.ts). */
import { describe, expect, it, vi } from "vitest";
import { holdTime } from "../../../shared/hold-time.ts";
import { CATEGORIES, openProgramme, page, programme } from "../a-programme.ts";

holdTime();

const MAP = { query: "mode=carte" };

describe("on the map, the remaining pages", () => {
  it("follow, at most forty, with the same question, seed and address", async () => {
    const { actions, calls, last, state, address } = programme(MAP);
    actions.start();
    const { seed } = state();
    for (let number = 1; number <= 40; number += 1) await last().answer(page([number], 9000, 1));
    expect(calls.map((call) => call.page)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    for (const call of calls) expect(call).toMatchObject({ seed, question: { mode: "carte" } });
    expect(state()).toMatchObject({ following: false, page: 1, reached: 40 });
    expect(address.query()).toBe("volet2=6335&mode=carte");
  });

  it("follow the page of the initial JSON, in the server's order", async () => {
    const events = page([7, 8], 3);
    const initial = { query: "volet2=6335&mode=carte", seed: 11, categories: CATEGORIES, events };
    const { actions, calls, last, ids } = programme({ initial, ...MAP });
    actions.start();
    expect(calls.map((call) => [call.page, call.seed])).toEqual([[2, 11]]);
    await last().answer(page([9], 3));
    expect(ids()).toEqual([7, 8, 9]);
  });

  it.each(["mode=liste&volet2=6335", "mode=horaire"])("do not follow in other views: %s", async (query) => {
    const { calls, state } = await openProgramme({ query });
    expect(state().following).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it("end when the map is left, and start when it is shown again", async () => {
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

  it("do not end when a place is chosen", async () => {
    const { actions, calls, last, state } = await openProgramme(MAP);
    const following = last();
    actions.setFilters({ location: 70101 });
    actions.flush();
    vi.advanceTimersByTime(1000);
    expect(following.signal.aborted).toBe(false);
    expect(calls).toHaveLength(2);
    await following.answer(page([3, 4], 4));
    expect(state()).toMatchObject({ following: false, filters: { location: 70101 } });
  });
});
