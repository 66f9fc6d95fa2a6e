/**
 * Every page in this engine for a visitor whose system is dark and asks for less motion, at 200 and 400 % of a window
 * of 1280 px: ready, silent, whole, no wider than the window, readable and still.
 */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../browser/harness.ts";
import { allReady, bareIcons } from "../browser/pages/every-page.ts";
import { pageViolations } from "../browser/pages/page-axe.ts";
import { EVERY_ADDRESS } from "./addresses.ts";

const site = useSite({ now: "2026-11-26T10:00" });

/** What moves by itself; a transition ends by itself. */
const moving = (page: WatchedPage) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === "running" && !(one instanceof CSSTransition))
      .map((one) => (one as CSSAnimation).animationName),
  );

test("the visitor's settings reach the page", async () => {
  const page = await site.open("/faq", { width: 640, height: 450 });
  const settings = await page.evaluate(() => [
    matchMedia("(prefers-color-scheme: dark)").matches,
    matchMedia("(prefers-reduced-motion: reduce)").matches,
    devicePixelRatio,
  ]);
  expect(settings).toEqual([true, true, 2]);
});

describe.each([
  { zoom: 200, width: 640, height: 450 },
  { zoom: 400, width: 320, height: 256 },
])("at $zoom %", ({ width, height, zoom }) => {
  test.each(EVERY_ADDRESS)(
    "%s is ready, silent, whole, still, readable, and no wider than the window",
    async (address) => {
      const page = await site.newPage({ width, height });
      await page.goto(address);
      await allReady(page);
      expect(await bareIcons(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await expect.poll(() => moving(page)).toEqual([]);
      // The colours are the same at any size.
      if (zoom === 200)
        expect((await pageViolations(page)).filter((line) => line.startsWith("color-contrast"))).toEqual([]);
      await page.expectSilent();
    },
  );
});
