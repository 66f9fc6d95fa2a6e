/** The menu without script, and in columns: by mouse and by keyboard, on the site's own pages. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { atRest } from "../seen.ts";
import { CLOCK, CLOSING_TIME, type MenuPage, NARROW, openPage, WIDE } from "./menu-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

const year = (page: MenuPage, name: string) => page.nav.locator("summary", { hasText: name });
const unfolded = (page: MenuPage) => page.nav.locator("details[open] > summary b").allTextContents();

describe("without script", () => {
  test.each([NARROW, WIDE])("the menu opens, leads to its pages and closes, at %s px", async (width) => {
    const page = await openPage(site, { width, javaScript: false });
    await page.burger.click();
    await page.nav.waitFor({ state: "visible" });
    await expect.poll(() => page.nav.getByRole("link", { name: "Billets et entrée" }).isVisible()).toBe(true);
    await page.getByRole("button", { name: "Fermer le menu" }).click();
    await page.nav.waitFor({ state: "hidden" });
    await page.burger.click();
    await page.keyboard.press("Escape");
    await page.nav.waitFor({ state: "hidden" });
    await page.burger.click();
    await page.expectSilent();
    await page.nav.getByRole("link", { name: "Auteur·rice·s" }).click();
    await page.waitForURL("**/auteurs");
  });

  test("one edition is open at a time, and a second click closes it", async () => {
    const page = await openPage(site, { javaScript: false });
    await page.burger.click();
    await year(page, "2025").click();
    await year(page, "2023").click();
    await expect.poll(() => unfolded(page)).toEqual(["2023"]);
    await year(page, "2023").click();
    await expect.poll(() => unfolded(page)).toEqual([]);
  });
});

