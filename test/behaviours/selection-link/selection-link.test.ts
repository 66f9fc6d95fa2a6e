import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { selectionLinkBehaviour } from "../../../src/behaviours/selection-link/selection-link.behaviour.ts";
import { pageSelection } from "../../../src/shared/selection/selection.ts";
import { element, runtimeOn, whenState } from "../../shared/enhance/page.ts";

let end: ((root: ParentNode) => void) | undefined;

async function start(html: string, state = "ready") {
  const runtime = runtimeOn(html, [selectionLinkBehaviour]);
  end = runtime.release;
  runtime.enhance();
  await whenState("[data-behaviour]", state);
  return runtime;
}

const PLAIN = '<a data-behaviour="selection-link" href="/ma-selection"><span>Ma  sélection</span></a>';
const link = () => element("a");
/** As a screen reader says it. */
const name = () => {
  const shown = link().cloneNode(true) as Element;
  for (const hidden of shown.querySelectorAll("[aria-hidden]")) hidden.remove();
  return (link().getAttribute("aria-label") ?? shown.textContent)?.replace(/\s+/g, " ");
};
const badge = () => document.querySelector(".signet-kept-count")?.textContent;

beforeEach(() => localStorage.clear());
afterEach(() => {
  end?.(document.body);
  document.body.replaceChildren();
  pageSelection().replace([]);
});

test("the link says how many activities are kept, as they are kept and dropped", async () => {
  await start(PLAIN);
  expect(badge()).toBeUndefined();
  expect(name()).toBe("Ma sélection");
  pageSelection().keep(1, null);
  expect(badge()).toBe("1");
  expect(name()).toBe("Ma sélection, 1 activité");
  pageSelection().replace([1, 2, 3]);
  expect(badge()).toBe("3");
  expect(name()).toBe("Ma sélection, 3 activités");
  pageSelection().replace([]);
  expect(badge()).toBeUndefined();
  expect(name()).toBe("Ma sélection");
});

test("a link inside the marker will do, and keeps the name that the page gave it", async () => {
  pageSelection().replace([1, 2]);
  const { release } = await start(
    '<div data-behaviour="selection-link"><p><a href="/s" aria-label="Mon programme">S</a></p></div>',
  );
  expect(name()).toBe("Mon programme, 2 activités");
  release(document.body);
  expect(name()).toBe("Mon programme");
  expect(link().textContent).toBe("S");
});

test("thousands are grouped", async () => {
  pageSelection().replace(Array.from({ length: 1200 }, (_, index) => index));
  await start(PLAIN);
  expect(badge()?.replace(/\s/g, " ")).toBe("1 200");
});

test("a marker without a link fails", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await start('<div data-behaviour="selection-link">Ma sélection</div>', "failed");
});
