import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EventsQuestion, ProgrammeApi } from "../../../../src/islands/programme/api/api.ts";
import type { Filters } from "../../../../src/islands/programme/domain/filters.ts";
import { createProgrammeStore } from "../../../../src/islands/programme/state/store.ts";
import { formatChoice } from "../../../../src/islands/programme/state/url.ts";
import { CATEGORIES, noteAddress, page } from "../a-programme.ts";

/** Actions of a visitor while answers are loading. */
const wishes = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("genre" as const), value: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constant("place" as const), value: fc.integer({ min: 1, max: 2 }) }),
    fc.record({
      kind: fc.constantFrom("more", "flush", "back", "retry", "reset", "map", "list"),
      value: fc.constant(0),
    }),
  ),
  { minLength: 1, maxLength: 12 },
);

type Question = Pick<EventsQuestion, "mode"> & { readonly filters: Pick<Filters, "genre"> };
/** Number that identifies a query's activities. */
const family = ({ filters, mode }: Question) => (filters.genre ?? 0) * 10 + (mode === "carte" ? 1 : 0);
/** The two activities of a page; their ids identify the query, so that a mixed list is noticed. */
const idsOf = (question: Question, number: number) =>
  [1, 2].map((nth) => family(question) * 1000 + number * 10 + nth);

describe("answers in any order", () => {
  it("never leave a list of other filters than those on screen", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        wishes,
        fc.array(fc.boolean(), { maxLength: 8 }),
        async (scheduler, wished, faults) => {
          let asked = 0;
          const api: ProgrammeApi = {
            // Ignores the signal, as the worst network would.
            events: (question, number) => {
              const answer = page(idsOf(question, number), 6);
              const asking = `${family(question)}/${number}`;
              const fault = faults[asked++] === true;
              return scheduler
                .schedule(Promise.resolve(), `${fault ? "fault" : "answer"} ${asking}`)
                .then(() => (fault ? Promise.reject(new Error("500")) : answer));
            },
            categories: () => Promise.resolve(CATEGORIES),
          };
          const address = noteAddress("genre=9");
          const leave = new AbortController();
          const failures: unknown[] = [];
          const store = createProgrammeStore({
            api,
            clock: () => new Date(0),
            random: () => 0.5,
            initial: null,
            address: address.bar,
            isHere: () => true,
            signal: leave.signal,
            guard:
              (callback) =>
              (...args) => {
                const result = callback(...args);
                if (result instanceof Promise) result.catch((error: unknown) => failures.push(error));
                return result;
              },
            report: () => {},
            network: new EventTarget(),
          });
          const { actions } = store.getState();
          actions.start();
          for (const { kind, value } of wished) {
            if (kind === "genre") actions.setFilters({ genre: value });
            else if (kind === "place") actions.setFilters({ location: value });
            else if (kind === "map") actions.setMode("carte");
            else if (kind === "list") actions.setMode("liste");
            else if (kind === "more") actions.loadMore();
            else if (kind === "retry") actions.retry();
            else if (kind === "reset") actions.reset();
            else if (kind === "back") {
              address.visit("genre=3&page=2");
              actions.readAddress();
            } else actions.flush();
            if (scheduler.count() > 0 && value % 2 === 0) await scheduler.waitOne();
          }
          actions.flush();
          await scheduler.waitIdle();

          const state = store.getState();
          expect(failures).toEqual([]);
          expect(state).toMatchObject({ busy: false, adding: false, following: false });
          const ids = state.items.map((found) => found.id);
          expect(new Set(ids).size).toBe(ids.length);
          if (state.failure === null) {
            const pages = Array.from({ length: state.reached }, (_, index) => idsOf(state, index + 1));
            expect(ids).toEqual(pages.flat());
            // On the map all pages have followed; elsewhere there are the requested ones.
            expect(state.reached).toBe(state.mode === "carte" ? 3 : state.page);
            expect(state.phase).toBe("ready");
          } else {
            // The old list, complete and of one query.
            const families = new Set(ids.map((id) => Math.floor(Number(id) / 1000)));
            expect(families.size).toBeLessThanOrEqual(1);
          }
          expect(address.query()).toBe(formatChoice(state));
          leave.abort();
        },
      ),
      { numRuns: 100 },
    );
  }, 30_000);
});
