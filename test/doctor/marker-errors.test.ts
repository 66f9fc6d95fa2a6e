/** Every problem that a widget reports has a French sentence: a new message without one fails here. */
import { describe, expect, test } from "vitest";
import { problemSentence } from "../../src/doctor/troubles/data-problems.ts";
import { markerErrorSentence } from "../../src/doctor/troubles/marker-errors.ts";
import { troubleFindings } from "../../src/doctor/troubles/trouble-findings.ts";
import { markerError } from "../../src/shared/enhance/errors.ts";
import { DataError } from "../../src/shared/http/data-error.ts";
import { HttpError } from "../../src/shared/http/http-error.ts";
import { filesIn, read } from "../contract/sources.ts";

/** How a message begins in the source: a text or a template in these calls. */
const CALLS = /(?:markerError|wrong|new Error)\(\s*(?:text \? )?(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g;
/** Messages in other places: alternatives, and faults that get an attribute's name later. */
const OTHERS = [
  "data-api is missing",
  "a sub-menu has no heading, which names its button",
  "an entry has no <summary>",
  "data-map-tiles asks for a {token}, and data-map-token is missing",
  "data-map-tiles is no address of tiles, expected: data-map-tiles=…",
  "there is no <dialog>",
  "there is no id on its <dialog>",
  "there is no field named q in it",
  "there is no button that opens it",
  "there is no button in it that closes it",
  "data-player has a place that is not known: {x}",
  "data-chat has no {id}",
  "data-player is not a web address: x",
  "data-player-stream is not https: http://x/{id}",
  "data-player names no fixed host: https://{id}/",
  "data-activity is missing",
  "data-activity is not an activity's id: le-bal",
  "its code did not load (TypeError)",
  "its css did not load (Error)",
];

const isAboutAnotherThing = (path: string) =>
  /floor|zone|styles\.ts|doctor\/|offline\/|island-root/.test(path);

test("each MarkerError of the source", () => {
  const found = filesIn("src", /\.tsx?$/)
    .filter((path) => !isAboutAnotherThing(path))
    .flatMap((path) => [...read(path).matchAll(CALLS)].map(([, , text = ""]) => text))
    .map((text) => text.replace(/\$\{[^}]*\}/g, "data-x"))
    // The whole message is a variable there; a name that is not known has a check of its own.
    .filter((text) => !/^(data-x$|data-x did not load|there is no data-x|data-player data-x)/.test(text));
  expect(found.length).toBeGreaterThan(12);
  expect([...found, ...OTHERS].filter((message) => markerErrorSentence(message) === null)).toEqual([]);
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
    const error = markerError("it has no <details> with a <summary>", { expected: "<details>…</details>" });
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
