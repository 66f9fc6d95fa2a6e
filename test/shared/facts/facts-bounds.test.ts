/** The last value that a page may say for a fact, and the first that it may not. */
import { describe, expect, test } from "vitest";
import { DEFAULT_FACTS } from "../../../src/shared/facts/facts.ts";
import { factsFrom } from "../../../src/shared/facts/page-facts.ts";

/** What is reported of a page with these facts; nothing when all of them fit. */
function reported(own: unknown): string {
  const reports: string[] = [];
  factsFrom(own, (error) => reports.push(String(error)));
  return reports.join();
}

const long = (length: number) => "é".repeat(length);

test.each([
  ["signingType", [1, Number.MAX_SAFE_INTEGER], [0, 1.5, "6339", Number.MAX_SAFE_INTEGER + 1, null]],
  ["pageSize", [1, 200], [0, 201, 24.5, "24", Number.NaN]],
  ["venue", ["V", long(200)], ["", " \n", long(201), 3, null]],
  ["timeZone", ["UTC", "America/Halifax"], ["", "Nowhere/City", 3, null]],
])("%s", (name, fitting, others) => {
  for (const value of fitting) expect(reported({ [name]: value }), String(value)).toBe("");
  for (const value of others) expect(reported({ [name]: value }), String(value)).toContain(`${name} is n`);
});

test.each([
  ["lat", [-85, 85], [-85.1, 85.1]],
  ["lng", [-180, 180], [-180.1, 180.1]],
  ["zoom", [9, 18], [8, 19, 9.5]],
])("map.%s", (name, fitting, others) => {
  for (const value of fitting) expect(reported({ map: { [name]: value } })).toBe("");
  for (const value of others) expect(reported({ map: { [name]: value } })).toContain(`map.${name} is not a`);
});

describe("an address among the facts", () => {
  const network = (url: unknown, name: unknown = "X") => reported({ networks: [{ name, url }] });

  test.each([
    "https://x.test/?u={url}",
    "https://x.test?u={url}&t={title}",
    "https://x.test#{url}",
    "mailto:?subject={title}&body={url}",
  ])("is taken: %s", (url) => {
    expect(network(url)).toBe("");
  });

  test.each([
    "http://x.test/?u={url}",
    "HTTPS://x.test/?u={url}",
    "//x.test/?u={url}",
    "/partager?u={url}",
    "javascript:void('{url}')",
    "data:text/html,{url}",
    " https://x.test/?u={url}",
    "https://someone@x.test/?u={url}",
    "https://x.test\\@y.test/?u={url}",
    "https://x.test{url}",
    "https:///?u={url}",
    "https://x.test/ ?u={url}",
    "mailto:someone@x.test?body={url}",
    7,
    null,
  ])("is not taken: %s", (url) => {
    expect(network(url)).toContain("is not an address that begins with https://");
  });

  test("has the places that are known, whole", () => {
    expect(network("https://x.test/?u={url}&w={who}")).toContain("has the place {who}");
    expect(network("https://x.test/?u={url}&t={title")).toContain("has the place {title");
    expect(network("https://x.test/?t={title}")).toContain("has no {url}");
    expect(reported({ calendar: "http://agenda.test/?d={start}" })).toContain("calendar is not an address");
    expect(reported({ calendar: "https://agenda.test/?d={end}" })).toContain("calendar has no {start}");
  });

  test("stands beside a name, in a list that may be empty", () => {
    expect(reported({ networks: [] })).toBe("");
    expect(network("https://x.test/?u={url}", " ")).toContain("whose name is not a text");
    const fitting = { name: "X", url: "https://x.test/?u={url}" };
    expect(reported({ networks: [fitting, fitting, null] })).toContain("networks has the number 3");
  });
});

test("a long value is named by its first 80 characters", () => {
  expect(reported({ signingType: "x".repeat(78) })).toContain(`("${"x".repeat(78)}")`);
  expect(reported({ signingType: "x".repeat(79) })).toContain(`("${"x".repeat(79)}…)`);
});

test("two areas that change places are taken, one id twice is not", () => {
  const { venue, city } = DEFAULT_FACTS.areas;
  expect(reported({ areas: { venue: { id: city.id }, city: { id: venue.id } } })).toBe("");
  expect(reported({ areas: { venue: { id: city.id } } })).toContain("one id twice");
});
