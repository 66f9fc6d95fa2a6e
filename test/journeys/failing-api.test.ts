/**
 * A journey with an API that fails: the page stays complete, says what has failed, and continues when the API is
 * back.
 */
import { expect, test } from "vitest";
import { openDirectory } from "../browser/directory/directory-page.ts";
import { useSite, type WatchedPage } from "../browser/harness.ts";
import { openProgramme } from "../browser/programme/programme-page.ts";
import { button } from "../browser/seen.ts";
import { openWebcast } from "../browser/webcast/webcast-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

/** What Signet has written to the console. */
const reports = async (page: WatchedPage) =>
  (await page.problemsSoFar()).filter((line) => /^console.*Signet:/.test(line));

test("a filter whose answer fails keeps the list, offers to try again, and continues", async () => {
  const { page, titles, count } = await openProgramme(site, "/programmation?mode=liste");
  const [before, all] = [await titles(), await count()];
  site.host.faults.set({ path: "/api/events", status: 404 });
  await button(page, "En ligne").click();
  await button(page, "Réessayer").waitFor();
  await expect.poll(titles).toEqual(before);
  site.host.faults.clear();
  await button(page, "Réessayer").click();
  await expect.poll(count).not.toBe(all);
  await expect.poll(() => button(page, "Réessayer").count()).toBe(0);
});

test("a programme whose API never answers keeps the server's list", async () => {
  site.host.faults.set({ path: "/api/events", status: 404 });
  const { page, titles } = await openProgramme(site, "/programmation?mode=liste&initial=0", { wait: false });
  await expect.poll(() => reports(page)).not.toEqual([]);
  expect((await titles()).length).toBeGreaterThan(10);
  await button(page, "Réessayer").waitFor();
});

test("a letter whose answer fails keeps the names, and works when the API is back", async () => {
  const { page, names, count, focused } = await openDirectory(site, "/auteurs");
  const [before, all] = [await names(), await count()];
  site.host.faults.set({ path: "/api/authors", status: 404 });
  await page.getByRole("link", { name: "Lettre B" }).click();
  await button(page, "Réessayer").waitFor();
  await expect.poll(names).toEqual(before);
  site.host.faults.clear();
  await button(page, "Réessayer").click();
  await expect.poll(count).not.toBe(all);
  await expect.poll(focused).not.toBe("(body)");
});

test("a webcast whose API fails plays the streams of the initial JSON", async () => {
  site.host.faults.set({ path: "/api", status: 500 });
  const { page, title } = await openWebcast(site, "/webdiffusion");
  expect(await title()).not.toBe("");
  expect(await page.locator("[data-island=webcast] iframe").count()).toBeGreaterThan(0);
});

test("a chunk that cannot be loaded keeps the server's page, with one report", async () => {
  site.host.faults.set({ path: "/dist/authors-", status: 404 });
  const page = await site.newPage();
  await page.goto("/auteurs");
  await page.locator('[data-island=authors][data-enhanced="failed"]').waitFor();
  expect(await page.locator("[data-slug]").count()).toBe(24);
  await expect.poll(() => reports(page)).toHaveLength(1);
});
