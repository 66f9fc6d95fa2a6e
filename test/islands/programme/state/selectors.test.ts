import { describe, expect, it } from "vitest";
import { DEFAULT_FILTERS, type Filters } from "../../../../src/islands/programme/domain/filters.ts";
import { SELECTOR_NAMES } from "../../../../src/islands/programme/domain/selectors.ts";
import { chips } from "../../../../src/islands/programme/state/chips.ts";
import {
  activeFilterCount,
  canReset,
  chosenDay,
  described,
  hasMore,
  hiddenActive,
  signingForced,
} from "../../../../src/islands/programme/state/selectors.ts";
import type { ProgrammeData } from "../../../../src/islands/programme/state/state.ts";
import { activity } from "../../../shared/activity/an-activity.ts";
import { CATEGORIES, programme, WEDNESDAY } from "../a-programme.ts";

/** A state whose list answers these filters. */
function state(patch: Partial<ProgrammeData> = {}, some: Partial<Filters> = {}): ProgrammeData {
  const filters = { ...DEFAULT_FILTERS, ...some };
  return { ...programme().state(), categories: CATEGORIES, filters, answered: filters, ...patch };
}
const labels = (given: ProgrammeData) => chips(given).map((chip) => chip.label.replaceAll("\u00a0", " "));

describe("the chips", () => {
  it("are one for each set value, as text, and none for view and page", () => {
    const all = state(
      { mode: "carte", page: 3 },
      { date: WEDNESDAY, hours: [9, 17], areas: [6332, 73904], genre: 6461, theme: 12, dedicace: false },
    );
    expect(labels(all)).toEqual([
      "Date : mercredi 25 novembre 2026",
      "Plage horaire : 9 h à 17 h",
      "Au Palais des congrès",
      "En ligne",
      "Thème : 12",
      "Genre : Poésie",
      "Sans séances de dédicaces",
    ]);
    expect(new Set(chips(all).map((chip) => chip.id)).size).toBe(7);
    expect(labels(state({ mode: "horaire", page: 3 }))).toEqual([]);
  });

  it("show the id until its label is known", () => {
    expect(labels(state({ categories: null }, { genre: 6461 }))).toEqual(["Genre : 6461"]);
  });

  describe("without categories", () => {
    const term = (id: number, name: string) => ({ id, title: name });
    const some = activity({
      categories: {
        type: [term(1, "Atelier")],
        audience: [term(2, "Famille")],
        themes: [term(3, "L’eau")],
        projects: [term(4, "La nuit")],
      },
      location: { room: [{ id: 5, title: "Agora" }] },
    });
    const chosen = { type: 1, audience: 2, theme: 3, project: 4, room: 5 };

    it("take their text from the activities, or else show the id", () => {
      const given = state({ categories: null, items: [activity(), some] }, { ...chosen, genre: 6 });
      expect(labels(given)).toEqual([
        "Activité : Atelier",
        "Public : Famille",
        "Thème : L’eau",
        "Projet spécial : La nuit",
        "Genre : 6",
        "Scène : Agora",
      ]);
      expect(labels(state({ categories: null, items: [activity()] }, { type: 1 }))).toEqual(["Activité : 1"]);
    });

    it("show a date as a day", () => {
      expect(labels(state({ categories: null }, { date: WEDNESDAY }))).toEqual([
        "Date : mercredi 25 novembre 2026",
      ]);
      expect(labels(state({ categories: null }, { date: 12 }))).toEqual(["Date : 12"]);
    });

    it("are the same object for the same filters and activities", () => {
      const one = state({ categories: null, items: [some] }, { type: 1 });
      const later: ProgrammeData = { ...one, page: 2 };
      expect(chips(later)).toBe(chips(one));
    });

    it("prefer the categories' labels", () => {
      const types = [{ value: 1, label: "Ateliers", slug: "1", disabled: false }];
      const given = state({ categories: { ...CATEGORIES, types }, items: [some] }, { type: 1, audience: 2 });
      expect(labels(given)).toEqual(["Activité : Ateliers", "Public : Famille"]);
    });
  });

  describe("of a place", () => {
    const OWN = 1000000000097; // of 'a', a place without an id in the API
    const places = [{ title: "a" }, { id: 5, title: "Chez elle" }];
    const items = [activity(), activity({ id: 2, location: { location: places } })];
    const chosen = (location: number, patch: Partial<ProgrammeData> = {}) =>
      state({ mode: "carte", items, ...patch }, { location });

    it("have the name from the categories, or else from the activities there", () => {
      const locations = [{ value: 5, label: "La librairie", slug: "5", disabled: false }];
      expect(labels(chosen(5, { categories: { ...CATEGORIES, locations } }))).toEqual([
        "Lieu : La librairie",
      ]);
      expect(labels(chosen(5))).toEqual(["Lieu : Chez elle"]);
      expect(labels(chosen(OWN, { categories: null }))).toEqual(["Lieu : a"]);
    });

    it("say 'place' when nothing names it, and never show its number", () => {
      const [chip, ...more] = chips(chosen(OWN, { items: [] }));
      expect(chip).toMatchObject({ kind: "location", group: null, text: "Lieu", label: "Lieu" });
      expect(more).toEqual([]);
      expect(activeFilterCount(chosen(OWN, { items: [] }))).toBe(1);
    });

    it("are the same object for the same filters, categories and activities", () => {
      for (const one of [chosen(OWN), chosen(OWN, { items: [] })]) {
        const later: ProgrammeData = { ...one, page: 2 };
        expect(chips(later)).toBe(chips(one));
      }
    });
  });

  it("are the same object for the same filters and categories, for two programmes at once", () => {
    const one = state({ categories: null });
    const other = state({ filters: one.filters });
    const shared = { ...other, filters: one.filters };
    const first = chips(one);
    const second = chips(shared);
    expect(chips(one)).toBe(first);
    expect(chips(shared)).toBe(second);
    const later: ProgrammeData = { ...one, page: 2 };
    expect(chips(later)).toBe(first);
  });
});

