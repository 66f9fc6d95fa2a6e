/** Limits of the worker's caches by number and age, and files that may change. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import type { WatchedPage } from "../harness.ts";
import { fetchAll, growOld, smallPage, storedPaths, useSmallSite } from "./small-site.ts";

const site = useSmallSite();

const { names } = JSON.parse(readFileSync(join(inject("distDir"), "manifest.json"), "utf8"));
const OWN: string = names["faq.css"];

/** The text of an address as the page gets it; null when the request fails. */
const textOf = (page: WatchedPage, address: string): Promise<string | null> =>
  page.evaluate(async (wanted) => {
    try {
      return await (await fetch(wanted)).text();
    } catch {
      return null;
    }
  }, address);

const isStored = async (page: WatchedPage, path: string) => (await storedPaths(page)).includes(path);

test.each([
  ["files of the site", 150, (n: number) => `/theme/${n}.png`],
  ["answers of the API", 120, (n: number) => `/api/${n}.png`],
  ["files of Signet", 200, (n: number) => `/dist/${n}/${OWN}`],
])("of %s, at most %i are stored, each once, also with Vary: Accept", async (_what, most, pathOf) => {
  const files = Array.from({ length: most + 10 }, (_, n) => pathOf(n));
  for (const file of files) site.answer(file, { headers: { Vary: "Accept" } });
  const page = await site.open();
  await fetchAll(page, files, { headers: { Accept: "image/webp" } });
  await fetchAll(page, files.slice(-100), { headers: { Accept: "image/avif" } });
  const found = async () => (await storedPaths(page)).filter((path) => /\d+\.png|faq/.test(path));
  // The least recently used are deleted.
  await expect.poll(found).toEqual(files.slice(10).sort());
});

test("at most 40 pages are stored", async () => {
  const paths = Array.from({ length: 45 }, (_, n) => `/page/${n}`);
  for (const path of paths) site.answer(path, smallPage(path));
  const page = await site.open();
  await expect.poll(() => isStored(page, "/")).toBe(true);
  await page.evaluate(async (all) => {
    for (const path of all) {
      const { port1, port2 } = new MessageChannel();
      const payload = { urlsToCache: [[path, { headers: { Accept: "text/html" } }]] };
      navigator.serviceWorker.controller?.postMessage({ type: "CACHE_URLS", payload }, [port2]);
      await new Promise((stored) => {
        port1.onmessage = stored;
      });
    }
  }, paths);
  await expect
    .poll(async () => (await storedPaths(page)).filter((path) => path !== "/signet-offline.js"))
    .toEqual(paths.slice(5).sort());
});

test.each([
  ["/api/a", 7],
  ["/theme/a.png", 30],
  [`/dist/${OWN}`, 60],
])("%s is given for %i days, then deleted", async (path, days) => {
  site.answer(path, { body: "stored" });
  const page = await site.open();
  await fetchAll(page, [path]);
  await expect.poll(() => isStored(page, path)).toBe(true);
  site.down = true;
  await growOld(page, days - 0.01);
  expect(await textOf(page, path)).toBe("stored");
  await growOld(page, days + 0.01);
  expect(await textOf(page, path)).toBeNull();
  await expect.poll(() => isStored(page, path)).toBe(false);
});

test("a page is given for seven days, then deleted", async () => {
  site.answer("/b", smallPage("B"));
  const page = await site.open("/b");
  const second = await page.context().newPage();
  await second.goto(`${site.url}/`);
  await expect.poll(() => storedPaths(page)).toEqual(["/", "/b", "/signet-offline.js"]);
  site.down = true;
  await growOld(page, 6.99);
  await second.reload();
  expect(await second.locator("main > p").textContent()).toBe("Accueil");
  await growOld(page, 7.01);
  await expect(second.reload()).rejects.toThrow("ERR_");
  await expect.poll(() => isStored(page, "/")).toBe(false);
});

test("only Signet's own files are never requested again, others with similar names are", async () => {
  const others = ["/theme/affiche-20261126.png", "/theme/plan-MONTREAL.svg", "/theme/faq-AAAAAAAA.css"];
  const own = `/dist/${OWN}`;
  for (const path of [...others, own]) site.answer(path, { body: "old" });
  const page = await site.open();
  await fetchAll(page, [...others, own]);
  for (const path of [...others, own]) await expect.poll(() => isStored(page, path)).toBe(true);
  for (const path of [...others, own]) site.answer(path, { body: "new" });
  for (const path of others) expect(await textOf(page, path)).toBe("new");
  expect(await textOf(page, own)).toBe("old");
});

test("a stored page gets Signet's files of an older version from the cache", async () => {
  const page = await site.open();
  await page.evaluate(async () => {
    const cache = await caches.open("signet-offline-files-2");
    const headers = { "x-signet-kept": String(Date.now()) };
    await cache.put("/dist/faq-OLDER111.css", new Response("older", { headers }));
  });
  expect(await textOf(page, "/dist/faq-OLDER111.css")).toBe("older");
});
