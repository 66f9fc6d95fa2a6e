/** The site's pages in a real browser: at 320 px, without script, with late fonts, and at its end. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadFair } from "../../host/data/load.ts";
import { useSite } from "../harness.ts";
import { hold } from "../hold.ts";
import { button } from "../seen.ts";
import { seenShifts, watchShifts } from "../shifts.ts";

const fair = loadFair(join(process.cwd(), "templates-fixtures", "data"));
const longest = fair.events.reduce((one, other) => (other.title.length > one.title.length ? other : one));

const PAGES = [
  "/",
  "/webdiffusion",
  "/auteurs?letter=b",
  "/exposants?page=2",
  "/activites",
  "/activites?q=po%C3%A9sie",
  "/faq",
  "/videos",
  "/guide",
  `/activites/${longest.slug}`,
  `/auteurs/${fair.authors[0]?.slug}`,
  `/exposants/${fair.companies[0]?.slug}`,
];

const site = useSite({ now: "2026-11-26T10:00" });

describe.each(PAGES)("the page %s", (address) => {
  test("needs no sideways scroll at 320 px, which is also 400 % zoom", async () => {
    const page = await site.newPage({ width: 320, height: 640, javaScript: false });
    await page.goto(address);
    const wide = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(wide).toBe(0);
  });
});

describe("without script", () => {
  test("the menu opens and closes by its buttons", async () => {
    const page = await site.newPage({ javaScript: false });
    await page.goto("/faq");
    const menu = page.locator("#menu");
    await button(page, "Menu").click();
    await expect.poll(() => menu.isVisible()).toBe(true);
    await menu.getByRole("button", { name: "Fermer le menu" }).click();
    await expect.poll(() => menu.isVisible()).toBe(false);
  });

  test("the search opens with focus in its field, closes with Escape, and shows the results", async () => {
    const page = await site.newPage({ javaScript: false });
    await page.goto("/faq");
    const opener = page.locator("header [popovertarget=recherche]");
    await opener.click();
    await page.keyboard.press("Escape");
    await page.locator("#recherche").waitFor({ state: "hidden" });
    await opener.click();
    await page.keyboard.type("poésie");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/activites?q=po%C3%A9sie");
    await expect.poll(() => page.locator("main .teaser").count()).toBeGreaterThan(0);
  });

  test("a question opens by keyboard", async () => {
    const page = await site.newPage({ javaScript: false });
    await page.goto("/faq");
    const closed = page.locator("main details:not([open]) summary").first();
    const answer = page.locator("main details:not([open]) .answer").first();
    expect(await answer.isVisible()).toBe(false);
    const shown = page.locator("main details[open]");
    const before = await shown.count();
    await closed.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => shown.count()).toBe(before + 1);
  });

  test("the bar below the posters scrolls to the third", async () => {
    const page = await site.newPage({ javaScript: false });
    await page.goto("/");
    await page.locator(".slide-bar a").nth(2).click();
    await expect
      .poll(async () => Math.round((await page.locator("#affiche-3").boundingBox())?.x ?? -1))
      .toBe(0);
  });
});

test("nothing moves when the fonts load late", async () => {
  const page = await site.newPage({ width: 390 });
  const release = await hold(page, "**/*.woff2");
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.locator(".slide h3").first().waitFor();
  release();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => document.fonts.check("800 16px Bricolage"))).toBe(true);
  expect(
    await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum),
  ).toBeLessThan(0.01);
});

test.each([390, 768, 1440])(
  "at %i px, 'End' leads to the home page's end, and nothing moves there",
  async (width) => {
    const page = await site.newPage({ width });
    await page.goto("/");
    await page.whenReady("must-see");
    // In the first seconds the heights of far bands are guessed.
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".band, .webcast")].every(
        (band) => getComputedStyle(band).contentVisibility === "visible",
      ),
    );
    await page.evaluate(watchShifts);
    await page.keyboard.press("End");
    const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await expect.poll(beyond).toBe(0);
    await page.whenQuiet();
    expect(await beyond()).toBe(0);
    expect(await page.evaluate(seenShifts)).toEqual([]);
  },
);
