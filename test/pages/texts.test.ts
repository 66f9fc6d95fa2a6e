import { describe, expect, test } from "vitest";
import { registry } from "../../src/registry.ts";
import { all, hrefs, sitePage, words } from "./site-setup.ts";

describe("the questions", () => {
  test("are at least twelve, each a disclosure whose summary contains text only", () => {
    const questions = all(sitePage("/faq"), "main details");
    expect(questions.length).toBeGreaterThanOrEqual(12);
    for (const question of questions) {
      expect(question.querySelector("summary *")).toBeNull();
      expect(words(question.querySelector(".answer"))).toMatch(/\S{3}/);
    }
  });

  test("can be reached by subject", () => {
    const subjects = all(sitePage("/faq"), ".faq section").map(({ id }) => `#${id}`);
    expect(hrefs(sitePage("/faq"), ".faq-nav a")).toEqual(subjects);
  });
});

describe("the videos", () => {
  test("are at least twelve cards, each one link that says that it leads to its provider", () => {
    const cards = all(sitePage("/videos"), ".video");
    expect(cards.length).toBeGreaterThanOrEqual(12);
    for (const card of cards) {
      const id = card.getAttribute("data-video-id") ?? "";
      expect(card.getAttribute("href")).toMatch(new RegExp(`^https://.*/${id}$`));
      expect(words(card)).toContain("(autre site)");
    }
  });
});

describe("the guide", () => {
  test("has a chapter for every marker of the registry, with a snippet to copy", () => {
    for (const { name, kind } of registry) {
      const chapter = sitePage("/guide").getElementById(name);
      const snippets = all(chapter as Element, "pre code").map((code) => code.textContent);
      expect(snippets.some((snippet) => snippet?.includes(`data-${kind}="${name}"`))).toBe(true);
    }
  });

  test("shows snippets as text, so that none of them starts a marker on the page itself", () => {
    expect(sitePage("/guide").querySelector("main [data-island], main [data-behaviour]")).toBeNull();
  });
});
