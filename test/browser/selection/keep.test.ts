/** The bookmarks of activities: on the programme's cards in each view, and on cards that the server prints. */
import { describe, expect, test } from "vitest";
import type { WatchedPage } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { openProgramme } from "../programme/programme-page.ts";
import { clickAtRest, focused, isFocused, listen, tidy } from "../seen.ts";
import { seenShifts, watchShifts, withoutFaces } from "../shifts.ts";
import { fair, linkName, named, nameOf, pressed, pressedCount, ribbons, storedIds } from "./ribbons.ts";

const site = fair();

/** Name of the bookmark that is kept by a press. */
async function keepOne(page: WatchedPage, place = 0): Promise<string> {
  const ribbon = ribbons(page).nth(place);
  await ribbon.click();
  await expect.poll(() => pressed(ribbon)).toBe("true");
  return nameOf(ribbon);
}

describe("In the programme", () => {
  test("keyboard: programme / Enter, Space / a card's bookmark: keeps it, says so once, drops it", async () => {
    const { page, said, forget } = await openProgramme(site, "/programmation");
    const ribbon = ribbons(page).nth(1);
    await expect.poll(() => linkName(page)).toBe("Ma sélection");
    await ribbon.focus();
    await forget();
    await page.keyboard.press("Enter");
    await expect.poll(() => pressed(ribbon)).toBe("true");
    await expect.poll(said).toEqual(["Activité gardée, 1 dans votre sélection."]);
    await expect.poll(() => linkName(page)).toBe("Ma sélection, 1 activité");
    expect(await isFocused(ribbon)).toBe(true);
    await page.keyboard.press("Space");
    await expect.poll(() => pressed(ribbon)).toBe("false");
    await expect
      .poll(said)
      .toEqual(["Activité gardée, 1 dans votre sélection.", "Activité retirée, 0 dans votre sélection."]);
    await expect.poll(() => linkName(page)).toBe("Ma sélection");
    expect(await isFocused(ribbon)).toBe(true);
    expect(await storedIds(page)).toEqual([]);
    await page.expectSilent();
  });

  test("a title is that of the card, and Tab reaches the bookmark after it", async () => {
    const { page, titles } = await openProgramme(site, "/programmation");
    const [title = ""] = await titles();
    expect(tidy(await nameOf(ribbons(page).first()))).toBe(`Garder : ${title}`);
    await page.locator("article a").first().focus();
    for (let tabs = 0; tabs < 10 && !(await isFocused(ribbons(page).first())); tabs += 1)
      await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(`Garder : ${title}`);
  });

  test("kept activities are pressed in every view, after a filter, after 'load more', on reload", async () => {
    const { page, settled, hears } = await openProgramme(site, "/programmation?volet2=6335&dedicace=false");
    const names = [await keepOne(page, 3), await keepOne(page, 5)];
    const all = async () => {
      for (const name of names) {
        const ribbon = named(page, name);
        await ribbon.waitFor();
        expect(await pressed(ribbon)).toBe("true");
      }
    };
    await clickAtRest(page.getByRole("button", { name: "Voir plus d'activités" }).last());
    await hears(/ajoutées/);
    await all();
    await page.getByRole("button", { name: "Vue carte" }).first().click();
    await settled();
    await all();
    await page.getByRole("button", { name: "Vue horaire" }).first().click();
    await settled();
    await all();
    await page.getByRole("button", { name: "Vue liste" }).first().click();
    await settled();
    await page.reload();
    await page.whenReady("programme");
    await all();
    await expect.poll(() => linkName(page)).toBe("Ma sélection, 2 activités");
    await page.expectSilent();
  });

  test("when other results take the card away, focus goes to their heading", async () => {
    const { page, focused, count } = await openProgramme(site, "/programmation?volet1=6332");
    const venue = await count();
    await ribbons(page).nth(2).focus();
    // Without focus, as software for voice does it.
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>("#filtres button"))
        if (/Palais|Dans la ville/.test(button.textContent ?? "")) button.click();
    });
    await expect
      .poll(async () => (await count()) !== venue && /^\d+ Activités$/.test(await focused()))
      .toBe(true);
    expect(await focused()).toBe(await count());
    await page.expectSilent();
  });

  test("nothing moves when the bookmarks come, nor when one is pressed", async () => {
    const page = await site.newPage({ width: 390, height: 844 });
    await withoutFaces(page);
    await page.addInitScript(watchShifts);
    await page.goto("/programmation");
    await page.whenReady("programme");
    const { top } = await ribbons(page)
      .nth(1)
      .evaluate((one) => one.getBoundingClientRect());
    // Focus may scroll.
    await ribbons(page).nth(1).focus();
    const title = page.locator("article").nth(2);
    const before = await title.boundingBox();
    await page.keyboard.press("Enter");
    await expect.poll(() => pressedCount(page)).toBe(1);
    expect(await title.boundingBox()).toEqual(before);
    expect(top).toBeGreaterThan(0);
    expect(await page.evaluate(seenShifts)).toEqual([]);
  });

  test("a thumb finds it: 44 px, and nothing covers it", async () => {
    for (const address of ["/programmation", "/programmation?mode=horaire"])
      for (const width of [320, 390, 1440]) {
        const page = await site.open(address, { width, marker: "programme" });
        const seen = await ribbons(page)
          .first()
          .evaluate((one) => {
            one.scrollIntoView({ block: "center" });
            const { x, y, width, height } = one.getBoundingClientRect();
            return {
              width,
              height,
              isOnTop: document.elementFromPoint(x + width / 2, y + height / 2) === one,
              isInside: x >= 0 && x + width <= document.documentElement.clientWidth,
            };
          });
        expect(seen, `${address} at ${width}`).toEqual({
          width: 44,
          height: 44,
          isOnTop: true,
          isInside: true,
        });
        await page.context().close();
      }
  });

  test("axe finds nothing in cards that are kept", async () => {
    const { page } = await openProgramme(site, "/programmation");
    await keepOne(page, 0);
    expect(await pageViolations(page, "main")).toEqual([]);
    expect(await pageViolations(page, "header")).toEqual([]);
  });
});

