/** Every page that the host serves, as the server sent it and with all its markers alive: axe, and a silent console. */
import { describe, expect, test } from "vitest";
import { loadFair } from "../host/data/load.ts";
import { PAGE_TABLE } from "../host/page-table.ts";
import { useSite, type WatchedPage } from "./harness.ts";
import { pageViolations } from "./page-axe.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const fair = loadFair("templates-fixtures/data");
/** One of each kind, with as much on its page as can be. */
const SLUGS: Readonly<Record<string, string | undefined>> = {
  activites: fair.events.find(({ id }) => fair.booksByEvent.has(id))?.slug,
  auteurs: fair.authors[0]?.slug,
  exposants: fair.companies[0]?.slug,
};

const ADDRESSES = PAGE_TABLE.map(({ path }) =>
  path.replace(/\/(\w+)\/:slug/, (_, folder: string) => `/${folder}/${SLUGS[folder]}`),
);

/** Passes by each marker and each card, so that those begin, and these are whole, that wait for it; then for all of them. */
async function allReady(page: WatchedPage): Promise<void> {
  await page.locator("[data-enhanced]").first().waitFor({ state: "attached" });
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll("[data-enhanced], .signet-cards, .signet-hour")) {
      part.scrollIntoView({ behavior: "instant" });
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await page.whenReady();
}

/** Icons without their drawing: a ground of the text's colour. */
const bareIcons = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".signet-icon")]
      .filter((icon) => getComputedStyle(icon, "::before").maskImage === "none")
      .map(({ className }) => className),
  );

test("every page of the host is among them", () => {
  expect(ADDRESSES.length).toBeGreaterThanOrEqual(13);
  expect(ADDRESSES.join()).not.toMatch(/undefined|:/);
});

describe.each([390, 1440])("at %i px", (width) => {
  test.each(ADDRESSES)(
    "axe finds nothing on %s as the server sent it, and every icon is drawn",
    async (address) => {
      const page = await site.newPage({ width, reducedMotion: true });
      // axe is a script itself: the page's own is there, and does nothing.
      await page.route("**/signet.js*", (route) =>
        route.fulfill({ body: "", contentType: "text/javascript" }),
      );
      await page.goto(address);
      expect(await pageViolations(page)).toEqual([]);
      expect(await bareIcons(page)).toEqual([]);
      await page.expectSilent();
    },
  );

  test.each(ADDRESSES)(
    "axe finds nothing on %s once all markers are ready, every icon is drawn, and the console is silent",
    async (address) => {
      const page = await site.newPage({ width, dark: width === 390, reducedMotion: true });
      await page.goto(address);
      await allReady(page);
      expect(await pageViolations(page)).toEqual([]);
      expect(await bareIcons(page)).toEqual([]);
      await page.expectSilent();
    },
  );
});
