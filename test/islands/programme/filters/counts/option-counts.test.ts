// @vitest-environment node
/** Counts beside the options: whatever is loaded and chosen, a number that is shown is the one that the API answers. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { eventsQuery } from "../../../../../src/islands/programme/api/api.ts";
import { parseCategories } from "../../../../../src/islands/programme/domain/categories.ts";
import type { Filters, ProgrammeLocation } from "../../../../../src/islands/programme/domain/filters.ts";
import { SELECTOR_NAMES, SELECTORS } from "../../../../../src/islands/programme/domain/selectors.ts";
import {
  type CompleteLists,
  createCompleteLists,
} from "../../../../../src/islands/programme/filters/counts/complete-lists.ts";
import type { Counted } from "../../../../../src/islands/programme/filters/counts/counted.ts";
import { optionCounts } from "../../../../../src/islands/programme/filters/counts/option-counts.ts";
import {
  createServerCounts,
  type ServerCounts,
} from "../../../../../src/islands/programme/filters/counts/server-counts.ts";
import { foundIn } from "../../../../../src/islands/programme/find/found-in.ts";
import { withFilters } from "../../../../../src/islands/programme/state/changes.ts";
import { NO_ACTIVITIES, type ProgrammeData } from "../../../../../src/islands/programme/state/state.ts";
import { parse } from "../../../../../src/islands/programme/state/url.ts";
import { parseActivities } from "../../../../../src/shared/activity/schema.ts";
import { errorText } from "../../../../../src/shared/trouble/error-text.ts";
import { createApi, PER_PAGE } from "../../../../host/api.ts";
import { loadFair } from "../../../../host/data/load.ts";
import { CHOICES, FILTERS } from "../../../../host-api/fair-filters.ts";
import { FAIR_DIR } from "../../../../host-api/raw-fair.ts";

const fair = loadFair(FAIR_DIR);
const api = createApi(fair);
const unreported = (error: unknown) => {
  throw error;
};
const categories = parseCategories(fair.categories, unreported);
const GROUPS: readonly Counted[] = ["areas", "date", ...SELECTOR_NAMES];

const params = (location: ProgrammeLocation) => new URLSearchParams(eventsQuery(location, 1, 3));
/** One object for each activity, as in a page. */
const everything = parseActivities(api.allEvents(new URLSearchParams()), unreported);
const byId = new Map(everything.map((one) => [one.id, one]));
const allOf = (location: ProgrammeLocation) =>
  api.allEvents(params(location)).flatMap(({ id }) => byId.get(id) ?? []);

/** A state whose first pages, or all, have been loaded. */
function loaded(location: ProgrammeLocation, pages = Number.POSITIVE_INFINITY): ProgrammeData {
  const all = allOf(location);
  return {
    ...NO_ACTIVITIES,
    ...location,
    answered: location.filters,
    categories,
    items: all.slice(0, pages * PER_PAGE),
    count: all.length,
    perPage: PER_PAGE,
    phase: "ready",
  };
}

const countsOf = (
  group: Counted,
  state: ProgrammeData,
  lists: CompleteLists,
  search: typeof foundIn | null,
  server: ServerCounts | null = null,
) => optionCounts(group, state, { lists, search, server });

/** What the page would show with an option in place of the chosen one. */
function answerOf(state: ProgrammeData, group: Counted, value: number): number {
  const patch: Partial<Filters> = group === "areas" ? { areas: [value as never] } : { [group]: value };
  const to = withFilters(state, patch);
  return foundIn(allOf(to), state.filters.recherche).length;
}

function expectTrue(state: ProgrammeData, lists: CompleteLists): number {
  let shown = 0;
  for (const group of GROUPS) {
    for (const [value, count] of countsOf(group, state, lists, foundIn)) {
      expect([group, value, count]).toEqual([group, value, answerOf(state, group, value)]);
      shown += 1;
    }
  }
  return shown;
}

const some = fc
  .shuffledSubarray([...FILTERS], { maxLength: 3 })
  .chain((names) =>
    fc.tuple(...names.map((name) => fc.constantFrom(...CHOICES.filter(({ filter }) => filter === name)))),
  );
const address = fc
  .tuple(some, fc.constantFrom("", "", "mode=horaire", "mode=carte"), fc.constantFrom("", "", "recherche=le"))
  .map(([choices, mode, search]) =>
    [...choices.map((choice) => choice.address), mode, search].filter(Boolean).join("&"),
  );

test("a count that is shown is the API's answer, whatever has been loaded before", () => {
  let shown = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(address, fc.boolean()), { minLength: 1, maxLength: 3 }), (visited) => {
      const lists = createCompleteLists();
      for (const [query, whole] of visited) {
        const state = loaded(parse(query), whole ? undefined : 1);
        lists.learn(state);
        shown += expectTrue(state, lists);
      }
    }),
    { numRuns: 60 },
  );
  expect(shown).toBeGreaterThan(1000);
});

test("every option of the groups that activities tell of has its count when all are loaded", () => {
  const lists = createCompleteLists();
  const state = loaded(parse("mode=liste"));
  lists.learn(state);
  const known = GROUPS.filter((group) => countsOf(group, state, lists, null).size > 0);
  expect(known).toEqual(["areas", "date", "type", "audience", "theme", "project", "room"]);
  for (const kind of ["date", "type", "audience", "project", "room"] as const)
    expect(countsOf(kind, state, lists, null).size).toBe(categories[`${kind}s`].length);
  // Beside a choice, too, because all are still known.
  const chosen = loaded(parse(`type=${categories.types[0]?.value}`), 1);
  lists.learn(chosen);
  expect(countsOf("type", chosen, lists, null).size).toBe(categories.types.length - 1);
  expect(countsOf("date", chosen, lists, null).size).toBe(categories.dates.length);
});

