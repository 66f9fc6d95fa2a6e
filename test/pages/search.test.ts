import { describe, expect, test } from "vitest";
import { all, fair, hrefs, sitePage, words } from "./site-setup.ts";

const field = (address: string) => sitePage(address).querySelector<HTMLInputElement>("main input[name=q]");

describe("the results page", () => {
  test("invites to search when nothing was asked", () => {
    for (const address of ["/activites", "/activites?q=", "/activites?q=%20%20"]) {
      expect(words(sitePage(address).querySelector("h1"))).toBe("Rechercher");
      expect(sitePage(address).querySelector(".count")).toBeNull();
    }
  });

  test("finds activities by title whatever the accents and case, and counts what it finds", () => {
    const page = sitePage("/activites?q=POESIE");
    const shown = all(page, ".teaser h3").map(words);
    expect(shown.some((title) => /poésie/i.test(title))).toBe(true);
    expect(words(page.querySelector(".count"))).toMatch(/^\d+ Résultats de recherche$/);
  });

  test("finds an author by name and leads to their page", () => {
    const author = fair.authors[100];
    const page = sitePage(`/activites?q=${encodeURIComponent(author?.title ?? "")}`);
    expect(hrefs(page, ".faces a")).toContain(author?.url);
  });

  test("keeps what was typed in the field, and lets requete fill it", () => {
    expect(field("/activites?q=po%C3%A9sie")?.getAttribute("value")).toBe("poésie");
    expect(field("/activites?q=po%C3%A9sie&requete=conte")?.getAttribute("value")).toBe("conte");
    expect(field("/activites?requete=conte")?.getAttribute("value")).toBe("conte");
    expect(field("/activites?q=conte&requete=")?.getAttribute("value")).toBe("conte");
  });

  test("shows a dozen people, and all of them by a link", () => {
    const few = sitePage("/activites?q=m");
    expect(all(few, ".faces li")).toHaveLength(12);
    const more = few.querySelector('a[href$="#r-auteurs"]');
    expect(words(more)).toMatch(/^Voir les \d+ auteur·rice·s$/);
    const everybody = sitePage(more?.getAttribute("href") ?? "");
    expect(all(everybody, ".faces li").length).toBe(Number(/\d+/.exec(words(more))?.[0]));
    expect(everybody.querySelector('a[href$="#r-auteurs"]')).toBeNull();
  });

  test("says when nothing corresponds", () => {
    const page = sitePage("/activites?q=zzxyqq");
    expect(words(page.querySelector("main h2"))).toBe("Aucun résultat ne correspond à votre recherche");
  });

  test("prints what was typed as text, never as markup", () => {
    const page = sitePage(`/activites?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
    expect(page.querySelector("[onerror]")).toBeNull();
    expect(words(page.querySelector("h1"))).toContain("<img src=x");
  });

  test("links to more activities and keeps the search text", () => {
    const first = sitePage("/activites?q=le");
    const more = first.querySelector(".more a")?.getAttribute("href") ?? "";
    expect(more).toBe("/activites?q=le&page=2#suite");
    const titles = all(sitePage(more), ".teaser h3").map(words);
    expect(titles.slice(0, 24)).toEqual(all(first, ".teaser h3").map(words));
    expect(titles.length).toBeGreaterThan(24);
  });
});
