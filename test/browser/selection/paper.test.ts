/** The plan on paper: what is printed and counted, where pages end, and the size of its code. */
import { describe, expect, test } from "vitest";
import { lettersOfSheets } from "../appearance/pdf-letters.ts";
import { useSite, type WatchedPage } from "../harness.ts";
import { tidy } from "../seen.ts";
import {
  CANCELLED,
  everyId,
  NIGHT,
  openSelection,
  ribbonOf,
  SIGNING,
  STORIES,
  titleOf,
  WORKSHOP,
} from "./selection-page.ts";

const site = useSite({ now: "2026-11-25T08:00" });
const friday = useSite({ now: "2026-11-27T12:00" });

/** As many activities as that, of all days and places. */
const some = (count: number) => everyId.filter((_, place) => (place * 7919) % everyId.length < count);

/** What a printed row begins and ends with, and the words beside the code. */
const MARKS = { starts: ".mark-start", ends: ".mark-end", code: ".signet-selection-qr > figcaption" };

/** Adds a letter before and after each printed row, without room of its own. */
const mark = (page: WatchedPage) =>
  page.locator(".signet-selection-plan article:visible .signet-selection-what").evaluateAll((rows) => {
    for (const row of rows)
      for (const [name, place] of [
        ["mark-start", "afterbegin"],
        ["mark-end", "beforeend"],
      ] as const) {
        const letter = Object.assign(document.createElement("p"), { className: name, textContent: "x" });
        row.insertAdjacentElement(place, letter);
      }
    return rows.length;
  });

/** Letters on each sheet while nothing else is visible; the layout stays. */
async function lettersOf(page: WatchedPage, what: string, paper: object): Promise<readonly number[]> {
  await page.evaluate((shown) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { visibility: hidden !important } ${shown} { visibility: visible !important }`);
    document.adoptedStyleSheets = [sheet];
  }, what);
  const letters = lettersOfSheets(await page.pdf(paper));
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return letters;
}

describe.each([
  [8, { format: "A5" }],
  [30, { format: "A5" }],
  [45, { format: "A4" }],
  [45, { format: "A5" }],
  [60, { format: "Letter" }],
  [60, { format: "Letter", landscape: true }],
  [90, { format: "A5" }],
])("%i activities on %o", (count, paper) => {
  test("begin on the first sheet with the code, lose no row and cut none", async () => {
    const page = await openSelection(site, { ids: some(count) });
    await page.getByRole("img", { name: "Code QR" }).waitFor();
    const rows = await mark(page);
    const starts = await lettersOf(page, MARKS.starts, paper);
    const ends = await lettersOf(page, MARKS.ends, paper);
    const code = await lettersOf(page, MARKS.code, paper);
    // The number of a letter has two digits in some fonts, and four in others.
    expect([rows, rows / 2]).toContain(starts.reduce((sum, one) => sum + one, 0));
    expect(ends).toEqual(starts);
    // The last sheet has an activity, too.
    for (const sheet of starts) expect(sheet).toBeGreaterThan(0);
    expect(code.findIndex((letters) => letters > 0)).toBe(0);
  });
});

/** The words of the plan that are printed. */
async function printed(page: WatchedPage): Promise<string> {
  await page.emulateMedia({ media: "print" });
  const text = await page
    .locator(".signet-selection-body")
    .evaluate((body) => (body as HTMLElement).innerText);
  await page.emulateMedia({ media: "screen" });
  return tidy(text);
}

describe("what is printed", () => {
  test("is counted: what is past is named, and not among the others", async () => {
    const ids = [CANCELLED, NIGHT, STORIES, WORKSHOP, 999_999];
    const page = await openSelection(friday, { ids });
    expect(await printed(page)).toMatch(/^4 activités à venir, 1 passée/);
    await page.locator(".signet-selection summary").click();
    await ribbonOf(page, CANCELLED).click();
    expect(await printed(page)).toMatch(/^4 activités gardées/);
    await ribbonOf(page, STORIES).click();
    expect(await printed(page)).toMatch(/^3 activités gardées/);
  });

  test("has what is past where it was unfolded", async () => {
    const page = await openSelection(friday, { ids: [CANCELLED, WORKSHOP] });
    expect(await printed(page)).not.toContain("Activité annulée");
    await page.locator(".signet-selection summary").click();
    expect(await printed(page)).toContain("Activité annulée");
  });

  test("has nothing that was dropped: no row, no number, and no day without another", async () => {
    const page = await openSelection(friday, { ids: [NIGHT, STORIES, WORKSHOP, 999_999] });
    expect(await printed(page)).toContain("Activité nº 999999");
    for (const id of [NIGHT, STORIES]) await ribbonOf(page, id).click();
    await page.getByRole("button", { name: "Garder\u00a0: Activité nº\u00a0999999" }).click();
    await page.getByText("Retirée de votre sélection").nth(2).waitFor();
    const text = await printed(page);
    expect(text).toContain("Samedi 28 novembre");
    expect(text).not.toMatch(/Vendredi|nº 999999|Retirée/i);
    expect(text).toContain(tidy(titleOf(WORKSHOP)));
    expect(text).not.toContain(tidy(titleOf(STORIES)));
  });
});

test.each([
  [1, 1440],
  [60, 390],
  [200, 320],
  [500, 320],
])(
  "the code of %i activities has 2 px a module on a screen of %i px, and 0.5 mm on paper",
  async (count, width) => {
    const ids = Array.from({ length: count }, (_, place) => SIGNING + place * 2000);
    const page = await openSelection(site, { ids }, { width, height: 800 });
    const code = page.getByRole("img", { name: "Code QR" });
    const pixels = () =>
      code.evaluate((svg) => {
        const { width, height } = svg.getBoundingClientRect();
        return Math.min(width, height) / (svg as SVGSVGElement).viewBox.baseVal.width;
      });
    expect(await pixels()).toBeGreaterThanOrEqual(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.emulateMedia({ media: "print" });
    expect(((await pixels()) / 96) * 25.4).toBeGreaterThanOrEqual(0.5);
  },
);
