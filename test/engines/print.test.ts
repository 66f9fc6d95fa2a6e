/** What this engine prints: no sheet is empty, and no box cuts a line. test/browser/appearance has the details. */
import { expect, inject, test } from "vitest";
import { lettersOfSheets } from "../browser/appearance/pdf-letters.ts";
import { useSite, type WatchedPage } from "../browser/harness.ts";
import { allReady } from "../browser/pages/every-page.ts";
import { linkName, ribbons } from "../browser/selection/ribbons.ts";
import { showTypefaces } from "../browser/typefaces.ts";
import { EVERY_ADDRESS } from "./addresses.ts";
import { drawnSheets } from "./drawn-sheets.ts";
import { engineSide } from "./engine-site.ts";

const site = useSite({ now: "2026-11-26T10:00" });

/** What a sheet has at least beside its number and the page's head. */
const LETTERS = 40;

async function expectWhole(page: WatchedPage): Promise<void> {
  await page.evaluate(showTypefaces);
  // What is cut from a picture is no fault.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*, ::before, ::after { background-image: none !important } img, svg { visibility: hidden !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const pdf = await engineSide(page).print();
  // Chromium draws letters as text: where a box cuts it, test/browser/appearance/paper.test.ts measures in the page.
  const sheets =
    inject("engine")?.name === "firefox"
      ? drawnSheets(pdf)
      : lettersOfSheets(Buffer.from(pdf)).map((letters) => ({ letters, cut: [] }));
  expect(sheets.length).toBeGreaterThan(0);
  expect(Math.min(...sheets.map(({ letters }) => letters))).toBeGreaterThan(LETTERS);
  expect(sheets.map(({ cut }) => cut)).toEqual(sheets.map(() => []));
}

// The map brings hundreds of activities along.
test.each(EVERY_ADDRESS)(
  "%s is printed without an empty sheet and without a cut line",
  { timeout: 300_000 },
  async (address) => {
    const page = await site.newPage();
    await page.goto(address);
    await allReady(page);
    await expectWhole(page);
    await page.expectSilent();
  },
);

test("a selection is printed without an empty sheet and without a cut line", async () => {
  const page = await site.open("/programmation?mode=liste");
  for (let place = 0; place < 24; place += 1) await ribbons(page).nth(place).click();
  await expect.poll(() => linkName(page)).toBe("Ma sélection, 24 activités");
  await page.goto("/ma-selection");
  await page.whenReady();
  await expect.poll(() => page.locator(".signet-selection-body article").count()).toBe(24);
  await expectWhole(page);
});
