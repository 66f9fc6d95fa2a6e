import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseCategories } from "../../../../src/islands/programme/domain/categories.ts";
import { DEFAULT_FILTERS } from "../../../../src/islands/programme/domain/filters.ts";
import { chips } from "../../../../src/islands/programme/state/chips.ts";
import { CATEGORIES, openProgramme, page, programme, THURSDAY, WEDNESDAY } from "../a-programme.ts";

const onWednesday = () => new Date("2026-11-25T15:00:00Z");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("opening the programme", () => {
  it("requests activities and categories at once when the address has a known key", async () => {
    const { actions, calls, categoryCalls, last, state, ids } = programme({
      query: "type=6340&utm_source=x",
    });
    actions.start();
    expect(calls).toHaveLength(1);
    expect(categoryCalls).toHaveLength(1);
    expect(last().question.filters.type).toBe(6340);
    expect(state()).toMatchObject({ phase: "loading", busy: true });
    await last().answer(page([1, 2], 5));
    expect(state()).toMatchObject({ phase: "ready", busy: false, count: 5, perPage: 2, page: 1, loads: 1 });
    expect(ids()).toEqual([1, 2]);
    await categoryCalls[0]?.answer();
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
    await categoryCalls[0]?.answer();
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
    await other.categoryCalls[0]?.answer();
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
    await opened.categoryCalls[0]?.answer();
    await opened.last().answer(page([1], 1));
    takeOff(opened);
    opened.actions.flush();
    await opened.last().answer(page([1, 2], 2));
    expect(opened.address.query()).toMatch(/^mode=liste(&utm_source=x)?$/);

    const again = programme({ clock: onWednesday, query: opened.address.query() });
    again.actions.start();
    expect(again.last().question.filters).toEqual(DEFAULT_FILTERS);
    await again.last().answer(page([1, 2], 2));
    await again.categoryCalls[0]?.answer();
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
    await categoryCalls[0]?.answer();
    expect(calls).toHaveLength(1);
    expect(state()).toMatchObject({ phase: "ready", categories: CATEGORIES, filters: DEFAULT_FILTERS });
  });

  it("asks for the categories anew at `signet:refresh`, and keeps them while it fails or nothing has changed", async () => {
    const { actions, calls, state, categoryCalls, network, reports } = programme({ query: "genre=6461" });
    actions.start();
    await categoryCalls[0]?.answer();
    await calls[0]?.answer(page([1], 1));
    const refresh = () => network.dispatchEvent(new Event("signet:refresh"));
    refresh();
    await categoryCalls[1]?.fail();
    expect(state()).toMatchObject({ categories: CATEGORIES, lacking: null });
    refresh();
    await categoryCalls[2]?.answer();
    expect(state().categories).toBe(CATEGORIES);
    refresh();
    const changed = { ...CATEGORIES, dates: [] };
    await categoryCalls[3]?.answer(changed);
    expect(state().categories).toBe(changed);
    expect(reports).toEqual([]);
  });

  it("leaves no timer when the programme is released while the categories hang", () => {
    const { actions, calls, leave } = programme();
    actions.start();
    leave.abort();
    expect(vi.getTimerCount()).toBe(0);
    expect(calls).toHaveLength(0);
  });

  it("keeps the visitor's choice when the categories arrive late", async () => {
    const { actions, calls, categoryCalls, last } = programme({ clock: onWednesday });
    actions.start();
    actions.setFilters({ genre: 6461 });
    vi.advanceTimersByTime(250);
    await categoryCalls[0]?.answer();
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

  it("uses all pages of the initial JSON, and no more than there are", () => {
    const initial = { query: "page=9", seed: 1, categories: CATEGORIES, events: page([1, 2, 3, 3], 3) };
    const { actions, state, ids, address } = programme({ initial, query: "page=9" });
    actions.start();
    expect(ids()).toEqual([1, 2, 3]);
    expect(state().page).toBe(2);
    expect(address.query()).toBe("page=2");
  });

  it("loads pages one after the other up to the one in the address, in one order, and shows them together", async () => {
    const { actions, calls, last, state, ids } = programme({ query: "page=3&card=a6", historySeed: 9 });
    actions.start();
    await last().answer(page([1, 2], 7));
    expect(state()).toMatchObject({ phase: "loading", items: [] });
    await last().answer(page([2, 3], 7));
    await last().answer(page([5, 6], 7));
    expect(calls.map((call) => call.page)).toEqual([1, 2, 3]);
    expect(calls.map((call) => call.seed)).toEqual([9, 9, 9]);
    expect(ids()).toEqual([1, 2, 3, 5, 6]);
    expect(state()).toMatchObject({ phase: "ready", page: 3, card: "a6", appended: null });
  });

  it("stops paging where the data ends, whatever the address or the count say", async () => {
    const short = programme({ query: "page=30" });
    short.actions.start();
    await short.last().answer(page([1, 2], 3));
    await short.last().answer(page([3], 3));
    expect(short.calls).toHaveLength(2);
    expect(short.state().page).toBe(2);
    expect(short.address.query()).toBe("page=2");

    const lying = programme({ query: "page=30" });
    lying.actions.start();
    await lying.last().answer(page([1, 2], 900));
    await lying.last().answer(page([], 900));
    expect(lying.calls).toHaveLength(2);
    expect(lying.state()).toMatchObject({ page: 1, exhausted: true });

    const sizeless = programme({ query: "page=30" });
    sizeless.actions.start();
    await sizeless.last().answer(page([1, 2], 900, 0));
    expect(sizeless.calls).toHaveLength(1);
  });

  it("never loads more than forty pages in a row", async () => {
    const { actions, calls, last, state } = programme({ query: "page=5000" });
    actions.start();
    for (let number = 1; number <= 40; number += 1) await last().answer(page([number], 9000, 1));
    expect(calls).toHaveLength(40);
    expect(state()).toMatchObject({ phase: "ready", page: 40 });
  });

  it("happens once", async () => {
    const { actions, calls } = await openProgramme();
    actions.start();
    expect(calls).toHaveLength(1);
  });
});
