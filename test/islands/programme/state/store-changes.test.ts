import { describe, expect, it, vi } from "vitest";
import { DEFAULT_FILTERS, DEFAULT_LOCATION } from "../../../../src/islands/programme/domain/filters.ts";
import { chips } from "../../../../src/islands/programme/state/chips.ts";
import { holdTime } from "../../../shared/hold-time.ts";
import { openProgramme, page, WEDNESDAY } from "../a-programme.ts";
import { AREA } from "../areas-of-today.ts";

type Actions = Awaited<ReturnType<typeof openProgramme>>["actions"];

const onWednesday = () => new Date("2026-11-25T15:00:00Z");

holdTime();

describe("changing a filter", () => {
  it("writes the address at once, asks once, 250 ms after the last change: page 1, a new seed", async () => {
    const { actions, calls, last, state, address, ids } = await openProgramme({
      query: "page=1&card=a2&utm_source=x",
    });
    const { seed } = state();
    actions.setFilters({ genre: 6461 });
    expect(address.query()).toBe("genre=6461&utm_source=x");
    expect(state()).toMatchObject({ busy: true, stale: true, card: null, page: 1 });
    vi.advanceTimersByTime(249);
    actions.setFilters({ hours: [9, 17] });
    vi.advanceTimersByTime(249);
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(calls).toHaveLength(2);
    expect(last()).toMatchObject({ page: 1, question: { filters: { genre: 6461, hours: [9, 17] } } });
    expect(last().seed).not.toBe(seed);
    expect(last().seed).toBeGreaterThanOrEqual(1);
    expect(last().seed).toBeLessThanOrEqual(16);
    expect(ids()).toEqual([1, 2]);
    await last().answer(page([9], 1));
    expect(ids()).toEqual([9]);
    expect(state()).toMatchObject({ busy: false, stale: false, count: 1, loads: 2 });
  });

  it("goes back to page 1, from any page", async () => {
    const changes = {
      filter: (actions: Actions) => actions.setFilters({ genre: 6461 }),
      area: (actions: Actions) => actions.toggleArea(AREA.online),
      signing: (actions: Actions) => actions.setSigning(false),
      view: (actions: Actions) => actions.setMode("horaire"),
    };
    for (const change of Object.values(changes)) {
      const { actions, last, state, address, calls } = await openProgramme({ query: "page=2" });
      await last().answer(page([3, 4], 5));
      expect(state().page).toBe(2);
      change(actions);
      expect(state().page).toBe(1);
      expect(address.query()).not.toContain("page");
      actions.flush();
      await last().answer(page([8, 9], 5));
      expect(calls.map((call) => call.page)).toEqual([1, 2, 1]);
      expect(state()).toMatchObject({ page: 1, reached: 1 });
    }
  });

  it("does nothing when nothing changes", async () => {
    const { actions, state, address } = await openProgramme();
    const before = state();
    address.written.length = 0;
    actions.setFilters({ genre: null, areas: [] });
    actions.setMode("liste");
    actions.setSigning(true);
    expect(state()).toBe(before);
    expect(address.written).toEqual([]);
  });

  it("keeps signing sessions shown while their type is chosen, and after", async () => {
    const { actions, state, last } = await openProgramme({ query: "dedicace=false" });
    actions.setFilters({ type: 6339 });
    expect(state().filters.dedicace).toBe(true);
    actions.setSigning(false);
    expect(state().filters.dedicace).toBe(true);
    actions.setFilters({ type: null });
    expect(state().filters.dedicace).toBe(true);
    actions.setSigning(false);
    expect(state().filters.dedicace).toBe(false);
    actions.flush();
    await last().answer(page([], 0));
  });

  it("removes chips one at a time", async () => {
    const query = `date=${WEDNESDAY}&hours=9,17&volet1=6332&volet3=73904&genre=6461&dedicace=false`;
    const { actions, state, last, address } = await openProgramme({ query });
    while (chips(state()).length > 0) {
      const [first] = chips(state());
      const left = chips(state()).length;
      if (first) actions.removeChip(first);
      expect(chips(state())).toHaveLength(left - 1);
    }
    expect(state().filters).toEqual(DEFAULT_FILTERS);
    expect(address.query()).toBe("mode=liste");
    actions.flush();
    await last().answer(page([], 0));
  });

  it("resets to the list without filters, and an address with mode=liste only", async () => {
    const query = "genre=6461&mode=carte&location=5&page=1&dedicace=false&utm_source=x";
    const { actions, state, last, address } = await openProgramme({ query, clock: onWednesday });
    actions.reset();
    expect(state()).toMatchObject({ ...DEFAULT_LOCATION, busy: true });
    expect(address.query()).toBe("mode=liste");
    vi.advanceTimersByTime(250);
    expect(last().question).toMatchObject({ filters: DEFAULT_FILTERS, mode: "liste" });
    await last().answer(page([1], 1));
    expect(address.query()).toBe("mode=liste");
  });
});

describe("a choice that is taken back", () => {
  it("by its chip, its button, its field or its view sends nothing", async () => {
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

  it("partly sends a request", async () => {
    const { actions, calls, last } = await openProgramme();
    actions.setFilters({ genre: 6461, type: 6340 });
    actions.setFilters({ genre: null });
    vi.advanceTimersByTime(250);
    expect(calls).toHaveLength(2);
    await last().answer(page([5], 1));
  });
});

describe("changing the view", () => {
  it("to the map selects the city only; away from it forgets the place; both from page 1", async () => {
    const { actions, state, last } = await openProgramme({ query: "volet1=1&volet3=1" });
    actions.setMode("carte");
    expect(state()).toMatchObject({ mode: "carte", page: 1, filters: { areas: [AREA.city] } });
    actions.setFilters({ location: 5 });
    actions.toggleArea(AREA.venue);
    expect(state()).toMatchObject({
      mode: "carte",
      filters: { areas: [AREA.venue, AREA.city], location: 5 },
    });
    actions.setMode("horaire");
    expect(state()).toMatchObject({
      mode: "horaire",
      filters: { areas: [AREA.venue, AREA.city], location: null },
    });
    actions.flush();
    await last().answer(page([], 0));
  });

  it("leaves the map only when the city is removed, by its button or its chip", async () => {
    const { actions, state, last } = await openProgramme({ query: "mode=carte&volet1=1&location=5" });
    actions.toggleArea(AREA.venue);
    expect(state().mode).toBe("carte");
    actions.toggleArea(AREA.city);
    expect(state()).toMatchObject({ mode: "liste", filters: { areas: [], location: null } });
    actions.setMode("carte");
    const chip = chips(state()).find((found) => found.area === AREA.city);
    if (chip) actions.removeChip(chip);
    expect(state().mode).toBe("liste");
    actions.flush();
    await last().answer(page([], 0));
  });

  it("choosing a place sends no request and keeps the loaded pages", async () => {
    const { actions, calls, state, address, last, ids } = await openProgramme({ query: "mode=carte" });
    actions.setFilters({ location: 70101 });
    await last().answer(page([3, 4], 5));
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(3);
    await last().answer(page([5], 5));
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
    expect(state()).toMatchObject({ busy: false, filters: { location: 70101 } });
    expect(address.query()).toBe("volet2=6335&location=70101&mode=carte");
  });
});
