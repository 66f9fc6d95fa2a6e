/** The slider of the hours by pointer, in this engine. */
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../browser/harness.ts";
import { openProgramme } from "../browser/programme/programme-page.ts";
import { tidy } from "../browser/seen.ts";

const site = useSite({ now: "2026-11-26T10:00" });

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Puts the pointer on a handle, and presses. */
async function grab(page: WatchedPage, handle: Locator): Promise<{ x: number; y: number }> {
  await handle.scrollIntoViewIfNeeded();
  const from = await middleOf(handle);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  return from;
}

test("a handle follows the pointer, also beyond the track; the list follows after the debounce", async () => {
  const { page, query, chips, count, settled } = await openProgramme(site, "/programmation?mode=liste");
  const all = await count();
  const [start, end] = [page.locator("[role=slider]").first(), page.locator("[role=slider]").last()];
  const text = async () => tidy(await page.locator(".signet-programme-hours-slider p").textContent());
  await end.waitFor();
  const from = await grab(page, end);
  const line = await middleOf(page.locator(".signet-programme-hours-slider [role=slider]").first());
  const half = line.x + (from.x - line.x) / 2;
  for (const step of [0.25, 0.5, 0.75, 1]) await page.mouse.move(from.x + (half - from.x) * step, from.y);
  await expect.poll(text).toMatch(/^0 h à 1[123] h$/);
  // The hand leaves the line, as hands do.
  await page.mouse.move(half, from.y + 120);
  await page.mouse.up();
  await expect.poll(query).toMatch(/hours=0,1[123]$/);
  await settled();
  await expect.poll(count).not.toBe(all);
  expect((await chips()).map(tidy)).toEqual([await text()]);
  // Neither handle moves with a pointer that no longer presses.
  const rests = await end.getAttribute("aria-valuenow");
  await page.mouse.move(from.x, from.y);
  expect(await end.getAttribute("aria-valuenow")).toBe(rests);
  expect(await start.getAttribute("aria-valuenow")).toBe("0.0");
  await page.expectSilent();
});

test("a press on the line brings the nearest handle there", async () => {
  const { page, query } = await openProgramme(site, "/programmation?mode=liste");
  const [start, end] = [page.locator("[role=slider]").first(), page.locator("[role=slider]").last()];
  await end.waitFor();
  await start.scrollIntoViewIfNeeded();
  const [left, right] = [await middleOf(start), await middleOf(end)];
  await page.mouse.move(left.x + (right.x - left.x) / 4, left.y);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(query).toMatch(/hours=[567],24$/);
  await page.expectSilent();
});
