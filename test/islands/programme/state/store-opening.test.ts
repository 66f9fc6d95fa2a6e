import { describe, expect, it, vi } from "vitest";
import { parseCategories } from "../../../../src/islands/programme/domain/categories.ts";
import { DEFAULT_FILTERS } from "../../../../src/islands/programme/domain/filters.ts";
import { chips } from "../../../../src/islands/programme/state/chips.ts";
import { holdTime } from "../../../shared/hold-time.ts";
import { CATEGORIES, openProgramme, page, programme, THURSDAY, WEDNESDAY } from "../a-programme.ts";

const onWednesday = () => new Date("2026-11-25T15:00:00Z");

holdTime();

describe("opening the programme", () => {
  it("requests activities and categories at once when the address has a known key", async () => {
    const { actions, calls, categoryCalls, last, state, ids } = programme({
      query: "type=6340&utm_source=x",
    });
    actions.start();
    actions.start();
    expect(calls).toHaveLength(1);
    expect(categoryCalls).toHaveLength(1);
    expect(last().question.filters.type).toBe(6340);
    expect(state()).toMatchObject({ phase: "loading", busy: true });
    await last().answer(page([1, 2], 5));
    expect(state()).toMatchObject({ phase: "ready", busy: false, count: 5, perPage: 2, page: 1, loads: 1 });
    expect(ids()).toEqual([1, 2]);
    await categoryCalls[0]?.answer(CATEGORIES);
    expect(state().categories).toBe(CATEGORIES);
    expect(calls).toHaveLength(1);
  });

  it("waits for the categories when the address has no known key, then shows today", async () => {
    const { actions, calls, categoryCalls, last, address } = programme({
      clock: onWednesday,
      query: "utm_source=x",
    });
    actions.start();
    expect(calls).toHaveLength(0);
    await categoryCalls[0]?.answer(CATEGORIES);
    expect(last().question.filters.date).toBe(WEDNESDAY);
    expect(address.query()).toBe(`date=${WEDNESDAY}&utm_source=x`);
  });

  it("chooses today by the number in its label, and sends its value", async () => {
    const { actions, categoryCalls, last, address } = programme({ clock: onWednesday });
    actions.start();
    const dates = [
      { id: 902, title: THURSDAY },
      { id: 901, title: WEDNESDAY },
    ];
    await categoryCalls[0]?.answer(parseCategories({ dates }, () => {}));
    expect(last().question.filters.date).toBe(901);
    expect(address.query()).toBe("date=901");
  });

  it.each([
    [0, 1],
    [0.999999, 16],
    [1, 16],
  ])("draws its seed from 1 to 16: a random number of %d gives %d", async (drawn, seed) => {
    const { actions, last } = programme({ query: "type=6340", random: () => drawn });
    actions.start();
    expect(last().seed).toBe(seed);
  });

  it("shows everything when today is no day of the fair, or the categories fail", async () => {
    const other = programme();
    other.actions.start();
    await other.categoryCalls[0]?.answer(CATEGORIES);
    expect(other.last().question.filters).toEqual(DEFAULT_FILTERS);
    expect(other.address.query()).toBe("");

    const without = programme({ clock: onWednesday });
    without.actions.start();
    await without.categoryCalls[0]?.fail();
    expect(without.last().question.filters).toEqual(DEFAULT_FILTERS);
    await without.last().answer(page([1], 1));
    expect(without.state()).toMatchObject({ phase: "ready", categories: null });
    expect(without.reports).toHaveLength(1);
  });

  const takesOff = {
    "the chip of today": ({ actions, state }: ReturnType<typeof programme>) => {
      const [today] = chips(state());
      if (today) actions.removeChip(today);
    },
    "a reset": ({ actions }: ReturnType<typeof programme>) => actions.reset(),
    "the date's own selector": ({ actions }: ReturnType<typeof programme>) =>
      actions.setFilters({ date: null }),
  };
  it.each(Object.entries(takesOff))("does not choose today again after %s", async (_, takeOff) => {
    const opened = programme({ clock: onWednesday, query: "utm_source=x" });
    opened.actions.start();
    await opened.categoryCalls[0]?.answer(CATEGORIES);
    await opened.last().answer(page([1], 1));
    takeOff(opened);
    opened.actions.flush();
    await opened.last().answer(page([1, 2], 2));
    expect(opened.address.query()).toMatch(/^mode=liste(&utm_source=x)?$/);

    const again = programme({ clock: onWednesday, query: opened.address.query() });
    again.actions.start();
    expect(again.last().question.filters).toEqual(DEFAULT_FILTERS);
    await again.last().answer(page([1, 2], 2));
    await again.categoryCalls[0]?.answer(CATEGORIES);
    expect(again.calls).toHaveLength(1);
    expect(again.address.query()).toBe(opened.address.query());
  });

  it("writes `mode=liste` only while the choice has no other key", async () => {
    const { actions, address, last } = await openProgramme({ query: "mode=liste&utm_source=x" });
    expect(address.query()).toBe("mode=liste&utm_source=x");
    actions.setFilters({ genre: 6461 });
    expect(address.query()).toBe("genre=6461&utm_source=x");
    actions.setFilters({ genre: null });
    expect(address.query()).toBe("mode=liste&utm_source=x");
    actions.loadMore();
    await last().answer(page([3, 4], 5));
    expect(address.query()).toBe("page=2&utm_source=x");
  });

  it("shows everything when the categories hang, and sends nothing when they arrive late", async () => {
    const { actions, calls, categoryCalls, last, state } = programme({ clock: onWednesday });
    actions.start();
    vi.advanceTimersByTime(2999);
    expect(calls).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(last().question.filters).toEqual(DEFAULT_FILTERS);
    await last().answer(page([1], 1));
    await categoryCalls[0]?.answer(CATEGORIES);
    expect(calls).toHaveLength(1);
    expect(state()).toMatchObject({ phase: "ready", categories: CATEGORIES, filters: DEFAULT_FILTERS });
  });

  it("asks for the categories at `signet:refresh`; keeps them after a failure or without changes", async () => {
    const { actions, calls, state, categoryCalls, network, reports } = programme({ query: "genre=6461" });
    actions.start();
    await categoryCalls[0]?.answer(CATEGORIES);
    await calls[0]?.answer(page([1], 1));
    const refresh = () => network.dispatchEvent(new Event("signet:refresh"));
    refresh();
    await categoryCalls[1]?.fail();
    expect(state()).toMatchObject({ categories: CATEGORIES, lacking: null });
    refresh();
    await categoryCalls[2]?.answer(CATEGORIES);
    expect(state().categories).toBe(CATEGORIES);
    refresh();
    const changed = { ...CATEGORIES, dates: [] };
    await categoryCalls[3]?.answer(changed);
    expect(state().categories).toBe(changed);
    expect(reports).toEqual([]);
  });

  it("leaves nothing when the programme is released while the categories hang", async () => {
    const { actions, calls, leave, state, categoryCalls, network, reports } = programme();
    actions.start();
    leave.abort();
    expect(vi.getTimerCount()).toBe(0);
    const before = state();
    await categoryCalls[0]?.answer(CATEGORIES);
    network.dispatchEvent(new Event("online"));
    expect([calls, reports, categoryCalls.length]).toEqual([[], [], 1]);
    expect(state()).toBe(before);
  });

  it("keeps the visitor's choice when the categories arrive late", async () => {
    const { actions, calls, categoryCalls, last } = programme({ clock: onWednesday });
    actions.start();
    actions.setFilters({ genre: 6461 });
    vi.advanceTimersByTime(250);
    await categoryCalls[0]?.answer(CATEGORIES);
    expect(calls).toHaveLength(1);
    expect(last().question.filters).toMatchObject({ genre: 6461, date: null });
  });

  it("sends no request when the initial JSON has the same query", () => {
    const initial = { query: `date=${WEDNESDAY}`, seed: 11, categories: CATEGORIES, events: page([7, 8], 5) };
    const { actions, calls, categoryCalls, state, ids, address } = programme({ initial, clock: onWednesday });
    actions.start();
    expect([...calls, ...categoryCalls]).toEqual([]);
    expect(state()).toMatchObject({ phase: "ready", busy: false, seed: 11, count: 5, page: 1, loads: 1 });
    expect(ids()).toEqual([7, 8]);
    expect(address.query()).toBe(`date=${WEDNESDAY}`);
  });

  it("sends a request when the initial JSON has another query, such as yesterday's", () => {
    const initial = { query: `date=${WEDNESDAY}`, seed: 11, categories: CATEGORIES, events: page([7, 8], 5) };
    const { actions, calls, ids } = programme({ initial, query: `date=${THURSDAY}` });
    actions.start();
    expect(calls).toHaveLength(1);
    expect(ids()).toEqual([]);
  });
});
