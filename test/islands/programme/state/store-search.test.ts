/** A search is in the address and not in the question: it loads the other pages, and asks for nothing else. */
import { expect, test } from "vitest";
import { chips } from "../../../../src/islands/programme/state/chips.ts";
import { openProgramme, page } from "../a-programme.ts";

test("a search in the address loads page after page, and stays there", async () => {
  const { calls, last, state, ids, address } = await openProgramme({ query: "recherche=nuit&genre=6461" });
  expect(state().following).toBe(true);
  expect(calls.map(({ page: number }) => number)).toEqual([1, 2]);
  await last().answer(page([3, 4], 5));
  await last().answer(page([5], 5));
  expect(ids()).toEqual([1, 2, 3, 4, 5]);
  expect(state()).toMatchObject({ following: false, page: 1, loads: 1 });
  expect(address.query()).toBe("genre=6461&recherche=nuit");
});

test("typing asks nothing anew; the next pages follow, and stop when the search ends", async () => {
  const { calls, last, state, actions, address } = await openProgramme({ query: "genre=6461" });
  expect(calls).toHaveLength(1);
  actions.setFilters({ recherche: "n" });
  actions.loadMore();
  actions.setFilters({ recherche: "nu" });
  actions.loadMore();
  expect(calls.map(({ page: number }) => number)).toEqual([1, 2]);
  expect(address.query()).toBe("genre=6461&recherche=nu");
  actions.setFilters({ recherche: null });
  await last().answer(page([3, 4], 5));
  expect(calls).toHaveLength(2);
  expect(state()).toMatchObject({ following: false, failure: null });
  expect(address.query()).toBe("genre=6461");
});

test("another filter keeps the search, and all its pages follow again", async () => {
  const { calls, last, actions, state } = await openProgramme({ query: "recherche=nuit" });
  actions.setFilters({ genre: 6461 });
  actions.flush();
  await last().answer(page([8, 9], 3));
  expect(calls.at(-1)?.page).toBe(2);
  expect(state().filters).toMatchObject({ genre: 6461, recherche: "nuit" });
});

test("a search follows beyond the forty pages of an address", async () => {
  const { calls, last } = await openProgramme({ query: "recherche=nuit" });
  for (let number = 2; number <= 45; number += 1) {
    await last().answer(page([number * 2, number * 2 + 1], 1000));
  }
  expect(calls.at(-1)?.page).toBe(46);
});

test("its chip removes it", async () => {
  const { actions, state } = await openProgramme({ query: "recherche=nuit" });
  const [chip] = chips(state());
  expect(chip?.label.replaceAll("\u00a0", " ")).toBe("Recherche : nuit");
  if (chip) actions.removeChip(chip);
  expect(state().filters.recherche).toBeNull();
});