describe("what is active", () => {
  it.each<[string, Partial<ProgrammeData>, Partial<Filters>, boolean, number]>([
    ["nothing", {}, {}, false, 0],
    ["a value", {}, { genre: 1 }, true, 1],
    ["signing sessions hidden", {}, { dedicace: false }, true, 1],
    ["the map", { mode: "carte" }, {}, true, 0],
    ["hours", {}, { hours: [0, 23] }, true, 1],
    ["a second page", { page: 2 }, {}, true, 0],
    ["an area and a place", {}, { areas: [6335], location: 5 }, true, 2],
  ])("%s", (_, patch, filters, resettable, count) => {
    expect(canReset(state(patch, filters))).toBe(resettable);
    expect(activeFilterCount(state(patch, filters))).toBe(count);
  });

  it("forces signing sessions with their type only", () => {
    expect(signingForced(state({}, { type: 6339 }))).toBe(true);
    expect(signingForced(state({}, { type: 6340 }))).toBe(false);
  });
});

describe("what the closed advanced block hides", () => {
  it("is counted: only its selectors that are set", () => {
    const shown = { date: WEDNESDAY, hours: [9, 17], areas: [6332], dedicace: false, location: 5 } as const;
    expect(hiddenActive(state({ mode: "carte", page: 3 }, shown))).toBe(0);
    const all = SELECTOR_NAMES.map((name, index) => [name, index]);
    expect(hiddenActive(state({}, { ...shown, ...Object.fromEntries(all) }))).toBe(all.length);
    expect(hiddenActive(state({}, { theme: 12 }))).toBe(1);
  });
});

describe("the description of a chosen theme or project", () => {
  const term = (id: number, description: string | null = `<b>Tout</b> sur ${id}`) => ({
    id,
    title: `Titre ${id}`,
    description,
  });
  const first = activity({ categories: { themes: [term(1), term(2)], projects: [term(3), term(4, null)] } });
  const told = (filters: Partial<Filters>, items = [first]) => described(state({ items }, filters));

  it("is the first activity's, as plain text", () => {
    expect(told({ theme: 2 })).toEqual([{ kind: "theme", title: "Titre 2", description: "Tout sur 2" }]);
    expect(told({ theme: 1, project: 3 }).map(({ kind, title }) => [kind, title])).toEqual([
      ["theme", "Titre 1"],
      ["project", "Titre 3"],
    ]);
  });

  it("is hidden without both texts, for another id, from a later activity, or without a choice", () => {
    expect(told({ project: 4 })).toEqual([]);
    expect(told({ theme: 3, project: 1 })).toEqual([]);
    expect(told({ theme: 2 }, [activity(), first])).toEqual([]);
    expect(told({ theme: 2 }, [])).toEqual([]);
    expect(told({})).toEqual([]);
  });

  it("is that of the list, not of a change that is loading", () => {
    const old = { ...DEFAULT_FILTERS, theme: 2 };
    expect(described(state({ items: [first], answered: old }, { theme: 1 }))).toMatchObject([
      { title: "Titre 2" },
    ]);
    expect(chosenDay(state({ answered: { ...old, date: WEDNESDAY } }))).toBe("Mercredi 25 novembre 2026");
    expect(chosenDay(state({ answered: old }, { date: WEDNESDAY }))).toBeNull();
  });

  it("is the same object for the same filters and first activity", () => {
    const one = state({ items: [first] }, { theme: 2 });
    const later: ProgrammeData = { ...one, page: 2, items: [first, activity({ id: 9 })] };
    expect(described(later)).toBe(described(one));
    expect(described({ ...one, items: [] })).toBe(described({ ...one, items: [] }));
  });
});

describe("whether there is more", () => {
  const some = [activity()];
  it("is the specification's inequality", () => {
    for (const perPage of [1, 2, 24]) {
      for (let page = 1; page < 6; page += 1) {
        for (let count = 0; count < 60; count += 1) {
          const more = hasMore(state({ items: some, perPage, reached: page, count }));
          expect(more).toBe(perPage * (page + 1) < count + perPage);
        }
      }
    }
  });

  it("is false without a page size, activities or new rows, and while pages follow", () => {
    const more = { items: some, perPage: 24, reached: 1, count: 100 };
    expect(hasMore(state(more))).toBe(true);
    expect(hasMore(state({ ...more, perPage: 0 }))).toBe(false);
    expect(hasMore(state({ ...more, items: [] }))).toBe(false);
    expect(hasMore(state({ ...more, exhausted: true }))).toBe(false);
    expect(hasMore(state({ ...more, following: true }))).toBe(false);
  });
});
