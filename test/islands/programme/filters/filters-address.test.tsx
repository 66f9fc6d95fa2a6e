/** Which links open this page's filters, and which follow their address. */
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FiltersAddress } from "../../../../src/islands/programme/filters/FiltersAddress.tsx";
import { shown } from "./a-panel.tsx";

const here = () => location.pathname;
let leave = async () => {};
const setOpen = vi.fn();

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  history.replaceState(null, "", "/programmation?mode=horaire");
  setOpen.mockClear();
  ({ leave } = await shown(<FiltersAddress setOpen={setOpen} />));
});
afterEach(async () => {
  await leave();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

/** Whether our code handled the click on such a link; the browser follows none of them here. */
function taken(markup: string, click: MouseEventInit = {}): boolean {
  document.body.insertAdjacentHTML("beforeend", markup);
  const link = document.body.lastElementChild as HTMLElement;
  let ours = false;
  const last = (event: Event) => {
    ours = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", last, { once: true });
  act(() => void link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...click })));
  expect(setOpen).toHaveBeenCalledTimes(ours ? 1 : 0);
  setOpen.mockClear();
  return ours;
}

test("a link to this page's filters opens them, in any notation", () => {
  expect(taken('<a href="#filtres">Filtres</a>')).toBe(true);
  expect(taken(`<a href="${here()}?mode=horaire#filtres">Filtres</a>`)).toBe(true);
});

test.each([
  ["another list", '<a href="/programmation?mode=carte#filtres">Carte</a>'],
  [
    "the same path on another site",
    '<a href="https://ailleurs.test/programmation?mode=horaire#filtres">A</a>',
  ],
  ["another place of this page", '<a href="#programmation">Résultats</a>'],
  ["another window", '<a href="#filtres" target="_blank">Filtres</a>'],
  ["a file", '<a href="#filtres" download>Filtres</a>'],
])("a link to %s is followed", (_, markup) => {
  expect(taken(markup)).toBe(false);
});

test.each<[string, MouseEventInit]>([
  ["the middle button", { button: 1 }],
  ["Ctrl", { ctrlKey: true }],
  ["Alt, which saves", { altKey: true }],
])("a click with %s is the browser's", (_, click) => {
  expect(taken('<a href="#filtres">Filtres</a>', click)).toBe(false);
});
