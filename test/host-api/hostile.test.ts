// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createApi } from "../host/api.ts";
import { activity, on, smallFair } from "./small-fair.ts";
import { smallSite } from "./small-site.ts";

const KEYS = [
  ..."page letter type audience age theme subject project genre room dateStart hourStart hourEnd".split(" "),
  ..."dedicace aspects aspects[] aspects[0] mode mode[name] mode[random] mode[__proto__] __proto__".split(
    " ",
  ),
  ..."constructor toString aspects[__proto__] page[]".split(" "),
];
const ODD = [
  "",
  "abc",
  "-1",
  "0",
  "1",
  "1.5",
  "1e9",
  "9".repeat(13),
  "9".repeat(400),
  "\u0000",
  "é",
  "٣",
  "true",
];

const api = createApi(
  smallFair({
    events: Array.from({ length: 30 }, (_, index) => activity(`h${index}`, { dates: on("2026-11-25", 10) })),
    authors: ["Ada Lovelace"],
    companies: ["Maison"],
  }),
);

const pair = fc.tuple(
  fc.oneof(fc.constantFrom(...KEYS), fc.string()),
  fc.oneof(fc.constantFrom(...ODD), fc.string()),
);

describe("whatever the parameters", () => {
  test("every list answers in its shape", () => {
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 8 }), (pairs) => {
        const params = new URLSearchParams(pairs);
        for (const answer of [api.events(params), api.authors(params), api.companies(params)]) {
          const { count, page, perPage } = answer.meta;
          expect(answer.data.length).toBeLessThanOrEqual(perPage);
          expect(count).toBeGreaterThanOrEqual(answer.data.length);
          expect(Number.isSafeInteger(page) && page >= 1).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe("whatever the address", () => {
  test("no call answers with an error of the server", async () => {
    const { url } = await smallSite();
    const odd = [
      "page=abc",
      "page=1e9",
      "letter=%00",
      "letter=%E9",
      "%",
      "mode[__proto__]=x",
      "aspects[]=%FF&=&&",
    ];
    for (const call of ["events", "authors", "companies", "categories"]) {
      for (const query of odd)
        expect([call, query, (await fetch(`${url}/api/${call}?${query}`)).status]).toEqual([
          call,
          query,
          200,
        ]);
    }
  });
});
