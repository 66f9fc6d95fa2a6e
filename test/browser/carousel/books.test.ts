/** Books: a carousel of covers, with the text of the one in front. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadFair } from "../../host/data/load.ts";
import { type PageOptions, useSite, type WatchedPage } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { button, focused, said } from "../seen.ts";
import { openWritten } from "../written-page.ts";
import { books, reached, swipe } from "./carousel-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

async function open(count: number, options: PageOptions = {}): Promise<WatchedPage> {
  const page = await openWritten(site, books(count), options);
  await page.whenReady("books");
  return page;
}
const front = (page: WatchedPage) => reached(page, "books");
/** Titles of visible texts, after the fade. */
const seen = (page: WatchedPage) =>
  page
    .locator("[data-behaviour=books] h3")
    .evaluateAll((titles) =>
      titles
        .filter((title) => title.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((title) => title.textContent),
    );

describe("without script", () => {
  test("the home page's books are a row that scrolls, each with its text and where to buy it", async () => {
    const page = await site.newPage({ javaScript: false, width: 390 });
    await page.goto("/");
    const row = page.locator("#livres ul");
    expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
    expect(await row.locator("h3").count()).toBe(await row.locator("li").count());
    await row.locator("a").last().focus();
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  });
});

describe.each([360, 679, 681, 1440])("at %i px", (width) => {
  test.each([2, 3, 4, 5, 9])(
    "%i books turn all the way round and back, each with its own text",
    async (count) => {
      const page = await open(count, { width });
      for (let step = 1; step <= count; step += 1) {
        await button(page, "Livre suivant").click();
        const now = (step % count) + 1;
        await expect.poll(() => front(page)).toEqual([String(now)]);
        await expect.poll(() => said(page)).toBe(`${now} sur ${count} : Livre ${now}`);
      }
      await button(page, "Livre précédent").click();
      await expect.poll(() => seen(page)).toEqual([`Livre ${count}`]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wider, "nothing scrolls sideways").toBe(false);
      await page.expectSilent();
    },
  );

  test("a drag turns them, past the end, too", async () => {
    const page = await open(5, { width, touch: true });
    await swipe(page, ".signet-ring", -160);
    await expect.poll(() => front(page)).toEqual(["2"]);
    await swipe(page, ".signet-ring", 160);
    await expect.poll(() => front(page)).toEqual(["1"]);
    await swipe(page, ".signet-ring", 160);
    await expect.poll(() => front(page)).toEqual(["5"]);
  });
});

test("a click on a cover at the side brings it to the front", async () => {
  const page = await open(9);
  const box = await page.locator(".signet-books-cover").nth(1).boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 8, (box?.y ?? 0) + 100);
  await expect.poll(() => front(page)).toEqual(["2"]);
});

test("turning takes 600 ms, and 0 ms with reduced motion", async () => {
  const durations = async (options: PageOptions) => {
    const page = await open(3, options);
    // At each change: on a busy machine the turn may be over when a test asks.
    const found = await page
      .locator(".signet-books-cover")
      .first()
      .evaluateHandle((cover) => {
        const all: string[] = [];
        const note = () => all.push(getComputedStyle(cover).transitionDuration);
        new MutationObserver(note).observe(cover.closest("[data-behaviour]") ?? cover, {
          attributes: true,
          subtree: true,
        });
        return all;
      });
    await button(page, "Livre suivant").click();
    await expect.poll(() => front(page)).toEqual(["2"]);
    await expect.poll(() => seen(page)).toEqual(["Livre 2"]);
    return found.jsonValue();
  };
  expect(await durations({})).toContainEqual(expect.stringMatching(/^0\.6s/));
  const still = await durations({ reducedMotion: true });
  expect(still).not.toEqual([]);
  expect(still.filter((duration) => !/^0s/.test(duration))).toEqual([]);
});

test("it never moves by itself", async () => {
  const page = await open(3, { clock: "2026-07-01T12:00:00Z" });
  await page.clock.runFor(60_000);
  expect(await front(page)).toEqual(["1"]);
});

describe("by keyboard", () => {
  test("keyboard: books / Tab / the books carousel: the arrows, then the book in front only", async () => {
    const page = await open(3);
    const order: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press("Tab");
      order.push(await focused(page));
    }
    expect(order).toEqual(["Livre précédent", "Livre suivant", "Acheter le livre 1"]);
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).not.toContain("Acheter");
  });

  test("keyboard: books / Enter, Space / 'Livre suivant' or 'Livre précédent'", async () => {
    const page = await open(4);
    await button(page, "Livre suivant").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect.poll(() => front(page)).toEqual(["3"]);
    await expect.poll(() => focused(page)).toBe("Livre suivant");
    await button(page, "Livre précédent").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => said(page)).toBe("2 sur 4 : Livre 2");
  });
});

test("a screen reader finds the arrows, then one book", async () => {
  const page = await open(3);
  await button(page, "Livre suivant").click();
  const snapshot = () => page.locator("[data-behaviour=books]").ariaSnapshot();
  await expect.poll(snapshot).not.toMatch(/Acheter le livre [13]/);
  const tree = await snapshot();
  expect(tree).toMatch(/Livre précédent[\s\S]*Livre suivant[\s\S]*Livre 2[\s\S]*Acheter le livre 2/);
});

test("a single book has no controls", async () => {
  const page = await open(1);
  expect(await page.getByRole("button").count()).toBe(0);
  expect(await seen(page)).toEqual(["Livre 1"]);
});

describe("on an activity's page", () => {
  test.each([390, 1440])("the books of the event turn, and axe finds nothing, at %i px", async (width) => {
    const page = await site.newPage({ width });
    const fair = loadFair(join(process.cwd(), "templates-fixtures/data"));
    const writers = new Set(fair.books.flatMap((book) => book.bookAuthors.map(({ title }) => title)));
    const event = fair.events.find(
      ({ authors }) => authors.filter(({ title }) => writers.has(title)).length > 1,
    );
    const address = event ? `/activites/${event.slug}` : "";
    expect(address).not.toBe("");
    await page.goto(address);
    expect(await page.getByRole("heading", { name: "Livre(s) lié(s) à cet événement" }).count()).toBe(1);
    await page.locator("#livres").scrollIntoViewIfNeeded();
    await page.whenReady("books");
    const first = await page.locator("#livres li:not([inert]) h3").textContent();
    await button(page, "Livre suivant").click();
    await expect.poll(() => page.locator("#livres li:not([inert]) h3").textContent()).not.toBe(first);
    await expect.poll(() => pageViolations(page)).toEqual([]);
    await page.expectSilent();
  });
});

describe("wrong markup", () => {
  test.each([
    ["no list", '<div data-behaviour="books"><p>Bientôt</p></div>', "there is no list with an item in it"],
    [
      "a book without parts",
      '<div data-behaviour="books"><ul><li>Le sel des autres</li></ul></div>',
      "a book in it has no part for its cover beside the one for its words",
    ],
  ])("%s: is told in the console, and the other markers live", async (_, html, message) => {
    const page = await openWritten(site, html + books(3));
    await page.waitForSelector("[data-behaviour=books][data-enhanced=failed]");
    await page.waitForSelector("[data-behaviour=books][data-enhanced=ready]");
    await expect.poll(() => page.problems.join()).toContain(`${message}.`);
    expect(page.takeProblems().join()).toContain('Expected: <div data-behaviour="books"><ul><li>');
  });
});
