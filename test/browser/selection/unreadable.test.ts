/** What an earlier visit, or a stranger, has stored beside kept activities, and cannot be read. */
import { describe, expect, test } from "vitest";
import type { Activity } from "../../../src/shared/activity/activity.ts";
import { useSite, type WatchedPage } from "../harness.ts";
import { button, texts, tidy } from "../seen.ts";
import { activityOf, countOf, SIGNING, STORIES, store, storedIds, titleOf } from "./selection-page.ts";

const site = useSite({ now: "2026-11-27T12:00" });

/** An activity whose date no calendar knows. */
const broken = (id: number): Activity => ({
  ...activityOf(SIGNING),
  id,
  dates: { ...activityOf(SIGNING).dates, start: 1e15 },
});
const UNKNOWN = 987_654;

async function open(known: readonly Activity[], isOffline = false): Promise<WatchedPage> {
  const page = await site.newPage();
  if (isOffline) await page.route("**/api/events**", (route) => route.abort());
  await store(page, { ids: known.map(({ id }) => id), known });
  await page.goto("/ma-selection");
  await page.whenReady("selection");
  return page;
}

const said = (page: WatchedPage) =>
  page.takeProblems().filter((problem) => problem.includes("kept activity"));

describe.each([{ isOffline: false }, { isOffline: true }])(
  "without the network: $isOffline",
  ({ isOffline }) => {
    test("a kept date out of range ends nothing: its entry is left out, told once, and removable", async () => {
      const page = await open([broken(UNKNOWN), activityOf(STORIES)], isOffline);
      expect(await countOf(page)).toBe("2 activités gardées");
      expect(await texts(page, ".signet-selection-days h4")).toEqual([tidy(titleOf(STORIES))]);
      const row = page.locator("article", { hasText: `Activité nº\u00a0${UNKNOWN}` });
      expect(tidy(await row.textContent())).toContain(
        isOffline ? "est illisible" : "N’est plus dans la programmation",
      );
      await row.getByRole("button").click();
      await expect.poll(() => storedIds(page)).toEqual([STORIES]);
      expect(await page.evaluate((id) => localStorage.getItem(`signet:kept:${id}`), UNKNOWN)).toBeNull();
      expect(said(page)).toEqual([expect.stringContaining(`kept activity ${UNKNOWN}: activity.dates.start`)]);
      await page.reload();
      await page.whenReady("selection");
      expect(await countOf(page)).toBe("1 activité gardée");
      expect(said(page)).toEqual([]);
    });
  },
);

test("what the programme has of it takes the unreadable entry's place, for good", async () => {
  const page = await open([broken(SIGNING)]);
  await expect.poll(() => texts(page, ".signet-selection-days h4")).toEqual([tidy(titleOf(SIGNING))]);
  expect(said(page)).toHaveLength(1);
  await page.route("**/api/events**", (route) => route.abort());
  await page.reload();
  await page.whenReady("selection");
  await button(page, "Réessayer").waitFor();
  expect(await texts(page, ".signet-selection-days h4")).toEqual([tidy(titleOf(SIGNING))]);
  expect(said(page)).toEqual([]);
});