describe("On cards that the server prints", () => {
  test("keyboard: keep / Enter, Space / a card's bookmark: on the results of a search", async () => {
    const page = await site.newPage();
    await page.addInitScript(listen);
    await page.goto("/activites?q=roman");
    await page.whenReady("selection-link");
    const ribbon = ribbons(page).first();
    await ribbon.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => pressed(ribbon)).toBe("true");
    await expect.poll(() => linkName(page)).toBe("Ma sélection, 1 activité");
    expect(await page.locator("body > [role=status]").textContent()).toBe(
      "Activité gardée, 1 dans votre sélection.",
    );
    expect(await isFocused(ribbon)).toBe(true);
    await page.keyboard.press("Space");
    await expect.poll(() => pressed(ribbon)).toBe("false");
    await page.expectSilent();
  });

  test("the page of an activity and the programme know the same selection", async () => {
    const { page } = await openProgramme(site, "/programmation?dedicace=false");
    const name = await keepOne(page, 4);
    const href = await page.locator("article").nth(4).locator("a").first().getAttribute("href");
    await page.goto(href ?? "");
    const ribbon = ribbons(page).first();
    await ribbon.waitFor();
    expect(tidy(await nameOf(ribbon))).toBe(tidy(name));
    expect(await pressed(ribbon)).toBe("true");
    await ribbon.click();
    await page.goBack();
    await page.whenReady("programme");
    await expect.poll(() => pressed(named(page, name))).toBe("false");
    await page.expectSilent();
  });

  test("axe finds nothing, and the card's own link stays below the bookmark", async () => {
    const page = await site.open("/activites?q=roman", { marker: "selection-link" });
    await ribbons(page).first().click();
    await expect.poll(() => pressedCount(page)).toBe(1);
    expect(new URL(page.url()).pathname).toBe("/activites");
    expect(await pageViolations(page)).toEqual([]);
  });

  test("keyboard: selection-link / Enter / 'Ma sélection': leads to the selection", async () => {
    const page = await site.open("/faq");
    await page.locator("[data-behaviour=selection-link]").focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/ma-selection");
  });
});
