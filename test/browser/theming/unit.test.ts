/** Sizes follow the visitor and the page, whatever size a theme gives the root element. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";

const site = useSite();

test.each([
  ["62.5%", 16, 16],
  ["100%", 16, 16],
  ["125%", 16, 20],
  ["62.5%", 24, 24],
  ["100%", 24, 24],
])("with a root of %s and a visitor's text of %d px the unit is %d px", async (root, visitor, unit) => {
  const page = await site.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: visitor } });
  await page.goto("/auteurs");
  await page.whenReady();
  const found = await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    const name = document.querySelector(".signet-directory-entry-name");
    const marker = document.querySelector(".signet-directory");
    if (!name || !marker) throw new Error("No directory here.");
    return {
      unit: Number.parseFloat(getComputedStyle(marker).getPropertyValue("--signet-rem")),
      // A name has the text size of a list: between 0.8 and 1.4 units.
      text: Number.parseFloat(getComputedStyle(name).fontSize),
    };
  }, root);
  expect(found.unit).toBe(unit);
  expect(found.text).toBeGreaterThanOrEqual(unit * 0.8);
  expect(found.text).toBeLessThanOrEqual(unit * 1.4);
});
