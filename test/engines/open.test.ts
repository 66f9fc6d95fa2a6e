/** The short form of pages.test.ts in `npm test`: two pages with the heaviest widgets. */
import { expect, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import { allReady } from "../browser/pages/every-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

test.each(["/programmation?mode=liste", "/webdiffusion"])("%s is ready and silent", async (address) => {
  const page = await site.newPage();
  await page.goto(address);
  await allReady(page);
  expect(await page.locator("[data-enhanced=ready]").count()).toBeGreaterThan(0);
  await page.expectSilent();
});
