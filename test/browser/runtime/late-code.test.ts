/** A button that is pressed more than once before its code has loaded. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { hold } from "../hold.ts";

const site = useSite({ now: "2026-11-26T10:00" });

const SEARCH = "header [popovertarget=recherche]";
const MENU = "header [aria-controls=menu]";

/** The page, and a function that lets the requested code load. */
async function openWith(late: string): Promise<{ readonly page: WatchedPage; come(): void }> {
  const page = await site.newPage();
  const come = await hold(page, late);
  await page.goto("/videos");
  await page.whenReady();
  return { page, come };
}

test.each([2, 3])(
  "pressed %i times, the search is open when its code loads, and closes as usual",
  async (times) => {
    const { page, come } = await openWith("**/open-search-*.js");
    for (let time = 0; time < times; time += 1) await page.locator(SEARCH).click();
    come();
    await page.locator("#recherche:modal").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#recherche").waitFor({ state: "hidden" });
    await page.locator(SEARCH).click();
    await page.locator("#recherche:modal").waitFor();
    await page.expectSilent();
  },
);

test.each([2, 3])(
  "pressed %i times, the menu is open when its code loads, and closes as usual",
  async (times) => {
    const { page, come } = await openWith("**/menu-*.js");
    for (let time = 0; time < times; time += 1) await page.locator(MENU).click();
    await expect.poll(() => page.locator("#menu").isVisible()).toBe(false);
    come();
    await page.locator("#menu").waitFor();
    await expect.poll(() => page.locator(MENU).getAttribute("aria-expanded")).toBe("true");
    await page.locator(MENU).click();
    await page.locator("#menu").waitFor({ state: "hidden" });
    await page.expectSilent();
  },
);

test("pressed twice, the search whose code fails opens as without script, and is reported once", async () => {
  const page = await site.newPage();
  await page.route("**/open-search-*.js", (route) => route.abort());
  await page.goto("/videos");
  await page.whenReady();
  for (const _ of "12") await page.locator(SEARCH).click();
  await page.locator("#recherche:popover-open").waitFor();
  await expect.poll(() => page.problems.filter((line) => line.includes("Signet:")).length).toBe(1);
  expect(page.takeProblems().join()).toContain("open-search-");
  await page.locator("#recherche [popovertarget]").first().click();
  await page.locator("#recherche").waitFor({ state: "hidden" });
  await page.locator(SEARCH).click();
  await page.locator("#recherche:popover-open").waitFor();
  await page.expectSilent();
});
