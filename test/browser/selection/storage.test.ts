/** The selection in two tabs, in a browser that refuses to store, with hundreds kept, and after a newer version. */
import { describe, expect, test } from "vitest";
import type { WatchedPage } from "../harness.ts";
import { openProgramme } from "../programme/programme-page.ts";
import { isFocused, texts } from "../seen.ts";
import { fair, linkName, pressedCount, ribbons, SELECTION, storedIds } from "./ribbons.ts";

const site = fair();

/** Before any script of the page: what the visitor's browser has stored. */
const stored = (page: WatchedPage, text: string) =>
  page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem("begun")) return;
      sessionStorage.setItem("begun", "1");
      localStorage.setItem(key ?? "", value ?? "");
    },
    [SELECTION, text],
  );

test("two tabs are in step, and Back shows what was dropped meanwhile", async () => {
  const { page: here } = await openProgramme(site, "/programmation");
  const there = await here.context().newPage();
  await there.goto("/programmation?seed=1");
  const other = there as WatchedPage;
  await other.locator(".signet-keep").first().waitFor();
  const name = await ribbons(here).nth(0).getAttribute("aria-label");
  await ribbons(here).nth(0).click();
  await ribbons(here).nth(1).click();
  await expect.poll(() => linkName(other)).toBe("Ma sélection, 2 activités");
  await expect.poll(() => pressedCount(other)).toBeGreaterThan(0);
  await other.locator('.signet-keep[aria-pressed="true"]').first().click();
  await expect.poll(() => linkName(here)).toBe("Ma sélection, 1 activité");
  await expect.poll(() => pressedCount(here)).toBe(1);
  expect(name).toMatch(/^Garder/);
  await other.evaluate(() => localStorage.clear());
  await expect.poll(() => linkName(here)).toBe("Ma sélection");
  await here.expectSilent();
});

/** Clicks when the clock says so, in whatever tab. Runs in the page. */
function clickAt(ribbon: Element, moment: number): void {
  while (performance.timeOrigin + performance.now() < moment);
  (ribbon as HTMLElement).click();
}

test("two tabs that keep something in the same moment lose none of it", async () => {
  const { page: here } = await openProgramme(site, "/programmation?seed=1");
  const there = (await here.context().newPage()) as WatchedPage;
  await there.goto("/programmation?seed=1");
  await ribbons(there).nth(19).waitFor();
  for (let turn = 0; turn < 20; turn += 2) {
    const moment = Date.now() + 50;
    await Promise.all([
      ribbons(here).nth(turn).evaluate(clickAt, moment),
      ribbons(there)
        .nth(turn + 1)
        .evaluate(clickAt, moment),
    ]);
  }
  for (const tab of [here, there]) await expect.poll(() => linkName(tab)).toBe("Ma sélection, 20 activités");
  expect(await storedIds(here)).toHaveLength(20);
  await here.expectSilent();
});

/** Ways in which browsers refuse, before any script of the page. */
const REFUSING: Readonly<Record<string, () => void>> = {
  "cookies are blocked": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  },
  "an old private window": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  "storage is off": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: () => null });
  },
};

describe.each(Object.entries(REFUSING))("Where the browser refuses to store: %s", (_, refuse) => {
  test("a press works, and a note says once for how long", async () => {
    const page = await site.newPage();
    await page.addInitScript(refuse);
    await page.goto("/programmation");
    await page.whenReady("programme");
    await ribbons(page).nth(0).focus();
    await page.keyboard.press("Enter");
    const note = page.locator(".signet-keep-note");
    await note.waitFor();
    expect(await note.locator("p").textContent()).toContain("elle durera le temps de votre visite");
    expect(await page.locator("body > [role=status]").first().textContent()).toMatch(/gardée.*visite/);
    expect(await isFocused(ribbons(page).nth(0))).toBe(true);
    await note.getByRole("button", { name: "Fermer" }).click();
    expect(await note.count()).toBe(0);
    expect(await isFocused(ribbons(page).nth(0))).toBe(true);
    await ribbons(page).nth(1).click();
    await expect.poll(() => linkName(page)).toBe("Ma sélection, 2 activités");
    await expect
      .poll(() => texts(page, "body > [role=status]"))
      .toContain("Activité gardée, 2 dans votre sélection.");
    expect(await note.count()).toBe(0);
    await page.expectSilent();
  });
});

test("where only the permanent storage is full, the next page of the visit still knows", async () => {
  const page = await site.newPage();
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, text: string) {
      if (this === window.localStorage) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, text);
    };
  });
  await page.goto("/programmation");
  await page.whenReady("programme");
  await ribbons(page).nth(0).click();
  await expect.poll(() => linkName(page)).toBe("Ma sélection, 1 activité");
  await page.goto("/faq");
  await expect.poll(() => linkName(page)).toBe("Ma sélection, 1 activité");
  await page.expectSilent();
});

test("500 kept: the page says so, and a press is one more", async () => {
  const page = await site.newPage();
  const ids = Array.from({ length: 500 }, (_, index) => 900_000 + index);
  await stored(page, JSON.stringify({ v: 1, ids }));
  await page.goto("/programmation");
  await page.whenReady("programme");
  await expect.poll(() => linkName(page)).toBe("Ma sélection, 500 activités");
  await ribbons(page).nth(0).click();
  await expect.poll(() => linkName(page)).toBe("Ma sélection, 501 activités");
  expect(await storedIds(page)).toHaveLength(501);
  const lines = await page
    .locator(".masthead")
    .evaluate((one) => [one.scrollWidth <= one.clientWidth, one.clientHeight < 90]);
  expect(lines).toEqual([true, true]);
  await page.expectSilent();
});
