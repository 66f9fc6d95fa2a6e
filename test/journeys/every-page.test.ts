/** Every page of the host on a phone and on a desktop, with all markers ready: axe, icons, and a silent console. */
import { describe, expect, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import { ADDRESSES, allReady, bareIcons } from "../browser/pages/every-page.ts";
import { pageViolations } from "../browser/pages/page-axe.ts";

const site = useSite({ now: "2026-11-26T10:00" });

describe.each([
  { width: 390, dark: true },
  { width: 1440, dark: false },
])("at $width px, dark: $dark", (options) => {
  test.each([
    ...ADDRESSES,
    "/activites?q=po%C3%A9sie",
    "/programmation?mode=horaire",
    "/programmation?mode=carte",
  ])(
    "axe finds nothing on %s; icons are drawn, nothing scrolls sideways, the console is silent",
    async (address) => {
      const page = await site.newPage({ ...options, reducedMotion: true });
      await page.goto(address);
      await allReady(page);
      expect(await pageViolations(page)).toEqual([]);
      expect(await bareIcons(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.expectSilent();
    },
  );
});
