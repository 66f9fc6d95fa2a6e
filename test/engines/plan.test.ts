/** A visitor in this engine finds an activity by a word, keeps two, has them in the plan, and sees what is on. */
import { expect, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import { texts, tidy } from "../browser/seen.ts";
import { linkName, named } from "../browser/selection/ribbons.ts";
import { titleOf, WORKSHOP } from "../browser/selection/selection-page.ts";

const site = useSite({ now: "2026-11-28T10:15" });
/** On Saturday, beside the workshop. */
const VEZINA = 90730;
const bookmark = (id: number) => `Garder\u00a0: ${titleOf(id)}`;

test("letters find, bookmarks keep, the plan has what was kept and tells the overlap", async () => {
  const page = await site.newPage();
  await page.goto("/programmation?genre=6456");
  await page.locator(".signet-programme-to-top").waitFor({ state: "attached" });
  await page.locator(".signet-programme-find input").fill(titleOf(WORKSHOP));
  await expect
    .poll(async () => tidy((await texts(page, ".signet-programme-found"))[0]))
    .toMatch(/^1 activité/);
  await named(page, bookmark(WORKSHOP)).click();
  await page.locator(".signet-programme-find input").fill(titleOf(VEZINA));
  await named(page, bookmark(VEZINA)).click();
  await expect.poll(() => linkName(page)).toBe("Ma sélection, 2 activités");
  await page.goto("/ma-selection");
  await page.whenReady("selection");
  const plan = page.locator(".signet-selection-body");
  await expect.poll(() => plan.locator("article").count()).toBe(2);
  await expect.poll(async () => tidy(await plan.textContent())).toContain("Se chevauche avec");
  // The QR code and the calendar file come with their parts.
  await page.getByRole("button", { name: /Tout effacer/ }).waitFor();
  await page.expectSilent();
});

test("what is on now says the minutes that are left", async () => {
  const page = await site.newPage();
  await page.goto("/");
  await page.locator("[data-island=now]").scrollIntoViewIfNeeded();
  await page.whenReady("now");
  await expect.poll(() => texts(page, ".signet-now")).toEqual([expect.stringMatching(/encore \d+ minutes/)]);
  await page.expectSilent();
});
