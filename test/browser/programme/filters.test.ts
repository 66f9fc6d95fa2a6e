/** Filtering by mouse and by keyboard: requests, announcements, and focus afterwards. */
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { button, painted } from "../seen.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();
const SATURDAY = "samedi 28 novembre 2026";

describe("One filter", () => {
  test("an area: one request, then address, chip and count change, and the count is announced once", async () => {
    const { page, calls, query, chips, count, hears } = await openProgramme(site, "/programmation");
    const everything = await count();
    const city = button(page, "Dans la ville");
    await city.click();
    await expect.poll(() => city.getAttribute("aria-pressed")).toBe("true");
    await hears(/^\d+ activités?(?! ajout)/);
    await expect.poll(count).not.toBe(everything);
    expect(calls.map((call) => call.getAll("aspects[]"))).toEqual([["6335"]]);
    expect(calls[0]?.get("page")).toBe("1");
    await expect.poll(query).toBe("?volet2=6335");
    await expect.poll(chips).toEqual(["Dans la ville"]);
    const shown = await page
      .locator(".signet-programme-card")
      .evaluateAll((cards) =>
        cards.map((card) => card.querySelectorAll('.signet-sign[data-area="ville"]').length > 0),
      );
    expect(shown.every(Boolean)).toBe(true);
    await page.expectSilent();
  });

  test("a date: the list is that day's, and the ribbon shows it", async () => {
    const { page, calls, hears } = await openProgramme(site, "/programmation");
    await page.getByLabel("Date").focus();
    await page.getByLabel("Date").selectOption({ label: SATURDAY });
    await hears(/^\d+ activités?(?! ajout)/);
    expect(calls).toHaveLength(1);
    await expect.poll(() => page.locator(".signet-ribbon").textContent()).toBe("Samedi 28 novembre 2026");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("date");
  });

  test("signing sessions off: none is shown, and the address says false", async () => {
    const { page, query, hears } = await openProgramme(site, "/programmation");
    await button(page, "Séances de dédicaces").click();
    await hears(/^\d+ activités?(?! ajout)/);
    await expect.poll(query).toBe("?dedicace=false");
    await expect
      .poll(() => page.locator("[data-island] .signet-programme-tag", { hasText: "dédicaces" }).count())
      .toBe(0);
  });

  test("the type of signing sessions keeps their button on, and says why", async () => {
    const { page, calls } = await openProgramme(site, "/programmation?type=6339");
    const signing = button(page, "Séances de dédicaces").first();
    expect(await signing.getAttribute("aria-disabled")).toBe("true");
    const reason = await signing.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${reason}"]`).textContent()).toContain("Toujours affichées");
    await signing.click({ force: true });
    await painted(page);
    expect(await signing.getAttribute("aria-pressed")).toBe("true");
    expect(calls).toEqual([]);
  });

  test("a card's tag applies its own filter", async () => {
    const { page, query, chips, hears } = await openProgramme(site, "/programmation");
    const tag = page.getByRole("button", { name: /^Filtrer par public/ }).first();
    const name = await tag.textContent();
    await tag.click();
    await hears(/^\d+ activités?(?! ajout)/);
    await expect.poll(query).toMatch(/^\?audience=\d+$/);
    await expect.poll(chips).toEqual([name?.split(/\s:\s/)[1]]);
  });
});

test.each([700, 900])(
  "far down at %i px high, a shorter list shows from its start and the control stays visible",
  async (height) => {
    const { page } = await openProgramme(site, "/programmation?page=3", { width: 1440, height });
    // Sharing, and the kept place, load when the page is idle.
    await page.locator(".signet-programme-to-top").waitFor({ state: "attached" });
    await page.evaluate(() => scrollTo({ top: 6000, behavior: "instant" }));
    const area = button(page, "En ligne");
    const cards = page.locator("article");
    await expect.poll(() => cards.count()).toBe(72);
    const inSight = (element: Locator) =>
      element.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(() => inSight(area)).toBe(true);
    await area.click();
    await expect.poll(() => cards.count()).toBeLessThan(72);
    await expect.poll(() => inSight(area)).toBe(true);
    await expect.poll(() => inSight(page.locator("#programmation-titre"))).toBe(true);
  },
);

