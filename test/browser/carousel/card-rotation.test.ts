/** Cards in rotation: four visible, in random order. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { clickAtRest, focused } from "../seen.ts";
import { seenShifts, watchShifts, withoutFaces } from "../shifts.ts";
import { expectServerPage, openWritten, releaseAll, type WrittenOptions } from "../written-page.ts";
import { cards, reached, turnedByClock } from "./carousel-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const CLOCK = "2026-07-01T12:00:00Z";

async function open(count: number, options: WrittenOptions = {}, more = ""): Promise<WatchedPage> {
  const page = await openWritten(site, cards(count) + more, { clock: CLOCK, ...options });
  await page.whenReady("card-rotation");
  // From here on, time passes only when the test moves the clock.
  await page.clock.pauseAt(new Date(Date.parse(CLOCK) + 60_000));
  return page;
}
const shown = (page: WatchedPage) => reached(page, "card-rotation");
const turned = (page: WatchedPage) => turnedByClock(page, "card-rotation");
async function stands(page: WatchedPage): Promise<void> {
  const before = await shown(page);
  await page.clock.runFor(30_000);
  expect(await shown(page)).toEqual(before);
}
const visible = (page: WatchedPage) =>
  page
    .locator("[data-behaviour=card-rotation] > ul > li")
    .evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length);

test.each([390, 1440])(
  "without script all cards of the home page are in two rows that scroll, at %i px",
  async (width) => {
    const page = await site.newPage({ javaScript: false, width });
    await page.goto("/");
    const rows = page.locator("[data-behaviour=card-rotation] > ul");
    expect(await rows.count()).toBe(2);
    for (const row of await rows.all()) {
      await expect.poll(() => row.locator("li").count()).toBe(8);
      await row.locator("a").last().focus();
      await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
    }
  },
);

test("the row of shuffled cards starts with its first one, in a section that was skipped, too", async () => {
  const page = await site.newPage({ width: 390, reducedMotion: true });
  await page.addInitScript(() => {
    let seed = 42;
    Math.random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
  });
  // All bands are laid out after four seconds, which a busy machine may need to get here.
  await page.route("**/theme/*.css", async (route) => {
    const css = await (await route.fetch()).text();
    await route.fulfill({ body: css.replace(/1ms 4s/g, "1ms 900s"), contentType: "text/css" });
  });
  await page.goto("/");
  const rows = page.locator("[data-behaviour=card-rotation] > ul");
  const state = () => rows.last().evaluate((list) => list.parentElement?.dataset.enhanced);
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(state).toBe("ready");
  // The cards were moved.
  expect(await rows.last().locator("li").first().getAttribute("data-seat")).toBe("1");
  await page.locator("#partenaires").scrollIntoViewIfNeeded();
  await rows.last().scrollIntoViewIfNeeded();
  for (const row of await rows.all()) expect(await row.evaluate((list) => list.scrollLeft)).toBe(0);
  const skipped = () =>
    page
      .locator("main h2")
      .evaluateAll((titles) =>
        titles
          .filter(
            (title) => title.checkVisibility() && !title.checkVisibility({ contentVisibilityAuto: true }),
          )
          .map((title) => title.textContent),
      );
  expect(await skipped(), "bands far away").not.toEqual([]);
  await page.emulateMedia({ media: "print" });
  expect(await skipped(), "on paper").toEqual([]);
});

test.each([360, 679, 681, 1440])(
  "at %i px four of nine are shown, the other four after four seconds, one never",
  async (width) => {
    const page = await open(9, { width });
    const first = await shown(page);
    expect(first).toHaveLength(4);
    await turned(page);
    const second = await shown(page);
    expect(second).toHaveLength(4);
    expect(new Set([...first, ...second]).size).toBe(8);
    await page.clock.runFor(3000);
    expect(await shown(page)).toEqual(second);
    await page.clock.runFor(1500);
    expect(await shown(page)).toEqual(first);
    await expect.poll(() => page.locator("li[hidden]").count()).toBe(1);
    await expect.poll(() => visible(page)).toBe(4);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      .toBe(false);
  },
);

test.each([1, 2, 3, 4])("%i cards are all visible and do not rotate", async (count) => {
  const page = await open(count);
  expect(await shown(page)).toHaveLength(count);
  await stands(page);
  await expect.poll(() => visible(page)).toBe(count);
});

test("of five, four stay and one is hidden, but in the document", async () => {
  const page = await open(5);
  expect(await shown(page)).toHaveLength(4);
  expect(await page.locator("[data-behaviour=card-rotation] li").count()).toBe(5);
  expect(await visible(page)).toBe(4);
  await stands(page);
});

test.each([390, 1440])("of five, four fill the row, without a gap, at %i px", async (width) => {
  const page = await open(5, { width });
  const row = await page.locator("[data-behaviour=card-rotation] > ul").evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    const boxes = [...list.children]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect());
    return {
      cells: new Set(boxes.map((box) => `${Math.round(box.left)} ${Math.round(box.top)}`)).size,
      outside: boxes.filter((box) => box.left < left || box.right > right + 1).length,
    };
  });
  expect(row).toEqual({ cells: 4, outside: 0 });
});

test("the order is random, and stays for the life of the page", async () => {
  const orders = new Set<string>();
  for (const seed of [0.1, 0.5, 0.9]) {
    const page = await openWritten(site, cards(9), {
      clock: CLOCK,
    });
    await page.route("**/ecrit", (route) => route.fallback());
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, seed);
    await page.reload();
    await page.whenReady("card-rotation");
    const order = (await page.locator("[data-behaviour=card-rotation] li").allTextContents()).join();
    await page.clock.runFor(9000);
    const later = await page.locator("[data-behaviour=card-rotation] li").allTextContents();
    expect(later.join()).toBe(order);
    orders.add(order);
  }
  expect(orders.size).toBe(3);
});

