import { describe, expect, it } from "vitest";
import { createProgrammeApi } from "../../../../src/islands/programme/api/api.ts";
import { chips } from "../../../../src/islands/programme/state/chips.ts";
import { createHttp } from "../../../../src/shared/http/http.ts";
import { errorText } from "../../../../src/shared/trouble/error-text.ts";
import { row } from "../../../shared/activity/an-activity.ts";
import { holdTime } from "../../../shared/hold-time.ts";
import { until } from "../../../shared/until.ts";
import { CATEGORIES, page, programme } from "../a-programme.ts";

holdTime();

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

it("an answer without a readable row keeps the old list, and is tried again", async () => {
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
  expect(errorText(state().failure)).toMatch(
    /none of 2 rows can be read: activity "x": .*; activity undefined: /,
  );
  // One of them is about the row that was left out of the first list.
  expect(reports).toHaveLength(2);
  network.dispatchEvent(new Event("online"));
  await settled();
  expect(ids()).toEqual([9]);
});

describe("a failure of the categories only", () => {
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
    await categoryCalls[2]?.answer(CATEGORIES);
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
    await categoryCalls[2]?.answer(CATEGORIES);
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
    await categoryCalls[1]?.answer(CATEGORIES);
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
    await categoryCalls[1]?.answer(CATEGORIES);
    expect(state().filters.date).toBeNull();
    expect(calls).toHaveLength(1);
  });
});
