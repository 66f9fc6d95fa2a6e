/** Large numbers in the doctor's sentences: with a space between thousands, as everywhere in the pages. */
import { expect, test } from "vitest";
import { checkDirectory } from "../../src/doctor/data/directory-check.ts";
import { counted, listed } from "../../src/doctor/data/listed.ts";
import { checkProgramme } from "../../src/doctor/data/programme-check.ts";
import { messages } from "../../src/doctor/messages.ts";
import { problemSentence } from "../../src/doctor/troubles/data-problems.ts";
import type { Http } from "../../src/shared/http/http.ts";

const { signal } = new AbortController();

/** Answers every call with the same 1,200 rows, of 21,569. */
const rows = Array.from({ length: 1200 }, (_, index) => ({ id: index + 1, title: `Fiche ${index}` }));
const http: Http = {
  json: async (url, read) =>
    read(
      url.endsWith("/categories")
        ? { data: { types: [], statuses: [], aspects: [] } }
        : { data: rows, meta: { count: 21_569, perPage: 21_569 } },
    ),
};

test("how many rows were read", async () => {
  const marker = document.createElement("div");
  marker.dataset.island = "authors";
  const { summary } = await checkDirectory(marker, "/api", http, signal);
  expect(summary).toBe("Auteur·rice·s : 1\u00a0200 fiches lues sur 21\u00a0569.");
  const programme = await checkProgramme("/api", http, signal);
  expect(programme.summary).toBe("Programmation : 1\u00a0200 activités lues sur 21\u00a0569.");
  expect(programme.faults[0]?.what).toMatch(
    /^1\u00a0200 activités n’ont pas de date : .* et 1\u00a0194 autres/,
  );
});

test("counts and names of a sentence", () => {
  expect(counted(999, "Une", "images")).toBe("999 images");
  expect(counted(1_234_567, "Une", "images")).toBe("1\u00a0234\u00a0567 images");
  expect(listed(Array.from({ length: 1010 }, (_, index) => String(index)))).toMatch(/ et 1\u00a0004 autres$/);
});

test("the panel's heading", () => {
  expect(messages.sum(1200, 3400)).toBe("1\u00a0200 fautes, 3\u00a0400 points à vérifier");
});

test("what the schemas count", () => {
  expect(problemSentence(["no-rows", 1569, [["field", "id", ["empty"]]]])).toBe(
    "Aucune des 1\u00a0569 lignes de la réponse ne se lit.",
  );
  expect(problemSentence(["row", ["activity", '"a"'], ["list-cut", "dates.range", 1000, 2400]])).toBe(
    "L’activité « a » : dates.range a 2\u00a0400 éléments, dont 1\u00a0000 servent.",
  );
});
