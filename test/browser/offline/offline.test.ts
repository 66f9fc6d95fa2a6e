/** Stored pages and answers without a network, and how they show their age. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { clickAtRest, hears } from "../seen.ts";
import {
  ageLine,
  expectProgrammeAge,
  isStored,
  notStored,
  openStored,
  registrations,
  reload,
} from "./offline-page.ts";

const site = useSite({ now: "2026-11-26T10:00", offline: true });
const plain = useSite({ now: "2026-11-26T10:00" });

const PROGRAMME = "/programmation";
const cards = ".signet-programme-cards > *";
/** Its name ends with a number where the page knows it. */
const cityButton = (page: WatchedPage) =>
  page.locator("#filtres").getByRole("button", { name: /^Dans la ville/ });

test("with the network, a page with the worker shows no age and reports nothing", async () => {
  const page = await openStored(site, PROGRAMME, "programme");
  await reload(page, "programme");
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(
    `/signet-sw.js?api=${encodeURIComponent(`${site.url}/api`)}`,
  );
  expect(await ageLine(page)).toBeNull();
  await page.expectSilent();
});

test("after one visit, page, island and activities open without a network, with their age", async () => {
  const page = await openStored(site, PROGRAMME, "programme");
  const before = await page.locator(cards).count();
  expect(before).toBeGreaterThan(5);
  await page.context().setOffline(true);
  await reload(page, "programme");
  expect(await page.locator(cards).count()).toBe(before);
  await expectProgrammeAge(page);
});

test("without a network, a bookmark pressed for the first time works", async () => {
  const page = await openStored(site, `${PROGRAMME}?volet1=6332&dedicace=false`, "programme");
  // Parts that load when the page is idle: without a network they would be missing, and reported.
  const parts = ["on-demand", "results-tools", "late", "kept", "HoursSlider", "watch-last"];
  const notLoaded = () =>
    page.evaluate((names) => {
      const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
      return names.filter((part) => !loaded.some((name) => name.includes(`/${part}-`)));
    }, parts);
  await expect.poll(notLoaded).toEqual([]);
  await expect.poll(() => notStored(page)).toEqual([]);
  await page.context().setOffline(true);
  await reload(page, "programme");
  await expectProgrammeAge(page);
  page.takeProblems();
  await page
    .locator(".signet-keep")
    .first()
    .evaluate((one: HTMLElement) => one.click());
  await hears(page, "Activité gardée, 1 dans votre sélection.");
  expect((await page.problemsSoFar()).filter((text) => text.startsWith("signet:"))).toEqual([]);
});

test("when the network is back, a stored page offers to reload, and is then new", async () => {
  const page = await openStored(site, PROGRAMME, "programme");
  await page.context().setOffline(true);
  await reload(page, "programme");
  await expectProgrammeAge(page);
  const again = page.getByRole("button", { name: "Actualiser" });
  expect(await again.count()).toBe(0);
  await page.context().setOffline(false);
  await again.click();
  await expect.poll(() => ageLine(page)).toBeNull();
  await page.whenReady("programme");
});

test("when the network is back, stored answers are requested again and the line goes", async () => {
  const page = await openStored(site, PROGRAMME, "programme");
  await reload(page, "programme");
  // What is on now asks for activities, too.
  const asked = page.waitForResponse(/\/api\/events\?.*aspects/);
  await clickAtRest(cityButton(page));
  const address = (await asked).url();
  await expect.poll(() => isStored(page, address)).toBe(true);
  site.host.faults.set({ path: "/api/", status: 503 });
  // The new page draws another order: the browser's HTTP cache has the answer to this one for half a minute. The worker
  // gives its stored answer to the same question.
  const first = new URL(address).searchParams.get("mode[random]") === "1";
  await page.addInitScript(
    (drawn) => {
      Math.random = () => drawn;
    },
    first ? 0.9 : 0,
  );
  await page.goto(PROGRAMME);
  await page.whenReady("programme");
  await clickAtRest(cityButton(page));
  await expect.poll(() => cityButton(page).getAttribute("aria-pressed")).toBe("true");
  await expectProgrammeAge(page);
  expect(await page.locator(cards).count()).toBeGreaterThan(0);
  site.host.faults.clear();
  const refreshed = page.waitForResponse(/\/api\/events\?.*aspects/);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  const response = await refreshed;
  expect(await response.headerValue("x-signet-kept")).toBeNull();
  await expect.poll(() => ageLine(page)).toBeNull();
  expect(await page.locator(".signet-stale-note").count()).toBe(0);
  expect(await page.locator(cards).count()).toBeGreaterThan(0);
});

test("without an answer within 4 s, or with a server error, the stored page is shown", async () => {
  const page = await openStored(site, PROGRAMME, "programme");
  site.host.faults.set({ path: PROGRAMME, delay: 30_000 });
  await reload(page, "programme");
  await expectProgrammeAge(page);
  site.host.faults.clear();
  site.host.faults.set({ path: PROGRAMME, status: 503 });
  await reload(page, "programme");
  await expectProgrammeAge(page);
});

test("for a page that was never opened, the server's own error is shown", async () => {
  const page = await openStored(site, PROGRAMME, "programme");
  site.host.faults.set({ path: "/faq", status: 503 });
  const response = await page.goto("/faq");
  expect(response?.status()).toBe(503);
});

test("a site without the two files has no worker and requests nothing of it", async () => {
  const page = await plain.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(PROGRAMME);
  await page.whenReady("programme");
  expect(asked.filter((url) => /signet-(sw|offline)/.test(url))).toEqual([]);
  expect(await registrations(page)).toBe(0);
  expect((await fetch(`${plain.url}/signet-sw.js`)).status).toBe(404);
  await page.expectSilent();
});
