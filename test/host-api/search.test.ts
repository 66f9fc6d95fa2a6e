import { describe, expect, test } from "vitest";
import { search } from "../host/search.ts";
import { activity, smallFair } from "./small-fair.ts";

const fair = smallFair({
  events: [
    { ...activity("ete", { people: ["Hélène Œuvray"] }), title: "L’été des Éditeurs" },
    { ...activity("hiver"), title: "Lire en hiver, partie de nuit" },
  ],
  authors: ["Hélène Œuvray", "Luc Été"],
  companies: ["Éditions de l'Été"],
});

const slugs = (text: string) => search(fair, text).activities.map(({ slug }) => slug);

describe("the search of /activites", () => {
  test.each(["été", "ETE", "l'ete", "édit été", "oeuvray ete", "helene"])(
    "finds the summer activity by %s",
    (text) => {
      expect(slugs(text)).toEqual(["ete"]);
    },
  );

  test("needs every word, at the beginning of a word", () => {
    expect(slugs("lire hiver")).toEqual(["hiver"]);
    expect(slugs("lire été")).toEqual([]);
    expect(slugs("arti")).toEqual([]);
  });

  test("puts matches in the title before matches in people's names", () => {
    const two = smallFair({
      events: [
        { ...activity("avec", { people: ["Marie Neige"] }), title: "Une lecture" },
        { ...activity("sur"), title: "La neige" },
      ],
    });
    const { activities, titled } = search(two, "neige");
    expect(activities.map(({ slug }) => slug)).toEqual(["sur", "avec"]);
    expect(titled).toBe(1);
  });

  test("finds authors and companies by their name", () => {
    const found = search(fair, "ete");
    expect(found.authors.map(({ title }) => title)).toEqual(["Luc Été"]);
    expect(found.companies.map(({ title }) => title)).toEqual(["Éditions de l'Été"]);
  });

  test.each(["", "   ", "!?", "\u0000"])("finds nothing for %j", (text) => {
    expect(search(fair, text)).toEqual({ activities: [], titled: 0, authors: [], companies: [] });
  });

  test("handles a very long text", () => {
    expect(slugs("été ".repeat(100_000))).toEqual(["ete"]);
  });
});
