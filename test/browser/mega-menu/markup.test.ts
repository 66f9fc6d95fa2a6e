/** The menu in other pages: extra markup, wrong markup, code that cannot be loaded, and release. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { hold } from "../hold.ts";
import { expectServerPage, openWritten, releaseAll, type WrittenOptions } from "../written-page.ts";
import { CLOCK, NARROW, openPage, withMenu } from "./menu-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

const LINKS = '<ul><li><a href="/faq">Foire aux questions</a></li><li><a href="/videos">Vidéos</a></li></ul>';
const SUBMENU = `<section data-submenu><h2>Éditions</h2>
  <details name="editions"><summary>2025</summary><a href="/2025">Affiche</a></details>
  <details name="editions" open><summary>2024</summary><a href="/2024">Affiche</a></details></section>`;
const MENU = `<div data-behaviour="mega-menu"><button type="button" popovertarget="menu">Menu</button>
  <nav id="menu" popover aria-label="Menu complet">${LINKS}${SUBMENU}
  <button type="button" popovertarget="menu" popovertargetaction="hide">Fermer</button></nav></div>`;

const written = async (main: string, options?: WrittenOptions) =>
  withMenu(await openWritten(site, main, options));

describe("released", () => {
  test.each(["open", "closing"])("while it is %s, it is the server's popover again", async (phase) => {
    const page = await written(MENU, { width: NARROW, clock: CLOCK });
    await page.whenReady();
    await page.openMenu();
    await page.nav.getByRole("button", { name: "Éditions" }).click();
    await page.nav.locator("summary", { hasText: "2025" }).click();
    if (phase === "closing") await page.holdTime();
    if (phase === "closing") {
      await page.keyboard.press("Escape");
      await expect.poll(page.phase).toBe("closing");
    }
    await releaseAll(page);
    await expectServerPage(page);
    await expect.poll(() => page.locator("[inert]").count()).toBe(0);
    await expect.poll(() => page.locator("html").getAttribute("style")).toBeNull();
    await expect.poll(() => page.focused()).toBe("Menu");
    await page.burger.click();
    await expect.poll(() => page.nav.evaluate((nav) => nav.matches(":popover-open"))).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.nav.isVisible()).toBe(false);
    await page.expectSilent();
  });
});

describe("in a page filtered by a CMS", () => {
  test("it works without its attributes, between stray paragraphs, with its name in curled quotes", async () => {
    const page = await written(
      `<div data-behaviour="“Mega-Menu”"><p><button>Menu</button><br></p><p></p><div><nav>${LINKS}</nav></div></div>`,
    );
    await page.locator('[data-enhanced="ready"]').waitFor();
    const nav = page.locator("nav");
    await nav.waitFor({ state: "hidden" });
    await page.burger.click();
    await nav.waitFor({ state: "visible" });
    await expect.poll(() => nav.getAttribute("aria-label")).toBe("Menu");
    await expect.poll(() => page.burger.getAttribute("aria-controls")).toBe(await nav.getAttribute("id"));
    await page.keyboard.press("Escape");
    await nav.waitFor({ state: "hidden" });
    await releaseAll(page);
    await expectServerPage(page);
    await page.expectSilent();
  });

  test("the page's own button in the panel closes it, too", async () => {
    const page = await written(MENU, { clock: CLOCK });
    await page.whenReady();
    await page.openMenu();
    await page.holdTime();
    await page.nav.getByRole("button", { name: "Fermer" }).click();
    await expect.poll(() => page.phase()).toBe("closing");
    await expect.poll(() => page.focused()).toBe("Menu");
  });
});

describe("made from what an editor may save", () => {
  test.each([
    ["links alone", `<h2>Votre visite</h2>${LINKS}`],
    ["a nav without a button", `<nav><h2>Votre visite</h2>${LINKS}</nav>`],
    [
      "a nav whose popover and buttons are lost",
      `<p></p><nav aria-label="Menu complet">${LINKS}</nav><p></p>`,
    ],
  ])("%s: a menu that opens and closes; without script the links are there", async (_, html) => {
    const marker = `<div data-behaviour="mega-menu">${html}</div>`;
    const plain = await openWritten(site, marker, { javaScript: false });
    expect(await plain.getByRole("link", { name: "Vidéos" }).isVisible()).toBe(true);
    const page = await written(marker);
    await page.whenReady();
    await page.nav.waitFor({ state: "hidden" });
    await page.openMenu();
    await page.nav.getByRole("link", { name: "Vidéos" }).focus();
    await page.keyboard.press("Escape");
    await page.nav.waitFor({ state: "hidden" });
    await expect.poll(() => page.focused()).toBe("Menu");
    await page.openMenu();
    await releaseAll(page);
    await expectServerPage(page);
    await page.expectSilent();
  });
});

describe("wrong markup is reported, and the other menu works", () => {
  test.each([
    ["there is no <nav> in it", `<button>Menu</button>${LINKS}`],
    ["the <nav> has no link in it", "<button>Menu</button><nav><p>Bientôt</p></nav>"],
    ["a sub-menu has no heading", `<button>M</button><nav>${LINKS}<div data-submenu="">2025</div></nav>`],
    ["an entry has no <summary>", `<button>M</button><nav>${LINKS}<details>2025</details></nav>`],
  ])("%s", async (message, html) => {
    const page = await written(`<div id="wrong" data-behaviour="mega-menu">${html}</div>${MENU}`);
    await page.locator('#wrong[data-enhanced="failed"]').waitFor();
    expect(await page.locator("#wrong").innerHTML()).toBe(html);
    await expect.poll(() => page.problems.length).toBe(1);
    expect(page.takeProblems()[0]).toContain(message);
    const neighbour = page.locator("[data-behaviour=mega-menu]").last();
    await neighbour.getByRole("button", { name: "Menu", exact: true }).click();
    await expect.poll(() => neighbour.getAttribute("data-menu")).toBe("open");
    await page.expectSilent();
  });
});

describe("when its code", () => {
  test("cannot be loaded, the menu is the browser's popover, and it is reported once", async () => {
    const page = await openPage(site);
    await page.route(/\/menu-[^/]*\.js/, (route) => route.abort());
    await page.burger.click();
    await page.nav.waitFor({ state: "visible" });
    await expect.poll(() => page.burger.getAttribute("aria-expanded")).toBeNull();
    await page.keyboard.press("Escape");
    await page.nav.waitFor({ state: "hidden" });
    await page.burger.click();
    await page.getByRole("button", { name: "Fermer le menu" }).click();
    await page.nav.waitFor({ state: "hidden" });
    expect(page.takeProblems().filter((line) => line.includes("Signet"))).toHaveLength(1);
  });

  test("loads after the menu was opened, it stays open, moves below the header, and keeps focus", async () => {
    const page = withMenu(await site.newPage());
    const come = await hold(page, "**/dist/signet.js");
    await page.goto("/faq", { waitUntil: "commit" });
    await page.burger.click();
    const link = page.nav.getByRole("link", { name: "Vidéos", exact: true });
    await link.focus();
    come();
    await expect.poll(page.phase).toBe("open");
    await expect.poll(() => page.focused()).toBe("Vidéos");
    const header = await page.locator("header").boundingBox();
    await expect.poll(async () => (await page.nav.boundingBox())?.y).toBe(header?.height);
    await page.expectSilent();
  });
});

test("the menu is closed after Back", async () => {
  const page = await openPage(site);
  await page.openMenu();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect.poll(() => page.phase()).toBeNull();
});
