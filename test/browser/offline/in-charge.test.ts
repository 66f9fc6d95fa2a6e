/** Who stores and shows the programme's answers: the worker, or without it the page (decision 0066). */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { clickAtRest } from "../seen.ts";
import { expectProgrammeAge, notStored, reload } from "./offline-page.ts";

const site = useSite({ now: "2026-11-26T10:00", offline: true });

const PROGRAMME = "/programmation";
const cityButton = (page: WatchedPage) =>
  page.locator("#filtres").getByRole("button", { name: /^Dans la ville/ });

/** Number of the page's own entries. */
const entries = (page: WatchedPage): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("signet:last:")).length);

/** Opens the programme with the worker switched off: the page stores two answers itself. */
async function openWithoutWorker(): Promise<WatchedPage> {
  const page = await site.newPage();
  await page.goto(`${PROGRAMME}?signet-offline=off`);
  await page.whenReady("programme");
  await expect.poll(() => entries(page)).toBe(1);
  await clickAtRest(cityButton(page));
  await expect.poll(() => entries(page)).toBe(2);
  return page;
}

/** Opens the programme twice: the worker is installed, and then controls the page from its start. */
async function openWithWorker(page: WatchedPage): Promise<void> {
  await page.goto(`${PROGRAMME}?signet-offline=on`);
  await page.whenReady("programme");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(PROGRAMME);
  await page.whenReady("programme");
  await expect.poll(() => notStored(page)).toEqual([]);
}

test("with the worker, the page deletes its own entries and stores no more", async () => {
  const page = await openWithoutWorker();
  await openWithWorker(page);
  await expect.poll(() => entries(page)).toBe(0);
  await clickAtRest(cityButton(page));
  await page.whenQuiet();
  expect(await entries(page)).toBe(0);
  await page.expectSilent();
});

test("with the worker, only its line shows an age, also for an answer that it has not stored", async () => {
  const page = await openWithoutWorker();
  await openWithWorker(page);
  await page.context().setOffline(true);
  await reload(page, "programme");
  await expectProgrammeAge(page);
  await clickAtRest(cityButton(page));
  await page.locator(".signet-failure").waitFor();
  expect(await page.locator("main > .signet-offline").count()).toBe(1);
  expect(await page.locator("[data-island] > .signet-offline").count()).toBe(0);
  page.takeProblems();
});
