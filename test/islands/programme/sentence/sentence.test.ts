// @vitest-environment node
/** The sentence of the filters is right French for every combination: a property over its grammar. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCategories } from "../../../../src/islands/programme/domain/categories.ts";
import { DEFAULT_FILTERS, type Filters } from "../../../../src/islands/programme/domain/filters.ts";
import { SELECTOR_NAMES } from "../../../../src/islands/programme/domain/selectors.ts";
import {
  countedSentence,
  sentence,
  sentenceFileName,
} from "../../../../src/islands/programme/sentence/sentence.ts";
import { chips } from "../../../../src/islands/programme/state/chips.ts";

const SATURDAY = 1795842000; // 28 November 2026, 0 h in Montréal
const FIRST = 1796101200; // 1 December 2026
const NAMES = ["Poésie", "L’Encrier", "Été", "Le Carrefour", "Rire, « quand même »", "BD", "Âges d’or"];
const AGES = ["0 à 4 ans", "18 ans et plus", "Tout-petits", "9 à 12 ans"];

const options = (names: readonly string[]) => names.map((label, index) => ({ label, value: index + 1 }));
const categories = parseCategories(
  {
    dates: [
      { label: "samedi 28 novembre 2026", value: SATURDAY },
      { label: "mardi 1 décembre 2026", value: FIRST },
      { label: "Soirée d’ouverture", value: 7 },
    ],
    ages: options(AGES),
    locations: options(NAMES),
    ...Object.fromEntries(
      ["types", "audiences", "themes", "subjects", "projects", "genres", "rooms"].map((kind) => [
        kind,
        options(NAMES),
      ]),
    ),
  },
  () => {},
);

const source = (some: Partial<Filters>, known: typeof categories | null = categories) => ({
  filters: { ...DEFAULT_FILTERS, ...some },
  categories: known,
  items: [],
});
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const said = (...args: Parameters<typeof source>) => plain(sentence(source(...args)));

/** Any combination of filters; an id of 99 has no name. */
const someId = fc.constantFrom(null, null, 1, 2, 3, 4, 99);
const anyFilters: fc.Arbitrary<Partial<Filters>> = fc
  .record({
    ...Object.fromEntries(SELECTOR_NAMES.map((name) => [name, someId])),
    location: someId,
    date: fc.constantFrom(null, SATURDAY, FIRST, 7, 5),
    dedicace: fc.boolean(),
    areas: fc.subarray([6332, 6335, 73904] as const),
    from: fc.nat(23),
    length: fc.integer({ min: 1, max: 24 }),
  })
  .map(({ from, length, ...rest }) => ({ ...rest, hours: [from, Math.min(24, from + length)] as const }));

const NAME = "« [^«»]+ »";
const HOUR = "\\d{1,2} h";
const AREA = "(?:au Palais des congrès|dans la ville|en ligne)";
const CHOSEN = "choisie?";
/** One complement of each filter. */
const COMPLEMENT = [
  "du (?:samedi 28 novembre|mardi 1er décembre)",
  `de la date ${NAME}`,
  `d’une date ${CHOSEN}`,
  `de ${HOUR} à ${HOUR}`,
  `à partir de ${HOUR}`,
  `avant ${HOUR}`,
  `${AREA}(?:, ${AREA})?(?: ou ${AREA})?`,
  `de type ${NAME}`,
  `pour le (?:public|groupe d’âge) ${NAME}`,
  "pour les (?:\\d+ à \\d+ ans|18 ans et plus)",
  `sur (?:le (?:thème|sujet)|la scène) ${NAME}`,
  `du (?:projet spécial|genre) ${NAME}`,
  `dans le lieu ${NAME}`,
  `d’un (?:type|projet spécial|genre) ${CHOSEN}`,
  `pour un (?:public|groupe d’âge) ${CHOSEN}`,
  `sur (?:un (?:thème|sujet)|une scène) ${CHOSEN}`,
  `dans un lieu ${CHOSEN}`,
  "sans séances de dédicaces",
].join("|");
const HEAD = "(?:Activités|Aucune activité|1 activité|\\d+ activités)";
const GRAMMAR = new RegExp(
  `^(?:Toutes les activités|1 activité|Aucune activité|\\d+ activités|${HEAD} (?:${COMPLEMENT})(?:, (?:${COMPLEMENT}))*)$`,
  "u",
);

