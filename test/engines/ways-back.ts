/** The ways in which a visitor comes to a page again, in each engine. */
import { expect, inject } from "vitest";
import type { WatchedPage } from "../browser/harness.ts";

/** Puppeteer waits for ever for Firefox to go on from a page that was kept, unless the page itself goes. */
export async function goFrom(page: WatchedPage, address: string): Promise<void> {
  await page.evaluate((to) => {
    location.href = to;
  }, address);
  await page.waitForURL(`**${address}`);
  await page.whenReady();
}

/** WebKit keeps a page whatever it listens for, and no more than three of them. */
const BETWEEN =
  inject("engine")?.name === "webkit" ? ["/videos", "/auteurs", "/exposants", "/ma-selection"] : [];

/** Goes to the questions and back; the engine keeps the page meanwhile, or does not. */
async function leaveAndReturn(page: WatchedPage, isToBeKept: boolean, marker?: string): Promise<void> {
  const before = (await page.evaluate("location.href")) as string;
  // Firefox keeps no page that is still loading something.
  const loading = () =>
    page.evaluate(
      () =>
        [...document.images].filter(
          (one) => !one.complete && one.getBoundingClientRect().top < innerHeight && one.checkVisibility(),
        ).length,
    );
  await expect.poll(loading).toBe(0);
  await page.evaluate((kept) => {
    Object.assign(window, { isKept: true });
    // The other engines keep no page that listens for its end.
    if (!kept) addEventListener("unload", () => {});
  }, isToBeKept);
  const way = ["/faq", ...(isToBeKept ? [] : BETWEEN)];
  for (const address of way) await goFrom(page, address);
  await page.evaluate((steps) => history.go(-steps), way.length);
  await page.waitForURL(before);
  await page.whenReady(marker);
  expect(await page.evaluate('"isKept" in window'), "the engine has kept the page").toBe(isToBeKept);
}

/** Comes to the page again, and waits until all of its markers are ready, or those of a name. */
export type Again = (page: WatchedPage, marker?: string) => Promise<void>;

export const WAYS: readonly (readonly [string, Again])[] = [
  [
    "a reload",
    async (page, marker) => {
      await page.reload();
      await page.whenReady(marker);
    },
  ],
  ["Back from the back/forward cache", (page, marker) => leaveAndReturn(page, true, marker)],
  ["Back without it", (page, marker) => leaveAndReturn(page, false, marker)],
];
