/** A journey without script: every page is complete, and HTML alone does what it can. */
import { describe, expect, inject, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import { openPage } from "../browser/mega-menu/menu-page.ts";
import { ADDRESSES } from "../browser/pages/every-page.ts";
import { button, texts } from "../browser/seen.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const JS_OFF = { javaScript: false } as const;
/** Below the floor the page's own script runs, and none of ours: the guide's buttons that copy. */
const WITH_OWN_SCRIPT = inject("engine")?.isBelowFloor ? ", .guide-copy" : "";

describe.each(ADDRESSES)("%s", (address) => {
  test("has a title, headings, no dead button, no empty picture, and no sideways scroll on a phone", async () => {
    const page = await site.open(address, { ...JS_OFF, width: 390 });
    expect(await texts(page, "h1")).toHaveLength(1);
    // Without script a button must submit a form or open a popover or dialog.
    const dead = await page
      .locator(`button:not([popovertarget], [commandfor], [form], form *, summary *${WITH_OWN_SCRIPT})`)
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML));
    expect(dead).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.expectSilent();
  });
});

test("the programme is filtered by a form, shown in its views, and paged", async () => {
  const page = await site.open("/programmation?mode=liste", JS_OFF);
  const count = () => page.locator("#programmation-titre").textContent();
  const all = await count();
  expect(await page.locator("article").count()).toBeGreaterThan(10);
  await page.locator("#filtres select[name=date]").selectOption({ index: 1 });
  await page.locator("#filtres [type=submit]").first().click();
  await page.waitForURL("**date=**");
  await expect.poll(count).not.toBe(all);
  await page.goto("/programmation?mode=horaire");
  await expect.poll(() => page.locator(".signet-programme-hour").count()).toBeGreaterThan(1);
  await page.goto("/programmation?mode=carte");
  await expect.poll(() => page.locator("article").count()).toBeGreaterThan(5);
});

test("a directory goes to a letter and adds a page by links", async () => {
  const page = await site.open("/auteurs", JS_OFF);
  await page.getByRole("link", { name: "Lettre B" }).click();
  await page.waitForURL("**letter=b");
  await expect
    .poll(() => page.locator(".signet-directory-alphabet [aria-current=true]").textContent())
    .toBe("B");
  await page.getByRole("link", { name: "Liste complète des auteur·rice·s" }).click();
  await page.getByRole("link", { name: "Voir plus" }).click();
  await expect.poll(() => page.locator("[data-slug]").count()).toBe(48);
});

test("menu, search, questions, share block and posters work with the browser's own means", async () => {
  const menu = await openPage(site, { address: "/faq", ...JS_OFF });
  await menu.burger.click();
  await menu.nav.waitFor({ state: "visible" });
  await menu.getByRole("button", { name: "Fermer le menu" }).click();
  await menu.nav.waitFor({ state: "hidden" });
  const open = menu.locator("main details[open]");
  const before = await open.count();
  await menu.locator("main details:not([open]) summary").first().focus();
  await menu.keyboard.press("Enter");
  await expect.poll(() => open.count()).toBe(before + 1);
  await menu.locator("header [popovertarget=recherche]").click();
  await menu.keyboard.type("poésie");
  await menu.keyboard.press("Enter");
  await menu.waitForURL("**/activites?q=po%C3%A9sie");
  await expect.poll(() => menu.locator("main .teaser").count()).toBeGreaterThan(0);

  const home = await site.open("/", JS_OFF);
  await home.locator(".slide-bar a").nth(2).click();
  await expect
    .poll(async () => Math.round((await home.locator("#affiche-3").boundingBox())?.x ?? -1))
    .toBe(0);
});

test("a webcast and a video link to where they play", async () => {
  const page = await site.open("/webdiffusion", JS_OFF);
  expect(
    await page
      .getByRole("link", { name: /^Regarder/ })
      .first()
      .getAttribute("href"),
  ).toContain("/lecteur/");
  await page.goto("/videos");
  expect(
    await page.locator("main [data-video-id] a, main a[data-video-id]").first().getAttribute("href"),
  ).toBeTruthy();
  expect(await button(page, "Lecture").count()).toBe(0);
});
