import { expect, test } from "vitest";
import { holderOf, identityOf, markersIn } from "../../../src/shared/enhance/scan.ts";
import { element } from "./page.ts";

test("a page's markers are found, islands first, and the root itself among them", () => {
  document.body.innerHTML =
    '<div id="b1" data-behaviour="x"><div id="i1" data-island="y"><p id="b2" data-behaviour="z"></p></div></div>';
  expect(markersIn(document).map(({ id }) => id)).toEqual(["i1", "b1", "b2"]);
  expect(markersIn(element("#i1")).map(({ id }) => id)).toEqual(["i1", "b2"]);
});

test("markers of a fragment that is not in the page yet are found", () => {
  const template = document.createElement("template");
  template.innerHTML = '<p><b data-behaviour="x"></b></p>';
  expect(markersIn(template.content)).toHaveLength(1);
});

test.each(["programme", "Programme", " PROGRAMME ", "“programme”", "'programme'", "\u00a0programme\u00a0"])(
  "the name is read as an editor or a CMS may write it: %s",
  (value) => {
    const marker = document.createElement("div");
    marker.setAttribute("data-island", value);
    expect(identityOf(marker)).toEqual({ kind: "island", name: "programme" });
  },
);

test("a marker in a mounted island's HTML waits until that island has failed or is released", () => {
  document.body.innerHTML = '<div data-island="a"><p data-behaviour="b"></p></div>';
  const [island, inner] = [element("[data-island]"), element("p")];
  for (const [state, held] of [
    ["waiting", true],
    ["loading", true],
    ["ready", true],
    ["failed", false],
  ] as const) {
    island.dataset.enhanced = state;
    expect(holderOf(inner) === island, state).toBe(held);
  }
  delete island.dataset.enhanced;
  expect(holderOf(inner)).toBeFalsy();
  expect(holderOf(island)).toBeFalsy();
});
