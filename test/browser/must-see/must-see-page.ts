/** The posters, as an editor would write them, for their browser tests. */
import { expect } from "vitest";
import { posters, reached } from "../carousel/carousel-page.ts";
import type { Site, WatchedPage } from "../harness.ts";
import { openWritten, type WrittenOptions } from "../written-page.ts";

export const CLOCK = "2026-07-01T12:00:00Z";

/** A page of so many posters, alive; no time passes but what the test lets pass. */
export async function openPosters(
  site: Site,
  count: number,
  options: WrittenOptions = {},
): Promise<WatchedPage> {
  const page = await openWritten(site, posters(count), { clock: CLOCK, held: true, ...options });
  await page.whenReady("must-see");
  return page;
}

/** Number of the poster in front. */
export const front = (page: WatchedPage): Promise<readonly string[]> => reached(page, "must-see");

/** '2 sur 3'. */
export const position = (page: WatchedPage): Promise<string | null> =>
  page.locator(".signet-carousel-position").textContent();

/** Moves the clock by four seconds until another poster is in front: the ticker starts when it is visible. */
export const turned = (page: WatchedPage, to: string): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(500);
      return front(page);
    })
    .toEqual([to]);

/** For half a minute. */
export async function stands(page: WatchedPage): Promise<void> {
  const before = await front(page);
  await page.clock.runFor(30_000);
  expect(await front(page)).toEqual(before);
}
