/** The search that the script makes from an editor's link. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { overlayFromLink } from "../../../src/behaviours/search-overlay/overlay-from-link.ts";
import { element } from "../../shared/enhance/page.ts";

let life: AbortController;

beforeEach(() => {
  document.body.innerHTML =
    '<div id="marker"><p><a href="https://salon.test/activites?lang=fr">Chercher au Salon</a></p></div>';
  life = new AbortController();
  overlayFromLink(element("a") as HTMLAnchorElement, element("#marker"), life.signal);
});
afterEach(() => {
  life.abort();
  document.body.replaceChildren();
});

test("has a button in place of the link, with its words, and one that closes", () => {
  const dialog = element("dialog");
  const [open, close] = [...document.querySelectorAll("[popovertarget]")];
  expect(element("a").hidden).toBe(true);
  expect(open?.textContent).toBe("Chercher au Salon");
  expect(dialog.contains(open ?? null)).toBe(false);
  expect(dialog.contains(close ?? null)).toBe(true);
  for (const button of [open, close]) expect(button?.getAttribute("popovertarget")).toBe(dialog.id);
});

test("is not sent empty, nor with spaces alone, before its code has loaded, either", () => {
  const field = element("input[name=q]") as HTMLInputElement;
  const isSent = (text: string) =>
    !(field.required && text === "") && new RegExp(`^(?:${field.pattern})$`, "v").test(text);
  expect(["", "   ", "\u00a0"].map(isSent)).toEqual([false, false, false]);
  expect(["conte", "  un mot "].map(isSent)).toEqual([true, true]);
});
