// @vitest-environment node
/**
 * Each filter, alone and combined with two others: the page's address, read with the island's code and sent to the
 * stand-in API, finds what the fair's own data says.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eventsQuery } from "../../src/islands/programme/api/api.ts";
import { parse } from "../../src/islands/programme/state/url.ts";
import { createApi, PER_PAGE } from "../host/api.ts";
import { loadFair } from "../host/data/load.ts";
import { CHOICES, type Choice, choicesOf, FILTERS, ruleOf } from "../host-api/fair-filters.ts";
import { FAIR_DIR, fitting, stored } from "../host-api/raw-fair.ts";

const api = createApi(loadFair(FAIR_DIR));

/** What the page finds at an address on all pages, and the count in its heading. */
function found(address: string) {
  const ask = (page: number) => api.events(new URLSearchParams(eventsQuery(parse(address), page, 3)));
  const { count } = ask(1).meta;
  const slugs: string[] = [];
  for (let page = 1; page <= Math.ceil(count / PER_PAGE); page += 1) {
    slugs.push(...ask(page).data.map(({ slug }) => slug));
  }
  return { count, slugs: slugs.toSorted() };
}

function expectAgreement(choices: readonly Choice[]) {
  const address = choices.map(({ address }) => address).join("&");
  const expected = fitting(ruleOf(choices));
  expect([address, found(address)]).toEqual([address, { count: expected.length, slugs: expected }]);
}

describe("a filter alone finds what the data says", () => {
  test.each(FILTERS.map((filter) => [filter, CHOICES.filter((choice) => choice.filter === filter)] as const))(
    "%s, with each of its values",
    (_, choices) => {
      expect(choices.length).toBeGreaterThan(0);
      for (const choice of choices) expectAgreement([choice]);
    },
  );
});

describe("a filter with two others finds what the data says", () => {
  /** Two other filters. */
  const others = (filter: string) =>
    fc.shuffledSubarray(
      FILTERS.filter((other) => other !== filter),
      { minLength: 2, maxLength: 2 },
    );

  test.each(FILTERS)("%s, whatever the values", (filter) => {
    const three = others(filter).chain((names) =>
      fc.tuple(
        ...[filter, ...names].map((name) =>
          fc.constantFrom(...CHOICES.filter((choice) => choice.filter === name)),
        ),
      ),
    );
    fc.assert(fc.property(three, expectAgreement), { numRuns: 25 });
  });

  test.each(FILTERS)("%s, with values that some activity has", (filter) => {
    const carriers = stored.filter((event) => choicesOf(event, filter).length > 0);
    const three = fc.constantFrom(...carriers).chain((event) => {
      const has = FILTERS.filter((other) => other !== filter && choicesOf(event, other).length > 0);
      const names = fc.shuffledSubarray(has, { minLength: 2, maxLength: 2 });
      return names.chain((two) =>
        fc.tuple(...[filter, ...two].map((name) => fc.constantFrom(...choicesOf(event, name)))),
      );
    });
    fc.assert(
      fc.property(three, (choices) => {
        expect(fitting(ruleOf(choices)).length).toBeGreaterThan(0);
        expectAgreement(choices);
      }),
      { numRuns: 25 },
    );
  });
});
