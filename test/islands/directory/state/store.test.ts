import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDirectoryApi } from "../../../../src/islands/directory/api/api.ts";
import { hasMore, isCut } from "../../../../src/islands/directory/state/selectors.ts";
import { format } from "../../../../src/islands/directory/state/url.ts";
import { createHttp } from "../../../../src/shared/http/http.ts";
import { until } from "../../../shared/until.ts";
import { directory, page } from "../a-directory.ts";

/** A directory whose first page has loaded: ids 1 and 2 of five. */
async function opened(query = "") {
  const one = directory({ query });
  one.actions.start();
  await one.last().answer(page([1, 2], 5));
  return one;
}

describe("the first list", () => {
  it("loads the pages that the address names one after the other, and shows them together", async () => {
    const { actions, last, calls, state, ids, bar } = directory({ query: "letter=b&page=2&utm_source=x" });
    actions.start();
    await last().answer(page([1, 2], 5));
    expect(state().phase).toBe("loading");
    await last().answer(page([3, 4], 5));
    expect(calls.map(({ letter, page: number }) => `${letter}${number}`)).toEqual(["b1", "b2"]);
    expect(ids()).toEqual([1, 2, 3, 4]);
    expect(bar.query).toBe("letter=b&page=2&utm_source=x");
  });

  it("stops where the data ends, and the address follows", async () => {
    const { actions, last, calls, bar, state } = directory({ query: "page=9" });
    actions.start();
    await last().answer(page([1, 2], 3));
    await last().answer(page([3], 3));
    expect(calls).toHaveLength(2);
    expect([bar.query, state().page]).toEqual(["page=2", 2]);
  });

  it("comes from the initial JSON when that has the same query, with or without a card", () => {
    const initial = { query: "letter=b", list: page([1, 2], 5) };
    const same = directory({ query: "letter=B&card=e2", initial });
    same.actions.start();
    expect([same.ids(), same.calls.length, same.state().card]).toEqual([[1, 2], 0, "e2"]);
    const other = directory({ query: "letter=c", initial });
    other.actions.start();
    expect(other.calls).toHaveLength(1);
  });

  it("that fails keeps the phase, is reported once, and is tried again when the network is back", async () => {
    const { actions, last, state, reports, network, ids } = directory();
    actions.start();
    await last().fail();
    expect([state().phase, state().busy, reports.length]).toEqual(["failed", false, 1]);
    network.dispatchEvent(new Event("online"));
    await last().answer(page([1, 2], 2));
    expect([state().phase, state().failure, reports.length, ids()]).toEqual(["ready", null, 1, [1, 2]]);
  });
});

describe("another letter", () => {
  it("goes to page 1, forgets the card and the search text, and is written at once", async () => {
    const { actions, state, bar, last } = await opened("page=2&card=e2");
    actions.seek("no");
    actions.setLetter("b");
    expect(state()).toMatchObject({
      letter: "b",
      page: 1,
      card: null,
      sought: "",
      busy: true,
      adding: false,
    });
    expect(bar.query).toBe("letter=b");
    expect(last().letter).toBe("b");
  });

  it("taken back before its answer restores the loaded pages without a call", async () => {
    const { actions, last, calls, ids, state, bar } = await opened();
    actions.loadMore();
    await last().answer(page([3, 4], 5));
    actions.setLetter("b");
    const wanted = last();
    actions.setLetter(null);
    expect(wanted.signal.aborted).toBe(true);
    expect([calls.length, ids(), state().busy, bar.query]).toEqual([3, [1, 2, 3, 4], false, "page=2"]);
  });

  it("that failed keeps the old list; the same letter again is another attempt", async () => {
    const { actions, last, ids, state, calls } = await opened();
    actions.setLetter("b");
    await last().fail();
    expect([ids(), state().letter, state().answered]).toEqual([[1, 2], "b", null]);
    expect(state().failure).toBeInstanceOf(Error);
    actions.setLetter("b");
    await last().answer(page([7], 1));
    expect([ids(), state().answered, calls.length]).toEqual([[7], "b", 3]);
  });
});

