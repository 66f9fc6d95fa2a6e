import { beforeEach, expect, test } from "vitest";
import { adoptStyles } from "../../../src/shared/enhance/adopt-styles.ts";

// Another file of tests may have left some.
beforeEach(() => {
  document.adoptedStyleSheets = [];
});

const selectors = () =>
  document.adoptedStyleSheets.map((sheet) => (sheet.cssRules[0] as CSSStyleRule | undefined)?.selectorText);
const sheet = (text: string) => async () => ({ default: text });

test("adopts the shared css first, however late it arrives, and each sheet once", async () => {
  let deliver = (_: { default: string }) => {};
  const base = new Promise<{ default: string }>((resolve) => {
    deliver = resolve;
  });
  const styles = adoptStyles({ base: () => base, faq: sheet(".faq { top: 0 }"), share: sheet(".share {}") });
  const { signal } = new AbortController();
  const both = Promise.all([styles("faq", 0, signal), styles("share", 0, signal)]);
  deliver({ default: ".base { top: 0 }" });
  await both;
  await styles("faq", 0, signal);
  expect(selectors()).toEqual([".base", ".faq", ".share"]);
});

test("a marker without css of its own gets the shared css only", async () => {
  const styles = adoptStyles({ base: sheet(".base {}") });
  await styles("search-form", 0, new AbortController().signal);
  expect(selectors()).toEqual([".base"]);
});

test("tries a sheet three times, then rejects with a MarkerError that names the cause", async () => {
  let tries = 0;
  const broken = async () => {
    tries += 1;
    throw new TypeError("Failed to fetch dynamically imported module");
  };
  const styles = adoptStyles({ base: broken });
  await expect(styles("faq", 0, new AbortController().signal)).rejects.toMatchObject({
    name: "MarkerError",
    message: expect.stringMatching(/^not-loaded its css .*Failed to fetch/),
  });
  expect(tries).toBe(3);
  expect(document.adoptedStyleSheets).toEqual([]);
});
