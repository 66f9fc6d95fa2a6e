/** A visitor in this engine goes through every page in one tab, opens menu and search on each, and comes back. */
import { expect, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import { withMenu } from "../browser/mega-menu/menu-page.ts";
import { allReady } from "../browser/pages/every-page.ts";
import { TOGGLE, whenModal } from "../browser/search/search-page.ts";
import { clickAtRest } from "../browser/seen.ts";
import { EVERY_ADDRESS } from "./addresses.ts";

const site = useSite({ now: "2026-11-26T10:00" });

// Twenty pages in one test: an engine that loses a tab does so on the second.
test("one tab visits every page, and goes back through all of them", {
  timeout: 300_000,
}, async () => {
  const page = withMenu(await site.newPage());
  for (const address of EVERY_ADDRESS) {
    await page.goto(address);
    await allReady(page);
    if ((await page.locator("header").count()) === 0) continue;
    // The page has just been scrolled back to its top.
    await clickAtRest(page.burger);
    await expect.poll(() => page.phase(), { message: address }).toBe("open");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.phase()).toBe(null);
    await page.locator(TOGGLE).click();
    await whenModal(page);
    await page.keyboard.press("Escape");
    await page.locator("#recherche").waitFor({ state: "hidden" });
  }
  for (const address of EVERY_ADDRESS.slice(-4, -1).reverse()) {
    await page.goBack();
    await page.whenReady();
    expect(new URL(page.url()).pathname).toBe(address.replace(/\?.*/, ""));
  }
  // Firefox and WebKit report what a visitor who goes on does not wait for.
  expect((await page.problemsSoFar()).filter((line) => !line.startsWith("not loaded: "))).toEqual([]);
});
