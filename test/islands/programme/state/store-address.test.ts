import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { Filters } from "../../../../src/islands/programme/domain/filters.ts";
import { SELECTOR_NAMES } from "../../../../src/islands/programme/domain/selectors.ts";
import { chips } from "../../../../src/islands/programme/state/chips.ts";
import {
  format,
  formatChoice,
  hasRecognisedKey,
  parse,
} from "../../../../src/islands/programme/state/url.ts";
import { holdTime } from "../../../shared/hold-time.ts";
import { CATEGORIES, page, programme } from "../a-programme.ts";
import { AREA_IDS } from "../areas-of-today.ts";

holdTime();

type Opened = ReturnType<typeof programme>;
type Act = (opened: Opened) => unknown;

const id = fc.option(fc.nat({ max: 9_999_999_999_999 }), { nil: null });
/** Values that the controls pass, including hours in any order and outside of a day. */
const patch = fc.oneof(
  fc
    .tuple(fc.constantFrom(...SELECTOR_NAMES, "date", "location"), fc.oneof(id, fc.constant(6339)))
    .map(([name, value]) => ({ [name]: value }) as Partial<Filters>),
  fc.tuple(fc.integer({ min: -5, max: 30 }), fc.integer({ min: -5, max: 30 })).map((hours) => ({ hours })),
  fc.boolean().map((dedicace) => ({ dedicace })),
  fc.shuffledSubarray([...AREA_IDS]).map((areas) => ({ areas })),
);

const act: fc.Arbitrary<Act> = fc.oneof(
  patch.map(
    (some): Act =>
      ({ actions }) =>
        actions.setFilters(some),
  ),
  fc.constantFrom("liste", "horaire", "carte").map(
    (mode): Act =>
      ({ actions }) =>
        actions.setMode(mode),
  ),
  fc.constantFrom(...AREA_IDS).map(
    (area): Act =>
      ({ actions }) =>
        actions.toggleArea(area),
  ),
  fc.boolean().map(
    (shown): Act =>
      ({ actions }) =>
        actions.setSigning(shown),
  ),
  fc.nat({ max: 20 }).map(
    (nth): Act =>
      ({ actions, state }) => {
        const all = chips(state());
        const chip = all[nth % Math.max(1, all.length)];
        if (chip) actions.removeChip(chip);
      },
  ),
  fc.string({ minLength: 1, unit: "grapheme" }).map(
    (slug): Act =>
      ({ actions }) =>
        actions.chooseCard(slug),
  ),
  fc.constant<Act>(({ actions }) => actions.loadMore()),
  fc.constant<Act>(({ actions }) => actions.flush()),
  fc.constant<Act>(({ actions }) => actions.reset()),
  fc.constant<Act>(async ({ calls }) => {
    const number = calls.at(-1)?.page ?? 1;
    await calls.at(-1)?.answer(page([2 * number, 2 * number + 1], 70));
  }),
);

describe("every state that a visitor can reach", () => {
  it("is written to the address, which gives the same state and the same address", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 20 }), async (acts) => {
        const initial = { query: "none", seed: 3, categories: CATEGORIES, events: null };
        const opened = programme({ initial, query: "utm_source=a%20b" });
        opened.actions.start();
        for (const one of acts) {
          await one(opened);
          const { filters, mode, page, card } = opened.state();
          const query = opened.address.query();
          expect(parse(query)).toEqual({ filters, mode, page, card });
          const write = hasRecognisedKey(query) ? formatChoice : format;
          expect(write(opened.state(), query)).toBe(query);
        }
        expect(opened.failures).toEqual([]);
        opened.leave.abort();
        expect(vi.getTimerCount()).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});