test("they wait under pointer or focus, and continue with both rows on one beat", async () => {
  const page = await open(8);
  await turned(page);
  await page.locator("[data-behaviour=card-rotation] > ul").hover();
  await stands(page);
  await page.mouse.move(1, 1);
  await turned(page);
  // It fades in.
  await page.locator("[data-place=front] a").first().waitFor({ state: "visible" });
  await page.locator("[data-place=front] a").first().focus();
  await stands(page);
  await expect.poll(() => focused(page)).toMatch(/^Voix \d/);
});

test("with reduced motion nothing rotates, and every card can be scrolled to", async () => {
  const page = await open(9, { reducedMotion: true });
  expect(await shown(page)).toHaveLength(8);
  await stands(page);
  const row = page.locator("[data-behaviour=card-rotation] > ul");
  await expect.poll(() => row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
});

test("a row that was scrolled by hand starts at its beginning when it rotates again", async () => {
  const page = await open(9, { reducedMotion: true });
  const row = page.locator("[data-behaviour=card-rotation] > ul");
  const scrolled = () => row.evaluate((list) => list.scrollLeft);
  // Cards that are wider than their places: the row could be scrolled while it rotates, too.
  await row.evaluate((list) => {
    for (const link of list.querySelectorAll("a"))
      Object.assign(link.style, { display: "block", inlineSize: "60em" });
  });
  await row.evaluate((list) => list.scrollTo(list.scrollWidth, 0));
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(() => page.locator("[data-turning]").count()).toBe(1);
  expect(await scrolled()).toBe(0);
  // The four are in sight, each in its place.
  expect(await shown(page)).toHaveLength(4);
});

test("the page's switch stops both rows of the home page where they are, and resumes them", async () => {
  const page = await site.newPage({ clock: CLOCK });
  await page.goto("/");
  await page.locator("#voix").scrollIntoViewIfNeeded();
  await page.whenReady("card-rotation");
  const stop = page.getByRole("button", { name: "Arrêter les animations" });
  await clickAtRest(stop);
  await expect.poll(() => page.locator("[data-turning]").count()).toBe(0);
  await page.clock.runFor(20_000);
  expect(await page.locator(".signet-cards-row [inert]").count()).toBe(0);
  await clickAtRest(stop);
  await expect.poll(() => page.locator("[data-turning]").count()).toBe(2);
});

describe("by keyboard", () => {
  test("keyboard: card-rotation / Tab / cards that take turns: the visible four, then what follows", async () => {
    const page = await open(9, {}, '<p><a href="/faq">Ensuite</a></p>');
    const four = await shown(page);
    const order: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press("Tab");
      order.push(await focused(page));
      await page.clock.runFor(5000);
    }
    expect(order).toEqual([...four.map((number) => `Voix ${number}`), "Ensuite"]);
  });

  test("keyboard: card-rotation / Tab / cards that stand still: all of them, the row scrolls along", async () => {
    const page = await open(8, { reducedMotion: true });
    for (let step = 0; step < 8; step += 1) await page.keyboard.press("Tab");
    const last = (await shown(page)).at(-1);
    await expect.poll(() => focused(page)).toBe(`Voix ${last}`);
    const row = page.locator("[data-behaviour=card-rotation] > ul");
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  });
});

test("released after a turn, cards are in the server's order", async () => {
  const page = await open(9);
  await turned(page);
  await releaseAll(page);
  await expectServerPage(page);
});

test("axe finds nothing, rotating or still", async () => {
  for (const reducedMotion of [false, true]) {
    const page = await open(9, { reducedMotion });
    // axe needs timers.
    await page.clock.resume();
    expect(await pageViolations(page)).toEqual([]);
    await page.expectSilent();
  }
});

test("no list: is reported on the console, and the other markers work", async () => {
  const page = await openWritten(site, `<div data-behaviour="card-rotation"><p>Bientôt</p></div>${cards(8)}`);
  await page.waitForSelector("[data-behaviour=card-rotation][data-enhanced=failed]");
  await page.waitForSelector("[data-behaviour=card-rotation][data-enhanced=ready]");
  await expect.poll(() => page.problems.join()).toContain("there is no list with an item in it.");
  page.takeProblems();
});

describe("nothing shifts", () => {
  test.each([390, 768, 1440])(
    "on the home page, from top to bottom and during rotation, at %i px",
    async (width) => {
      const page = await site.newPage({ width });
      await page.addInitScript(watchShifts);
      await withoutFaces(page);
      await page.goto("/");
      for (const marker of ["must-see", "books", "card-rotation"]) {
        await page.locator(`[data-behaviour=${marker}]`).last().scrollIntoViewIfNeeded();
        await page.whenReady(marker);
        await page.evaluate(seenShifts);
      }
      await page.waitForSelector("[data-place=front][data-seat='1']");
      const group = await page.locator("[data-place=front]").first().textContent();
      await expect.poll(() => page.locator("[data-place=front]").first().textContent()).not.toBe(group);
      expect(await page.evaluate(seenShifts)).toEqual([]);
    },
  );

  test.each([390, 1440])("on an activity's page, at %i px", async (width) => {
    const page = await site.newPage({ width });
    await page.addInitScript(watchShifts);
    await withoutFaces(page);
    await page.goto("/");
    const link = await page.locator(".slide-link").first().getAttribute("href");
    await page.goto(link ?? "");
    const books = page.locator("[data-behaviour=books]");
    if ((await books.count()) > 0) {
      await books.scrollIntoViewIfNeeded();
      await page.whenReady("books");
    }
    expect(await page.evaluate(seenShifts)).toEqual([]);
  });
});
