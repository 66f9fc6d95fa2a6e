import { expect, test } from "vitest";
import { apiRoot } from "../../../src/shared/http/api-root.ts";

test("is made absolute against the page, and keeps the slash at its end", () => {
  expect(apiRoot("/api")).toBe(`${location.origin}/api`);
  expect(apiRoot("https://fair.example/api/")).toBe("https://fair.example/api/");
});

test.each([
  ["", "data-api is missing"],
  ["javascript:alert(1)", "data-api is no web address without ? and #: javascript:alert(1)"],
  ["JaVaScRiPt:alert(1)", "data-api is no web address without ? and #: JaVaScRiPt:alert(1)"],
  ["data:text/html,x", "data-api is no web address without ? and #: data:text/html,x"],
  ["https://", "data-api is no web address without ? and #: https://"],
  ["/api?key=1", "data-api is no web address without ? and #: /api?key=1"],
  ["/api#top", "data-api is no web address without ? and #: /api#top"],
])("%j is refused in words that quote the right markup", (said, message) => {
  expect(() => apiRoot(said)).toThrow(
    expect.objectContaining({ name: "MarkerError", message, expected: 'data-api="/…"' }),
  );
});
