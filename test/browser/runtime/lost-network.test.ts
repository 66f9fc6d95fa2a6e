/** A network that is lost before a part of a widget is wanted, and comes back. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { openWritten } from "../written-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

/** Loses what is asked for from now on, as a browser without a network does; returns the way back. */
async function loseNetwork(page: WatchedPage, files: string | RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort("internetdisconnected"));
  await page.context().setOffline(true);
  return async () => {
    await page.unroute(files);
    await page.context().setOffline(false);
  };
}

/** The page's `signet:error` and `signet:report` so far. */
async function reportsOf(page: WatchedPage): Promise<readonly string[]> {
  return (await page.problemsSoFar()).filter((line) => line.startsWith("signet:"));
}

test("a view that was lost shows the list, and comes when the network is back", async () => {
  const page = await site.open("/programmation");
  const back = await loseNetwork(page, "**/dist/MapView-*");
  await page
    .getByRole("link", { name: "Vue carte" })
    .or(page.getByRole("button", { name: "Vue carte" }))
    .first()
    .click();
  await expect.poll(async () => (await reportsOf(page)).length).toBeGreaterThan(0);
  expect(await page.locator(".signet-programme-map").count()).toBe(0);
  expect(await page.locator(".signet-programme-card").count()).toBeGreaterThan(0);
  await back();
  await page.locator(".signet-programme-map").first().waitFor();
});

test("a menu whose code was lost opens as without script, and as usual when the network is back", async () => {
  const page = await site.open("/videos");
  const back = await loseNetwork(page, "**/dist/menu-*");
  const button = page.locator("header [aria-controls=menu]");
  await button.click();
  await page.locator("#menu:popover-open").waitFor();
  expect(await button.getAttribute("aria-expanded")).toBe(null);
  await back();
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
  await button.click();
  await page.locator("#menu").waitFor({ state: "hidden" });
  expect(await reportsOf(page)).toHaveLength(1);
});

test("'Copier le lien' that was lost is there when the network is back", async () => {
  const page = await openWritten(
    site,
    '<div data-behaviour="share"><details><summary>Partager</summary><p>Merci.</p></details></div>',
  );
  await page.whenReady();
  const back = await loseNetwork(page, "**/dist/share-panel-*");
  await page.locator("summary").click();
  await expect.poll(async () => (await reportsOf(page)).length).toBe(1);
  await back();
  await page.getByRole("button", { name: "Copier le lien" }).waitFor();
});
