import { describe, expect, test } from "vitest";
import { PAGE_PATHS } from "../host/pages.ts";
import { ADDRESSES, all, hrefs, siteHtml, sitePage, words } from "./site-setup.ts";

describe.each(ADDRESSES)("the page %s", (address) => {
  const page = () => sitePage(address);

  test("has one main heading, and no heading skips a level", () => {
    const levels = all(page(), "main h1, main h2, main h3, main h4").map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, at) => {
      expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
    });
  });

  test("has a title and a description of its own", () => {
    expect(words(page().querySelector("title"))).toContain("Le Grand Feuillet");
    expect(page().querySelector("meta[name=description]")?.getAttribute("content")).toMatch(/\S{3}/);
  });

  test("reserves space for every picture and describes it", () => {
    for (const picture of all(page(), "img")) {
      expect(Number(picture.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute("height"))).toBeGreaterThan(0);
      expect(picture.hasAttribute("alt")).toBe(true);
    }
  });

  test("has unique ids, and every reference points to an element", () => {
    const ids = all(page(), "[id]").map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of ["aria-labelledby", "aria-describedby", "aria-controls", "for", "popovertarget"]) {
      for (const element of all(page(), `[${name}]`)) {
        for (const id of (element.getAttribute(name) ?? "").split(" ")) expect(ids).toContain(id);
      }
    }
    for (const href of hrefs(page(), 'a[href^="#"]')) expect(ids).toContain(href.slice(1));
  });

  test("puts no block element into a phrase, so that browsers keep the markup", () => {
    const wrong =
      ":is(span, b, em, small, p, button, h1, h2, h3, h4) :is(h1, h2, h3, h4, p, div, ul, ol, section)";
    expect(all(page(), wrong).map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
  });

  test("sets French punctuation as French typography does", () => {
    const { body } = page();
    // Nobody reads the contents of script elements.
    for (const script of body.querySelectorAll("script")) script.remove();
    const text = body.textContent ?? "";
    expect(text.match(/.{0,20} [;!?»].{0,10}/g) ?? []).toEqual([]);
    expect(text.match(/.{0,20}\S :\s.{0,10}/g) ?? []).toEqual([]);
    expect(text.match(/« .{0,20}/g) ?? []).toEqual([]);
  });

  test("links only to pages that exist, or says that the link leaves the site", () => {
    const routes = PAGE_PATHS.map((path) => new RegExp(`^${path.replace(":slug", "[^/]+")}$`));
    for (const link of all(page(), "header a, footer a")) {
      const href = link.getAttribute("href") ?? "";
      if (/^https?:/.test(href)) expect(words(link)).toContain("(autre site)");
      else if (!href.startsWith("#")) {
        const { pathname } = new URL(href, "http://fair.test");
        expect(routes.some((route) => route.test(pathname))).toBe(true);
      }
    }
  });
});

describe("the header", () => {
  test("opens menu and search without script, and closes both by buttons with different names", () => {
    const page = sitePage("/faq");
    for (const id of ["menu", "recherche"]) {
      expect(page.getElementById(id)?.hasAttribute("popover")).toBe(true);
      expect(page.querySelector(`header [popovertarget=${id}]`)).not.toBeNull();
    }
    const closing = all(page, "[popovertargetaction=hide]").map(words);
    expect(closing).toEqual(["Fermer le menu", "Fermer la recherche", "Revenir à la page"]);
  });

  test("sends a search by GET to the results page", () => {
    const form = sitePage("/faq").querySelector("#recherche form");
    expect(form?.getAttribute("action")).toBe("/activites");
    expect(form?.getAttribute("method")).toBe("get");
    expect(form?.querySelector("input[type=search]")?.getAttribute("name")).toBe("q");
  });

  test("marks the current page", () => {
    expect(hrefs(sitePage("/faq"), ".main-nav [aria-current=page]")).toEqual(["/faq"]);
    expect(hrefs(sitePage("/"), ".main-nav [aria-current]")).toEqual([]);
  });

  test("has a skip link to the content", () => {
    const page = sitePage("/faq");
    expect(page.body.querySelector("a")?.getAttribute("href")).toBe("#contenu");
    expect(page.querySelector("main")?.id).toBe("contenu");
  });
});

describe("the tab bar", () => {
  test.each(["/auteurs", "/exposants"])("of %s names the three pages and marks this one", (path) => {
    const tabs = sitePage(path).querySelector("nav.tabs");
    expect(all(tabs as Element, "a").map(words)).toEqual(["Programmation", "Auteur·rice·s", "Exposant·e·s"]);
    expect(hrefs(tabs as Element, "[aria-current=page]")).toEqual([path]);
  });
});

test("every anchor in the navigation exists on its page", () => {
  for (const href of hrefs(sitePage("/guide"), "header a, footer a")) {
    const { pathname, hash, origin } = new URL(href, "http://fair.test");
    if (hash === "" || origin !== "http://fair.test") continue;
    expect(sitePage(pathname).getElementById(hash.slice(1))).not.toBeNull();
  }
});

test.each(["/activites/nulle-part", "/auteurs/personne", "/exposants/rien"])("%s is no page", (address) => {
  expect(siteHtml(address)).toBeNull();
});
