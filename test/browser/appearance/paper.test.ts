/** Pages as PDF and in print media: how many pages, one day a page, hours in the margin, nothing cut or overprinted. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { everyId, openSelection } from "../selection/selection-page.ts";
import { addMeasures, NOW, openStill } from "./appearance-page.ts";
import { lettersOfSheets } from "./pdf-letters.ts";

const site = useSite({ now: NOW });
const ACTIVITY = "/activites/petit-dejeuner-des-editrices";
/** Pixels between the margins of a sheet. */
const SHEETS = { Letter: 725, A4: 703 } as const;

/** Letters of each sheet, its number included. */
const sheetsOf = async (page: WatchedPage, format: keyof typeof SHEETS) =>
  lettersOfSheets(await page.pdf({ format, preferCSSPageSize: true }));

/** Letters of a sheet's number, '12 / 34'. */
const NUMBER = 7;

test.each([
  ["/", 5],
  ["/programmation", 3],
  ["/programmation?mode=horaire", 3],
  ["/auteurs", 2],
  ["/webdiffusion", 1],
  ["/faq", 2],
  ["/videos", 1],
  ["/ecran", 1],
  ["/exposants/1001-marges", 1],
  ["/guide", 15],
  ["/guide/programme", 3],
  [ACTIVITY, 1],
])("%s is printed on at most %i pages, none of them empty, Letter and A4", async (address, most) => {
  const page = await openStill(site, address, { width: SHEETS.Letter, reducedMotion: false });
  for (const format of ["Letter", "A4"] as const) {
    const sheets = await sheetsOf(page, format);
    expect(sheets.length).toBeLessThanOrEqual(most);
    expect(Math.min(...sheets)).toBeGreaterThan(40);
  }
});

test("a plan of sixty activities, and the whole schedule, end without an empty page", async () => {
  const plan = await openSelection(site, { ids: everyId.slice(0, 60) }, { width: SHEETS.Letter });
  await plan.locator(".signet-selection-day").first().waitFor();
  const schedule = await openStill(site, "/programmation?mode=horaire&page=12", { width: SHEETS.A4 });
  expect((await sheetsOf(plan, "Letter")).length).toBeLessThanOrEqual(3);
  for (const sheets of [await sheetsOf(plan, "Letter"), await sheetsOf(schedule, "A4")])
    expect(Math.min(...sheets)).toBeGreaterThan(40);
});

// The fair's facts are in the header: wherever the content ends, nothing is left over for a page of its own.
test.each(["/programmation", "/ecran"])(
  "%s, of any length, ends with a page that has text",
  async (address) => {
    const page = await openStill(site, address, { width: SHEETS.Letter, reducedMotion: false });
    for (let height = 0; height < 120; height += 15) {
      await page.evaluate((mm) => {
        document.querySelector("main")?.style.setProperty("padding-top", `${mm}mm`);
      }, height);
      const sheets = await sheetsOf(page, "Letter");
      expect(sheets.at(-1), `after ${height} mm`).toBeGreaterThan(NUMBER + 10);
    }
  },
);

test("the hall's board prints its day, its hour and every place, without the minutes, which pass", async () => {
  const page = await openStill(site, "/ecran", { width: 1280 });
  const places = page.locator(".signet-now-place");
  // On the screen there is room for some of them only.
  await expect
    .poll(() => page.locator(".signet-now-place:visible").count())
    .toBeLessThan(await places.count());
  const day = page.getByText("jeudi 26 novembre", { exact: true });
  expect(await day.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await day.isVisible()).toBe(true);
  for (const place of await places.all()) expect(await place.isVisible()).toBe(true);
  expect(await page.locator(".signet-now-minutes:visible").count()).toBe(0);
});