describe("one page more", () => {
  it("is appended without duplicates, and says where the new ones begin", async () => {
    const { actions, last, ids, state, bar } = await opened();
    actions.loadMore();
    await last().answer(page([2, 3], 5));
    expect([ids(), state().appended, bar.query]).toEqual([[1, 2, 3], 2, "page=2"]);
  });

  it("ends the list when it is empty, whatever the count says", async () => {
    const { actions, last, state, calls } = await opened();
    actions.loadMore();
    await last().answer(page([], 5));
    actions.loadMore();
    expect([state().exhausted, calls.length]).toEqual([true, 2]);
  });

  it("ends at page 40, the last that an address can name", async () => {
    const { actions, calls, last, state } = await opened("page=39");
    for (let number = 2; number <= 39; number += 1) await last().answer(page([10 + number], 9000, 1));
    expect([hasMore(state()), isCut(state())]).toEqual([true, false]);
    actions.loadMore();
    await last().answer(page([99], 9000, 1));
    expect(state()).toMatchObject({ page: 40, busy: false });
    expect([hasMore(state()), isCut(state())]).toEqual([false, true]);
    actions.loadMore();
    expect(calls).toHaveLength(40);
  });

  it("is not added after a letter that failed, because the list is another letter's", async () => {
    const { actions, calls, last, state } = await opened();
    actions.setLetter("b");
    expect(state()).toMatchObject({ busy: true, stale: true });
    await last().fail();
    expect(state()).toMatchObject({ busy: false, stale: true, answered: null });
    actions.loadMore();
    expect(calls).toHaveLength(2);
    actions.retry();
    expect([last().letter, last().page]).toEqual(["b", 1]);
    await last().answer(page([7], 1));
    expect(state()).toMatchObject({ stale: false, answered: "b" });
  });
});

it("keeps the list when none of the rows of another letter can be read, and asks again online", async () => {
  const meta = { count: 2, page: 1, perPage: 24 };
  const answers = [
    { data: [{ id: 1, title: "Abel" }], meta },
    { data: [{ id: 1 }, { title: "Bea" }], meta },
    { data: { 0: { id: 2, title: "Bea" }, 5: { id: 3, title: "Bob" } }, meta },
  ];
  const http = createHttp({ fetch: async () => Response.json(answers.shift()) });
  const kind = { name: "authors", call: "authors", picture: { width: 1, height: 1 } } as const;
  const { actions, state, ids, network } = directory({
    api: createDirectoryApi("/api", kind, http, () => {}),
  });
  const settled = () => until(() => expect(state().busy).toBe(false));
  actions.start();
  await settled();
  actions.setLetter("b");
  await settled();
  expect(ids()).toEqual([1]);
  expect(state()).toMatchObject({ phase: "ready", answered: null, failure: { kind: "shape" } });
  network.dispatchEvent(new Event("online"));
  await settled();
  expect([ids(), state().answered, state().failure]).toEqual([[2, 3], "b", null]);
});

it("Back loads what the address says, pages included", async () => {
  const { actions, bar, last, ids } = await opened();
  bar.query = "letter=d&page=2";
  actions.readAddress();
  await last().answer(page([5, 6], 4));
  await last().answer(page([7, 8], 4));
  expect([last().letter, ids()]).toEqual(["d", [5, 6, 7, 8]]);
});

it("after its end nothing changes", async () => {
  const { actions, leave, last, state, bar } = await opened();
  actions.setLetter("b");
  const before = state();
  leave.abort();
  await last().answer(page([9], 1));
  actions.setLetter("c");
  actions.chooseCard("e1");
  expect([state(), bar.query]).toEqual([before, "letter=b"]);
});

it("answers in any order never leave the list of another letter", async () => {
  const wishes = fc.array(fc.constantFrom("a", "b", null, "more", "retry", "back"), {
    minLength: 1,
    maxLength: 12,
  });
  const number = (letter: string | null) => (letter === null ? 0 : letter.charCodeAt(0));
  const idsOf = (letter: string | null, nth: number) =>
    [1, 2].map((one) => number(letter) * 1000 + nth * 10 + one);
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      wishes,
      fc.array(fc.boolean(), { maxLength: 8 }),
      async (scheduler, wished, faults) => {
        let asked = 0;
        const one = directory({
          query: "letter=c",
          // Ignores the signal, as the worst network would.
          api: {
            entries: (letter, nth) => {
              const fault = faults[asked++] === true;
              return scheduler
                .schedule(Promise.resolve(), `${letter}/${nth}`)
                .then(() => (fault ? Promise.reject(new Error("500")) : page(idsOf(letter, nth), 6)));
            },
          },
        });
        one.actions.start();
        for (const wish of wished) {
          if (wish === "more") one.actions.loadMore();
          else if (wish === "retry") one.actions.retry();
          else if (wish === "back") {
            one.bar.query = "letter=b&page=2";
            one.actions.readAddress();
          } else one.actions.setLetter(wish);
          if (scheduler.count() > 1) await scheduler.waitOne();
        }
        await scheduler.waitIdle();
        const state = one.state();
        expect(one.failures).toEqual([]);
        expect([state.busy, state.adding]).toEqual([false, false]);
        const pages = Array.from({ length: state.reached }, (_, index) => idsOf(state.answered, index + 1));
        if (state.phase === "ready") expect(one.ids()).toEqual(pages.flat());
        if (state.failure === null) expect(state.answered).toBe(state.letter);
        expect(one.bar.query).toBe(format(state));
        one.leave.abort();
      },
    ),
    { numRuns: 100 },
  );
}, 30_000);
