/** The menu on a narrow page: by touch and by keyboard, with the sub-menu of past editions. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { CLOCK, CLOSING_TIME, type MenuPage, NARROW, openPage, WIDE } from "./menu-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

const phone = (more: object = {}) => openPage(site, { width: NARROW, height: 844, touch: true, ...more });
const opener = (page: MenuPage) => page.nav.getByRole("button", { name: "Éditions", exact: true });
const back = (page: MenuPage) => page.nav.getByRole("button", { name: "Retour au menu" });
const mainEntry = (page: MenuPage) => page.nav.getByRole("link", { name: "Toutes les activités" });

describe("by touch", () => {
  test("the menu fills the screen below the header; the page behind is inert and does not scroll", async () => {
    const page = await phone();
    await page.burger.tap();
    await expect.poll(page.phase).toBe("open");
    const header = await page.locator("header").boundingBox();
    const panel = await page.nav.boundingBox();
    expect(panel?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBe(844);
    expect(panel?.width).toBe(NARROW);
    await expect.poll(() => page.scrolls()).toBe(false);
    await expect
      .poll(() => page.locator("main").evaluate((main: HTMLElement) => main.closest("[inert]") !== null))
      .toBe(true);
    await expect.poll(() => opener(page).isVisible()).toBe(true);
    await expect.poll(() => page.nav.locator("summary").first().isVisible()).toBe(false);
    await page.burger.tap();
    await expect.poll(page.phase).toBeNull();
    await expect.poll(() => page.locator("[inert]").count()).toBe(0);
    await expect.poll(() => page.scrolls()).toBe(true);
    await page.expectSilent();
  });

  test("the page can still be zoomed with two fingers", async () => {
    const page = await phone();
    await page.openMenu();
    const client = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: 195 - apart, y: 400, id: 0 },
      { x: 195 + apart, y: 400, id: 1 },
    ];
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(30) });
    for (let apart = 40; apart <= 150; apart += 10)
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
  });

  test("the sub-menu replaces the menu, and the back button returns to its entry", async () => {
    const page = await phone();
    await page.openMenu();
    await opener(page).tap();
    await expect.poll(() => page.focused()).toBe("Retour au menu");
    await expect.poll(() => mainEntry(page).isVisible()).toBe(false);
    await expect.poll(() => page.nav.locator("summary").count()).toBe(5);
    await page.nav.locator("summary", { hasText: "2024" }).tap();
    await page.nav.locator("summary", { hasText: "2023" }).tap();
    await expect.poll(() => page.nav.locator("details[open] b").allTextContents()).toEqual(["2023"]);
    await back(page).tap();
    await expect.poll(() => page.focused()).toBe("Éditions");
    await expect.poll(() => mainEntry(page).isVisible()).toBe(true);
    await expect.poll(() => page.nav.locator("summary").first().isVisible()).toBe(false);
    await page.expectSilent();
  });

  test("closed and opened again, it starts with the main menu", async () => {
    const page = await phone();
    await page.openMenu();
    await opener(page).tap();
    await page.burger.tap();
    await expect.poll(page.phase).toBeNull();
    await page.openMenu();
    await expect.poll(() => mainEntry(page).isVisible()).toBe(true);
  });

  test("a link to the same page closes it and scrolls there", async () => {
    const page = await phone();
    await page.openMenu();
    await page.nav.getByRole("link", { name: "Groupes scolaires" }).tap();
    await page.waitForURL("**/faq#scolaires");
    await expect.poll(page.phase).toBeNull();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });
});

