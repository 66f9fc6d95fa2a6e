/** A widget's columns depend on its own unit: with larger text, it changes to fewer columns sooner. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";

const site = useSite({ now: "2026-11-26T10:00" });

test.each([
  ["a root of 100 %", "font-size: 100%", 6],
  ["a root of 62.5 %", "font-size: 62.5%", 6],
  ["a root of 125 %", "font-size: 125%", 4],
  ["a unit of 20 px", "--signet-unit: 20px", 4],
])("with %s a directory of 1000 px has as many columns as its unit allows", async (_, css, columns) => {
  const page = await site.newPage({ width: 1200 });
  await page.goto("/auteurs");
  await page.whenReady();
  const found = await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { ${css} !important; } .signet-directory { inline-size: 1000px !important; }`);
    document.adoptedStyleSheets.push(sheet);
    const entries = document.querySelector(".signet-entries");
    if (!entries) throw new Error("No directory here.");
    return getComputedStyle(entries).gridTemplateColumns.split(" ").length;
  }, css);
  expect(found).toBe(columns);
});

test("the list of the programme counts in the unit, not in its own larger text", async () => {
  const page = await site.newPage({ width: 1440 });
  await page.goto("/programmation");
  await page.whenReady();
  const sizes = await page.evaluate(() => {
    const sizeOf = (selector: string) => {
      const one = document.querySelector(selector);
      if (!one) throw new Error(`No ${selector}`);
      return getComputedStyle(one).fontSize;
    };
    return [
      ".signet-programme-list",
      ".signet-programme-cards",
      ".signet-programme > .signet-programme-results",
    ].map(sizeOf);
  });
  const [list, cards, results] = sizes;
  expect(list).toBe("16px");
  expect(cards).toBe(results);
});
