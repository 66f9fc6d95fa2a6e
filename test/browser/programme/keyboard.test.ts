/** The programme by keyboard: rows of docs/keyboard.md that no other test of the programme proves. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { focusedId, isFocused } from "../seen.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();
const PHONE = { width: 390, height: 844 } as const;

test("keyboard: programme / Enter, Space / the bar 'Filtres', on a phone: opens, focuses, closes", async () => {
  const { page } = await openProgramme(site, "/programmation", PHONE);
  const bar = page.locator("#filtres-bouton");
  const heading = page.locator("#filtres h2");
  const first = page.locator("#filtres select[name=date]");
  for (const key of ["Enter", "Space"]) {
    await bar.focus();
    await page.keyboard.press(key);
    await first.waitFor();
    // Not by its name, which the bar has, too.
    await expect.poll(() => isFocused(heading), { message: key }).toBe(true);
    await page.keyboard.press("Tab");
    await expect.poll(() => isFocused(first), { message: key }).toBe(true);
    await bar.focus();
    await page.keyboard.press(key);
    await first.waitFor({ state: "hidden" });
    await expect.poll(() => isFocused(bar), { message: key }).toBe(true);
  }
  await page.expectSilent();
});

test("keyboard: programme / Enter, Space / a filter's button: turns it on and off, keeps focus", async () => {
  const { page, focused, chips, settled } = await openProgramme(site, "/programmation");
  await page.getByRole("button", { name: "Dans la ville" }).focus();
  await page.keyboard.press("Space");
  await expect.poll(chips).toEqual(["Dans la ville"]);
  await settled();
  await expect.poll(focused).toBe("Dans la ville");
  await page.keyboard.press("Enter");
  await expect.poll(chips).toEqual([]);
  await expect.poll(focused).toBe("Dans la ville");
  await page.expectSilent();
});

test("keyboard: programme / Enter / 'Réinitialiser': removes all filters, focuses their heading", async () => {
  const { page, focused, query, count, hears } = await openProgramme(
    site,
    "/programmation?volet1=6332&dedicace=false&utm_source=x",
  );
  const filtered = await count();
  await page.locator("#filtres").getByRole("button", { name: "Réinitialiser" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(focused).toBe("Filtres");
  await expect.poll(query).toBe("?mode=liste");
  await hears(/^\d+ activités?(?! ajout)/);
  await expect.poll(count).not.toBe(filtered);
  await expect.poll(() => page.getByRole("button", { name: "Réinitialiser" }).count()).toBe(0);
});

test("keyboard: programme / Enter, Space / a card's tag: applies its filter, never loses focus", async () => {
  for (const key of ["Enter", "Space"]) {
    const { page, chips, settled, focused } = await openProgramme(site, "/programmation");
    await page
      .getByRole("button", { name: /^Filtrer par/ })
      .first()
      .focus();
    await page.keyboard.press(key);
    await expect.poll(chips).toHaveLength(1);
    await settled();
    await expect.poll(focused, { message: key }).not.toBe("(body)");
    await page.context().close();
  }
});

test("keyboard: programme / Enter, Space / a pin of the map: opens its popup, shows activities", async () => {
  const { page, status } = await openProgramme(site, "/programmation?mode=carte");
  const pin = page.locator("button.signet-programme-pin").first();
  for (const key of ["Enter", "Space"]) {
    await pin.focus();
    await page.keyboard.press(key);
    await page.getByRole("dialog").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("dialog");
    await expect.poll(status).toContain("Activité(s) à cet endroit:");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => isFocused(pin), { message: key }).toBe(true);
  }
  await page.expectSilent();
});

test("keyboard: programme / Enter / 'Retour aux filtres': leads to the filters", async () => {
  const { page } = await openProgramme(site, "/programmation", { reducedMotion: true });
  const back = page.getByRole("link", { name: "Retour aux filtres" });
  await page.locator(".signet-programme-to-top").waitFor({ state: "attached" });
  // Near the list's end, after the cards above have their final heights
  await expect
    .poll(async () => {
      await page.locator(".signet-more").scrollIntoViewIfNeeded();
      return back.count();
    })
    .toBe(1);
  await back.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedId(page)).toBe("filtres");
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("#filtres") !== null))
    .toBe(true);
});
