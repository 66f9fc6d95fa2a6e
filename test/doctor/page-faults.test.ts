/** One test for each mistake in a page that the doctor names: the sentence, and what to write instead. */
import { afterEach, describe, expect, test } from "vitest";
import type { Finding } from "../../src/doctor/finding.ts";
import { factsOf } from "../../src/doctor/known-markers.ts";
import { nearName } from "../../src/doctor/near-name.ts";
import { attributeFaults } from "../../src/doctor/page/attribute-faults.ts";
import { failedLoadFinding, violationFinding } from "../../src/doctor/page/blocked.ts";
import { formFaults } from "../../src/doctor/page/form-faults.ts";
import { lostMarkers } from "../../src/doctor/page/lost-markers.ts";
import { placementFaults, repeatedProgramme, unknownName } from "../../src/doctor/page/placement-faults.ts";
import { jsonFaults, scriptTagFaults } from "../../src/doctor/page/script-faults.ts";

afterEach(() => document.body.replaceChildren());

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

const said = (findings: readonly Finding[]) => findings.map(({ what }) => what);
const written = (findings: readonly Finding[]) => findings.map(({ write }) => write);

function attributes(html: string): readonly Finding[] {
  const marker = element(html);
  const facts = factsOf(marker);
  if (!facts) throw new Error("no such marker");
  return attributeFaults(marker, facts);
}

describe("an element that was meant as a marker", () => {
  test.each([
    ['<div data-behavior="faq"></div>', '<div data-behaviour="faq">'],
    ['<div data-iland="programme" data-api="/api"></div>', '<div data-api="/api" data-island="programme">'],
    ['<div data-behaviours="share"></div>', '<div data-behaviour="share">'],
    ['<div island="authors"></div>', '<div data-island="authors">'],
    ['<div data-behavior="programme"></div>', '<div data-island="programme">'],
  ])("%s", (html, write) => {
    element(html);
    expect(written(lostMarkers(document))).toEqual([write]);
    expect(said(lostMarkers(document))[0]).toMatch(
      /n’existe pas : Signet ne voit pas ce marqueur\. Écrivez data-/,
    );
  });

  test("is none when the value names no marker, or the marker is there", () => {
    element('<div data-behavior="smooth"></div><div data-behaviour="faq" data-behavior="faq"></div>');
    expect(lostMarkers(document)).toEqual([]);
  });
});

describe("an attribute", () => {
  test.each([
    ['<div data-island="programme" data-api="/api" data-error="visible"></div>', 'data-errors="visible"'],
    ['<div data-island="programme" data-api="/api" data-before></div>', "data-before-event"],
    [
      '<div data-island="programme" data-api="/api" data-tiles="/t/{z}/{x}/{y}"></div>',
      'data-map-tiles="/t/{z}/{x}/{y}"',
    ],
    ['<div data-island="authors" api="/api"></div>', 'data-api="/api"'],
    ['<div data-behaviour="share" data-uri="/a"><details></details></div>', 'data-url="/a"'],
  ])("that is almost one of the marker's is corrected: %s", (html, right) => {
    const found = attributes(html).filter(({ what }) => what.includes("n’existe pas"));
    expect(found).toHaveLength(1);
    expect(found[0]?.write).toContain(right);
  });

  test("of another marker does nothing, and says whose it is", () => {
    const [found] = attributes('<div data-island="webcast" data-api="/api" data-errors="visible"></div>');
    expect(found?.what).toBe(
      "data-errors ne fait rien sur webcast : c’est un attribut de programme, authors, exhibitors.",
    );
  });

  test("that is required and missing is named with its example", () => {
    const [found] = attributes('<div data-island="authors"></div>');
    expect(found?.what).toMatch(/^Il manque data-api : l’adresse de l’API/);
    expect(found?.write).toBe('<div data-island="authors" data-api="/api">');
  });

  test.each([
    ['<div data-island="authors" data-api="/api?x=1"></div>', /n’est pas l’adresse d’une API/],
    [
      '<div data-island="authors" data-api="/api" data-errors="oui"></div>',
      /la seule valeur est « visible »/,
    ],
    ['<div data-behaviour="share" data-url="javascript:alert(1)"></div>', /n’est pas une adresse web/],
  ])("with a value that means nothing: %s", (html, sentence) => {
    expect(said(attributes(html))).toEqual([expect.stringMatching(sentence)]);
  });

  test("on an element inside is corrected there", () => {
    const [found] = attributes(
      '<div data-behaviour="video-overlay"><a href="/v" data-video="a1">V</a></div>',
    );
    expect(found?.write).toBe('<a href="/v" data-video-id="a1">');
  });

  test("of a CMS or of HTML is left alone", () => {
    const html = `<div data-island="programme" id="a" class="b" title="c" data-api="/api" data-id="7" data-wp-key="x"
      data-block="y" aria-label="z" data-enhanced="ready"></div>`;
    expect(attributes(html)).toEqual([]);
  });
});

