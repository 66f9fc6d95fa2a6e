import { afterEach, expect, test, vi } from "vitest";
import { element, paragraph, runtimeOn, whenState } from "./page.ts";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test("an element that breaks the scan is reported, and later markers are enhanced", async () => {
  const { enhance, told } = runtimeOn(
    '<div id="x" data-island="a"></div><div id="a" data-island="a"></div>',
    [paragraph("a")],
  );
  vi.spyOn(element("#x"), "children", "get").mockImplementation(() => {
    throw new Error("hidden by a field");
  });
  enhance();
  await whenState("#a", "ready");
  expect(told).toContainEqual({ type: "signet:error", name: "a", message: "hidden by a field" });
});
