/**
 * Reload, and Back with and without the back/forward cache, in this engine: what the page says is what the visitor
 * left. filters-on-return.test.ts has the programme's filters.
 */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../browser/harness.ts";
import { button, texts, tidy } from "../browser/seen.ts";
import { linkName, pressedCount, ribbons } from "../browser/selection/ribbons.ts";
import { goFrom, WAYS } from "./ways-back.ts";

const site = useSite({ now: "2026-11-26T10:00" });

/** The heading of a directory. */
const COUNT = "#resultats-titre";

const query = (page: WatchedPage) => page.evaluate("location.search") as Promise<string>;
const count = async (page: WatchedPage, heading: string) => tidy((await texts(page, heading))[0]);
const settled = (page: WatchedPage) =>
  page.locator('.signet-programme-list[aria-busy="false"]').waitFor({ state: "attached" });

describe.each(WAYS)("After %s", (_, again) => {
  test("a directory has its letter and its number of pages again", async () => {
    const page = await site.open("/auteurs");
    const everybody = await count(page, COUNT);
    const shown = async () => ({
      query: await query(page),
      letter: await texts(page, ".signet-directory-alphabet [aria-current=true]"),
      names: await texts(page, "[data-slug] h3, [data-slug] h2"),
    });
    await page.getByRole("link", { name: "Lettre B" }).click();
    await expect.poll(() => query(page)).toContain("letter=b");
    await page.locator('[aria-busy="true"]').waitFor({ state: "detached" });
    const before = await shown();
    expect(before.letter).toEqual(["B"]);
    await again(page);
    await expect.poll(shown).toEqual(before);
    await page.getByRole("link", { name: "Liste complète des auteur·rice·s" }).click();
    await expect.poll(() => count(page, COUNT)).toBe(everybody);
    await page.locator('[aria-busy="true"]').waitFor({ state: "detached" });
    await button(page, "Voir plus").click();
    await expect.poll(() => page.locator("[data-slug]").count()).toBe(48);
    await expect.poll(() => query(page)).toContain("page=2");
    await again(page);
    await expect.poll(() => page.locator("[data-slug]").count()).toBe(48);
    await page.expectSilent();
  });

  test("the schedule is shown, with its filter and its search field as before", async () => {
    const page = await site.open("/programmation?mode=liste");
    await button(page, "Vue horaire").first().click();
    await page.locator(".signet-programme-hour").first().waitFor();
    await button(page, "En ligne").click();
    await expect.poll(() => texts(page, ".signet-programme-chip")).toEqual(["En ligne"]);
    await settled(page);
    await page.locator(".signet-programme-find input").fill("poésie");
    await expect.poll(() => query(page)).toMatch(/volet3=.*recherche=po%C3%A9sie.*mode=horaire/);
    await expect.poll(() => page.locator(".signet-programme-found").count()).toBe(1);
    const before = { query: await query(page), count: await count(page, "#programmation-titre") };
    await again(page);
    await page.locator(".signet-programme-hour").first().waitFor();
    await settled(page);
    expect({ query: await query(page), count: await count(page, "#programmation-titre") }).toEqual(before);
    await page.locator(".signet-programme-find input").waitFor();
    expect(await page.locator(".signet-programme-find input").inputValue()).toBe("poésie");
    await expect.poll(() => page.locator(".signet-programme-found").count()).toBe(1);
    await page.expectSilent();
  });

  test("what was kept and dropped on another page is up to date", async () => {
    const page = await site.open("/programmation?mode=liste");
    await ribbons(page).nth(0).click();
    await ribbons(page).nth(1).click();
    await expect.poll(() => linkName(page)).toBe("Ma sélection, 2 activités");
    await again(page);
    await expect.poll(() => linkName(page)).toBe("Ma sélection, 2 activités");
    await expect.poll(() => pressedCount(page)).toBe(2);
    await goFrom(page, "/ma-selection");
    await page.locator('.signet-keep[aria-pressed="true"]').first().click();
    await expect.poll(() => linkName(page)).toBe("Ma sélection, 1 activité");
    await page.goBack();
    await page.whenReady();
    await expect.poll(() => linkName(page)).toBe("Ma sélection, 1 activité");
    await expect.poll(() => pressedCount(page)).toBe(1);
    await page.expectSilent();
  });

  test("the results are those of the word in the field", async () => {
    const page = await site.open("/activites?q=po%C3%A9sie", { marker: "search-form" });
    const field = page.locator("main input[name=q]");
    const before = await texts(page, "main .teaser h2, main .teaser h3");
    expect(before.length).toBeGreaterThan(0);
    await again(page, "search-form");
    expect(await field.inputValue()).toBe("poésie");
    expect(await texts(page, "main .teaser h2, main .teaser h3")).toEqual(before);
    await page.expectSilent();
  });
});