describe("the sentence of the filters", () => {
  it("says day, hours, area and age as one would", () => {
    expect(said({ date: SATURDAY, hours: [10, 14], areas: [6335], age: 1 })).toBe(
      "Activités du samedi 28 novembre, de 10 h à 14 h, dans la ville, pour les 0 à 4 ans",
    );
    expect(said({})).toBe("Toutes les activités");
    expect(said({ date: FIRST, hours: [18, 24] })).toBe("Activités du mardi 1er décembre, à partir de 18 h");
    expect(said({ hours: [0, 12], dedicace: false })).toBe("Activités avant 12 h, sans séances de dédicaces");
    expect(said({ areas: [6332, 6335, 73904] })).toBe(
      "Activités au Palais des congrès, dans la ville ou en ligne",
    );
    expect(said({ genre: 1, room: 2, age: 3 })).toBe(
      "Activités pour le groupe d’âge « Tout-petits », du genre « Poésie », sur la scène « L’Encrier »",
    );
  });

  it("says that a filter is set when its value has no name, and never its id", () => {
    expect(said({ genre: 99, date: 5, location: 99 }, null)).toBe(
      "Activités d’une date choisie, d’un genre choisi, dans un lieu choisi",
    );
  });

  it("writes quotes of a name as quotes within quotes", () => {
    expect(said({ theme: 5 })).toBe("Activités sur le thème « Rire, “quand même” »");
  });

  it("keeps to its grammar for every combination, with one complement for each filter", () => {
    fc.assert(
      fc.property(anyFilters, fc.boolean(), (some, known) => {
        const given = source(some, known ? categories : null);
        const text = plain(sentence(given));
        expect(text).toMatch(GRAMMAR);
        // What the fair's own words could bring together: a contraction or an elision that is missing.
        expect(text).not.toMatch(
          /(?<!\p{L})(?:de les?|à les?|le [aeéiouyh]|de [aeéiou])|null|undefined| {2}/iu,
        );
        const shown = chips(given);
        const areas = shown.filter(({ kind }) => kind === "area").length;
        const outside = text.replace(/« [^«»]+ »/g, "").replace(/ ou /g, ", ");
        expect(outside.split(", ")).toHaveLength(Math.max(1, shown.length));
        expect(areas).toBe(given.filters.areas.length);
      }),
      { numRuns: 2000 },
    );
  });

  it("begins with a count that agrees with its noun", () => {
    fc.assert(
      fc.property(anyFilters, fc.nat(999), (some, count) => {
        const text = plain(countedSentence(source(some), count));
        expect(text).toMatch(GRAMMAR);
        expect(text).toMatch(
          count === 0
            ? /^Aucune activité(?!\p{L})/u
            : count === 1
              ? /^1 activité(?!\p{L})/u
              : /^\d+ activités(?!\p{L})/u,
        );
        expect(text.replace(/^(?:Aucune activité|\d+ activités?)/, "")).toBe(
          plain(sentence(source(some))).replace(/^(?:Toutes les activités|Activités)/, ""),
        );
      }),
    );
  });

  it("names a file that every system accepts", () => {
    expect(sentenceFileName(source({ date: SATURDAY, areas: [6335] }))).toBe(
      "activites-du-samedi-28-novembre-dans-la-ville.ics",
    );
    fc.assert(
      fc.property(anyFilters, (some) => {
        expect(sentenceFileName(source(some))).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*\.ics$/);
      }),
    );
  });
});
