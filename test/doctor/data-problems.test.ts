/** Every problem of the data has a French sentence. */
import { describe, expect, test } from "vitest";
import { causeSentence, problemSentence } from "../../src/doctor/troubles/data-problems.ts";
import { troubleFindings } from "../../src/doctor/troubles/trouble-findings.ts";
import { type DataCode, DataError, type DataProblem } from "../../src/shared/http/data-error.ts";
import { DATA_SENTENCES } from "../../src/shared/trouble/data-sentences.ts";
import { filesIn, read } from "../contract/sources.ts";

const CODES = Object.keys(DATA_SENTENCES) as DataCode[];

test.each(CODES)("%s has a French sentence with the values of the English one, or fewer", (code) => {
  const [zero, one, two] = DATA_SENTENCES[code].match(/\{\d\}/g) ?? [];
  const values = [zero, one, two].filter((place) => place !== undefined).map((place) => `v${place[1]}`);
  const french = problemSentence([code, ...values]);
  expect(french).not.toContain("Signet dit :");
  expect(french).not.toMatch(/\{\d\}/);
});

test("every code is used", () => {
  const source = filesIn("src", /\.tsx?$/)
    .filter((path) => !/data-sentences\.ts$|data-problems\.ts$/.test(path))
    .map(read)
    .join("\n");
  for (const code of CODES) expect(source).toContain(`"${code}"`);
});

describe("a problem of the data", () => {
  test.each<[DataProblem, string]>([
    [
      ["row-left-out", ["activity", '"lire-la-nuit"'], ["field", "title", ["empty"]]],
      "L’activité « lire-la-nuit » est laissée de côté : title est vide.",
    ],
    [
      ["row-left-out", ["activity", "12345"], ["field", "title", ["missing", '"title"', "undefined"]]],
      "L’activité 12345 est laissée de côté : title manque.",
    ],
    [
      ["row", ["activity", '"a"'], ["field", "dates.start", ["not-instant", '"demain"']]],
      'L’activité « a » : dates.start n’est pas une date lisible : "demain".',
    ],
    [
      ["row-left-out", ["entry", '"b"'], ["field", "id", ["not-id"]]],
      "La fiche « b » est laissée de côté : id n’est pas un identifiant : il faut un nombre entier, ou au plus 64 lettres sans accent, chiffres et « . _ - ».",
    ],
    [
      ["row-left-out", ["stream", 2], ["same-id"]],
      "La diffusion 2 est laissée de côté : une autre a le même identifiant.",
    ],
    [
      ["categories", ["item-left-out", "types", ["field", "value", ["not-number"]]]],
      "Les listes de choix : un élément de types est laissé de côté, value n’est pas un nombre.",
    ],
    [["no-meta"], "meta manque ou ne se lit pas : les lignes reçues comptent pour toutes."],
    [["no-lists"], "La réponse n’a aucune des listes attendues."],
  ])("%j", (problem, sentence) => expect(problemSentence(problem)).toBe(sentence));

  test("dates at midnight in UTC say which midnight to export", () => {
    expect(problemSentence(["midnight-utc"])).toContain("exportez minuit à l’heure de Montréal");
  });

  test("a code of another copy of the script is quoted", () => {
    expect(problemSentence(["from-tomorrow" as DataCode, "x"])).toBe("Signet dit : from-tomorrow x.");
  });

  test("of initial JSON says that the API was asked instead", () => {
    const error = new DataError([["initial-part", "events", ["empty-page"]]]);
    const marker = document.createElement("div");
    const [found] = troubleFindings(marker, { kind: "island", name: "programme", error }, false);
    expect(found).toMatchObject({
      what: "events : data est vide, mais meta.count n’est pas 0.",
      todo: "Le JSON data-initial n’a pas servi : l’API a été interrogée à sa place.",
    });
  });
});

test("why an answer has another shape: its problem, or the exception", () => {
  expect(causeSentence(new DataError([["field", "data", ["not-list"]]]))).toBe("data n’est pas une liste.");
  expect(causeSentence(new TypeError("x is null"))).toBe("Signet dit : x is null.");
  expect(causeSentence(undefined)).toBe("");
});
