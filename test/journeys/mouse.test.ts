/** A journey by mouse through every widget on a desktop. The details are in test/browser. */
import { describe, expect, test } from "vitest";
import { openDirectory } from "../browser/directory/directory-page.ts";
import { useSite } from "../browser/harness.ts";
import { openPage, WIDE } from "../browser/mega-menu/menu-page.ts";
import { inList, pins, popup, whole } from "../browser/programme/map-page.ts";
import { openProgramme } from "../browser/programme/programme-page.ts";
import { TOGGLE, whenModal } from "../browser/search/search-page.ts";
import { button, clickAtRest, status as seenStatus, texts, tidy } from "../browser/seen.ts";
import { CARD, TITLE, whenPlaying } from "../browser/video-overlay/video-page.ts";
import { openWebcast } from "../browser/webcast/webcast-page.ts";

const NOW = "2026-11-26T10:00";
const site = useSite({ now: NOW });
const CLIPBOARD = ["clipboard-read", "clipboard-write"];

// In the headless shell, like all other tests, and in a full browser with windows.
describe.each([{ fullBrowser: false }, { fullBrowser: true }])("in the programme, %o", (options) => {
  const fair = useSite({ now: NOW, ...options });

  test("filters, adds a page, goes through the three views, and comes back from an activity", async () => {
    const { page, titles, chips, count, settled, query, status } = await openProgramme(
      fair,
      "/programmation?mode=liste&dedicace=false",
    );
    const all = await count();
    await button(page, "Dans la ville").click();
    await expect.poll(chips).toContain("Dans la ville");
    await settled();
    await expect.poll(count).not.toBe(all);
    await clickAtRest(button(page, "Retirer le filtre Dans la ville"));
    await expect.poll(count).toBe(all);

    await clickAtRest(button(page, "Voir plus d'activités").last());
    await expect.poll(async () => (await titles()).length).toBe(48);
    await expect.poll(query).toContain("page=2");

    await button(page, "Vue horaire").first().click();
    await page.locator(".signet-programme-day").first().waitFor();
    await expect.poll(() => page.locator(".signet-programme-hour").count()).toBeGreaterThan(1);

    await button(page, "Vue carte").first().click();
    await whole(page).waitFor();
    // WebKit's driver scrolls the map to the pin, which Leaflet takes back.
    await clickAtRest(pins(page).first());
    await popup(page).waitFor();
    await expect.poll(status).toContain("Activité(s) à cet endroit:");
    await popup(page).getByRole("button").click();
    await popup(page).waitFor({ state: "detached" });
    await inList(page, "Librairie du Square").click();
    await expect.poll(query).toContain("location=");
    // Its popup scrolls the map into view, and with it the button that is pressed next.
    await popup(page).waitFor();

    await button(page, "Vue liste").first().click();
    await page.locator(".signet-programme-cards article").first().waitFor();
    // The list of the map's area is still loading.
    await expect.poll(query).not.toContain("location=");
    await settled();
    const [first] = await titles();
    await page.locator(".signet-programme-title a").first().click();
    await page.waitForURL("**/activites/*");
    await expect.poll(async () => tidy(await page.locator("h1").textContent())).toBe(first);
    await page.goBack();
    await page.whenReady();
    expect(query()).toContain("card=");
    await expect.poll(titles).toContain(first);
    await page.expectSilent();
  });
});

test("the menu opens, shows an edition, and leads to another page", async () => {
  const page = await openPage(site, { address: "/", width: WIDE });
  await page.openMenu();
  await page.nav.locator("summary", { hasText: "2025" }).click();
  await expect.poll(() => page.nav.locator("details[open]").count()).toBe(1);
  await page.expectSilent();
  await page.nav.getByRole("link", { name: "Auteur·rice·s" }).click();
  await page.waitForURL("**/auteurs");
});

test("the search opens from the header and leads to results that contain the word", async () => {
  const page = await site.open("/videos");
  await page.locator(TOGGLE).click();
  await whenModal(page);
  await page.locator("#recherche-q").fill("poésie");
  await page.locator("#recherche").getByRole("button", { name: "Chercher" }).click();
  await page.waitForURL("**/activites?q=po%C3%A9sie");
  await page.whenReady("search-form");
  await expect.poll(() => page.locator("main input[name=q]").inputValue()).toBe("poésie");
  await expect.poll(() => page.locator("main .teaser").count()).toBeGreaterThan(0);
  await page.expectSilent();
});

