/** Every MarkerError has a French sentence; what the doctor says of each kind of error. */
import { describe, expect, test } from "vitest";
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
    const left = (id: string) => ["row-left-out", ["activity", id], ["field", "title", ["empty"]]] as const;
    expect(findings(new DataError([left("1"), left("2")]), false)).toHaveLength(2);
  });

  test("an exception of ours: to send the report", () => {
    expect(findings(new RangeError("no such day"))[0]?.what).toContain("la page n’y est pour rien");
  });
});
