import { afterEach, expect, it } from "vitest";
import { PROGRAMME_IDS } from "../../../../src/islands/programme/root-context.tsx";
import { takeIds } from "../../../../src/shared/dom/take-ids.ts";

const leave: AbortController[] = [];
afterEach(() => {
  for (const one of leave.splice(0)) one.abort();
  document.body.replaceChildren();
});

/** Ids of the results of the page's markers, in mounting order. */
function resultIds(html: string): readonly string[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll<HTMLElement>("[data-island]")].map((marker) => {
    const one = new AbortController();
    leave.push(one);
    return takeIds(PROGRAMME_IDS, marker, one.signal).results;
  });
}

it("are the plain ones of the theme's links, for any spelling of the marker's name", () => {
  const id = '<section id="programmation"></section>';
  for (const name of ["programme", "Programme", "“programme”"]) {
    expect(resultIds(`<div data-island='${name}'>${id}</div>`), name).toEqual(["programmation"]);
    for (const one of leave.splice(0)) one.abort();
  }
});

it("are numbered in a second root, also before either has rendered", () => {
  expect(resultIds("<div data-island></div><div data-island></div>")).toEqual([
    "programmation",
    "programmation-2",
  ]);
});

it("stay plain in the first of two roots with the same server HTML", () => {
  const one = '<div data-island><section id="programmation"></section></div>';
  expect(resultIds(one + one)).toEqual(["programmation", "programmation-2"]);
});

it("do not repeat ids of the page itself", () => {
  expect(resultIds('<h1 id="filtres"></h1><p id="filtres-2"></p><div data-island></div>')).toEqual([
    "programmation-3",
  ]);
});

it("are free again after a root's teardown", () => {
  expect(resultIds("<div data-island></div>")).toEqual(["programmation"]);
  for (const one of leave.splice(0)) one.abort();
  expect(resultIds("<div data-island></div>")).toEqual(["programmation"]);
});