describe("a marker's place", () => {
  test("both kinds on one element: two elements are written", () => {
    const [found] = placementFaults(element('<div data-island="programme" data-behaviour="faq"></div>'));
    expect(found?.what).toContain("Signet ne lit que data-island");
    expect(found?.write).toBe('<div data-behaviour="faq">\n  <div data-island="programme">…</div>\n</div>');
  });

  test("inside an island, whose HTML is replaced", () => {
    element('<div data-island="programme" data-enhanced="loading"><p data-behaviour="faq"></p></div>');
    const inner = document.querySelector("p") as HTMLElement;
    expect(said(placementFaults(inner))).toEqual([expect.stringContaining("il ne démarre pas")]);
  });

  test("an unknown name gets the probable one, of the other kind too", () => {
    const correct = (html: string) => written(unknownName(element(html), undefined));
    expect(correct('<div data-island="programe"></div>')).toEqual(['<div data-island="programme">']);
    expect(correct('<div data-island="faq"></div>')).toEqual(['<div data-behaviour="faq">']);
    expect(said(unknownName(element('<div data-island="confetti"></div>'), undefined))).toEqual([
      'data-island="confetti" n’existe pas : aucun marqueur de Signet n’a ce nom.',
    ]);
  });

  test("a second programme shares the address with the first", () => {
    element('<div data-island="programme"></div><div data-island="programme"></div>');
    expect(repeatedProgramme([...document.querySelectorAll("div")])).toHaveLength(1);
  });
});

describe("a search form", () => {
  const faults = (html: string) => formFaults([element(html)]);

  test("with a field without a name sends nothing", () => {
    const [found] = faults(
      '<form data-behaviour="search-form"><input type="search" aria-label="Quoi"></form>',
    );
    expect(found?.what).toContain("n’a pas d’attribut name");
    expect(found?.write).toContain('name="q"');
  });

  test("with a field of another name", () => {
    const [found] = faults('<form data-behaviour="search-form"><input name="s" aria-label="Quoi"></form>');
    expect(found?.what).toBe("Le champ de recherche s’appelle « s » : Signet cherche un champ nommé q.");
  });

  test("whose field no screen reader can name", () => {
    const [found] = faults('<form data-behaviour="search-form"><input name="q"></form>');
    expect(found?.level).toBe("doubt");
    expect(found?.what).toContain("n’a pas de nom");
  });

  test("that is right says nothing", () => {
    const html = '<form data-behaviour="search-form"><label>Quoi <input name="q"></label></form>';
    expect(faults(html)).toEqual([]);
  });
});

describe("scripts", () => {
  test("the tag twice, and without type=module", () => {
    // A document of its own: this one would load them.
    const html = `<script src="https://a.test/signet.js"></script>
      <script type="module" src="https://a.test/signet.js?ver=2"></script>`;
    const page = new DOMParser().parseFromString(html, "text/html");
    expect(said(scriptTagFaults(page))).toEqual([
      expect.stringContaining('n’a pas type="module"'),
      expect.stringContaining("2 fois"),
    ]);
  });

  test("JSON that cannot be read, and JSON without its type", () => {
    element(`<div><script type="application/json" data-initial>{"a": }</script>
      <script type="text/plain" data-signet-words>{}</script>
      <script type="application/json" data-signet-facts>{"venue": "Ici"}</script></div>`);
    expect(said(jsonFaults(document))).toEqual([
      expect.stringContaining("Le JSON du script data-initial ne se lit pas"),
      expect.stringContaining('n’a pas type="application/json"'),
    ]);
  });
});

describe("what is blocked", () => {
  const violation = (blockedURI: string, effectiveDirective: string) =>
    violationFinding({ blockedURI, effectiveDirective, disposition: "enforce" });

  test("by the policy: the line to add", () => {
    const found = violation("https://tuiles.example.com/1/2/3.png", "img-src");
    expect(found?.what).toContain("bloque https://tuiles.example.com/1/2/3.png");
    expect(found?.write).toBe("Content-Security-Policy: img-src … https://tuiles.example.com");
    expect(violation("data", "img-src")?.write).toBe("Content-Security-Policy: img-src … data:");
    expect(violation("inline", "style-src-elem")?.todo).toBe("Mettez-le dans un fichier.");
    expect(violation("", "require-trusted-types-for")?.write).toContain("trusted-types signet");
  });

  test("not by a policy that only reports", () => {
    const only = { blockedURI: "inline", effectiveDirective: "script-src", disposition: "report" } as const;
    expect(violationFinding(only)).toBeNull();
  });

  test("a picture that does not load", () => {
    const picture = element('<img src="/media/rien.svg" alt="">');
    expect(failedLoadFinding(picture)?.what).toMatch(/^L’image .*\/media\/rien\.svg ne se charge pas\.$/);
    expect(failedLoadFinding(window)).toBeNull();
  });
});

test("a name is near when letters, hyphens or words are missing, and not when it is another word", () => {
  const known = ["data-errors", "data-before-event", "data-api", "data-url"];
  expect(nearName("data-error", known)).toBe("data-errors");
  expect(nearName("data-beforeevent", known)).toBe("data-before-event");
  expect(nearName("data-before", known)).toBe("data-before-event");
  expect(nearName("data-apis", known)).toBe("data-api");
  for (const other of ["data-api", "data-id", "data-key", "data-event-id", "data-src"]) {
    expect(nearName(other, known), other).toBeNull();
  }
});
