/** A visitor in this engine loses the network, and still has the page, its island and its activities, with their age. */
import { expect, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import { ageLine, expectProgrammeAge, notStored } from "../browser/offline/offline-page.ts";
import { smallPage, storedPaths, useSmallSite } from "../browser/offline/small-site.ts";

const site = useSite({ now: "2026-11-26T10:00", offline: true });
const small = useSmallSite();
const cards = ".signet-programme-cards > *";

test("opens the programme again offline with its age, and renews it when the network is back", async () => {
  const page = await site.newPage();
  await page.goto("/programmation");
  await page.whenReady("programme");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expect.poll(() => notStored(page)).toEqual([]);
  const before = await page.locator(cards).count();
  expect(before).toBeGreaterThan(5);
  site.host.faults.set({ path: "/", drop: "at once" });
  await page.goto("/programmation");
  await page.whenReady("programme");
  expect(await page.locator(cards).count()).toBe(before);
  await expectProgrammeAge(page);
  site.host.faults.clear();
  await page.goto("/programmation");
  await page.whenReady("programme");
  await expect.poll(() => ageLine(page)).toBeNull();
});

test("an address that the server redirects to a kept page leads there without the network", async () => {
  small.answer("/fr/", smallPage("Bienvenue"));
  small.answer("/accueil", { status: 302, headers: { Location: "/fr/" } });
  const page = await small.open();
  await page.goto(`${small.url}/accueil`);
  await expect.poll(() => storedPaths(page)).toEqual(expect.arrayContaining(["/accueil", "/fr/"]));
  small.down = true;
  await page.goto(`${small.url}/accueil`);
  expect(await page.evaluate(() => location.pathname)).toBe("/fr/");
  expect(await page.locator("main > p").textContent()).toBe("Bienvenue");
});
