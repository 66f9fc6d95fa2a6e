import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createProgrammeApi } from "../../../../src/islands/programme/api/api.ts";
import { chips } from "../../../../src/islands/programme/state/chips.ts";
import { createHttp } from "../../../../src/shared/http/http.ts";
import { row } from "../../../shared/activity/an-activity.ts";
import { until } from "../../../shared/until.ts";
import { CATEGORIES, openProgramme, page, programme } from "../a-programme.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("when a load fails", () => {
  it("keeps the old list, enables the controls, and reports once", async () => {
    const { actions, last, state, ids, reports } = await openProgramme();
    actions.setFilters({ genre: 1 });
    actions.flush();
    const error = new Error("GET /api/events: answered with status 500");
    await last().fail(error);
    expect(ids()).toEqual([1, 2]);
    expect(state()).toMatchObject({ phase: "ready", busy: false, failure: error, filters: { genre: 1 } });
    expect(state()).toMatchObject({ stale: true, count: 5, answered: { genre: null } });
    expect(reports).toEqual([error]);
  });

  it("repeats the request on demand, and success clears the failure", async () => {
    const { actions, last, state, ids, calls } = await openProgramme();
    actions.setFilters({ genre: 1 });
    actions.flush();
    await last().fail();
    actions.retry();
    expect(state()).toMatchObject({ busy: true, failure: null, stale: true });
    expect(last()).toMatchObject({ page: 1, question: { filters: { genre: 1 } } });
    await last().answer(page([9], 1));
    expect(ids()).toEqual([9]);
    expect(state()).toMatchObject({ stale: false, count: 1, answered: { genre: 1 } });
    actions.retry();
    expect(calls).toHaveLength(3);
  });

  it("'load more' after a failed change does nothing, so that two lists are never mixed", async () => {
    const { actions, calls, last, ids } = await openProgramme();
    actions.setFilters({ genre: 1 });
    actions.flush();
    await last().fail();
    actions.loadMore();
    expect(calls).toHaveLength(2);
    actions.retry();
    await last().answer(page([9], 5));
    actions.loadMore();
    await last().answer(page([10], 5));
    expect(ids()).toEqual([9, 10]);
  });

  it("a failed 'load more' can be tried again", async () => {
    const { actions, last, ids, state, address } = await openProgramme();
    actions.loadMore();
    await last().fail();
    expect(state()).toMatchObject({ page: 1, busy: false, stale: false });
    expect(address.query()).toBe("");
    actions.retry();
    expect(last().page).toBe(2);
    await last().answer(page([3, 4], 5));
    expect(ids()).toEqual([1, 2, 3, 4]);
  });

  it("one page that fails at every press of 'load more' is reported once", async () => {
    const { actions, last, calls, reports } = await openProgramme();
    for (const _ of "123") {
      actions.loadMore();
      await last().fail();
    }
    expect(calls).toHaveLength(4);
    expect(reports).toHaveLength(1);
  });

  it("is tried again when the browser is back online, without a report", async () => {
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

  it("is not reported again when the visitor tries again, and still listens for the network", async () => {
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

  it("a failure of list and categories is one report", async () => {
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

  it("is not tried online after another choice", async () => {
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

  it("a failed first load keeps the server's page, and can still succeed", async () => {
    const { actions, last, state, network, reports } = programme({ query: "genre=1&page=2" });
    actions.start();
    await last().answer(page([1, 2], 5));
    await last().fail();
    expect(state()).toMatchObject({ phase: "failed", busy: false, items: [], page: 2 });
    expect(reports).toHaveLength(1);
    network.dispatchEvent(new Event("online"));
    await last().answer(page([1, 2], 5));
    await last().answer(page([3, 4], 5));
    expect(state()).toMatchObject({ phase: "ready", page: 2, count: 5 });
  });

  it("keeps the old list when no row can be read, and tries again as after any failure", async () => {
    const answers = [
      { data: [row({ id: 1 }), { id: "x" }], meta: { count: 2, page: 1, perPage: 24 } },
      { data: [{ id: "x" }, { title: "Sans id" }], meta: { count: 2, page: 1, perPage: 24 } },
      { data: [row({ id: 9 })], meta: { count: 1, page: 1, perPage: 24 } },
    ];
    const fetch = async () => Response.json(answers.shift());
    const reports: unknown[] = [];
    const report = (error: unknown) => reports.push(error);
    const api = createProgrammeApi({ base: "/api", http: createHttp({ fetch }), report });
    const initial = { query: "none", seed: 3, categories: CATEGORIES, events: null };
    const { actions, state, ids, network } = programme({ api, initial, report });
    const settled = () => until(() => expect(state().busy).toBe(false));
    actions.start();
    await settled();
    expect([ids(), state().count]).toEqual([[1], 2]);
    actions.setFilters({ genre: 1 });
    actions.flush();
    await settled();
    expect(ids()).toEqual([1]);
    expect(state()).toMatchObject({ phase: "ready", count: 2, failure: { kind: "shape" } });
    expect(String(state().failure)).toMatch(
      /none of 2 rows can be read: activity "x": .*; activity undefined: /,
    );
    // One of them is about the row that was left out of the first list.
    expect(reports).toHaveLength(2);
    network.dispatchEvent(new Event("online"));
    await settled();
    expect(ids()).toEqual([9]);
  });

  describe("of the categories only", () => {
    /** A programme whose list has loaded and whose categories have failed. */
    async function lacking(options: Parameters<typeof programme>[0] = {}) {
      const opened = programme({ query: "genre=6461", ...options });
      opened.actions.start();
      await opened.categoryCalls[0]?.fail();
      await opened.last().answer(page([1], 1));
      return opened;
    }

    it("keeps the list working, reports once, and ends when they load online", async () => {
      const { state, categoryCalls, network, reports } = await lacking();
      expect(state()).toMatchObject({ phase: "ready", categories: null, lacking: expect.any(Error) });
      expect(chips(state())[0]?.text).toBe("6461");
      network.dispatchEvent(new Event("online"));
      await categoryCalls[1]?.fail();
      network.dispatchEvent(new Event("online"));
      await categoryCalls[2]?.answer();
      expect(state()).toMatchObject({ lacking: null });
      expect(chips(state())[0]?.text).toBe("Poésie");
      expect(reports).toHaveLength(1);
      network.dispatchEvent(new Event("online"));
      expect(categoryCalls).toHaveLength(3);
    });

    it("requests them again with the next change of a filter, one request at a time", async () => {
      const { actions, state, categoryCalls, reports } = await lacking();
      actions.setFilters({ location: 5 });
      expect(categoryCalls).toHaveLength(1);
      actions.setFilters({ audience: 3 });
      actions.toggleArea(6332);
      expect(categoryCalls).toHaveLength(2);
      await categoryCalls[1]?.fail();
      actions.setFilters({ audience: null });
      expect(state().lacking).not.toBeNull();
      await categoryCalls[2]?.answer();
      expect(state()).toMatchObject({ lacking: null, categories: expect.anything() });
      actions.setFilters({ audience: 4 });
      expect(categoryCalls).toHaveLength(3);
      expect(reports).toHaveLength(1);
      actions.flush();
    });

    it("ends when the visitor's own attempt has loaded them", async () => {
      const { actions, calls, state, categoryCalls, network } = await lacking();
      actions.retry();
      expect(state().lacking).toBeNull();
      await categoryCalls[1]?.answer();
      const { categories } = state();
      expect(categories).not.toBeNull();
      network.dispatchEvent(new Event("online"));
      expect(categoryCalls).toHaveLength(2);
      expect(state().categories).toBe(categories);
      // The list was not requested again.
      expect(calls).toHaveLength(1);
    });

    it("never chooses today after the list has loaded", async () => {
      const { actions, state, categoryCalls, calls } = await lacking({
        query: "",
        clock: () => new Date("2026-11-25T15:00:00Z"),
      });
      actions.retry();
      await categoryCalls[1]?.answer();
      expect(state().filters.date).toBeNull();
      expect(calls).toHaveLength(1);
    });
  });
});
