/** Twelve wrong pages, one for each usual mistake: the doctor names each, and says what to write. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { openWritten } from "../written-page.ts";

const site = useSite({ now: "2026-10-30T10:00" });

interface WrongPage {
  readonly mistake: string;
  readonly html: string;
  readonly head?: string;
  /** The sentence. */
  readonly what: RegExp;
  /** What to write, or to do. */
  readonly write: RegExp;
}

const QUESTION = "<details><summary>Combien ?</summary><p>Dix.</p></details>";

const PAGES: readonly WrongPage[] = [
  {
    mistake: "an American spelling",
    html: `<div data-behavior="faq">${QUESTION}</div>`,
    what: /data-behavior n’existe pas\s: Signet ne voit pas ce marqueur/,
    write: /<div data-behaviour="faq">/,
  },
  {
    mistake: "data-error for data-errors",
    html: '<div data-island="authors" data-api="/api" data-error="visible"></div>',
    what: /data-error n’existe pas, Signet l’ignore\. Écrivez data-errors/,
    write: /<div data-island="authors" data-api="\/api" data-errors="visible">/,
  },
  {
    mistake: "data-before for data-before-event",
    html: '<div data-island="programme" data-api="/api" data-before><p>Bientôt</p></div>',
    what: /data-before n’existe pas.*Écrivez data-before-event/,
    write: /<div data-island="programme" data-api="\/api" data-before-event>/,
  },
  {
    mistake: "both kinds on one element",
    html: `<div data-island="authors" data-api="/api" data-behaviour="faq">${QUESTION}</div>`,
    what: /porte data-island et data-behaviour/,
    write: /<div data-behaviour="faq">\s*<div data-island="authors">/,
  },
  {
    mistake: "a marker that is hidden",
    html: `<div hidden><div data-behaviour="faq">${QUESTION}</div></div>`,
    what: /masqué par display: none/,
    write: /Retirez display: none/,
  },
  {
    mistake: "a search form whose field has no name",
    html: '<form data-behaviour="search-form" action="/activites"><input type="search" aria-label="Quoi"></form>',
    what: /n’a pas d’attribut name\s: ce qu’on y tape n’est pas envoyé/,
    write: /<input type="search" name="q"/,
  },
  {
    mistake: "an unknown marker",
    html: '<div data-island="programe" data-api="/api"></div>',
    what: /data-island="programe" n’existe pas\. Écrivez data-island="programme"/,
    write: /<div data-api="\/api" data-island="programme">/,
  },
  {
    mistake: "a missing data-api",
    html: '<div data-island="programme"><p>Programme</p></div>',
    what: /Il manque data-api\s: l’adresse de l’API/,
    write: /<div data-island="programme" data-api="\/api">/,
  },
  {
    mistake: "broken JSON",
    html: '<div data-island="authors" data-api="/api"><script type="application/json" data-initial>{"query":</script></div>',
    what: /Le JSON du script data-initial ne se lit pas/,
    write: /<script type="application\/json" data-initial>/,
  },
  {
    mistake: "the script twice",
    html: `<div data-behaviour="faq">${QUESTION}</div>`,
    head: '<script type="module" src="/dist/signet.js?ver=6.5"></script>',
    what: /Le script est dans la page 2 fois/,
    write: /<script type="module" src=/,
  },
  {
    mistake: "an API at a wrong address",
    html: '<div data-island="authors" data-api="/nulle-part"><p>Les auteurs</p></div>',
    what: /L’API répond 404 à GET .*\/nulle-part\/authors/,
    write: /Ouvrez cette adresse dans un onglet/,
  },
  {
    mistake: "markup that is not there",
    html: '<div data-behaviour="share"><p>Partager</p></div>',
    what: /Il manque un details avec son summary/,
    write: /<details><summary>…<\/summary><\/details>/,
  },
];

test.each(PAGES)("$mistake", async ({ html, head = "", what, write }) => {
  const page = await openWritten(site, html, { hash: "?signet-doctor", head });
  const finding = page.locator(".signet-doctor-finding").filter({ hasText: what });
  await expect.poll(() => finding.count(), { timeout: 20_000 }).toBe(1);
  const text = (await finding.innerText()).replaceAll("\u00a0", " ");
  expect(text).toMatch(write);
  page.takeProblems();
});

test("what the page's policy blocks: the line to add to it", async () => {
  const page = await openWritten(site, `<div data-behaviour="faq">${QUESTION}</div>`, {
    hash: "?signet-doctor",
  });
  await page.locator(".signet-doctor").waitFor();
  await page.evaluate((address) => {
    const image = new Image();
    image.src = address;
    document.body.append(image);
  }, "https://images.example.com/a.png");
  const finding = page
    .locator(".signet-doctor-finding")
    .filter({ hasText: "bloque https://images.example.com" });
  await expect.poll(() => finding.count()).toBe(1);
  expect(await finding.innerText()).toContain("img-src … https://images.example.com");
  page.takeProblems();
});
