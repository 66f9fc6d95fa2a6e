import { afterEach, expect, it } from "vitest";
import { PROGRAMME_IDS } from "../../../../src/islands/programme/root-context.tsx";
import { takeIds } from "../../../../src/shared/dom/take-ids.ts";

const leave: AbortController[] = [];
afterEach(() => {
  for (const one of leave.splice(0)) one.abort();
  document.body.replaceChildren();
});

/** The results' ids of the page's markers, in the order in which they mount. */
function resultIds(html: string): readonly string[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll<HTMLElement>("[data-island]")].map((marker) => {
    const one = new AbortController();
    leave.push(one);
    return takeIds(PROGRAMME_IDS, marker, one.signal).results;
  });
}

it("are the plain ones of the theme's links, however the marker's name was typed", () => {
  const id = '<section id="programmation"></section>';
  for (const name of ["programme", "Programme", "“programme”"]) {
    expect(resultIds(`<div data-island='${name}'>${id}</div>`), name).toEqual(["programmation"]);
    for (const one of leave.splice(0)) one.abort();
  }
});

it("are numbered in a second root, also where neither has rendered yet", () => {
  expect(resultIds("<div data-island></div><div data-island></div>")).toEqual([
    "programmation",
    "programmation-2",
  ]);
});

it("stay plain in the first of two roots that the server has written alike", () => {
  const one = '<div data-island><section id="programmation"></section></div>';
  expect(resultIds(one + one)).toEqual(["programmation", "programmation-2"]);
});

it("leave to the page what it has named so itself", () => {
  expect(resultIds('<h1 id="filtres"></h1><p id="filtres-2"></p><div data-island></div>')).toEqual([
    "programmation-3",
  ]);
});

it("are free again when a root has gone", () => {
  expect(resultIds("<div data-island></div>")).toEqual(["programmation"]);
  for (const one of leave.splice(0)) one.abort();
  expect(resultIds("<div data-island></div>")).toEqual(["programmation"]);
});