test("the guide is laid out in blocks, which no page's end cuts, with what is folded on a screen", async () => {
  const page = await openStill(site, "/guide", { width: SHEETS.Letter });
  await page.emulateMedia({ media: "print" });
  const parts =
    ".guide-snippet:not([hidden]), .guide-mistakes li, .guide-attributes > div, .guide-chapter-head";
  const styles = await page.locator(parts).evaluateAll((all) =>
    all.map((one) => {
      const { display, breakInside } = getComputedStyle(one);
      return `${display}, ${breakInside}`;
    }),
  );
  expect(new Set(styles)).toEqual(new Set(["block, avoid"]));
  expect(await page.locator(".guide-names table").isVisible()).toBe(true);
  expect(
    await page.locator(".guide :is(.guide-copy, .guide-frame a, input, select, iframe):visible").count(),
  ).toBe(0);
});

test("a page that does not exist prints no buttons", async () => {
  const page = await site.newPage({ width: SHEETS.Letter });
  await page.goto("/nulle-part");
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("main :is(.button, button):visible").count()).toBe(0);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});

/**
 * Lines of text that paper would not show whole: beyond the sheet, cut by a box, or with another line over them. In
 * columns a sheet is as high as its text.
 */
async function lost(page: WatchedPage): Promise<string[]> {
  await addMeasures(page);
  return page.evaluate(() => {
    const { isSeen, linesOf, overlap, nameOf } = window.signetSeen;
    const found = new Set<string>();
    const all = [...document.querySelectorAll("body *")]
      .filter((one) => isSeen(one) && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
      .flatMap((one) => (one.children.length > 0 ? [] : linesOf(one).map((line) => ({ one, line }))));
    for (const { one, line } of all) {
      if (line.left < -1 || line.right > innerWidth + 1) found.add(`beyond the sheet: ${nameOf(one)}`);
      for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (overflowX === "visible" && clipPath === "none") continue;
        const edge = box.getBoundingClientRect();
        if (line.left < edge.left - 2 || line.right > edge.right + 2) found.add(`cut: ${nameOf(one)}`);
      }
    }
    all.sort((one, other) => one.line.top - other.line.top);
    for (const [index, { one, line }] of all.entries())
      for (const other of all.slice(index + 1)) {
        if (other.line.top > line.bottom) break;
        const { x, y } = overlap(line, other.line);
        // Boxes of tight lines overlap; their letters do not.
        if (x > 1 && y > 0.45 * Math.min(line.height, other.line.height))
          found.add(`over each other: ${nameOf(one)}, ${nameOf(other.one)}`);
      }
    return [...found];
  });
}

test.each([
  "/",
  "/programmation",
  "/programmation?mode=horaire",
  "/programmation?mode=carte",
  "/webdiffusion",
  "/auteurs",
  "/exposants?letter=b",
  "/faq",
  "/activites?q=conte",
  "/videos",
  "/ecran",
  "/guide",
  "/guide/programme",
  ACTIVITY,
])("no line of %s is cut, or printed over another", async (address) => {
  const page = await openStill(site, address, { width: SHEETS.A4, reducedMotion: false });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  expect(await lost(page)).toEqual([]);
});

test("pages are numbered, and say once where they are", async () => {
  const page = await openStill(site, "/programmation", { width: SHEETS.Letter });
  const margins = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].filter((rule) => rule instanceof CSSPageRule).map(({ cssText }) => cssText),
    ),
  );
  expect(margins).toEqual([expect.stringContaining('counter(page) " / " counter(pages)')]);
  const address = page.getByText(`${new URL(site.url).host}/programmation`, { exact: true });
  expect(await address.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await address.isVisible()).toBe(true);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});

test("below the sentence of the filters is the address of these results", async () => {
  const page = await openStill(site, "/programmation?date=1795842000&utm_source=x", { width: SHEETS.Letter });
  const address = page.locator(".signet-programme-paper-address");
  await address.waitFor({ state: "attached" });
  expect(await address.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await address.textContent()).toBe(`${new URL(site.url).host}/programmation?date=1795842000`);
  expect(await address.isVisible()).toBe(true);
});

