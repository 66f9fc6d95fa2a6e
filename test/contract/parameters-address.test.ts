// @vitest-environment node
/** docs/parameters.md: every key of the page's address does what its row says, against the stand-in API. */
import { describe, expect, test } from "vitest";
import { eventsQuery } from "../../src/islands/programme/api/api.ts";
import { DEFAULT_LOCATION } from "../../src/islands/programme/domain/filters.ts";
import { foundIn } from "../../src/islands/programme/find/found-in.ts";
import {
  format,
  formatChoice,
  hasRecognisedKey,
  KEYS,
  parse,
} from "../../src/islands/programme/state/url.ts";
import { parseActivities } from "../../src/shared/activity/schema.ts";
import { createApi, PER_PAGE } from "../host/api.ts";
import { loadFair } from "../host/data/load.ts";
import { FAIR_DIR, fitting, RULES, type Rule, stored } from "../host-api/raw-fair.ts";
import { codes, tableUnder } from "./markdown-table.ts";

const SEED = 7;
const api = createApi(loadFair(FAIR_DIR));
const rows = tableUnder("docs/parameters.md", "In the address of `/programmation`");

const queryOf = (address: string, page = parse(address).page) => eventsQuery(parse(address), page, SEED);
const ask = (address: string, page: number) => api.events(new URLSearchParams(queryOf(address, page)));
const slugs = (address: string, last: number) =>
  Array.from({ length: last }, (_, index) => ask(address, index + 1).data.map(({ slug }) => slug)).flat();

/** What the page shows together at this address. */
const shown = (address: string) => slugs(address, parse(address).page);
/** What it shows when everything is loaded. */
const everything = (address: string) =>
  slugs(address, Math.ceil(ask(address, 1).meta.count / PER_PAGE)).toSorted();

/** The address finds exactly the activities that match the rule: some, and not all. */
const keeps = (rule: Rule) => (address: string) => {
  expect(everything(address)).toEqual(fitting(rule));
  expect(fitting(rule).length).toBeGreaterThan(0);
  expect(fitting(rule).length).toBeLessThan(stored.length);
};

const numberIn = (address: string) => Number(address.split("=")[1]);
const keepsOption = (rule: (id: number) => Rule) => (address: string) =>
  keeps(rule(numberIn(address)))(address);
const keepsArea = (id: number) => (address: string) => {
  keeps(RULES.area(id))(address);
  const [key] = address.split("=");
  for (const yes of ["1", "true"]) expect(everything(`${key}=${yes}`)).toEqual(everything(address));
};

const PROOFS: Readonly<Record<string, (example: string) => void>> = {
  date: keepsOption(RULES.date),
  hours(address) {
    keeps(RULES.hours(9, 17))(address);
    expect(everything("hours=17,9")).toEqual(everything(address));
    expect(everything("hours=9,99")).toEqual(everything("hours=9,24"));
  },
  volet1: keepsArea(6332),
  volet2: keepsArea(6335),
  volet3: keepsArea(73904),
  type: keepsOption(RULES.type),
  audience: keepsOption(RULES.audience),
  age: keepsOption(RULES.age),
  theme: keepsOption(RULES.theme),
  subject: keepsOption(RULES.subject),
  project: keepsOption(RULES.project),
  genre: keepsOption(RULES.genre),
  room: keepsOption(RULES.room),
  location(address) {
    const { filters } = parse(address);
    expect(queryOf(address)).toBe(queryOf("mode=carte"));
    // The answer contains the place's activities, so that the page can filter them.
    const there = stored.filter(({ location }) =>
      location.location.some(({ id }) => id === filters.location),
    );
    expect(there.length).toBeGreaterThan(0);
    expect(everything(address)).toEqual(expect.arrayContaining(there.map(({ slug }) => slug)));
  },
  recherche(address) {
    const { filters } = parse(address);
    expect(queryOf(address)).toBe(queryOf(""));
    // The answer contains what the page finds in it.
    const found = foundIn(
      parseActivities(stored, () => {}),
      filters.recherche,
    ).map(({ slug }) => slug);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(stored.length);
    expect(everything(address)).toEqual(expect.arrayContaining(found));
  },
  mode(address) {
    keeps(RULES.schedule())(address);
    expect(queryOf("mode=schedule")).toBe(queryOf(address));
    expect(everything("mode=carte")).toEqual(fitting(RULES.area(6335)));
    expect(everything("mode=liste")).toEqual(fitting());
  },
  page(address) {
    expect(shown(address)).toHaveLength(2 * PER_PAGE);
    expect(new Set(shown(address)).size).toBe(2 * PER_PAGE);
    expect(shown(address).slice(0, PER_PAGE)).toEqual(shown(""));
    expect(parse("page=41").page).toBe(40);
  },
  dedicace(address) {
    keeps(RULES.withoutSigning())(address);
    expect(everything("dedicace=1")).toEqual(everything(address));
    expect(everything("dedicace=true")).toEqual(fitting());
    expect(everything("type=6339&dedicace=false")).toEqual(fitting(RULES.type(6339)));
  },
  card(address) {
    expect(parse(address).card).toBe("lire-la-nuit");
    expect(shown(address)).toEqual(shown(""));
  },
};

describe("the keys of the address", () => {
  test("are those of the code, in the table and in the tests, each once", () => {
    const keys = rows.map(({ key }) => codes(key).join());
    expect(keys.toSorted()).toEqual([...KEYS].toSorted());
    expect(Object.keys(PROOFS).toSorted()).toEqual([...KEYS].toSorted());
  });

  describe.each(rows.map((row) => [codes(row.key).join(), row] as const))("%s", (key, row) => {
    const [example = ""] = codes(row["for example"]);

    test("reads its example and writes the same", () => {
      expect(new URLSearchParams(example).has(key)).toBe(true);
      expect(parse(example)).not.toEqual(DEFAULT_LOCATION);
      const written = new URLSearchParams(format(parse(example)));
      for (const [name, value] of new URLSearchParams(example)) expect(written.get(name)).toBe(value);
    });

    test("asks the API for what the table says", () => {
      const before = decodeURIComponent(queryOf("")).split("&");
      const now = decodeURIComponent(queryOf(example)).split("&");
      expect(now.filter((part) => !before.includes(part))).toEqual(codes(row["asks the API for"]));
    });

    test("counts as absent when it cannot be read", () => {
      const rubbish = codes(row["same as absent"]);
      expect(rubbish.length).toBeGreaterThan(0);
      for (const address of rubbish) {
        if (key === "dedicace") expect(parse(address).filters.dedicace).toBe(false);
        else expect([address, parse(address)]).toEqual([address, DEFAULT_LOCATION]);
      }
    });

    test("changes what the API answers", () => {
      PROOFS[key]?.(example);
    });
  });

  test("are in every address of a choice, so that today is not chosen again", () => {
    for (const address of ["", "utm_source=x", "utm_source=x&page=1"]) {
      const choice = formatChoice(parse(address), address);
      expect(choice).toBe(["mode=liste", address.split("&")[0]].filter(Boolean).join("&"));
      expect(hasRecognisedKey(choice)).toBe(true);
      expect(parse(choice)).toEqual(parse(address));
      expect(formatChoice(parse(choice), choice)).toBe(choice);
    }
  });
});
