/** An API that takes five seconds, and connections that are cut, in this engine. */
import { expect, test } from "vitest";
import { openDirectory } from "../browser/directory/directory-page.ts";
import { useSite, type WatchedPage } from "../browser/harness.ts";
import { openProgramme } from "../browser/programme/programme-page.ts";
import { button, filterOf } from "../browser/seen.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const SLOW = { path: "/api/", delay: 5000 };

/** What is grey while it is the last answer's. */
const OLD = ".signet-programme-list";

const busy = (page: WatchedPage) =>
  page.locator('.signet-programme-list[aria-busy="true"]').waitFor({ state: "attached" });
/** What Signet has written to the console; the engine's own words on the network are not ours. */
const reports = async (page: WatchedPage) =>
  (await page.problemsSoFar()).filter((line) => /^console.*Signet:|^uncaught/.test(line));

test("keeps the old list, marked as old, for a slow filter; the last choice wins", async () => {
  const { page, titles, count, chips, settled } = await openProgramme(site, "/programmation?mode=liste");
  const [before, all] = [await titles(), await count()];
  site.host.faults.set(SLOW);
  await button(page, "Dans la ville").click();
  await busy(page);
  await expect.poll(() => filterOf(page, OLD)).not.toBe("none");
  expect(await titles()).toEqual(before);
  expect([all, "Chargement…"]).toContain(await count());
  await button(page, "En ligne").click();
  await expect.poll(chips).toEqual(["Dans la ville", "En ligne"]);
  await settled();
  await expect.poll(count).toMatch(/^\d+ Activité/);
  expect(await count()).not.toBe(all);
  const both = await count();
  expect(await filterOf(page, OLD)).toBe("none");
  site.host.faults.clear();
  await page.reload();
  await page.whenReady();
  expect(await count()).toBe(both);
  await page.expectSilent();
});

test("leaving during a request reports nothing, and Back finds the page complete", async () => {
  const { page, chips } = await openProgramme(site, "/programmation?mode=liste");
  site.host.faults.set(SLOW);
  await button(page, "Dans la ville").click();
  await busy(page);
  await page.goto("/faq");
  await page.whenReady();
  site.host.faults.clear();
  await page.goBack();
  await page.whenReady();
  await expect.poll(chips).toEqual(["Dans la ville"]);
  await page.locator('.signet-programme-list[aria-busy="false"]').waitFor();
  expect(await reports(page)).toEqual([]);
});

test("a page without initial JSON keeps the server's list while its API takes five seconds", async () => {
  site.host.faults.set(SLOW);
  const { page, titles } = await openProgramme(site, "/programmation?mode=liste&initial=0", { wait: false });
  const before = await titles();
  expect(before.length).toBeGreaterThan(10);
  await page.locator('[data-island=programme][data-enhanced="loading"]').waitFor();
  expect(await titles()).toEqual(before);
  await page.whenReady("programme");
  expect((await titles()).length).toBeGreaterThan(10);
  await page.expectSilent();
});

test.each(["at once", "in the body"] as const)(
  "a connection that is cut %s once is asked again, without a word",
  async (drop) => {
    const { page, count, settled } = await openProgramme(site, "/programmation?mode=liste");
    const all = await count();
    site.host.faults.set({ path: "/api/events", drop, times: 1 });
    await button(page, "En ligne").click();
    await settled();
    await expect.poll(count).not.toBe(all);
    expect(await button(page, "Réessayer").count()).toBe(0);
    expect(await reports(page)).toEqual([]);
  },
);

test.each(["at once", "in the body"] as const)(
  "connections that are cut %s repeatedly keep the list, with one report, until one holds",
  async (drop) => {
    const { page, names, count } = await openDirectory(site, "/auteurs");
    const [before, all] = [await names(), await count()];
    site.host.faults.set({ path: "/api/authors", drop });
    await page.getByRole("link", { name: "Lettre B" }).click();
    await button(page, "Réessayer").waitFor();
    expect(await names()).toEqual(before);
    await expect.poll(() => reports(page)).toHaveLength(1);
    site.host.faults.clear();
    await button(page, "Réessayer").click();
    await expect.poll(count).not.toBe(all);
  },
);

test("code whose connection is cut once is asked again", async () => {
  site.host.faults.set({ path: "/dist/authors-", drop: "at once", times: 1 });
  const page = await site.newPage();
  await page.goto("/auteurs");
  await page.whenReady("authors");
  await page.getByRole("link", { name: "Lettre B" }).click();
  await expect.poll(() => page.evaluate("location.search")).toContain("letter=b");
});
