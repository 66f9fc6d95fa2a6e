/** The header's search as a modal dialog, on the site's own pages. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { hold } from "../hold.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { button, painted, scrolls } from "../seen.ts";
import { focused, isModal, isPopover, openSearchPage, TOGGLE, whenModal } from "./search-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

describe("with script", () => {
  test("a click opens it over an inert page that does not scroll; veil and buttons close it", async () => {
    const page = await openSearchPage(site);
    const width = () => page.locator("main").evaluate((main) => main.getBoundingClientRect().width);
    const before = await width();
    const ways = [
      () => page.mouse.click(700, 860),
      () => page.getByRole("button", { name: "Fermer la recherche" }).click(),
      () => page.getByRole("button", { name: "Revenir à la page" }).click(),
    ];
    for (const close of ways) {
      await page.locator(TOGGLE).click();
      await whenModal(page);
      await expect.poll(() => isModal(page)).toBe(true);
      await expect.poll(() => focused(page)).toBe("recherche-q");
      await expect.poll(() => scrolls(page)).toBe(false);
      await expect.poll(width).toBe(before);
      await page.mouse.wheel(0, 600);
      await painted(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await close();
      await expect.poll(() => isModal(page)).toBe(false);
      await expect.poll(() => focused(page)).toBe("Rechercher");
      await expect.poll(() => page.locator(TOGGLE).getAttribute("aria-expanded")).toBeNull();
      await expect.poll(() => scrolls(page)).toBe(true);
    }
    await page.expectSilent();
  });

  test("selecting text with the mouse may end on the veil", async () => {
    const page = await openSearchPage(site);
    await page.locator(TOGGLE).click();
    await whenModal(page);
    await page.keyboard.type("poésie");
    const field = await page.locator("#recherche-q").boundingBox();
    await page.mouse.move((field?.x ?? 0) + 40, (field?.y ?? 0) + 40);
    await page.mouse.down();
    await page.mouse.move(700, 860);
    await page.mouse.up();
    await painted(page);
    expect(await isModal(page)).toBe(true);
  });

  describe("keyboard: search-overlay / Enter, Space / 'Rechercher'", () => {
    test("keyboard: search-overlay / Escape / the open search", async () => {
      const page = await openSearchPage(site);
      for (const key of ["Enter", "Space"]) {
        await page.locator(TOGGLE).focus();
        await page.keyboard.press(key);
        await whenModal(page);
        await expect.poll(() => focused(page)).toBe("recherche-q");
        await page.keyboard.type("conte");
        // In search fields that use Escape themselves, a second one is needed.
        await page.keyboard.press("Escape");
        await expect.poll(() => isModal(page)).toBe(false);
        await expect.poll(() => focused(page)).toBe("Rechercher");
        await page.keyboard.press("Enter");
        await whenModal(page);
        await expect.poll(() => page.locator("#recherche-q").inputValue()).toBe("conte");
        // The previous text is selected: typing replaces it.
        await page.keyboard.type("neige");
        await expect.poll(() => page.locator("#recherche-q").inputValue()).toBe("neige");
        await page.keyboard.press("Escape");
        await page.locator("#recherche-q").evaluate((field: HTMLInputElement) => {
          field.value = "";
        });
      }
      await page.expectSilent();
    });
  });

  test("keyboard: search-overlay / Tab, Shift+Tab / the open search: goes round inside it", async () => {
    const page = await openSearchPage(site);
    await page.locator(TOGGLE).click();
    await whenModal(page);
    const round: (string | undefined)[] = [];
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press("Tab");
      await expect.poll(() => page.locator("#recherche :focus").count()).toBe(1);
      round.push(await focused(page));
    }
    expect(round).toContain("Revenir à la page");
    expect(round).toContain("recherche-q");
    await page.locator("#recherche-q").focus();
    for (const name of ["Chercher", "Fermer la recherche"]) {
      await page.keyboard.press("Tab");
      await expect.poll(() => focused(page)).toBe(name);
    }
    await page.locator("#recherche-q").focus();
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => focused(page)).toBe("Revenir à la page");
  });

  test("keyboard: search-overlay / Enter, Space / 'Revenir à la page', 'Fermer la recherche'", async () => {
    const page = await openSearchPage(site);
    for (const name of ["Fermer la recherche", "Revenir à la page"]) {
      for (const key of ["Enter", "Space"]) {
        await page.locator(TOGGLE).press("Enter");
        await whenModal(page);
        await page.getByRole("button", { name }).press(key);
        await expect.poll(() => isModal(page)).toBe(false);
        await expect.poll(() => focused(page)).toBe("Rechercher");
      }
    }
    await page.expectSilent();
  });

  test("touch opens and closes it, on the veil, too, and the page keeps its scroll position", async () => {
    const page = await openSearchPage(site, { width: 700, height: 1100, touch: true });
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator(TOGGLE).tap();
    await whenModal(page);
    await expect.poll(() => focused(page)).toBe("recherche-q");
    await page.touchscreen.tap(350, 1080);
    await expect.poll(() => isModal(page)).toBe(false);
    await page.locator(TOGGLE).tap();
    await whenModal(page);
    await page.getByRole("button", { name: "Fermer la recherche" }).tap();
    await expect.poll(() => isModal(page)).toBe(false);
    await page.expectSilent();
  });

  test("it may be opened and closed at any moment, also while it is still closing", async () => {
    const page = await openSearchPage(site);
    for (let time = 0; time < 6; time += 1) {
      await page.locator(TOGGLE).press("Enter");
      await whenModal(page);
      await page.keyboard.press("Escape");
    }
    await expect.poll(() => isModal(page)).toBe(false);
    await expect.poll(() => scrolls(page)).toBe(true);
    await page.locator(TOGGLE).press("Enter");
    await whenModal(page);
    await expect.poll(() => isModal(page)).toBe(true);
    await expect.poll(() => focused(page)).toBe("recherche-q");
    await page.expectSilent();
  });

  test("opened before the script has loaded, it stays open, and is modal the next time", async () => {
    const page = await site.newPage();
    const come = await hold(page, "**/dist/signet.js");
    await page.goto("/faq", { waitUntil: "commit" });
    await page.locator(TOGGLE).click();
    await page.keyboard.type("poésie");
    come();
    await page.whenReady();
    await expect.poll(() => isPopover(page)).toBe(true);
    await expect.poll(() => focused(page)).toBe("recherche-q");
    await page.getByRole("button", { name: "Fermer la recherche" }).click();
    await page.locator("#recherche").waitFor({ state: "hidden" });
    await page.locator(TOGGLE).click();
    await whenModal(page);
    await expect.poll(() => isModal(page)).toBe(true);
    await expect.poll(() => page.locator("#recherche-q").inputValue()).toBe("poésie");
    await page.expectSilent();
  });

  test("opened over the open menu, it replaces the menu", async () => {
    const page = await openSearchPage(site);
    await button(page, "Menu").click();
    await page.locator("[data-menu=open]").waitFor();
    await page.locator(TOGGLE).evaluate((toggle: HTMLElement) => toggle.click());
    await whenModal(page);
    // The menu closes with an animation.
    await expect.poll(() => page.locator(":popover-open").count()).toBe(0);
    await expect.poll(() => focused(page)).toBe("recherche-q");
    await page.keyboard.press("Escape");
    await expect.poll(() => isModal(page)).toBe(false);
    await expect.poll(() => scrolls(page)).toBe(true);
    await page.expectSilent();
  });

  test("it searches, and is closed after Back", async () => {
    const page = await openSearchPage(site);
    await page.locator(TOGGLE).click();
    await whenModal(page);
    await page.keyboard.type("neige");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/activites?q=neige");
    await page.goBack();
    await page.whenReady();
    await expect.poll(() => isModal(page)).toBe(false);
    await page.expectSilent();
  });

  test.each([
    { width: 390, dark: false },
    { width: 390, dark: true },
    { width: 1440, dark: false },
    { width: 1440, dark: true },
  ])("axe finds nothing in it at $width px, dark: $dark, closed, open, or with its hint", async (look) => {
    const page = await openSearchPage(site, { ...look, reducedMotion: true });
    expect(await pageViolations(page)).toEqual([]);
    await page.locator(TOGGLE).click();
    await whenModal(page);
    expect(await pageViolations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.locator("#recherche .signet-search-hint").waitFor();
    expect(await pageViolations(page)).toEqual([]);
    await page.expectSilent();
  });

  test("at 320 px, which is also 400 % zoom, it needs no sideways scroll; all can be reached", async () => {
    const page = await openSearchPage(site, { width: 320, height: 256 });
    await page.locator(TOGGLE).click();
    await whenModal(page);
    const wide = await page.locator("#recherche").evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(wide).toBe(0);
    await page.getByRole("button", { name: "Revenir à la page" }).click();
    await expect.poll(() => isModal(page)).toBe(false);
  });
});
