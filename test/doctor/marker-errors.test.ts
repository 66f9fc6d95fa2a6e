/** Every problem that a widget reports has a French sentence. */
import { describe, expect, test } from "vitest";
import { problemSentence } from "../../src/doctor/troubles/data-problems.ts";
import { markerErrorSentence } from "../../src/doctor/troubles/marker-errors.ts";
import { troubleFindings } from "../../src/doctor/troubles/trouble-findings.ts";
import { type MarkerErrorCode, markerError } from "../../src/shared/enhance/errors.ts";
import { DataError } from "../../src/shared/http/data-error.ts";
import { HttpError } from "../../src/shared/http/http-error.ts";
import { SENTENCES } from "../../src/shared/trouble/sentences.ts";
import { filesIn, read } from "../contract/sources.ts";

const placesOf = (sentence: string) => (sentence.match(/\{\d\}/g) ?? []).sort();

test.each(Object.entries(SENTENCES) as [MarkerErrorCode, string][])(
  "%s has a French sentence with the values of the English one, or fewer",
  (code, english) => {
    const french = markerErrorSentence(markerError(code));
    expect(french).not.toContain("Signet dit :");
    for (const place of placesOf(french)) expect(placesOf(english)).toContain(place);
    const values = ["data-x", "y"];
    expect(markerErrorSentence(markerError(code, { values }))).not.toMatch(/\{\d\}/);
  },
);

test("every code is used", () => {
  const source = filesIn("src", /\.tsx?$/)
    .filter((path) => !/sentences\.ts$|marker-errors\.ts$/.test(path))
    .map(read)
    .join("\n");
  for (const code of Object.keys(SENTENCES)) expect(source).toContain(`"${code}"`);
});

test("a code of another copy of the script is quoted", () => {
  const error = Object.assign(markerError("no-api"), { code: "from-tomorrow", message: "from-tomorrow x" });
  expect(markerErrorSentence(error as never)).toBe("Signet dit : from-tomorrow x.");
});

describe("a complaint about data", () => {
  test.each([
    [
      'activity "lire-la-nuit": left out of the list, title: is empty',
      "L’activité « lire-la-nuit » est laissée de côté : title est vide.",
    ],
    [
      'activity 7: left out of the list, Invalid key: Expected "title" but received undefined',
      "L’activité 7 est laissée de côté : title manque.",
    ],
    [
      'activity "a": dates.start: not a date that can be read: "demain"',
      'L’activité « a » : dates.start n’est pas une date lisible : "demain".',
    ],
    [
      'entry "b": left out of the list, id: is not an id',
      "La fiche « b » est laissée de côté : id n’est pas un identifiant : il faut un nombre entier, ou au plus 64 lettres sans accent, chiffres et « . _ - ».",
    ],
    [
      "stream 2: left out of the list, another one has its id",
      "La diffusion 2 est laissée de côté : une autre a le même identifiant.",
    ],
    [
      "categories.types: an item was left out, value: is not a number",
      "Les listes de choix : un élément de types est laissé de côté, value n’est pas un nombre.",
    ],
    ["meta cannot be used", "meta manque ou ne se lit pas : les lignes reçues comptent pour toutes."],
    ["it has no list", "La réponse n’a aucune des listes attendues."],
  ])("%s", (problem, sentence) => expect(problemSentence(problem)).toBe(sentence));

  test("dates at midnight in UTC say which midnight to export", () => {
    expect(problemSentence("categories.dates: all are midnight in UTC")).toContain(
      "exportez minuit à l’heure de Montréal",
    );
  });
});

describe("what a marker tells", () => {
  const marker = document.createElement("div");
  marker.dataset.island = "programme";
  const findings = (error: unknown, failed = true) =>
    troubleFindings(marker, { kind: "island", name: "programme", error }, failed);

  test("a MarkerError: the sentence, and the markup expected", () => {
    const error = markerError("no-details", { expected: "<details>…</details>" });
    expect(findings(error)).toMatchObject([
      { level: "fault", write: "<details>…</details>", element: marker },
    ]);
  });

  test.each([
    ["network", "L’API ne répond pas"],
    ["timeout", "plus de dix secondes"],
    ["status", "L’API répond 503"],
    ["json", "n’est pas du JSON"],
    ["shape", "n’a pas la forme attendue"],
  ] as const)("a failed call, '%s'", (kind, sentence) => {
    const [found] = findings(new HttpError(kind, "GET /api/events", "x", 503), false);
    expect(found?.what).toContain(sentence);
    expect(found?.todo).toBeTruthy();
  });

  test("a call of another origin: the header to send", () => {
    const [found] = findings(new HttpError("network", "GET https://api.example.com/events", "no answer"));
    expect(found?.todo).toContain(`Access-Control-Allow-Origin: ${location.origin}`);
  });

  test("a DataError: each of its problems", () => {
    const cause = [
      'activity "a": left out of the list, title: is empty',
      'activity "b": left out of the list, id: is empty',
    ];
    expect(findings(new DataError("2 problems", { cause }), false)).toHaveLength(2);
  });

  test("an exception of ours: to send the report", () => {
    expect(findings(new RangeError("no such day"))[0]?.what).toContain("la page n’y est pour rien");
  });
});