describe("by keyboard", () => {
  const keys = (more: object = {}) => openPage(site, { width: NARROW, height: 844, ...more });

  test("keyboard: mega-menu / Tab, Shift+Tab / the menu on a narrow page", async () => {
    const page = await keys();
    await page.openMenu();
    for (const key of ["Tab", "Shift+Tab"]) {
      const round = new Set<string>();
      for (let step = 0; step < 36; step += 1) {
        await page.keyboard.press(key);
        round.add(await page.focused());
      }
      expect(round).toContain("Menu");
      expect(round).toContain("Toutes les activités");
      expect(round).toContain("Éditions");
      // The menu's fourteen links, the button of the editions and the menu button; empty for the browser's own
      // controls.
      round.delete("");
      expect(round.size).toBe(16);
    }
    await expect.poll(() => page.phase()).toBe("open");
  });

  describe("keyboard: mega-menu / Enter, Space / 'Éditions' on a narrow page", () => {
    test("keyboard: mega-menu / Enter, Space / 'Retour au menu'", async () => {
      const page = await keys();
      await page.openMenu();
      for (const key of ["Enter", "Space"]) {
        await expect.poll(() => opener(page).getAttribute("aria-expanded")).toBe("false");
        await opener(page).press(key);
        await expect.poll(() => page.focused()).toBe("Retour au menu");
        await expect.poll(() => mainEntry(page).isVisible()).toBe(false);
        await page.keyboard.press("Tab");
        await expect.poll(() => page.focused()).toMatch(/^2025/);
        await back(page).press(key);
        await expect.poll(() => page.focused()).toBe("Éditions");
        await expect.poll(() => mainEntry(page).isVisible()).toBe(true);
      }
      await page.expectSilent();
    });
  });

  test("keyboard: mega-menu / Escape / the open menu: from the sub-menu, too", async () => {
    const page = await keys({ clock: CLOCK });
    await page.openMenu();
    await opener(page).press("Enter");
    await page.holdTime();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.phase()).toBe("closing");
    await expect.poll(() => page.focused()).toBe("Menu");
    await page.clock.runFor(CLOSING_TIME);
    await expect.poll(page.phase).toBeNull();
  });
});

describe("when the page changes its size under the open menu", () => {
  test("columns become a menu with a sub-menu and back, and focus is never lost", async () => {
    const page = await openPage(site);
    await page.openMenu();
    await page.setViewportSize({ width: NARROW, height: 844 });
    await opener(page).press("Enter");
    await expect.poll(() => page.focused()).toBe("Retour au menu");
    await page.setViewportSize({ width: WIDE, height: 900 });
    await expect.poll(page.focused).toBe("Menu");
    await expect.poll(() => mainEntry(page).isVisible()).toBe(true);
    await expect.poll(() => page.nav.locator("summary").first().isVisible()).toBe(true);
    await expect.poll(() => page.locator("[inert]").count()).toBe(0);
    await expect.poll(() => page.phase()).toBe("open");
    const header = await page.locator("header").boundingBox();
    await expect.poll(async () => (await page.nav.boundingBox())?.y).toBe(header?.height);
    await page.expectSilent();
  });

  test.each([
    [320, 640],
    [320, 256],
  ])(
    "at %s by %s pixels, as with text enlarged four times, all of it can be reached",
    async (width, height) => {
      const page = await openPage(site, { width, height });
      await page.openMenu();
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      await expect.poll(fits).toBe(true);
      await expect.poll(() => page.nav.evaluate((nav) => nav.scrollWidth <= nav.clientWidth)).toBe(true);
      await opener(page).click();
      await page.nav.locator("summary", { hasText: "2021" }).click();
      await page.nav.locator("details[open] a").last().scrollIntoViewIfNeeded();
      await expect.poll(() => page.nav.locator("details[open] a").last().isVisible()).toBe(true);
    },
  );
});

test.each([
  ["light", false],
  ["dark", true],
])("axe finds nothing, closed, open, and in the sub-menu, in the %s scheme", async (_scheme, dark) => {
  const page = await openPage(site, { width: NARROW, height: 844, dark, reducedMotion: true });
  expect(await pageViolations(page)).toEqual([]);
  await page.openMenu();
  expect(await pageViolations(page)).toEqual([]);
  await opener(page).click();
  await page.nav.locator("summary", { hasText: "2024" }).click();
  expect(await pageViolations(page)).toEqual([]);
});
