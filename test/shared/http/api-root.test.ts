import { expect, test } from "vitest";
import { apiRoot } from "../../../src/shared/http/api-root.ts";

test("is made absolute against the page, and keeps the slash at its end", () => {
  expect(apiRoot("/api")).toBe(`${location.origin}/api`);
  expect(apiRoot("https://fair.example/api/")).toBe("https://fair.example/api/");
});

test.each([
  ["", "data-api is missing"],
  ["javascript:alert(1)", "data-api is not a web address: javascript:alert(1)"],
  ["JaVaScRiPt:alert(1)", "data-api is not a web address: JaVaScRiPt:alert(1)"],
  ["data:text/html,x", "data-api is not a web address: data:text/html,x"],
  ["https://", "data-api is not a web address: https://"],
  ["/api?key=1", "data-api goes on after a ? or #"],
  ["/api#top", "data-api goes on after a ? or #"],
])("%j is refused in words that quote the right markup", (said, message) => {
  expect(() => apiRoot(said)).toThrow(
    expect.objectContaining({ name: "MarkerError", message, expected: 'data-api="/…"' }),
  );
});
