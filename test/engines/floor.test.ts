/** A Chromium below the floor of docs/embedding.md: each page stands as the server sent it, complete and in silence. */
import { describe, expect, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import { EVERY_ADDRESS } from "./addresses.ts";

const site = useSite({ now: "2026-11-26T10:00" });

describe.each([390, 1440])("at %i px", (width) => {
  test.each(EVERY_ADDRESS)(
    "%s starts no marker, loads only the entry, is complete and silent, and fits the window",
    async (address) => {
      const page = await site.newPage({ width });
      await page.goto(address);
      // The entry has been read, and has looked for markers if it ever will.
      await page.evaluate('import("/dist/signet.js").then(({ enhance }) => enhance(document))');
      expect(await page.locator("[data-enhanced]").count()).toBe(0);
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
      );
      expect(loaded.filter((path) => /^\/dist\/.*\.js$/.test(path))).toEqual(["/dist/signet.js"]);
      expect(loaded.filter((path) => path.startsWith("/api"))).toEqual([]);
      // Without its mask an icon is a square in the text's colour.
      const squares = await page.evaluate(() =>
        [...document.querySelectorAll(".signet-icon, .icon")]
          .filter((one) => {
            const { webkitMaskImage, content } = getComputedStyle(one, "::before");
            return content !== "none" && webkitMaskImage === "none";
          })
          .map(({ className }) => className),
      );
      expect(squares).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await page.locator("h1").count()).toBe(1);
      await page.expectSilent();
    },
  );
});