describe("in columns, with the mouse", () => {
  test("the button opens it below the header and over a veil, on a page that does not scroll", async () => {
    const page = await openPage(site);
    // `popovertarget` exposes the state until the menu's code has loaded.
    expect(await page.locator("[popovertarget][aria-expanded]").count()).toBe(0);
    await page.openMenu();
    await expect.poll(() => page.locator("[popovertarget][aria-expanded]").count()).toBe(0);
    await expect.poll(() => page.burger.getAttribute("aria-expanded")).toBe("true");
    await expect.poll(() => page.burger.getAttribute("aria-controls")).toBe("menu");
    const header = await page.locator("header").boundingBox();
    const panel = await page.nav.boundingBox();
    expect(panel?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
    await expect
      .poll(() => page.veil.evaluate((veil) => veil.getBoundingClientRect().bottom >= innerHeight))
      .toBe(true);
    await expect.poll(() => page.nav.getByRole("heading", { name: "Éditions" }).isVisible()).toBe(true);
    await expect.poll(() => page.nav.getByRole("button", { name: "Éditions" }).count()).toBe(0);
    await expect.poll(() => page.nav.locator("[role]").count()).toBe(0);
    await expect.poll(() => page.scrolls()).toBe(false);
    await page.expectSilent();
  });

  test("nothing opens or closes on hover", async () => {
    const page = await openPage(site);
    await page.burger.hover();
    await page.mouse.move(700, 300);
    await expect.poll(() => page.phase()).toBeNull();
    await page.openMenu();
    await page.mouse.move(700, 850, { steps: 8 });
    await page.mouse.move(30, 20, { steps: 8 });
    await expect.poll(() => page.phase()).toBe("open");
  });

  test("selecting text from the menu outwards does not close it, a click on the veil does", async () => {
    const page = await openPage(site, { clock: CLOCK });
    await page.openMenu();
    await page.evaluate(() => {
      document.addEventListener("click", () => document.body.setAttribute("data-clicked", ""), true);
    });
    // Text that is no link, because links would be dragged.
    const heading = page.nav.getByRole("heading").first();
    await atRest(heading);
    const words = await heading.boundingBox();
    if (!words) throw new Error("the menu has no heading in sight");
    await page.mouse.move(words.x + 4, words.y + words.height / 2);
    await page.mouse.down();
    await page.mouse.move(200, 870, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).not.toBe("");
    await expect.poll(() => page.locator("body").getAttribute("data-clicked")).toBe("");
    await expect.poll(() => page.phase()).toBe("open");
    await page.holdTime();
    await page.mouse.click(200, 870);
    await expect.poll(page.phase).toBe("closing");
    await expect.poll(() => page.focused()).toBe("Menu");
    await page.clock.runFor(CLOSING_TIME);
    await expect.poll(page.phase).toBeNull();
    await expect.poll(() => page.scrolls()).toBe(true);
  });

  test("a click beside it in the header closes it, and still has its effect", async () => {
    const page = await openPage(site, { clock: CLOCK });
    await page.openMenu();
    await page.locator(".main-nav").getByRole("link", { name: "Webdiffusions" }).click();
    await page.waitForURL("**/webdiffusion");
    await page.whenReady("mega-menu");
    await page.openMenu();
    await page.holdTime();
    await page.mouse.click(400, 20);
    await expect.poll(page.phase).toBe("closing");
  });

  test("a year opens and closes another, and closes at a second click", async () => {
    const page = await openPage(site);
    await page.openMenu();
    await year(page, "2024").click();
    await expect.poll(() => unfolded(page)).toEqual(["2024"]);
    await year(page, "2022").click();
    await expect.poll(() => unfolded(page)).toEqual(["2022"]);
    await year(page, "2022").click();
    await expect.poll(() => unfolded(page)).toEqual([]);
  });

  test("a link to the same page closes it and scrolls there", async () => {
    const page = await openPage(site);
    await page.openMenu();
    await page.nav.getByRole("link", { name: "Groupes scolaires" }).click();
    await page.waitForURL("**/faq#scolaires");
    await expect.poll(page.phase).toBeNull();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });
});

describe("while it closes", () => {
  test("for 600 ms it is visible, inert, and exposed as closed; then all states are removed", async () => {
    const page = await openPage(site, { clock: CLOCK });
    await page.openMenu();
    await page.holdTime();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.phase()).toBe("closing");
    await expect.poll(() => page.burger.getAttribute("aria-expanded")).toBe("false");
    await expect
      .poll(() => page.nav.evaluate((nav: HTMLElement) => nav.inert && nav.matches(":popover-open")))
      .toBe(true);
    await expect.poll(() => page.scrolls()).toBe(true);
    await page.clock.runFor(CLOSING_TIME - 1);
    await expect.poll(() => page.phase()).toBe("closing");
    await page.clock.runFor(1);
    await expect.poll(() => page.phase()).toBeNull();
    await expect.poll(() => page.nav.isVisible()).toBe(false);
    await expect.poll(() => page.veil.isVisible()).toBe(false);
    await expect.poll(() => page.nav.evaluate((nav: HTMLElement) => nav.inert)).toBe(false);
  });

  test("it can be opened again, and stays open", async () => {
    const page = await openPage(site, { clock: CLOCK });
    await page.openMenu();
    await year(page, "2024").click();
    await page.holdTime();
    for (let time = 0; time < 3; time += 1) {
      await page.burger.click();
      await expect.poll(() => page.phase()).toBe("closing");
      await page.clock.runFor(CLOSING_TIME / 2);
      await page.burger.click();
      await expect.poll(() => page.phase()).toBe("open");
    }
    await page.clock.runFor(CLOSING_TIME * 2);
    await expect.poll(() => page.phase()).toBe("open");
    await expect.poll(() => unfolded(page)).toEqual(["2024"]);
    await expect.poll(() => page.nav.evaluate((nav: HTMLElement) => nav.inert)).toBe(false);
    await expect.poll(() => page.scrolls()).toBe(false);
    await page.expectSilent();
  });

  test("it takes no time with reduced motion, or when the visitor has stopped animations", async () => {
    const reduced = await openPage(site, { reducedMotion: true });
    await reduced.openMenu();
    await reduced.keyboard.press("Escape");
    expect(await reduced.phase()).toBeNull();
    const stopped = await openPage(site);
    await stopped.evaluate(() => localStorage.setItem("signet:motion", "stopped"));
    await stopped.reload();
    await stopped.whenReady("mega-menu");
    await stopped.openMenu();
    await stopped.keyboard.press("Escape");
    expect(await stopped.phase()).toBeNull();
    expect(await stopped.nav.isVisible()).toBe(false);
  });
});