test.each([
  "/programmation?mode=horaire",
  // With activities of the whole day
  "/programmation?mode=horaire&date=1795842000",
])("in the schedule each hour is in the margin, level with its first activity: %s", async (address) => {
  const page = await openStill(site, address, { width: SHEETS.Letter });
  await page.emulateMedia({ media: "print" });
  const faults = await page.locator(".signet-programme-hour").evaluateAll((hours) =>
    hours.flatMap((hour) => {
      const text = document.createRange();
      text.selectNodeContents(hour.querySelector(".signet-programme-hour-label > *") ?? hour);
      const label = text.getBoundingClientRect();
      const slots = [...hour.querySelectorAll("article")].map((slot) => slot.getBoundingClientRect());
      const [first] = slots;
      if (!first) return ["an hour without an activity"];
      const isBeside = slots.every(({ left }) => left >= label.right);
      const isWithin = label.bottom <= hour.getBoundingClientRect().bottom + 1;
      const isLevel = Math.abs(label.top - first.top) < label.height / 3;
      return isBeside && isWithin && isLevel ? [] : [hour.textContent?.slice(0, 40)];
    }),
  );
  expect(faults).toEqual([]);
});

/** What a browser prints again on each page that the table goes on to. */
const isRepeated = (page: WatchedPage, table: string, head: string) =>
  page.locator(table).evaluateAll(
    (all, name) =>
      all.length > 0 &&
      all.every((one) => {
        const label = one.querySelector(name);
        const { display, breakInside } = getComputedStyle(label ?? one);
        return (
          getComputedStyle(one).display === "table" &&
          display === "table-header-group" &&
          breakInside === "avoid"
        );
      }),
    head,
  );

test("a day and an hour that go over a page's end are named again on the next", async () => {
  const page = await openStill(site, "/programmation?mode=horaire", { width: SHEETS.Letter });
  await page.emulateMedia({ media: "print" });
  expect(await isRepeated(page, ".signet-programme-day", ".signet-programme-day-label")).toBe(true);
  expect(await isRepeated(page, ".signet-programme-hour", ".signet-programme-hour-label")).toBe(true);
  // One line of an hour's activities may stand alone on a page, so that pages are full.
  const { orphans, widows } = await page
    .locator(".signet-programme-slots")
    .first()
    .evaluate((list) => ({ ...getComputedStyle(list) }) as { orphans?: string; widows?: string });
  expect([orphans, widows]).toEqual(["1", "1"]);
});

test("in the plan a day that goes over a page's end is named again on the next", async () => {
  const page = await openSelection(site, { ids: everyId.slice(0, 60) }, { width: SHEETS.Letter });
  await page.locator(".signet-selection-day").first().waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await isRepeated(page, ".signet-selection-day", ".signet-selection-day-label")).toBe(true);
});

test("no answer of the FAQ goes over a column's end, where its lines would lie over what follows", async () => {
  const page = await openStill(site, "/faq", { width: SHEETS.Letter });
  await page.emulateMedia({ media: "print" });
  const breaks = await page
    .locator(".signet-faq details, .faq-groups > section")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).breakInside));
  expect(new Set(breaks)).toEqual(new Set(["avoid"]));
});

test("of the home page every author and exhibitor is printed, in rows", async () => {
  const page = await openStill(site, "/", { width: SHEETS.Letter, reducedMotion: false });
  await page.emulateMedia({ media: "print" });
  for (const row of await page.locator(".signet-cards-row").all()) {
    const places = await row.locator("li").evaluateAll((cards) =>
      cards.map((card) => {
        const { left, top, right } = card.getBoundingClientRect();
        return card.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          right <= innerWidth + 1
          ? `${Math.round(left)} ${Math.round(top)}`
          : "lost";
      }),
    );
    expect(places).not.toContain("lost");
    expect(new Set(places).size).toBe(places.length);
  }
});

test("an answer's own link is written out", async () => {
  const page = await openStill(site, "/faq", { width: SHEETS.Letter });
  await page.emulateMedia({ media: "print" });
  const plus = await page
    .locator(".signet-faq summary")
    .first()
    .evaluate((summary) => getComputedStyle(summary, "::after").display);
  expect(plus).toBe("none");
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "https://example.com/plan";
    link.textContent = "le plan";
    document.querySelector(".answer p")?.append(link);
  });
  const written = await page
    .locator(".answer a")
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(written).toContain("https://example.com/plan");
});
