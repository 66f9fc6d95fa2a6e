/** Compares the weights that the build computes from import statements with the files that a browser loads. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { useSite } from "../harness.ts";
import { hold } from "../hold.ts";

const site = useSite();
/** A day of the fair: what is on now stands above the programme, with a style sheet of its own. */
const fairDay = useSite({ now: "2026-11-26T10:00" });

test.each(["/programmation", "/auteurs", "/exposants", "/faq", "/webdiffusion", "/"])(
  "%s fetches only counted scripts until its islands are ready (its markers, without islands)",
  async (path) => {
    const manifest = JSON.parse(readFileSync(join(inject("distDir"), "manifest.json"), "utf8"));
    const page = await site.newPage();
    await page.addInitScript(() => {
      addEventListener("signet:ready", (event) =>
        performance.mark("ready", { detail: (event as CustomEvent<{ kind: string }>).detail.kind }),
      );
    });
    await page.goto(path);
    await page.whenQuiet();
    const markers = await page
      .locator("[data-island], [data-behaviour]")
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute("data-island") ?? one.getAttribute("data-behaviour")),
      );
    // Markers that start near the viewport are part of the page's weight, too.
    const comeNear = () =>
      page.evaluate(() => {
        const waiting = document.querySelector("[data-enhanced=waiting]");
        waiting?.scrollIntoView();
        return waiting === null;
      });
    await expect.poll(comeNear).toBe(true);
    if (markers.length > 0) await page.whenReady();
    const { fetched, early } = await page.evaluate(() => {
      const marks = performance.getEntriesByName("ready") as PerformanceMark[];
      const islands = marks.filter(({ detail }) => detail === "island");
      // A ready island loads its parts while other markers are still loading.
      const ready = (islands.length > 0 ? islands : marks).at(-1)?.startTime ?? Number.POSITIVE_INFINITY;
      const scripts = performance.getEntriesByType("resource").flatMap(({ name, startTime }) => {
        const file = /\/dist\/([^/?]+\.js)(?:\?|$)/.exec(name)?.[1];
        return file ? [{ file, early: startTime <= ready }] : [];
      });
      return {
        fetched: scripts.map(({ file }) => file),
        early: scripts.filter((script) => script.early).map(({ file }) => file),
      };
    });
    const counted = ["entry", ...markers].flatMap((name) => manifest.loads[name ?? ""] ?? []);
    const scripts = counted.filter((file: string) => file.endsWith(".js"));
    expect(scripts.filter((file: string) => !fetched.includes(file))).toEqual([]);
    expect(early.filter((file) => !scripts.includes(file))).toEqual([]);
    // The home page loads more only where it is scrolled to. The last one is of the link in the header.
    if (path !== "/") expect(early.length).toBeLessThanOrEqual(8);
  },
);

test.each([
  ...["/programmation", "/programmation?mode=horaire", "/programmation?mode=carte", "/", "/faq"].map(
    (path) => [path, "the eve", 5, () => site] as const,
  ),
  ...["/programmation", "/programmation?mode=horaire", "/programmation?mode=carte"].map(
    (path) => [path, "a day of the fair", 6, () => fairDay] as const,
  ),
])(
  "%s on %s first paints with at most %i style sheets and two fonts, without the late css",
  async (path, _day, most, opened) => {
    const page = await opened().newPage({ width: 412 });
    const release = await hold(page, "**/theme/late.css");
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const files = await page.evaluate(() => {
      const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const blocks = (entry: object) => "renderBlockingStatus" in entry && entry.renderBlockingStatus;
      return {
        css: loaded.filter((entry) => blocks(entry) === "blocking").map(({ name }) => name),
        fonts: loaded.map(({ name }) => name).filter((name) => name.endsWith(".woff2")),
      };
    });
    release();
    expect(files.css.length).toBeGreaterThan(1);
    expect(files.css.length).toBeLessThanOrEqual(most);
    expect(files.fonts.length).toBeLessThanOrEqual(2);
    await page.waitForLoadState("load");
  },
);
