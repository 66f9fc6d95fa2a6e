import { expect, test } from "vitest";
import { findSlides } from "../../../src/shared/carousel/slides.ts";

function marker(html: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = html;
  return element;
}
const texts = (html: string) =>
  findSlides(marker(html), "books").items.map((item) => item.textContent?.trim());

test("finds the items of a list in any wrapper, and ignores empty ones", () => {
  expect(texts("<p></p><div><ul><li>Un</li><li> </li><li><img></li></ul></div>")).toEqual(["Un", ""]);
});

test("chooses the list with the most content, but never one inside an item", () => {
  const links = '<ol><li><a href="#un">1</a></li></ol>';
  expect(
    texts(`${links}<ul><li>Une longue affiche<ul><li>avec une longue, longue liste</li></ul></li></ul>`),
  ).toHaveLength(1);
  expect(texts(`${links}<ul><li>Une longue affiche</li><li>Deux</li></ul>`)).toEqual([
    "Une longue affiche",
    "Deux",
  ]);
});

test("counts pictures more than link texts, and ignores the list's markup", () => {
  const link = (name: string) =>
    `<li class="pager-item pager-item-number">\n\n      <a href="https://salon.example.com/accueil?utm_source=page#${name}">${name}</a>\n    </li>`;
  const links = `<ul>${link("Affiche un")}${link("Affiche deux")}</ul>`;
  expect(texts(`${links}<ul><li>Le grand bal des poètes</li><li>Le train</li></ul>`)).toEqual([
    "Le grand bal des poètes",
    "Le train",
  ]);
  expect(texts(`${links}<ul><li><img></li><li><picture><img></picture></li></ul>`)).toEqual(["", ""]);
});

test("a theme can name the list with data-slides", () => {
  expect(texts("<ul data-slides><li>Un</li></ul><ul><li>Une longue liste de liens</li></ul>")).toEqual([
    "Un",
  ]);
});

test("without a list, or without items, the message quotes the markup", () => {
  for (const html of ["", "<p>Bientôt</p>", "<ul></ul>", "<ul><li> </li></ul>"])
    expect(() => findSlides(marker(html), "books")).toThrow(
      expect.objectContaining({
        name: "MarkerError",
        code: "no-list",
        expected: '<div data-behaviour="books"><ul><li>…</li><li>…</li></ul></div>',
      }),
    );
});
