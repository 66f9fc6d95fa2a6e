/** Every page of the host, as the server sent it. With ready markers: test/journeys/every-page.test.ts. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { ADDRESSES, bareIcons } from "./every-page.ts";
import { pageViolations } from "./page-axe.ts";

const site = useSite({ now: "2026-11-26T10:00" });

test("all pages of the host are tested", () => {
  expect(ADDRESSES.length).toBeGreaterThanOrEqual(13);
  expect(ADDRESSES.join()).not.toMatch(/undefined|:/);
});

describe.each([390, 1440])("at %i px", (width) => {
  test.each(ADDRESSES)(
    "axe finds nothing on %s as the server sent it, and every icon is drawn",
    async (address) => {
      const page = await site.newPage({ width, reducedMotion: true });
      // axe needs script: the page's own script is replaced by an empty one.
      await page.route("**/signet.js*", (route) =>
        route.fulfill({ body: "", contentType: "text/javascript" }),
      );
      await page.goto(address);
      expect(await pageViolations(page)).toEqual([]);
      expect(await bareIcons(page)).toEqual([]);
      await page.expectSilent();
    },
  );
});
