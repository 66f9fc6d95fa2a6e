import { expect, test } from "vitest";
import { apiRoot } from "../../../src/shared/http/api-root.ts";

test("is made absolute against the page, and keeps the slash at its end", () => {
  expect(apiRoot("/api")).toBe(`${location.origin}/api`);
  expect(apiRoot("https://fair.example/api/")).toBe("https://fair.example/api/");
});

test.each([
  ["", "no-api"],
  ["javascript:alert(1)", "bad-api javascript:alert(1)"],
  ["JaVaScRiPt:alert(1)", "bad-api JaVaScRiPt:alert(1)"],
  ["data:text/html,x", "bad-api data:text/html,x"],
  ["https://", "bad-api https://"],
  ["/api?key=1", "bad-api /api?key=1"],
  ["/api#top", "bad-api /api#top"],
])("%j is refused in words that quote the right markup", (said, message) => {
  expect(() => apiRoot(said)).toThrow(
    expect.objectContaining({ name: "MarkerError", message, expected: 'data-api="/…"' }),
  );
});
