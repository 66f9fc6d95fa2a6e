/**
 * Every page of the host in this engine, on a phone and on a desktop: every marker ready, nothing said, nothing
 * scrolls sideways. Its rectangles are kept for test/run/engine-report.mjs, which compares the engines.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import { allReady, bareIcons } from "../browser/pages/every-page.ts";
import { whole } from "../browser/programme/map-page.ts";
import { showTypefaces } from "../browser/typefaces.ts";
import { EVERY_ADDRESS } from "./addresses.ts";
import { boxes } from "./boxes.ts";
import { engineSide } from "./engine-site.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const name = inject("engine")?.id ?? "";
const folder = process.env.SIGNET_ENGINES;

describe.each([390, 1440])("at %i px", (width) => {
  test.each(EVERY_ADDRESS)("%s is ready, silent, whole, and no wider than the window", async (address) => {
    const page = await site.newPage({ width });
    await page.goto(address);
    await allReady(page);
    expect(await bareIcons(page)).toEqual([]);
    // The order of css counts: what the page links, the script must not add again behind the others.
    const sheets = await page
      .locator("link[rel=stylesheet]")
      .evaluateAll((links) => links.map((one) => one.getAttribute("href") ?? ""));
    const linked = sheets.filter((href) => href.startsWith("/"));
    expect(sheets.filter((href) => linked.includes(href.replace(/^https?:\/\/[^/]+/, "")))).toEqual(linked);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    if ((await page.locator(".signet-programme-filters").count()) > 0) {
      // What comes after the list changes the panel; the map's last pages bring cards that have not been seen yet.
      await page.locator(".signet-programme-to-top").first().waitFor({ state: "attached" });
      if (address.endsWith("=carte")) await whole(page).waitFor();
      await allReady(page);
    }
    await page.evaluate(showTypefaces);
    const found = await page.evaluate(boxes);
    expect(found.length).toBeGreaterThan(0);
    await page.expectSilent();
    if (!folder) return;
    const file = `${address.replace(/\W+/g, "-")}${width}`;
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, `${file}.json`), JSON.stringify({ address, width, boxes: found }));
    if (process.env.SIGNET_ENGINE_PICTURES)
      writeFileSync(join(folder, name, `${file}.png`), await engineSide(page).picture());
  });
});
