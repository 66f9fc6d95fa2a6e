import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markerError } from "../../../src/shared/enhance/errors.ts";
import { createRuntime } from "../../../src/shared/enhance/runtime.ts";
import { DataError } from "../../../src/shared/http/data-error.ts";
import { HttpError } from "../../../src/shared/http/http-error.ts";
import { print } from "../../../src/shared/trouble/explain.ts";
import { replacedBuiltins } from "../../../src/shared/trouble/replaced-builtins.ts";
import { declare, element, runtimeOn, whenState } from "../enhance/page.ts";
import { until } from "../until.ts";

const registry = [declare("programme", {}), declare("faq", { kind: "behaviour" })];

function marker(): HTMLElement {
  document.body.innerHTML = '<section id="top" data-island="programme"></section>';
  return element("section");
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The console message for a failure. */
function said(error: unknown, name = "programme"): { text: string; rest: unknown[] } {
  print("signet:error", marker(), { kind: "island", name, error }, registry);
  const [[text, ...rest] = []] = vi.mocked(console.error).mock.calls;
  return { text: String(text), rest };
}

test("a wrong attribute is quoted on the marker as the page should have it", () => {
  const { text, rest } = said(markerError("no-api", { expected: 'data-api="/…"' }));
  expect(text).toBe(
    [
      'Signet: <section id="top" data-island="programme"> stays as the server sent it: data-api is missing.',
      'Expected: <section data-island="programme" data-api="/…">',
      "How markers are written: docs/markers.md of the package",
    ].join("\n"),
  );
  expect(rest).toEqual([element("section")]);
});

test("missing markup is quoted as it is", () => {
  const { text } = said(markerError("no-menu-button", { expected: "<button>Plus</button>" }));
  expect(text).toContain("\nExpected: <button>Plus</button>\n");
});

test("a mistyped name gets the probable name and the list of all names", () => {
  const unknown = (name: string) =>
    said(markerError("unknown-marker", { values: ["island", name], fault: "name" }), name).text;
  expect(unknown("programe")).toContain('Did you mean data-island="programme"? This build knows');
  vi.mocked(console.error).mockClear();
  expect(unknown("fax")).toContain('Did you mean data-behaviour="faq"?');
  vi.mocked(console.error).mockClear();
  expect(unknown("newsletter")).toContain(
    '\nThis build knows data-island="programme", data-behaviour="faq".\n',
  );
});

test("a file that could not be loaded is expected beside the script, with its cause", () => {
  const cause = new TypeError("404");
  const { text, rest } = said(
    markerError("not-loaded", { values: ["its code", "TypeError: 404"], fault: "load", cause }),
  );
  expect(text).toContain("dist/ folder must lie beside signet.js");
  expect(rest).toEqual([element("section"), cause]);
});

test("a chunk that a widget could not load is not reported as an exception", () => {
  const { text } = said(
    new TypeError("Failed to fetch dynamically imported module: /dist/mount-AB12CD34.js"),
  );
  expect(text).toContain("dist/ folder must lie beside signet.js");
});

test("an exception is reported as no fault of the page, with its stack", () => {
  const error = new RangeError("no such day");
  const { text, rest } = said(error);
  expect(text).toContain("RangeError: no such day.\nThe page is not at fault");
  expect(rest).toEqual([element("section"), error]);
});

test("a problem that a widget survives is a warning, once per message", () => {
  const place = marker();
  for (const message of ["row 7 was dropped", "row 7 was dropped", "row 8 was dropped"]) {
    print("signet:report", place, { kind: "island", name: "programme", error: new Error(message) }, registry);
  }
  expect(console.warn).toHaveBeenCalledTimes(2);
  expect(console.error).not.toHaveBeenCalled();
  expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toBe(
    'Signet: <section id="top" data-island="programme"> goes on, but: Error: row 7 was dropped',
  );
});

test.each([
  ["status", "look at the server's log"],
  ["shape", "Compare the answer with docs/api.md of the package"],
] as const)("a call that failed with kind '%s' comes with where to look", (kind, advice) => {
  const error = new HttpError(kind, "GET /api/events", "answered otherwise");
  print("signet:report", marker(), { kind: "island", name: "programme", error }, registry);
  expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain(
    "goes on, but: HttpError: GET /api/events: answered otherwise.",
  );
  expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain(advice);
});

test("unusable data is reported with the page that describes it", () => {
  const error = new DataError([["row-left-out", ["activity", "7"], ["field", "title", ["empty"]]]]);
  print("signet:report", marker(), { kind: "island", name: "programme", error }, registry);
  expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain(
    "goes on, but: DataError: activity 7: left out of the list, title: is empty. Compare the data with docs/api.md of the package",
  );
});

test("an answer of another shape says what is wrong in it", () => {
  const cause = new DataError([["field", "data", ["not-list"]]]);
  const error = new HttpError("shape", "GET /api/events", `unexpected shape (${cause.message})`, null, cause);
  print("signet:report", marker(), { kind: "island", name: "programme", error }, registry);
  expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain(
    "HttpError: GET /api/events: unexpected shape (data: is not a list). Compare the answer with docs/api.md",
  );
});

test("many problems are a count and the first three", () => {
  const error = new DataError(["a", "b", "c", "d"].map((name) => ["field", name, ["empty"]]));
  print("signet:report", marker(), { kind: "island", name: "programme", error }, registry);
  expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain(
    "DataError: 4 problems: a: is empty; b: is empty; c: is empty; …. Compare",
  );
});

test("a code of another copy of the script is printed as it is", () => {
  const error = new DataError([["from-tomorrow" as "empty", "x"]]);
  print("signet:report", marker(), { kind: "island", name: "programme", error }, registry);
  expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain("DataError: from-tomorrow x. Compare");
});

test("preventing the event's default keeps the console silent; otherwise one message is printed", async () => {
  const page = '<div id="a" data-island="programe"></div>';
  const { enhance } = runtimeOn(page, registry);
  enhance();
  await whenState("#a", "failed");

  document.body.replaceWith(document.createElement("body"));
  document.body.innerHTML = page;
  createRuntime(registry).enhance();
  await until(() => expect(console.error).toHaveBeenCalled());
  expect(console.error).toHaveBeenCalledOnce();
});

test("an exception names what the page's scripts have changed in JavaScript itself", () => {
  expect(replacedBuiltins()).toEqual([]);
  const from = Array.from;
  Array.from = ((list: ArrayLike<unknown>) => [].slice.call(list)) as typeof Array.from;
  Object.assign(Object.prototype, { extend() {} });
  try {
    expect(replacedBuiltins()).toEqual(["Array.from", "Object.prototype.extend"]);
  } finally {
    Array.from = from;
    Reflect.deleteProperty(Object.prototype, "extend");
  }
});
