import { describe, expect, it } from "vitest";
import { createDirectoryApi, entriesQuery, parseInitial } from "../../../../src/islands/directory/api/api.ts";
import { parseEntries } from "../../../../src/islands/directory/domain/entry.ts";
import { lettersInUse } from "../../../../src/islands/directory/domain/letters.ts";
import { letterOf, named } from "../../../../src/islands/directory/state/selectors.ts";
import type { DataError } from "../../../../src/shared/http/data-error.ts";
import { dataSentence, errorText } from "../../../../src/shared/trouble/error-text.ts";

const entries = (...titles: string[]) =>
  parseEntries(
    titles.map((title, index) => ({ id: index + 1, title })),
    () => {},
  );
const found = (sought: string, ...titles: string[]) =>
  named(entries(...titles), sought).map(({ title }) => title);

describe("a row of the API", () => {
  it("is read with missing values, numbers as text, and pictures as CMSs write them", () => {
    const [one, two, three] = parseEntries(
      [
        {
          id: "7",
          title: "Zoé &amp; <i>Cie</i>",
          slug: "zoe",
          url: "/z",
          logo: { url: "/l.svg" },
          location: { kiosk: 904 },
        },
        { id: 8, title: "Abel", photo: ["/p.jpg"], location: [] },
        { id: 9, title: "Ève", photo: "javascript:x", url: "//evil.test" },
      ],
      () => {},
    );
    expect(one).toMatchObject({
      id: 7,
      slug: "zoe",
      title: "Zoé & Cie",
      url: "/z",
      picture: "/l.svg",
      kiosk: "904",
    });
    expect(two).toMatchObject({ slug: "8", url: null, picture: "/p.jpg", kiosk: null });
    expect(three).toMatchObject({ picture: null, url: null });
  });

  it("without an id or a title is left out and reported by name; the others stay", () => {
    const reports: unknown[] = [];
    const rows = [
      { id: 1, title: "Abel" },
      { id: 2 },
      null,
      { title: "Ève", slug: "eve" },
      { slug: { toString: 1 } },
    ];
    expect(parseEntries(rows, (error) => reports.push(error))).toHaveLength(1);
    expect(reports).toHaveLength(1);
    expect(errorText(reports[0])).toMatch(/: 4 problems: .*; …$/);
    expect((reports[0] as DataError).problems.map(dataSentence)).toEqual([
      expect.stringContaining("entry 2: left out of the list, title: "),
      expect.stringContaining("entry undefined: left out of the list"),
      expect.stringContaining('entry "eve": left out of the list'),
      expect.stringContaining('entry {"toString":1}: left out of the list'),
    ]);
  });
});

describe("what is typed", () => {
  it.each([
    ["eluard", "Paul Éluard"],
    ["ŒUVRAY anne", "Anne Œuvray"],
    ["oeuv", "Anne Œuvray"],
    ["jean-pierre", "Jean Pierre Abel"],
    ["jean pierre", "Jean-Pierre Abel"],
    ["d'eau", "Luc d’Eau"],
    [" abel   jean ", "Jean Abel"],
  ])("'%s' finds %s", (sought, title) => {
    expect(found(sought, "Zoé Kim", title)).toEqual([title]);
  });

  it("is empty: finds all, in the same array", () => {
    const all = entries("Abel", "Kim");
    expect(named(all, "  ")).toBe(all);
    expect(found("xyz", "Abel")).toEqual([]);
  });

  it("offers the letter that it begins with, unless that letter is shown", () => {
    expect(letterOf("Éluard", null)).toBe("e");
    expect(letterOf("œuvre", "a")).toBe("o");
    expect(letterOf("Éluard", "e")).toBeNull();
    expect(letterOf("« »", null)).toBeNull();
    expect(letterOf("", null)).toBeNull();
  });
});

describe("data-letters", () => {
  const inUse = (letters?: string) => {
    const marker = document.createElement("div");
    if (letters !== undefined) marker.dataset.letters = letters;
    return lettersInUse(marker);
  };

  it("says which letters have entries; without it, or with an invalid value, all count", () => {
    expect(["a", "b", "3"].map(inUse("AC 3"))).toEqual([true, false, true]);
    expect(["a", "9"].map(inUse())).toEqual([true, true]);
    expect(["a", "9"].map(inUse("“…”"))).toEqual([true, true]);
  });
});

describe("the query to the API", () => {
  it("has an empty letter for the whole list", () => {
    expect(entriesQuery(null, 2)).toBe("page=2&letter=");
    expect(entriesQuery("b", 1)).toBe("page=1&letter=b");
  });

  it("is sent below data-api, with or without its slash", async () => {
    const asked: string[] = [];
    const http = {
      json: async <T>(url: string, read: (value: unknown) => T) => {
        asked.push(url);
        return read({ data: [{ id: 1, title: "Abel" }], meta: { count: "1", page: 1, perPage: 24 } });
      },
    };
    const kind = { name: "exhibitors", call: "companies", picture: { width: 2, height: 1 } } as const;
    for (const base of ["/api", "/api/"]) {
      const { items, count } = await createDirectoryApi(base, kind, http, () => {}).entries(
        null,
        1,
        new AbortController().signal,
      );
      expect([items.length, count]).toEqual([1, 1]);
    }
    expect(asked).toEqual(["/api/companies?page=1&letter=", "/api/companies?page=1&letter="]);
  });
});

describe("the list in the page", () => {
  const unreadable = { data: [{ id: 1 }, { title: "Abel" }], meta: { count: 2, page: 1, perPage: 24 } };
  const empty = { data: [], meta: { count: 62, page: 1, perPage: 24 } };
  it.each([
    3,
    {},
    { query: 1, list: {} },
    { query: "", list: { data: 3 } },
    { query: "", list: null },
    { query: "", list: unreadable },
    { query: "", list: empty },
  ])("of another shape (%j) is reported and not used", (value) => {
    const reports: unknown[] = [];
    expect(parseInitial(value, (error) => reports.push(error))).toBeNull();
    expect(reports.map(errorText)).toEqual([expect.stringContaining("data-initial was not used")]);
  });
});
