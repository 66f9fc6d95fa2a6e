/** The search over the programme: as one types, in all views, with the filters, by its address, without script. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { hold } from "../hold.ts";
import { isFocused } from "../seen.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();

const field = (page: WatchedPage) => page.getByRole("searchbox", { name: "Chercher", exact: true });
const line = (page: WatchedPage) => page.locator(".signet-programme-found");
const plain = (text: string) => text.replace(/\s/g, " ").trim();
const said = async (page: WatchedPage) => plain((await line(page).textContent()) ?? "");

/** Texts of the marked letters. */
const marks = (page: WatchedPage) =>
  page.evaluate(() => [...(CSS.highlights.get("signet-found") ?? [])].map(String).toSorted());

describe("The search of the programme", () => {
  describe("letters narrow the list down and are marked, and the other pages follow", () => {
    test("keyboard: programme / Escape / the search field of the programme", async () => {
      const {
        page,
        calls,
        titles,
        count,
        query,
        chips,
        hears,
        forget,
        said: heard,
      } = await openProgramme(site, "/programmation");
      const events = page.evaluate(
        () =>
          new Promise((resolve) =>
            document.addEventListener("signet:filter", ({ detail }) => resolve([detail.query, detail.count])),
          ),
      );
      await field(page).focus();
      await forget();
      await page.keyboard.type("BANDE dessinee");
      await expect.poll(() => said(page)).toBe("8 activités trouvées sur 736");
      expect(calls.length).toBeGreaterThan(20);
      expect(await titles()).toHaveLength(8);
      expect(await count()).toBe("8 Activités");
      expect(await chips()).toEqual(["BANDE dessinee"]);
      await expect.poll(query).toBe("?recherche=BANDE%20dessinee");
      await expect.poll(async () => [...new Set(await marks(page))]).toEqual(["Bande", "bande", "dessinée"]);
      await hears(/^8 activités/);
      const results = (await heard()).map(plain).filter((text) => /^8 activités/.test(text));
      expect(new Set(results).size).toBe(results.length);
      expect(await events).toEqual(["recherche=BANDE%20dessinee", 8]);
      expect(await page.title()).toMatch(/^Activités contenant/);

      // Cards that stay are not rendered again.
      await page.evaluate(() => {
        for (const card of document.querySelectorAll("article")) card.setAttribute("data-stays", "");
      });
      await page.keyboard.press("Backspace");
      await expect.poll(query).toBe("?recherche=BANDE%20dessine");
      expect(await page.locator("article[data-stays]").count()).toBe(8);
      await page.keyboard.type("ex");
      await expect.poll(() => said(page)).toBe("0 activité trouvée sur 736");
      await page.getByRole("button", { name: /^Sans « Recherche : BANDE dessineex » : 736/ }).waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(count).toBe("736 Activités");
      expect(await isFocused(field(page))).toBe(true);
      expect(await field(page).inputValue()).toBe("");
      await expect.poll(query).toBe("?mode=liste");
      expect(await marks(page)).toEqual([]);
      // Empty, it leaves the key to what else it closes.
      await page.evaluate(() =>
        addEventListener("keydown", ({ defaultPrevented }) =>
          Object.assign(window, { used: defaultPrevented }),
        ),
      );
      await page.keyboard.press("Escape");
      expect(await page.evaluate(() => (window as unknown as { used: boolean }).used)).toBe(false);
      await page.expectSilent();
    });
  });

  test("combines with filters and views, and its chip removes it", async () => {
    const { page, count, query } = await openProgramme(
      site,
      "/programmation?date=1795842000&recherche=bande+dessinee",
    );
    await expect.poll(count).toBe("2 Activités");
    await expect.poll(() => said(page)).toBe("2 activités trouvées sur 205");
    await page.getByRole("button", { name: "Vue horaire" }).first().click();
    await expect.poll(() => page.locator(".signet-programme-slot").count()).toBe(1);
    await expect.poll(async () => [...new Set(await marks(page))].length).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Vue carte" }).first().click();
    await expect.poll(() => page.locator(".signet-programme-spot").count()).toBeGreaterThan(0);
    await expect.poll(() => said(page)).toMatch(/^\d activités? trouvées? sur \d+$/);
    await page.getByRole("button", { name: "Retirer le filtre Recherche : bande dessinee" }).click();
    await expect.poll(query).toBe("?date=1795842000&volet2=6335&mode=carte");
    expect(await field(page).inputValue()).toBe("");
    await page.expectSilent();
  });

  test("says what it has not searched yet while pages follow", async () => {
    const { page } = await openProgramme(site, "/programmation");
    const release = await hold(page, "**/api/events?*");
    await field(page).fill("nuit");
    await expect
      .poll(() => said(page))
      .toMatch(/^\d+ activités? trouvées? parmi 24 ; pas encore cherché : 712 sur 736$/);
    expect(await line(page).locator("progress").getAttribute("max")).toBe("736");
    release();
    await expect.poll(() => said(page)).toMatch(/^\d+ activités trouvées sur 736$/);
    expect(await line(page).locator("progress").count()).toBe(0);
  });

  test("is what the address says, also after a reload", async () => {
    const { page, count } = await openProgramme(site, "/programmation?recherche=nuit", { wait: false });
    await page.whenReady();
    expect(await field(page).inputValue()).toBe("nuit");
    const found = await count();
    expect(Number.parseInt(found, 10)).toBeGreaterThan(0);
    await page.reload();
    await page.whenReady();
    await expect.poll(count).toBe(found);
    await page.expectSilent();
  });

  test("is a field of the form without script", async () => {
    const { page, count, titles } = await openProgramme(site, "/programmation?volet1=6332", {
      javaScript: false,
      wait: false,
    });
    await field(page).fill("bande dessinée");
    await field(page).press("Enter");
    await page.waitForURL(/recherche=bande/);
    expect(new URL(page.url()).searchParams.get("volet1")).toBe("6332");
    expect(await count()).toBe(`${(await titles()).length} Activités`);
    expect((await titles()).length).toBeGreaterThan(1);
    await page.getByRole("link", { name: "Retirer le filtre Recherche : bande dessinée" }).click();
    expect(await field(page).inputValue()).toBe("");
  });
});