test("the API's own numbers come before those of the lists, and equal what a choice then finds", () => {
  const counting = createApi(fair, { counts: true });
  const lists = createCompleteLists();
  const counted = (query: string) => {
    const location = parse(query);
    return { ...loaded(location, 1), counts: counting.events(params(location)).meta.counts };
  };
  const of = createServerCounts(unreported);
  fc.assert(
    fc.property(address, (query) => {
      const state = counted(query);
      for (const group of GROUPS) {
        const shown = countsOf(group, state, lists, foundIn, of(state));
        for (const [value, count] of shown)
          expect([query, group, value, count]).toEqual([query, group, value, answerOf(state, group, value)]);
      }
    }),
    { numRuns: 25 },
  );
  const state = counted("mode=liste");
  for (const { name, list } of SELECTORS)
    expect(countsOf(name, state, lists, null, of(state)).size).toBe(categories[list].length);
  expect(countsOf("areas", state, lists, null, of(state)).size).toBe(3);
  // A list that waits for its answer, and a search.
  expect(of({ ...state, stale: true })).toBeNull();
  expect(of(counted("recherche=nuit"))).toBeNull();
  // The type of the signing sessions shows them: the API has counted without them.
  const without = counted("dedicace=false");
  expect(countsOf("type", without, lists, null, of(without)).size).toBe(categories.types.length - 1);
});

test("of the API's numbers, what cannot be read is left out and reported once", () => {
  const reports: string[] = [];
  const of = createServerCounts((error) => reports.push(errorText(error)));
  const state = loaded(parse("mode=liste"), 1);
  const type = categories.types.map(({ value }) => value);
  const counts = {
    type: { [`${type[0]}`]: 3, [`${type[1]}`]: "4", [`${type[2]}`]: -1, [`${type[3]}`]: 1.5, conte: 2 },
    // PHP writes an object without keys as a list.
    genre: [],
    age: null,
    room: 7,
    another: { 1: 1 },
  };
  for (const again of [1, 2]) {
    const read = of({ ...state, counts });
    expect([again, [...(read?.get("type") ?? [])]]).toEqual([
      again,
      [
        [type[0], 3],
        [type[1], 4],
      ],
    ]);
    expect(read?.has("room")).toBe(false);
  }
  expect(reports).toEqual([
    expect.stringMatching(
      new RegExp(
        `^DataError: 4 problems: meta.counts.type.${type[2]} was left out, is not a whole number; ` +
          `meta.counts.type.${type[3]} was left out, is not a whole number; meta.counts.type.conte was left out, is not a number`,
      ),
    ),
  ]);
  for (const wrong of [7, "beaucoup", true]) expect(of({ ...state, counts: wrong })?.size).toBe(0);
  expect(reports.slice(1)).toEqual(Array(3).fill("DataError: meta.counts is not an object"));
  for (const absent of [undefined, null]) expect(of({ ...state, counts: absent })).toBeNull();
  expect(reports).toHaveLength(4);
});

const counts = (state: ProgrammeData, ...learnt: readonly ProgrammeData[]) => {
  const lists = createCompleteLists();
  for (const one of learnt) lists.learn(one);
  return GROUPS.flatMap((group) => [...countsOf(group, state, lists, foundIn)]).length;
};

test("a list has no counts with another page, when stale, without page size, or with a row lost", () => {
  const state = loaded(parse("mode=liste"));
  expect(counts(state, state)).toBeGreaterThan(30);
  expect(counts(state, loaded(parse("mode=liste"), 1))).toBe(0);
  expect(counts(state, { ...state, stale: true })).toBe(0);
  expect(counts(state, { ...state, perPage: 0 })).toBe(0);
  expect(counts(state, { ...state, items: state.items.slice(1) })).toBe(0);
});

test("an answer that contradicts a list forgets it", () => {
  const state = loaded(parse("mode=liste"));
  const other = loaded(parse(`type=${categories.types[0]?.value}`), 1);
  expect(counts(other, state, other)).toBeGreaterThan(30);
  expect(counts(other, state, { ...other, count: other.count + 1 })).toBe(0);
});

test("nothing is shown beside the areas while one is chosen, nor of a search outside of the list", () => {
  const lists = createCompleteLists();
  const state = loaded(parse("mode=liste"));
  lists.learn(state);
  expect(countsOf("areas", state, lists, foundIn).size).toBe(3);
  expect(countsOf("areas", loaded(parse("volet1=6332")), lists, foundIn).size).toBe(0);
  const sought = loaded(parse("recherche=nuit"));
  expect(countsOf("areas", sought, lists, foundIn).size).toBe(3);
  expect(countsOf("areas", sought, lists, null).size).toBe(0);
  const schedule = loaded(parse("recherche=nuit&mode=horaire"));
  lists.learn(schedule);
  expect(countsOf("areas", schedule, lists, foundIn).size).toBe(0);
});

test("an activity with as many rooms as are read may have more: rooms have no counts", () => {
  const state = loaded(parse("mode=liste"));
  const [first, ...others] = state.items;
  const rooms = Array.from({ length: 8 }, (_, index) => `Salle ${index}`);
  const full = { ...state, items: [{ ...(first ?? expect.fail()), rooms }, ...others] };
  const lists = createCompleteLists();
  lists.learn(full);
  expect(countsOf("room", full, lists, null).size).toBe(0);
});
