/** What the macros must not forget: fields and links that work, and say what they are, without script. */
import nunjucks from "nunjucks";
import { describe, expect, test } from "vitest";
import { ADDRESSES, all, fair, sitePage, templates, words } from "./site-setup.ts";

const environment = new nunjucks.Environment(new nunjucks.FileSystemLoader(templates), { autoescape: true });

/** A macro with these arguments, alone in a document. */
function printed(macro: string, file: string, context: object): Document {
  const html = environment.renderString(
    `{% from "macros/${file}.njk" import ${macro.replace(/\(.*/, "")} %}{{ ${macro} }}`,
    context,
  );
  return new DOMParser().parseFromString(html, "text/html");
}

describe.each([...ADDRESSES, "/ma-selection"])("on the page %s", (address) => {
  const page = () => sitePage(address);

  test("a link to another tab says so, and gives that tab no way back", () => {
    for (const link of all(page(), 'a[target="_blank"]')) {
      expect(link.getAttribute("rel")).toContain("noopener");
      expect(`${link.getAttribute("aria-label")} ${words(link)}`).toContain("nouvel onglet");
    }
  });

  test("no search is sent empty", () => {
    const fields = all(page(), '[role="search"] [name="q"]');
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) expect(field.hasAttribute("required")).toBe(true);
  });

  test("the past editions of the menu open one at a time", () => {
    const editions = all(page(), "#menu [data-submenu] details");
    expect(editions.length).toBeGreaterThan(1);
    expect(new Set(editions.map((one) => one.getAttribute("name")))).toEqual(new Set(["menu-editions"]));
  });

  test("the link to the selection says when that is this page", () => {
    const link = page().querySelector('[data-behaviour="selection-link"]');
    expect(link?.getAttribute("aria-current")).toBe(address === "/ma-selection" ? "page" : null);
  });
});

test("a share block's address can be selected, and not changed", () => {
  const field = sitePage(`/activites/${fair.events[0]?.slug}`).querySelector<HTMLInputElement>(
    "[data-behaviour=share] input",
  );
  expect(field?.hasAttribute("readonly")).toBe(true);
  expect(field?.getAttribute("value")).toMatch(/^https?:\/\//);
});

test("'(autre site)' is marked, for the script that plays the video here", () => {
  const elsewhere = all(sitePage("/videos"), "[data-video-id] *").filter(
    (one) => words(one) === "(autre site)",
  );
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const one of elsewhere) expect(one.hasAttribute("data-video-elsewhere")).toBe(true);
});

test("of all questions the first one is open, as an example", () => {
  const open = all(sitePage("/faq"), "[data-behaviour=faq] details").map((one) => one.hasAttribute("open"));
  expect(open.indexOf(true)).toBe(0);
  expect(open.lastIndexOf(true)).toBe(0);
});

test("the letter without entries that is shown says so, and is no link", () => {
  const letters = all(sitePage("/auteurs?letter=x"), ".signet-directory-alphabet li > *");
  const current = letters.filter((one) => one.getAttribute("aria-current") === "true");
  expect(current.map(words)).toEqual(["X"]);
});

test("a field of results shows what was searched", () => {
  const field = sitePage("/activites?q=po%C3%A9sie").querySelector("main [name=q]");
  expect(field?.getAttribute("value")).toBe("poésie");
});

test.each([
  ["summary_large_image", { image: { url: "https://salon.test/a.jpg", alt: "Affiche" } }],
  ["summary", { image: null }],
])("a shared address is shown by X as %s", (kind, card) => {
  const document = printed("socialCard(card)", "social-card", { card });
  expect(document.querySelector("[name='twitter:card']")?.getAttribute("content")).toBe(kind);
  expect(document.querySelectorAll("[property='og:image']")).toHaveLength(card.image ? 1 : 0);
});

test.each([1, 2])("of %i posters or books, only several have room for buttons", (count) => {
  const slides = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    teaser: { title: { text: "Titre" }, signs: [], places: [], url: "/" },
    days: [],
    hours: [],
    wall: [],
  }));
  const posters = printed("mustSee(slides, 'À voir')", "must-see", { slides });
  expect(posters.querySelectorAll("[data-controls]")).toHaveLength(count - 1);
  expect(posters.querySelectorAll(".slide-links li")).toHaveLength(count > 1 ? count : 0);
  const books = slides.map(() => ({ title: { text: "Livre" }, authors: [] }));
  const carousel = printed("booksCarousel(books, 2, 'livres', 'Livres')", "books", { books });
  expect(carousel.querySelectorAll("[data-controls]")).toHaveLength(count - 1);
});
