/** What a directory adds to the machine of all lists: test/shared/list. */
import { expect, it } from "vitest";
import { hasMore, isCut } from "../../../../src/islands/directory/state/selectors.ts";
import { directory, page } from "../a-directory.ts";

/** A directory whose first page has loaded: ids 1 and 2 of five. */
async function opened(query = "") {
  const one = directory({ query });
  one.actions.start();
  await one.last().answer(page([1, 2], 5));
  return one;
}

it("the first list has the letter and the pages of the address", async () => {
  const { actions, last, calls, ids, address } = directory({ query: "letter=b&page=2&utm_source=x" });
  actions.start();
  actions.start();
  await last().answer(page([1, 2], 5));
  await last().answer(page([3, 4], 5));
  expect(calls.map(({ letter, page: number }) => `${letter}${number}`)).toEqual(["b1", "b2"]);
  expect(ids()).toEqual([1, 2, 3, 4]);
  expect(address.query()).toBe("letter=b&page=2&utm_source=x");
});

it("the first list is the initial JSON's when that has the same query, with or without a card", () => {
  const initial = { query: "letter=b", list: page([1, 2], 5) };
  const same = directory({ query: "letter=B&card=e2", initial });
  same.actions.start();
  expect([same.ids(), same.calls.length, same.state().card]).toEqual([[1, 2], 0, "e2"]);
  const other = directory({ query: "letter=c", initial });
  other.actions.start();
  expect(other.calls).toHaveLength(1);
});

it("another letter goes to page 1 at once, and forgets the card and the search text", async () => {
  const { actions, state, address, last } = await opened("page=2&card=e2");
  actions.seek("no");
  actions.setLetter("b");
  expect(state()).toMatchObject({ letter: "b", page: 1, card: null, sought: "", busy: true, adding: false });
  expect([address.query(), last().letter]).toEqual(["letter=b", "b"]);
});

it("a letter that is taken back restores the loaded pages without a request", async () => {
  const { actions, calls, ids, address } = await opened();
  actions.setLetter("b");
  actions.setLetter(null);
  expect([calls.length, ids(), address.query()]).toEqual([2, [1, 2], ""]);
});

it("the same letter again is another attempt after a failure, and otherwise nothing", async () => {
  const { actions, last, ids, state, calls } = await opened();
  actions.setLetter("b");
  await last().fail();
  expect([ids(), state().letter, state().answered]).toEqual([[1, 2], "b", null]);
  actions.setLetter("b");
  await last().answer(page([7], 1));
  actions.setLetter("b");
  expect([ids(), state().answered, calls.length]).toEqual([[7], "b", 3]);
});

it("'load more' ends at page 40, the last that an address can name", async () => {
  const { actions, calls, last, state } = await opened("page=39");
  for (let number = 2; number <= 39; number += 1) await last().answer(page([10 + number], 9000, 1));
  expect([hasMore(state()), isCut(state())]).toEqual([true, false]);
  actions.loadMore();
  await last().answer(page([99], 9000, 1));
  expect([hasMore(state()), isCut(state())]).toEqual([false, true]);
  actions.loadMore();
  expect(calls).toHaveLength(40);
});
