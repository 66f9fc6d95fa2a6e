/** The island arrives in several frames; what is in the window, or has focus, is there in the first. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { seenShifts, watchShifts, withoutFaces } from "../shifts.ts";
import { holdIsland } from "./programme-page.ts";

const site = useSite();

const PHONE = { width: 390, height: 844 };
const WINDOWS = [
  PHONE,
  { width: 768, height: 955 },
  { width: 1440, height: 900 },
  { width: 1920, height: 955 },
];
const VIEWS = ["", "?mode=horaire", "?mode=carte"];

/** For each change of `data-arriving`: its value, how many cards and places are left out, and the gaps this leaves. */
interface Seen {
  readonly frame: string | null;
  readonly left: number;
  /** Lists whose shown items end above the window's edge, or above that of their own box. */
  readonly gaps: number;
}

async function watchArrival(page: WatchedPage): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const isLeft = (one: Element) => {
      const { contentVisibility, display } = getComputedStyle(one);
      return contentVisibility === "hidden" || display === "none";
    };
    const look: MutationCallback = ([change]) => {
      const { target } = change as MutationRecord;
      const frame = (target as Element).getAttribute("data-arriving");
      const left = [...document.querySelectorAll(".signet-island :is(ol, ul) > li")].filter(isLeft);
      const lasts = left.flatMap(({ previousElementSibling: last }) => (last && !isLeft(last) ? last : []));
      const edge = (one: Element) =>
        Math.min(innerHeight, one.closest("ul")?.getBoundingClientRect().bottom ?? innerHeight);
      const gaps = lasts.filter((one) => one.getBoundingClientRect().bottom < edge(one)).length;
      seen.push({ frame, left: left.length, gaps });
    };
    new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ["data-arriving"] });
  });
}

const seen = (page: WatchedPage) => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);

test.each(WINDOWS.flatMap((size) => VIEWS.map((query) => ({ ...size, query }))))(
  "'$query' at $width × $height px: what is below the edge comes a frame later; nothing moves",
  async ({ query, ...size }) => {
    const page = await site.newPage(size);
    await watchArrival(page);
    await withoutFaces(page);
    const release = await holdIsland(page);
    // Of cards beside each other, shorter ones move while the server's HTML comes: there, only what the island moves counts.
    const isOneColumn = size.width === PHONE.width;
    if (isOneColumn) await page.addInitScript(watchShifts);
    await page.goto(`/programmation${query}`);
    await page.waitForSelector("article");
    if (!isOneColumn) await page.evaluate(watchShifts);
    release();
    await page.whenReady("programme");
    await expect.poll(() => seen(page)).toHaveLength(3);
    const steps = await seen(page);
    expect(steps.map(({ frame, gaps }) => [frame, gaps])).toEqual([
      ["1", 0],
      ["2", 0],
      [null, 0],
    ]);
    expect(steps[0]?.left).toBeGreaterThan(5);
    expect(steps[2]?.left).toBe(0);
    expect(await page.evaluate(seenShifts)).toEqual([]);
    await page.expectSilent();
  },
);

test("in a high window all come at once", async () => {
  const page = await site.newPage({ width: 1440, height: 1200 });
  await watchArrival(page);
  await page.goto("/programmation");
  await page.whenReady("programme");
  expect(await seen(page)).toEqual([]);
});

test.each(["scrolled", "focused"])("a page that is %s before the island comes loses nothing", async (how) => {
  const page = await site.newPage(PHONE);
  await watchArrival(page);
  const release = await holdIsland(page);
  await page.goto("/programmation", { waitUntil: "commit" });
  const title = page.locator("article h3 a").nth(9);
  if (how === "scrolled") await title.scrollIntoViewIfNeeded();
  else await title.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  release();
  await page.whenReady("programme");
  expect(await seen(page)).toEqual([]);
  if (how === "focused")
    await expect.poll(() => title.evaluate((link) => link === document.activeElement)).toBe(true);
});

test("what changes around the list does not lay out its cards again", async () => {
  const page = await site.newPage(PHONE);
  await page.goto("/programmation");
  await page.whenReady("programme");
  const ratio = await page.evaluate(async () => {
    const layout = async (change: (round: number) => void) => {
      const times: number[] = [];
      for (let round = 1; round <= 15; round += 1) {
        change(round);
        const before = performance.now();
        document.body.getBoundingClientRect();
        times.push(performance.now() - before);
        await new Promise((next) => requestAnimationFrame(next));
      }
      return times.sort((a, b) => a - b)[7] ?? Number.NaN;
    };
    const list = document.querySelector<HTMLElement>(".signet-programme-list");
    const all = await layout((round) => list?.style.setProperty("width", `${300 + round}px`));
    list?.style.removeProperty("width");
    const count = document.querySelector(".signet-programme-count");
    const around = await layout(() => count?.append("I"));
    return around / all;
  });
  // 0.7 when the list was a grid in a grid
  expect(ratio).toBeLessThan(0.3);
});

test("the first view is shown without a format of Intl, whose first one takes long on a phone", async () => {
  const page = await site.newPage(PHONE);
  await page.addInitScript(() => {
    const made: string[] = [];
    for (const name of ["DateTimeFormat", "Collator", "Segmenter", "NumberFormat"] as const) {
      const { [name]: Format } = Intl as unknown as Record<string, new (...args: unknown[]) => object>;
      Object.assign(Intl, {
        [name]: new Proxy(Format as object, {
          construct(target, args) {
            if (!document.querySelector('[data-island="programme"][data-enhanced="ready"]')) made.push(name);
            return Reflect.construct(target as new (...args: unknown[]) => object, args);
          },
        }),
      });
    }
    Object.assign(window, { made });
  });
  await page.goto("/programmation");
  await page.whenReady("programme");
  // Browsers without Temporal need one, for the offset of the fair's zone.
  const needed = await page.evaluate(() => ("Temporal" in window ? [] : ["DateTimeFormat"]));
  const made = await page.evaluate(() => (window as unknown as { made: string[] }).made);
  expect([...new Set(made)]).toEqual(needed);
});
