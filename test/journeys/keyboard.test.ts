/** A journey by keyboard through every widget. Every key of every widget: docs/keyboard.md and test/browser. */
import { expect, test } from "vitest";
import { openDirectory } from "../browser/directory/directory-page.ts";
import { useSite, type WatchedPage } from "../browser/harness.ts";
import { openPage } from "../browser/mega-menu/menu-page.ts";
import { MAP, pins, popup, whole } from "../browser/programme/map-page.ts";
import { openProgramme } from "../browser/programme/programme-page.ts";
import { focused as searchFocus, TOGGLE, whenModal } from "../browser/search/search-page.ts";
import { button, focused, isFocused } from "../browser/seen.ts";
import { CARD, TITLE, focused as videoFocus, whenPlaying } from "../browser/video-overlay/video-page.ts";
import { openWebcast } from "../browser/webcast/webcast-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

/** Whether the focused element is on screen and has a ring. */
const ringIsSeen = (page: WatchedPage) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return "the page itself";
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    return hasRing && width > 0 && height > 0 ? "" : element.outerHTML.slice(0, 120);
  });

/** Presses Tab so often, and returns what was focused without a visible ring. */
async function unseenStops(page: WatchedPage, times: number): Promise<string[]> {
  const unseen = new Set<string>();
  for (let step = 0; step < times; step += 1) {
    await page.keyboard.press("Tab");
    unseen.add(await ringIsSeen(page));
  }
  return [...unseen].filter(Boolean);
}

test("Tab moves through the programme without a trap, always visible", async () => {
  const { page } = await openProgramme(site, "/programmation?mode=liste");
  expect(await unseenStops(page, 60)).toEqual([]);
  await page.expectSilent();
});

// Firefox also stops on the list itself, because it scrolls.
test("Tab moves from the map through its list, always visible", async () => {
  const { page } = await openProgramme(site, MAP);
  await whole(page).waitFor();
  await button(page, "Recentrer la carte").focus();
  expect(await unseenStops(page, 5)).toEqual([]);
  await page.expectSilent();
});

test("the programme is filtered, extended, shown as schedule and map, and left, without a mouse", async () => {
  const {
    page,
    chips,
    titles,
    focused: has,
    settled,
  } = await openProgramme(site, "/programmation?mode=liste");
  await button(page, "Dans la ville").focus();
  await page.keyboard.press("Space");
  await expect.poll(chips).toEqual(["Dans la ville"]);
  await settled();
  await expect.poll(has).toBe("Dans la ville");
  await button(page, "Retirer le filtre Dans la ville").focus();
  await page.keyboard.press("Enter");
  await expect.poll(chips).toEqual([]);
  await expect.poll(has).not.toBe("(body)");
  await settled();

  const before = await titles();
  await button(page, "Voir plus d'activités").last().focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await titles()).length).toBe(48);
  await expect.poll(has).toBe((await titles())[before.length]);

  await button(page, "Vue horaire").first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".signet-programme-day").first().waitFor();
  await button(page, "Vue carte").first().focus();
  await page.keyboard.press("Enter");
  await whole(page).waitFor();
  const pin = pins(page).first();
  await pin.focus();
  await page.keyboard.press("Enter");
  await popup(page).waitFor();
  await page.keyboard.press("Escape");
  await popup(page).waitFor({ state: "detached" });
  await expect.poll(() => isFocused(pin)).toBe(true);
  await page.expectSilent();
});

test("the menu and the search open, close with Escape, and return focus", async () => {
  const page = await openPage(site, { address: "/faq" });
  await page.burger.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.phase()).toBe("open");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.phase()).not.toBe("open");
  await expect.poll(() => page.focused()).toBe("Menu");
  // An earlier press opens it as without script.
  await page.whenReady("search-overlay");
  await page.locator(TOGGLE).focus();
  await page.keyboard.press("Enter");
  await whenModal(page);
  await expect.poll(() => searchFocus(page)).toBe("recherche-q");
  await page.keyboard.press("Escape");
  await expect.poll(() => isFocused(page.locator(TOGGLE))).toBe(true);
  await page.expectSilent();
});

test("a directory goes to a letter and adds a page", async () => {
  const { page, count, names, focused: has } = await openDirectory(site, "/auteurs");
  const before = await count();
  await page.getByRole("link", { name: "Lettre B" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(count).not.toBe(before);
  await page.getByRole("link", { name: "Liste complète des auteur·rice·s" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(count).toBe(before);
  await button(page, "Voir plus").focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await names()).length).toBe(48);
  await expect.poll(has).toContain((await names())[24]);
  await page.expectSilent();
});

test("the webcast changes to another stream and stays there", async () => {
  const { page, title } = await openWebcast(site, "/webdiffusion");
  const before = await title();
  const card = page.locator(".signet-webcast-stream-turn").first();
  await card.focus();
  await page.keyboard.press("Enter");
  await expect.poll(title).not.toBe(before);
  await expect.poll(() => isFocused(card)).toBe(true);
  await page.expectSilent();
});

test("posters and books turn by their buttons, which keep focus", async () => {
  const page = await site.open("/", { marker: "must-see" });
  for (const [marker, name] of [
    ["must-see", "Affiche suivante"],
    ["books", "Livre suivant"],
  ] as const) {
    const items = page.locator(`[data-behaviour=${marker}] li:not([inert]) h3`);
    await page.locator(`[data-behaviour=${marker}]`).scrollIntoViewIfNeeded();
    await page.whenReady(marker);
    const before = await items.allTextContents();
    await button(page, name).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => items.allTextContents()).not.toEqual(before);
    await expect.poll(() => focused(page)).toBe(name);
  }
  await page.expectSilent();
});

test("a question opens, and a video plays over its page and closes with Escape", async () => {
  const page = await site.open("/faq");
  const open = page.locator("main details[open]");
  const before = await open.count();
  await page.locator("main details:not([open]) summary").first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => open.count()).toBe(before + 1);
  await page.expectSilent();

  const videos = await site.open("/videos");
  await videos.locator(CARD).first().focus();
  await videos.keyboard.press("Enter");
  await videos.getByRole("dialog", { name: TITLE }).waitFor();
  await whenPlaying(videos);
  await videos.keyboard.press("Escape");
  await expect.poll(() => videos.locator("iframe").count()).toBe(0);
  await expect
    .poll(() => videoFocus(videos))
    .toBe(await videos.locator(CARD).first().getAttribute("data-video-id"));
  await videos.expectSilent();
});

test("an activity's share block opens, and Escape returns focus", async () => {
  const page = await site.open("/programmation");
  await page.locator(".signet-programme-title a").first().focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/activites/*");
  const block = page.locator("[data-behaviour=share]");
  await block.scrollIntoViewIfNeeded();
  await page.whenReady("share");
  await block.locator("summary").focus();
  await page.keyboard.press("Enter");
  await block.getByRole("button", { name: "Copier le lien" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => isFocused(block.locator("summary"))).toBe(true);
});
