/** The theme's typefaces: they follow the page's scripts, and move nothing when they come. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { hold } from "../hold.ts";
import { seenShifts, watchShifts, withoutFaces } from "../shifts.ts";
import { showTypefaces } from "../typefaces.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const FONTS = "**/*.woff2";
const isShown = () => document.fonts.check("800 16px Bricolage");

/** Addresses of the fonts that a page asks for, from now on. */
function fontsOf(page: WatchedPage): string[] {
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith(".woff2") && asked.push(request.url()));
  return asked;
}

test("are asked for when the page's scripts have come, and are shown", async () => {
  const page = await site.newPage({ typefaces: "later" });
  const asked = fontsOf(page);
  const release = await hold(page, "**/react-*.js");
  await page.goto("/programmation");
  await page.whenReady("mega-menu");
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => page.evaluate(isShown)).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
  await page.expectSilent();
});

test("do not come where the browser spares data, whatever a cache has kept", async () => {
  const page = await site.newPage({ typefaces: "later" });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const asked = fontsOf(page);
  await page.goto("/programmation");
  await page.whenReady();
  await page.whenQuiet();
  expect(asked).toEqual([]);
  await page.expectSilent();
});

test("do not come where the server knows that data is spared, with and without script", async () => {
  for (const javaScript of [true, false]) {
    const page = await site.newPage({ javaScript, typefaces: "later" });
    await page.setExtraHTTPHeaders({ "Save-Data": "on" });
    const asked = fontsOf(page);
    await page.goto("/faq");
    await page.whenQuiet();
    expect(asked).toEqual([]);
  }
});

test("are shown at once without script", async () => {
  const page = await site.newPage({ javaScript: false });
  const asked = fontsOf(page);
  await page.goto("/faq");
  await page.whenQuiet();
  expect(asked.length).toBeGreaterThan(0);
});

/** A phone has Roboto and none of the faces that stand in elsewhere; from Android 12 on it has no bold name. */
async function onAndroid(page: WatchedPage, version: 11 | 12): Promise<void> {
  const file = (weight: number) =>
    readFileSync(
      createRequire(import.meta.url).resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`),
    );
  for (const weight of [400, 700])
    await page.route(`**/theme/roboto-${weight}`, (route) =>
      route.fulfill({ body: file(weight), contentType: "font/woff2" }),
    );
  await page.route("**/theme/site.css", async (route) => {
    const css = await (await route.fetch()).text();
    const known = css
      .replace(/local\("(Arial|Liberation Sans|Helvetica)[^"]*"\)/g, 'local("none")')
      .replaceAll('local("Roboto Bold")', version === 11 ? 'url("/theme/roboto-700")' : 'local("none")')
      .replaceAll('local("Roboto")', 'url("/theme/roboto-400")');
    await route.fulfill({ body: known, contentType: "text/css" });
  });
}

/** Waits until what stands in has come: on a telephone it is installed, here it comes from an address. Runs in the page. */
async function standInsAreThere(): Promise<void> {
  document.body.getBoundingClientRect();
  const asked = [...document.fonts].filter(
    ({ family, status }) => !/^"?(Bricolage|Literata)"?$/.test(family) && status !== "unloaded",
  );
  await Promise.allSettled(asked.map(({ loaded }) => loaded));
  document.body.getBoundingClientRect();
}

/** Pages, and the marker of each that is waited for. */
const PAGES = [
  ["/", "must-see"],
  ["/programmation", "programme"],
  ["/programmation?mode=horaire", "programme"],
  ["/auteurs", "authors"],
  ["/webdiffusion", "webcast"],
  ["/videos", "video-overlay"],
] as const;

/** How far text may lie beside where it lay before, as a layout shift: a line that begins 4 px further. */
const NOTHING = 0.002;

describe.each([
  ["Arial", null],
  ["Android's Roboto", 11],
  ["the only face of Android 12", 12],
] as const)("%s", (_, version) => {
  test.each(PAGES)("stands in on %s, and nothing moves when the typefaces come", async (path, marker) => {
    const page = await site.newPage({ width: 390, typefaces: "later" });
    if (version !== null) await onAndroid(page, version);
    const release = await hold(page, FONTS);
    // The page's `load` waits for the fonts.
    await page.goto(path, { waitUntil: "commit" });
    await page.whenReady(marker);
    await page.evaluate(standInsAreThere);
    await page.evaluate(watchShifts);
    release();
    await page.evaluate(showTypefaces);
    expect(await page.evaluate(isShown)).toBe(true);
    const moved = (await page.evaluate(seenShifts)).filter((words) => Number.parseFloat(words) > NOTHING);
    expect(moved).toEqual([]);
  });
});

/** What telephones have. */
const USUAL = [360, 375, 384, 390, 393, 412];

test.each(["/webdiffusion", "/activites", "/faq", "/videos"])(
  "the words of %s need as many lines in what stands in, on the usual telephones",
  async (path) => {
    const linesOf = async (page: WatchedPage) => {
      const found: Record<string, number> = {};
      for (const width of USUAL) {
        await page.setViewportSize({ width, height: 844 });
        const lines = await page.evaluate(() =>
          [...document.querySelectorAll("main :is(h1, h2, h3, p)")]
            .map((element) => [element.textContent?.trim(), element.getBoundingClientRect()] as const)
            .filter(([, { top, height }]) => height > 0 && top < 844)
            .map(([words, { height }]) => [words, Math.round(height / 10)] as const),
        );
        for (const [words, height] of lines) found[`${width} px: ${words}`] = height;
      }
      return found;
    };
    const page = await site.newPage({ width: 390 });
    await page.goto(path);
    await page.whenQuiet();
    const other = await site.newPage({ width: 390 });
    await withoutFaces(other);
    await other.goto(path);
    await other.whenQuiet();
    expect(await linesOf(other)).toEqual(await linesOf(page));
  },
);

test.each([320, 390])("at %i px, the views stay beside each other in any typeface", async (width) => {
  const page = await site.open("/programmation", { width });
  const box = () =>
    page.evaluate(() => {
      const views = document.querySelector(".signet-programme > .signet-programme-views") as Element;
      return [views.getBoundingClientRect().height, views.scrollWidth - views.clientWidth];
    });
  const before = await box();
  await page.evaluate(() => document.documentElement.style.setProperty("--display", "monospace"));
  expect(await box()).toEqual(before);
});

test("no line of a page begins with a comma", async () => {
  const page = await site.open("/", { width: 390, marker: "must-see" });
  const wrong = await page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue ?? "";
      for (const { index } of words.matchAll(/,(?=\s)/g)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const comma = range.getBoundingClientRect();
        const block = text.parentElement?.closest("p, li, h3, dd, div")?.getBoundingClientRect();
        if (block && comma.width > 0 && comma.left - block.left < 1) found.push(words);
      }
    }
    return found;
  });
  expect(wrong).toEqual([]);
});
