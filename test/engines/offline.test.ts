/** A visitor in this engine loses the network, and still has the page, its island and its activities, with their age. */
import { expect, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import { ageLine, expectProgrammeAge, notStored } from "../browser/offline/offline-page.ts";

const site = useSite({ now: "2026-11-26T10:00", offline: true });
const cards = ".signet-programme-cards > *";

test("without the network the programme opens again with its age, and is new when the network is back", async () => {
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
