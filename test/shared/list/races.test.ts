import fc from "fast-check";
import { expect, it } from "vitest";
import { ALL, bookList, books } from "./a-list.ts";

/** Actions of a visitor while answers are loading. */
const wishes = fc.array(fc.constantFrom("a", "b", ALL, "card", "more", "flush", "back", "retry", "reset"), {
  minLength: 1,
  maxLength: 12,
});

/** Two books a page; their ids say which shelf and page they are of, so that a mixed list is noticed. */
const idsOf = (shelf: string, page: number) =>
  [1, 2].map((nth) => shelf.length * 10_000 + shelf.charCodeAt(0) * 100 + page * 10 + nth);

it("answers in any order never leave a list of another choice than the one on screen", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      wishes,
      fc.array(fc.boolean(), { maxLength: 8 }),
      fc.infiniteStream(fc.boolean()),
      async (scheduler, wished, faults, waits) => {
        let asked = 0;
        const { actions, state, ids, address, leave, failures } = bookList({
          query: "shelf=c",
          // Ignores the signal, as the worst network would.
          ask: async ({ shelf, page }) => {
            const fault = faults[asked++] === true;
            await scheduler.schedule(Promise.resolve(), `${fault ? "fault" : "answer"} ${shelf}${page}`);
            if (fault) throw new Error("500");
            return books(idsOf(shelf, page), 6);
          },
        });
        actions.start();
        for (const wish of wished) {
          if (wish === "more") actions.loadMore();
          else if (wish === "card") actions.chooseCard("b1");
          else if (wish === "flush") actions.flush();
          else if (wish === "retry") actions.retry();
          else if (wish === "reset") actions.reset();
          else if (wish === "back") {
            address.visit("shelf=b&page=2");
            actions.readAddress();
          } else actions.choose(wish);
          if (scheduler.count() > 0 && waits.next().value) await scheduler.waitOne();
        }
        actions.flush();
        await scheduler.waitIdle();

        const { phase, failure, shelf, answered, reached, page, card } = state();
        expect(failures).toEqual([]);
        expect(state()).toMatchObject({ busy: false, adding: false, following: false });
        const pages = Array.from({ length: reached }, (_, index) => idsOf(answered, index + 1));
        if (phase === "ready") expect(ids()).toEqual(pages.flat());
        if (failure === null) {
          expect([phase, answered]).toEqual(["ready", shelf]);
          // All pages have followed, or there are those that were asked for.
          expect(reached).toBe(shelf === ALL ? 3 : page);
        }
        const query = [`shelf=${shelf}`, page > 1 && `page=${page}`, card && `card=${card}`];
        expect(address.query()).toBe(query.filter(Boolean).join("&"));
        leave.abort();
      },
    ),
    { numRuns: 200 },
  );
}, 30_000);