describe("in columns, by keyboard", () => {
  test("keyboard: mega-menu / Enter, Space / 'Menu'; keyboard: mega-menu / Escape / the open menu", async () => {
    const page = await openPage(site, { clock: CLOCK });
    for (const key of ["Enter", "Space"]) {
      await page.burger.focus();
      await page.keyboard.press(key);
      await expect.poll(page.phase).toBe("open");
      if (key === "Enter") await page.holdTime();
      await expect.poll(() => page.focused()).toBe("Menu");
      await page.keyboard.press(key);
      await expect.poll(() => page.phase()).toBe("closing");
      await page.keyboard.press(key);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect.poll(() => page.phase()).toBe("closing");
      await expect.poll(() => page.focused()).toBe("Menu");
      await page.clock.runFor(CLOSING_TIME);
      await expect.poll(page.phase).toBeNull();
    }
    await page.expectSilent();
  });

  test("keyboard: mega-menu / Tab / the menu in columns", async () => {
    const page = await openPage(site);
    await page.openMenu();
    const order: string[] = [];
    for (let step = 0; step < 19; step += 1) {
      await page.keyboard.press("Tab");
      order.push(await page.focused());
    }
    expect(order[0]).toBe("Toutes les activités");
    expect(order[5]).toBe("Auteur·rice·s");
    expect(order[9]).toBe("Billets et entrée");
    expect(order.slice(14).map((text) => text.slice(0, 4))).toEqual(["2025", "2024", "2023", "2022", "2021"]);
  });

  test("keyboard: mega-menu / Tab, Shift+Tab / past the menu in columns", async () => {
    const page = await openPage(site, { clock: CLOCK });
    await page.openMenu();
    await page.holdTime();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => page.focused()).toBe("Menu");
    await expect.poll(() => page.phase()).toBe("open");
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => page.phase()).toBe("closing");
    await expect.poll(() => page.focused()).toBe("Rechercher");

    await page.openMenu();
    await year(page, "2021").focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => page.phase()).toBe("closing");
    await expect.poll(() => page.locator("main :focus").count()).toBe(1);
  });

  test("keyboard: mega-menu / Enter, Space / a year: and it says so to a screen reader", async () => {
    const page = await openPage(site);
    await page.openMenu();
    const tree = await page.context().newCDPSession(page);
    const said = async () => {
      const { nodes } = await tree.send("Accessibility.getFullAXTree");
      return nodes
        .filter(({ role }) => role?.value === "DisclosureTriangleGrouped")
        .flatMap(({ name, properties }) => {
          const expanded = properties?.find((one) => one.name === "expanded")?.value.value;
          return /^20/.test(name?.value ?? "") && expanded ? [String(name?.value).slice(0, 4)] : [];
        });
    };
    for (const key of ["Enter", "Space"]) {
      await year(page, "2024").focus();
      await page.keyboard.press(key);
      await expect.poll(() => unfolded(page)).toEqual(["2024"]);
      await year(page, "2021").press(key);
      await expect.poll(() => unfolded(page)).toEqual(["2021"]);
      await expect.poll(said).toEqual(["2021"]);
      await page.keyboard.press(key);
      await expect.poll(said).toEqual([]);
    }
  });
});

test.each([
  ["light", false],
  ["dark", true],
])("axe finds nothing, closed, open, and with a year unfolded, in the %s scheme", async (_scheme, dark) => {
  const page = await openPage(site, { dark, reducedMotion: true });
  expect(await pageViolations(page)).toEqual([]);
  await page.openMenu();
  expect(await pageViolations(page)).toEqual([]);
  await year(page, "2024").click();
  expect(await pageViolations(page)).toEqual([]);
});
