/** The filters in a narrow column: the bar, the panel that it opens, the line of chips. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { button } from "../seen.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();
const PHONE = { width: 390, height: 844 };
const online = (page: WatchedPage) => button(page, "En ligne");
const bar = (page: WatchedPage) => page.getByRole("button", { name: /^Filtres/ });

const atTheResults = (page: WatchedPage) =>
  expect
    .poll(() => page.locator("#programmation").evaluate((one) => one.getBoundingClientRect().top))
    .toBeLessThan(100);

describe("On a phone", () => {
  test("the bar keeps its name, counts the filters, and says whether they are open", async () => {
    const { page, focused, hears } = await openProgramme(site, "/programmation", PHONE);
    expect(await bar(page).getAttribute("aria-expanded")).toBe("false");
    await bar(page).click();
    await page.locator("#filtres h2:focus").waitFor();
    await expect.poll(() => bar(page).getAttribute("aria-expanded")).toBe("true");
    await online(page).click();
    await hears(/^\d+ activités?(?! ajout)/);
    await button(page, "Filtres, 1 actif").click();
    await expect.poll(() => online(page).isVisible()).toBe(false);
    await expect.poll(focused).toBe("Filtres, 1 actif");
    await atTheResults(page);
  });

  test("the panel's last control says how many were found, closes it, and moves to them", async () => {
    const { page, focused, hears } = await openProgramme(site, "/programmation", PHONE);
    await bar(page).click();
    await online(page).click();
    await hears(/^\d+ activités?(?! ajout)/);
    const done = page.getByRole("button", { name: /^Voir \d+ activités$/ });
    await button(page, "Plus de filtres").focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => done.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(focused).toMatch(/^\d+ Activités$/);
    await expect.poll(() => online(page).isVisible()).toBe(false);
    await atTheResults(page);
  });

  test.each([390, 320])("the count stays visible above all open filters, at %i px", async (width) => {
    const { page, hears, count } = await openProgramme(site, "/programmation?hours=9,21", {
      width,
      height: 568,
      touch: true,
    });
    await bar(page).click();
    await page.locator("#filtres-plus").click();
    await page.locator("#filtres select[name=room]").selectOption({ index: 1 });
    await hears(/^\d+ activités?(?! ajout)/);
    const said = page.locator(".signet-programme-bar-count");
    const words = (text: string | null) => text?.replace(/\s/g, " ").toLowerCase();
    await expect.poll(async () => words(await said.textContent()) === words(await count())).toBe(true);
    const box = await said.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(568);
    const open = await bar(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(open?.x ?? 0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test("keyboard: programme / Escape / the open filters, on a phone: from inside and from the bar", async () => {
    const { page, focused } = await openProgramme(site, "/programmation", PHONE);
    for (const place of [online(page), bar(page)]) {
      await bar(page).click();
      await place.focus();
      await page.keyboard.press("Escape");
      await expect.poll(focused).toBe("Filtres");
      await expect.poll(() => online(page).isVisible()).toBe(false);
      await expect.poll(() => bar(page).getAttribute("aria-expanded")).toBe("false");
    }
  });

  test("says before the first control that results follow each choice", async () => {
    const { page } = await openProgramme(site, "/programmation", PHONE);
    await bar(page).click();
    const note = await page.getByText("Les résultats changent dès que vous choisissez.").boundingBox();
    const first = await page.getByLabel("Date").boundingBox();
    expect(note?.y).toBeLessThan(first?.y ?? 0);
  });
});

test("in a window as low as at 400 % zoom, the bar covers no focused element", async () => {
  const { page, focused } = await openProgramme(site, "/programmation", { width: 320, height: 180 });
  const toggles = await page.locator(".signet-programme > .signet-programme-views").boundingBox();
  const place = await bar(page).boundingBox();
  // It is in the tab order, after the views.
  expect(place?.y).toBeGreaterThan(toggles?.y ?? 0);
  expect((place?.y ?? 0) - (toggles?.y ?? 0)).toBeLessThan(180);
  await page.locator(".signet-programme-results-head .signet-programme-view").last().focus();
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const { activeElement } = document;
      const { left, top, width, height } = activeElement?.getClientRects()[0] ?? new DOMRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return activeElement?.contains(found);
    });
    expect(seen, await focused()).toBe(true);
  }
  const left = await bar(page).boundingBox();
  expect((left?.y ?? 0) + (left?.height ?? 0)).toBeLessThan(0);
});

const FOUR = "/programmation?date=1795669200&volet1=6332&volet2=6335&dedicace=false";

describe.each([true, false])("Many chips, with script: %s", (javaScript) => {
  const open = (width: number) => openProgramme(site, FOUR, { width, javaScript, wait: javaScript });
  const chips = (page: WatchedPage) =>
    page.locator(".signet-programme-chips li").evaluateAll((items) =>
      items.map((item) => {
        const { top, left, right } = item.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
        return { top: Math.round(top / 10), inSight: left >= 0 && right <= innerWidth };
      }),
    );

  test("are on one line at 390 px, with the reset visible", async () => {
    const found = await chips((await open(390)).page);
    expect(new Set(found.map(({ top }) => top)).size).toBe(1);
    expect(found.at(-1)?.inSight).toBe(true);
  });

  test("are below each other at 320 px, all of them visible", async () => {
    const found = await chips((await open(320)).page);
    expect(found).toHaveLength(5);
    expect(found.every(({ inSight }) => inSight)).toBe(true);
  });
});

test("a focused chip is not covered by the reset", async () => {
  const { page } = await openProgramme(site, FOUR, { width: 390 });
  // The last control before the chips
  await page.getByRole("button", { name: "Partager les résultats" }).focus();
  for (const name of await page.locator(".signet-programme-chip").allTextContents()) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const focused = document.activeElement;
      const { left, right, top } = focused?.getBoundingClientRect() ?? new DOMRect();
      const shown = [left + 8, Math.min(right, innerWidth) - 24];
      return shown.every((x) => document.elementFromPoint(x, top + 8) === focused) && focused?.textContent;
    });
    expect(seen).toBe(name);
  }
});

test.each([true, false])(
  "the skip link leads to the results' heading, with script: %s",
  async (javaScript) => {
    const { page } = await openProgramme(site, "/programmation", { javaScript, wait: javaScript });
    await page.getByRole("link", { name: "Aller aux résultats" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("#programmation-titre:focus").count()).toBe(1);
  },
);
