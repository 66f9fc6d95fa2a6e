/** The release of a behaviour while focus is on an element that the script had added. */
import { expect, test } from "vitest";
import { books, posters } from "../carousel/carousel-page.ts";
import { useSite } from "../harness.ts";
import { focused } from "../seen.ts";
import { expectServerPage, openWritten, releaseAll } from "../written-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

const DETAILS =
  '<div data-behaviour="faq"><details id="a" open><summary>Premier ?</summary><p>Oui.</p></details><details id="b" open><summary>Second ?</summary><p>Non.</p></details></div>';
const HEADINGS =
  '<div data-behaviour="faq"><h2>Premier ?</h2><p>Oui.</p><h2>Second ?</h2><p><a href="/plan">Le plan</a></p></div>';
const SHARE =
  '<div data-behaviour="share"><details open><summary>Partager</summary><p>Merci.</p></details></div>';
const KEEP = '<div data-behaviour="keep" data-activity="7"><h3>Le bal</h3></div>';
const SEARCH = '<div data-behaviour="search-form"><a href="/activites">Chercher une activité</a></div>';

test.each([
  ["a question's link: its question", DETAILS, "#b .signet-faq-link", "Second ?"],
  ["a folded heading: the heading", HEADINGS, "#second button", "Second ?"],
  ["a folded heading's link: the heading", HEADINGS, "#second-reponse .signet-faq-link", "Second ?"],
  ["the server's own link in a folded answer: that link", HEADINGS, "[href='/plan']", "Le plan"],
  ["'Copier le lien': 'Partager'", SHARE, "button", "Partager"],
  ["'Pause': the carousel's heading", posters(3), ".signet-carousel-toggle", "Affiches"],
  ["'Livre suivant': the books' heading", books(3), ".signet-icon-next", "Livres"],
  [
    "'Livre suivant' without a heading: the marker",
    books(2).replace(/<(\/?)h[23]>/g, "<$1b>"),
    ".signet-icon-next",
    "Livres Livre 1Acheter le livre 1Livre 2Acheter le livre 2",
  ],
  ["a card's bookmark: the card's heading", KEEP, ".signet-keep", "Le bal"],
  ["a field made of a link: the link", SEARCH, "input", "Chercher une activité"],
])("from %s", async (_, html, selector, heir) => {
  const page = await openWritten(site, html);
  await page.whenReady();
  // Some of the code is loaded on hover.
  await page.locator("[data-behaviour]").hover();
  await page.locator(selector).first().focus();
  await releaseAll(page);
  await expect.poll(() => focused(page)).toBe(heir);
  await expectServerPage(page);
  await page.expectSilent();
});

test("focus that the page has moved stays, and does not return to a removed marker", async () => {
  const page = await openWritten(site, `${SHARE}<p><button type="button">Ailleurs</button></p>`);
  await page.whenReady();
  const copy = page.getByRole("button", { name: "Copier le lien" });
  await copy.focus();
  await page.evaluate(
    'import("/dist/signet.js").then(({ release }) => { release(document); document.querySelector("p > button").focus(); })',
  );
  await expect.poll(() => focused(page)).toBe("Ailleurs");
  await page.evaluate('import("/dist/signet.js").then(({ enhance }) => enhance())');
  await copy.focus();
  await page.evaluate(
    'import("/dist/signet.js").then(({ release }) => { release(document); document.querySelector("[data-behaviour]").remove(); })',
  );
  await expect.poll(() => focused(page)).toBe("(body)");
  await page.expectSilent();
});

test.each([
  [
    "search, from its close button",
    1440,
    "header [popovertarget=recherche]",
    "#recherche [popovertarget]",
    "Rechercher",
  ],
  ["menu, from a link", 1440, "[aria-controls=menu]", "#menu li a", "Menu"],
  ["narrow menu, from its way back", 390, "[aria-controls=menu]", ".signet-menu-back", "Menu"],
])("from the open %s: to what opened it", async (_, width, opener, inside, heir) => {
  const page = await site.newPage({ width });
  await page.goto("/videos");
  await page.whenReady();
  await page.locator(opener).click();
  if (width === 390) await page.locator(".signet-menu-opener").first().click();
  await page.locator(inside).first().waitFor();
  await page.locator(inside).first().focus();
  await expect.poll(() => focused(page)).not.toBe(heir);
  await releaseAll(page);
  await expect.poll(() => focused(page)).toBe(heir);
  await page.expectSilent();
});
