import { describe, expect, test } from "vitest";
import { createApi } from "../host/api.ts";
import { smallFair } from "./small-fair.ts";

const AUTHORS = ["Zoé Abel", "Émile Éluard", "Anne Œuvray", "Luc d'Eau", "Kim Eyre", "Ada Zola", "Madonna"];
const COMPANIES = [
  "Éditions du Nord",
  "Écosociété",
  "12bis",
  "6 pieds sous terre",
  "« Zoé »",
  "L'instant même",
];

const titlesOf = (list: "authors" | "companies", query: string) =>
  createApi(smallFair({ authors: AUTHORS, companies: COMPANIES }))
    [list](new URLSearchParams(query))
    .data.map(({ title }) => title);

describe("GET /api/authors", () => {
  test("lists all authors by family name, in French order", () => {
    expect(titlesOf("authors", "")).toEqual([
      "Zoé Abel",
      "Luc d'Eau",
      "Émile Éluard",
      "Kim Eyre",
      "Madonna",
      "Anne Œuvray",
      "Ada Zola",
    ]);
  });

  test("returns the family names that begin with a letter, accents and ligatures included", () => {
    expect(titlesOf("authors", "letter=e")).toEqual(["Émile Éluard", "Kim Eyre"]);
    expect(titlesOf("authors", "letter=o")).toEqual(["Anne Œuvray"]);
    expect(titlesOf("authors", "letter=E")).toEqual(titlesOf("authors", "letter=e"));
    expect(titlesOf("authors", "letter=q")).toEqual([]);
  });

  test.each(["letter=", "letter=all", "letter=é", "letter=%00", "letter=ab"])(
    "answers all for %s",
    (query) => {
      expect(titlesOf("authors", query)).toHaveLength(AUTHORS.length);
    },
  );
});

describe("GET /api/companies", () => {
  test("lists the titles in French order, numbers by their value", () => {
    expect(titlesOf("companies", "")).toEqual([
      "6 pieds sous terre",
      "12bis",
      "Écosociété",
      "Éditions du Nord",
      "L'instant même",
      "« Zoé »",
    ]);
  });

  test("returns the titles with this first letter or digit", () => {
    expect(titlesOf("companies", "letter=e")).toEqual(["Écosociété", "Éditions du Nord"]);
    expect(titlesOf("companies", "letter=1")).toEqual(["12bis"]);
    expect(titlesOf("companies", "letter=z")).toEqual(["« Zoé »"]);
  });
});

describe("paging of a directory", () => {
  const many = Array.from({ length: 50 }, (_, index) => `Nom ${index + 10}`);
  const page = (number: string) =>
    createApi(smallFair({ companies: many })).companies(new URLSearchParams({ page: number }));

  test("answers 24 items a page with the count of all", () => {
    expect(page("1").meta).toEqual({ count: 50, page: 1, perPage: 24 });
    expect(page("3").data).toHaveLength(2);
  });

  test("answers an empty list after the last page", () => {
    expect(page("4")).toEqual({ data: [], meta: { count: 50, page: 4, perPage: 24 } });
  });
});
