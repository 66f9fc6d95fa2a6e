import { describe, expect, test } from "vitest";
import { PER_PAGE } from "../host/api.ts";
import { all, api, fair, hrefs, sitePage, words } from "./site-setup.ts";

const names = (address: string) => all(sitePage(address), ".signet-entries li b").map(words);

/** The first letter with more names than a page holds. */
const full = (list: typeof api.authors | typeof api.companies) =>
  [..."abcdefghijklmnopqrstuvwxyz"].find(
    (letter) => list(new URLSearchParams({ letter })).meta.count > PER_PAGE,
  ) ?? "";

describe.each([
  ["/auteurs", "Liste complète des auteur·rice·s", "1 200", full(api.authors)],
  ["/exposants", "Liste complète des exposant·e·s", String(fair.companies.length), full(api.companies)],
])("the directory %s", (path, whole, count, letter) => {
  test("opens with the whole list, marked in the alphabet", () => {
    const current = sitePage(path).querySelector(".signet-directory-alphabet [aria-current]");
    expect(words(current)).toBe(whole);
    expect(words(sitePage(path).querySelector(".signet-directory-result-count"))).toBe(
      `${count} Résultats de recherche`,
    );
  });

  test("has letters a to z and figures 0 to 9, and names each", () => {
    const signs = all(sitePage(path), ".signet-directory-alphabet li").map(words);
    expect(signs.join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
    const b = sitePage(path).querySelector('.signet-directory-alphabet a[href$="letter=b"]');
    expect(b?.getAttribute("aria-label")).toBe("Lettre B");
  });

  test("links only letters with entries", () => {
    const list = path === "/auteurs" ? api.authors : api.companies;
    for (const sign of "abcdefghijklmnopqrstuvwxyz0123456789") {
      const used = list(new URLSearchParams({ letter: sign })).meta.count > 0;
      const link = sitePage(path).querySelector(`.signet-directory-alphabet a[href$="letter=${sign}"]`);
      expect(link !== null).toBe(used);
    }
  });

  test("keeps the letter when it shows more pages, and shows them together", () => {
    const first = names(`${path}?letter=${letter}`);
    const more = sitePage(`${path}?letter=${letter}`).querySelector(".signet-more a");
    expect(words(more)).toBe("Voir plus");
    expect(more?.getAttribute("href")).toBe(`${path}?letter=${letter}&page=2#suite`);
    const both = names(`${path}?letter=${letter}&page=2`);
    expect(both.slice(0, first.length)).toEqual(first);
    expect(both.length).toBeGreaterThan(first.length);
    expect(new Set(both).size).toBe(both.length);
  });

  test("links to the first new card", () => {
    const suite = sitePage(`${path}?page=2`).getElementById("suite");
    expect(words(suite?.querySelector("b"))).toBe(names(`${path}?page=2`)[24]);
  });

  test("marks the chosen letter, in capitals too", () => {
    const chosen = sitePage(`${path}?letter=B`).querySelectorAll(".signet-directory-alphabet [aria-current]");
    expect([...chosen].map(words)).toEqual(["B"]);
  });

  test.each(["letter=bb", "letter=%C3%A9", "letter=__proto__", "page=abc", "page=0"])(
    "takes %s for nothing",
    (query) => {
      expect(names(`${path}?${query}`)).toEqual(names(path));
    },
  );

  test("gives every card one link, and a drawing where the picture is missing", () => {
    for (const card of all(sitePage(`${path}?page=9`), ".signet-entries li")) {
      expect(hrefs(card, "a")).toHaveLength(1);
      expect(card.querySelector("img, .signet-directory-stand-in")).not.toBeNull();
    }
  });
});

test("a letter without entries says so and offers no more", () => {
  const page = sitePage("/auteurs?letter=x");
  expect(words(page.querySelector(".signet-directory-result-count"))).toBe(
    "Aucun résultat ne correspond à votre recherche, Lettre X",
  );
  expect(page.querySelector(".signet-more a")).toBeNull();
});

test("a letter with one exhibitor uses the singular", () => {
  const lonely = [..."abcdefghijklmnopqrstuvwxyz0123456789"].find(
    (letter) => api.companies(new URLSearchParams({ letter })).meta.count === 1,
  );
  expect(lonely).toBeDefined();
  const count = words(
    sitePage(`/exposants?letter=${lonely}`).querySelector(".signet-directory-result-count"),
  );
  expect(count).toMatch(/^1 Résultat de recherche\b/);
});

test("an exhibitor's card names its kiosk if it has one", () => {
  const cards = all(sitePage("/exposants?page=3"), ".signet-directory-entry").map(words);
  const stands = fair.companies.filter(({ location }) => location.kiosk);
  const stand = stands.find(({ title }) => cards.some((card) => card.startsWith(title)));
  expect(cards).toContain(`${stand?.title} Kiosque ${stand?.location.kiosk}`);
});