describe("Several filters", () => {
  test("keyboard: programme / Enter / a chip: focuses the next, the previous, then the results", async () => {
    const { page, focused, chips } = await openProgramme(
      site,
      "/programmation?volet1=6332&volet2=6335&dedicace=false",
    );
    await page.getByRole("button", { name: "Retirer le filtre Dans la ville" }).click();
    await expect.poll(focused).toBe("Retirer le filtre Sans séances de dédicaces");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("Retirer le filtre Au Palais des congrès");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toMatch(/^\d+ Activités?$/);
    await expect.poll(chips).toEqual([]);
  });
});

describe("Nothing found, and failures", () => {
  test("an empty result is shown and announced, and offers the way back", async () => {
    const { page, hears, count } = await openProgramme(site, "/programmation?volet1=6332");
    site.host.faults.set({
      path: "/api/events",
      shape: { data: [], meta: { count: 0, page: 1, perPage: 24 } },
      times: 1,
    });
    await button(page, "En ligne").click();
    await page.getByRole("heading", { name: "Aucun résultat ne correspond à votre recherche" }).waitFor();
    await hears(/^Aucun résultat ne correspond à votre recherche/);
    await expect.poll(count).toBe("0 Activité");
    await page.locator(".signet-empty").getByRole("button", { name: "Réinitialiser" }).click();
    await hears(/^\d+ activités?(?! ajout)/);
    await expect.poll(() => page.locator("article").count()).toBe(24);
  });

  test("a change that fails keeps the old list, enables the controls, and can be tried again", async () => {
    const { page, titles, hears, focused } = await openProgramme(site, "/programmation");
    const before = await titles();
    site.host.faults.set({ path: "/api/events", status: 500 });
    await button(page, "Dans la ville").click();
    const retry = page.getByRole("button", { name: "Réessayer" });
    await retry.waitFor({ timeout: 15_000 });
    await hears(/Le chargement a échoué/);
    await expect.poll(titles).toEqual(before);
    await expect.poll(() => page.locator(".signet-programme-list").getAttribute("aria-busy")).toBe("false");
    await expect
      .poll(() => page.problems.filter((problem) => problem.startsWith("console.warn")))
      .toHaveLength(1);

    expect(await pageViolations(page)).toEqual([]);
    await expect.poll(focused).toBe("Dans la ville");

    site.host.faults.clear();
    await retry.click();
    await expect.poll(focused).toMatch(/^\d+ Activités$/);
    await hears(/^\d+ activités?(?! ajout)/);
    await expect.poll(titles).not.toEqual(before);
    await expect.poll(() => retry.count()).toBe(0);
  });
});

describe("Days of the fair", () => {
  const rehearsal = useSite({ now: "2026-11-28T10:00" });

  test("today is chosen at the first visit, with a chip, in the address, and without a call", async () => {
    const { query, chips, calls } = await openProgramme(rehearsal, "/programmation");
    expect(await chips()).toEqual([SATURDAY]);
    await expect.poll(query).toMatch(/^\?date=\d+$/);
    expect(calls).toEqual([]);
  });

  test("today is chosen from the API's own options, too", async () => {
    const { chips, calls } = await openProgramme(rehearsal, "/programmation?initial=0");
    expect(await chips()).toEqual([SATURDAY]);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.get("dateStart")).toMatch(/^\d+$/);
  });

  test("not for an address with a known key", async () => {
    const { chips } = await openProgramme(rehearsal, "/programmation?volet3=73904");
    expect(await chips()).toEqual(["En ligne"]);
  });

  test("not again after a reset, nor with a reload, nor with Back", async () => {
    const { page, chips, hears, query } = await openProgramme(rehearsal, "/programmation");
    await page.locator("#filtres").getByRole("button", { name: "Réinitialiser" }).click();
    await hears(/^\d+ activités?(?! ajout)/);
    await expect.poll(chips).toEqual([]);
    await expect.poll(query).toBe("?mode=liste");
    await page.reload();
    await page.whenReady("programme");
    await expect.poll(chips).toEqual([]);
    await page.goto(`${rehearsal.url}/faq`);
    await page.goBack();
    await page.whenReady("programme");
    await expect.poll(chips).toEqual([]);
    expect(query()).toBe("?mode=liste");
  });
});