test.each([
  { address: "/auteurs", whole: "Liste complète des auteur·rice·s" },
  { address: "/exposants", whole: "Liste complète des exposant·e·s" },
])("$address goes to a letter, back to the whole list, and adds a page", async ({ address, whole }) => {
  const { page, names, count, settled } = await openDirectory(site, address);
  const everybody = await count();
  await page.getByRole("link", { name: "Lettre B" }).click();
  await expect.poll(count).not.toBe(everybody);
  await settled();
  await expect
    .poll(async () => new Set((await names()).map((name) => name.length > 0)))
    .toEqual(new Set([true]));
  await page.getByRole("link", { name: whole }).click();
  await expect.poll(count).toBe(everybody);
  await clickAtRest(button(page, "Voir plus"));
  await expect.poll(async () => (await names()).length).toBe(48);
  await page.expectSilent();
});

test("the webcast changes to another stream, shows its books, and back", async () => {
  const { page, title, press } = await openWebcast(site, "/webdiffusion");
  const before = await title();
  // The chat is loaded when it comes near the window.
  await page.frameLocator(".signet-webcast-chat-frame").locator("li").first().waitFor();
  await page.getByRole("button", { name: /^Livres/ }).click();
  await page.getByRole("region", { name: "Livres" }).waitFor();
  await page.getByRole("button", { name: /^Livres/ }).click();
  await press(0);
  await expect.poll(title).not.toBe(before);
  await page.expectSilent();
});

test("the home page's carousels turn and stop", async () => {
  const page = await site.open("/", { marker: "must-see" });
  await button(page, "Affiche suivante").click();
  await expect.poll(() => button(page, "Lecture").isVisible()).toBe(true);
  await page.locator("[data-behaviour=books]").scrollIntoViewIfNeeded();
  await page.whenReady("books");
  const before = await page.locator("[data-behaviour=books] li:not([inert]) h3").allTextContents();
  await button(page, "Livre suivant").click();
  await expect
    .poll(() => page.locator("[data-behaviour=books] li:not([inert]) h3").allTextContents())
    .not.toEqual(before);
  await page.locator("[data-behaviour=card-rotation]").first().scrollIntoViewIfNeeded();
  await page.whenReady("card-rotation");
  await page.expectSilent();
});

test("a question opens and its address is copied", async () => {
  const page = await site.open("/faq", { permissions: CLIPBOARD });
  const closed = page.locator("main details:not([open]) summary").first();
  const before = await page.locator("main details[open]").count();
  await closed.click();
  await expect.poll(() => page.locator("main details[open]").count()).toBe(before + 1);
  await page.expectSilent();
});

test("an activity is shared by its address", async () => {
  const page = await site.open("/programmation", { permissions: CLIPBOARD });
  await page.locator(".signet-programme-title a").first().click();
  await page.waitForURL("**/activites/*");
  const block = page.locator("[data-behaviour=share]");
  await block.scrollIntoViewIfNeeded();
  await page.whenReady("share");
  await block.locator("summary").click();
  await block.getByRole("button", { name: "Copier le lien" }).click();
  await expect.poll(() => seenStatus(page)).toContain("a été copié");
  // Reading the clipboard takes a permission that not every engine can be given: a visitor pastes.
  await page.locator(TOGGLE).click();
  await whenModal(page);
  await page.locator("#recherche-q").focus();
  await page.keyboard.press("Control+v");
  await expect.poll(() => page.locator("#recherche-q").inputValue()).toBe(page.url().replace(/[?#].*/, ""));
  await page.expectSilent();
});

test("a video plays over its page and closes", async () => {
  const page = await site.open("/videos");
  await page.locator(CARD).first().click();
  await page.getByRole("dialog", { name: TITLE }).waitFor();
  await whenPlaying(page);
  await page.getByRole("button", { name: "Fermer la vidéo" }).click();
  await expect.poll(() => page.locator("iframe").count()).toBe(0);
  await expect.poll(() => texts(page, "h1")).toHaveLength(1);
  await page.expectSilent();
});

test("before the event the announcement replaces the programme", async () => {
  const page = await site.open("/programmation-avant");
  expect(await page.locator("[data-island=programme] article").count()).toBe(0);
  expect(await page.locator("[data-island=programme] a").count()).toBeGreaterThan(0);
  await page.expectSilent();
});
