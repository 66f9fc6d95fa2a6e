/** Unit test files share one process and one page (vitest.config.ts): empties the page before each file. */
import { beforeAll, vi } from "vitest";

beforeAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Files without a page have `@vitest-environment node`.
  if (typeof document === "undefined") return;
  const { documentElement: root, head, body } = document;
  for (const element of [root, body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  head.replaceChildren();
  // A new body: the old one may still have listeners of an earlier file.
  body.replaceWith(document.createElement("body"));
  history.replaceState(null, "");
});
