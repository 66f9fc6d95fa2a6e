/** The worker does not touch what other workers and scripts of the site have stored, and leaves nothing behind. */
import { expect, test } from "vitest";
import type { WatchedPage } from "../harness.ts";
import { registrations, stores } from "./offline-page.ts";
import { fetchAll, inCharge, smallPage, storedPaths, useSmallSite } from "./small-site.ts";

const site = useSmallSite();

/** Stores what another plugin with Workbox has, and an older version of this worker. */
const leaveOthers = (page: WatchedPage): Promise<void> =>
  page.evaluate(async () => {
    for (const name of ["plugin-pages", "signet", "signet-offline-pages-1"])
      await (await caches.open(name)).put("/kept", new Response("kept"));
    await new Promise<void>((done, failed) => {
      const opening = indexedDB.open("workbox-expiration", 1);
      opening.onerror = failed;
      opening.onupgradeneeded = () => {
        const table = opening.result.createObjectStore("cache-entries", { keyPath: "id" });
        table.createIndex("cacheName", "cacheName");
        table.createIndex("timestamp", "timestamp");
      };
      opening.onsuccess = () => {
        const change = opening.result.transaction("cache-entries", "readwrite");
        for (const cacheName of ["plugin-pages", "signet-offline-pages-1"])
          change.objectStore("cache-entries").put({
            id: `${cacheName}|/kept`,
            url: "/kept",
            timestamp: 1,
            cacheName,
          });
        change.oncomplete = () => {
          opening.result.close();
          done();
        };
      };
    });
  });

/** Names of the caches that Workbox has entries of; null without its database. */
const expirationCaches = (page: WatchedPage): Promise<readonly string[] | null> =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === "workbox-expiration")) return null;
    return new Promise<readonly string[]>((found, failed) => {
      const opening = indexedDB.open("workbox-expiration");
      opening.onerror = failed;
      opening.onsuccess = () => {
        const notes = opening.result.transaction("cache-entries").objectStore("cache-entries").getAll();
        notes.onsuccess = () => {
          opening.result.close();
          found([...new Set(notes.result.map(({ cacheName }) => cacheName))].sort());
        };
      };
    });
  });

const cacheNames = (page: WatchedPage) => page.evaluate(async () => (await caches.keys()).sort());

const OWN = ["data", "files", "pages", "theme"].map((name) => `signet-offline-${name}-2`);

/** Opens a page before the worker: others have stored something already. */
async function openBefore(): Promise<WatchedPage> {
  site.answer("/before", smallPage("Avant", ""));
  const page = await site.newPage();
  await page.goto("/before");
  await leaveOthers(page);
  await page.goto("/");
  await inCharge(page);
  await expect.poll(() => storedPaths(page)).toEqual(["/", "/signet-offline.js"]);
  return page;
}

test("it deletes the caches of its older versions, and nothing of others", async () => {
  const page = await openBefore();
  // A worker is in charge of the page before it has tidied up.
  await expect.poll(() => cacheNames(page)).toEqual(["plugin-pages", "signet", ...OWN]);
  await expect
    .poll(() => expirationCaches(page))
    .toEqual(["plugin-pages", "signet-offline-pages-2", "signet-offline-theme-2"]);
});

test.each([
  ["by an address", "/?signet-offline=off"],
  ["by an empty attribute", "/off"],
  ["by the removing worker", "/remove"],
])("removed %s, it deletes everything of its own and nothing else", async (_how, path) => {
  site.answer("/off", smallPage("Sans", 'data-worker=""'));
  site.answer("/remove", smallPage("Autre"));
  const page = await openBefore();
  if (path === "/remove")
    site.answer("/signet-sw.js", {
      headers: { "Content-Type": "text/javascript" },
      body: 'importScripts("/signet-sw-remove.js")',
    });
  await page.goto(path);
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual(["plugin-pages", "signet"]);
  await expect.poll(() => expirationCaches(page)).toEqual(["plugin-pages"]);
});

test("switching it off creates no database in a browser that never had it", async () => {
  const page = await site.newPage();
  await page.goto("/?signet-offline=off");
  await expect.poll(() => cacheNames(page)).toEqual([]);
  expect(await expirationCaches(page)).toBeNull();
  expect(await registrations(page)).toBe(0);
});

test("the removing worker creates no database", async () => {
  site.answer("/before", smallPage("Avant", ""));
  const page = await site.newPage();
  await page.goto("/before");
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register("/signet-sw-remove.js");
    const worker = registration.installing;
    while (worker && worker.state !== "redundant" && worker.state !== "activated")
      await new Promise((changed) => worker.addEventListener("statechange", changed, { once: true }));
  });
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await expirationCaches(page)).toBeNull();
});

test("a removed worker stores nothing for open pages, also after the browser restarts it", async () => {
  site.answer("/api/a", {});
  site.answer("/b", smallPage("B"));
  const page = await site.open();
  const second = await page.context().newPage();
  await second.goto(`${site.url}/b`);
  await expect.poll(() => storedPaths(page)).toEqual(["/", "/b", "/signet-offline.js"]);
  await second.goto(`${site.url}/b?signet-offline=off`);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await fetchAll(page, ["/api/a", "/signet-offline.js"]);
  const session = await page.context().newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await fetchAll(page, ["/api/a", "/signet-offline.js", "/api/a"]);
  expect(await stores(page)).toEqual({});
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

test("when a script of the site deletes its caches, it stores again from the next page on", async () => {
  site.answer("/api/a", {});
  const page = await site.open();
  await expect.poll(() => storedPaths(page)).toEqual(["/", "/signet-offline.js"]);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect.poll(() => cacheNames(page)).toEqual(OWN);
  await fetchAll(page, ["/api/a"]);
  await expect.poll(() => storedPaths(page)).toContain("/api/a");
});

const PLUGIN = { headers: { "Content-Type": "text/javascript" }, body: "onfetch = () => {};" };
const workers = (page: WatchedPage) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, active, installing, waiting }) => [
      new URL(scope).pathname,
      new URL((active ?? waiting ?? installing)?.scriptURL ?? "").pathname,
    ]),
  );

/** A page on which a plugin has registered its worker for a folder. */
async function openWithPlugin(scope: string): Promise<WatchedPage> {
  site.answer("/plugin-sw.js", PLUGIN);
  site.answer("/before", smallPage("Avant", ""));
  const page = await site.newPage();
  await page.goto("/before");
  await page.evaluate(async (folder) => {
    const registration = await navigator.serviceWorker.register("/plugin-sw.js", { scope: folder });
    const worker = registration.installing;
    while (worker && worker.state !== "activated")
      await new Promise((changed) => worker.addEventListener("statechange", changed, { once: true }));
  }, scope);
  return page;
}

test.each([
  ["the site's root", "/", "/signet-sw.js"],
  ["the folder that the worker is for", "/blog/", "/blog/signet-sw.js"],
  ["a folder above the worker's", "/", "/blog/signet-sw.js"],
])("another plugin's worker keeps %s, and the page reports it", async (_where, scope, worker) => {
  const page = await openWithPlugin(scope);
  site.answer("/blog/", smallPage("Blogue", `data-worker="${worker}"`));
  await page.goto("/blog/");
  await expect
    .poll(() => page.problemsSoFar())
    .toEqual([expect.stringContaining(`/plugin-sw.js is this site's worker already; ${worker} is not`)]);
  expect(await workers(page)).toEqual([[scope, "/plugin-sw.js"]]);
  page.takeProblems();
  await page.goto("/blog/?signet-offline=off");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("signet-offline"))).toBe("off");
  expect(await workers(page)).toEqual([[scope, "/plugin-sw.js"]]);
});

test("another plugin's worker for a folder stays, and gets no messages from the page", async () => {
  const page = await openWithPlugin("/shop/");
  site.answer("/plugin-sw.js", {
    ...PLUGIN,
    body: "onfetch = () => {}; onmessage = ({ data }) => caches.open('heard-' + data.type);",
  });
  site.answer("/shop/", smallPage("Boutique"));
  await page.goto("/shop/");
  await expect.poll(() => workers(page)).toHaveLength(2);
  await page.goto("/");
  await inCharge(page);
  await expect.poll(() => storedPaths(page)).toContain("/");
  expect(await cacheNames(page)).toEqual(OWN);
  expect(await workers(page)).toEqual(
    expect.arrayContaining([
      ["/shop/", "/plugin-sw.js"],
      ["/", "/signet-sw.js"],
    ]),
  );
});

test("a worker of the site that imports this one stores the API's answers", async () => {
  site.answer("/own-sw.js", { ...PLUGIN, body: 'importScripts("/signet-sw.js");' });
  site.answer("/", smallPage("Accueil", 'data-worker="/own-sw.js" data-api="/api"'));
  site.answer("/api/a", {});
  const page = await site.open();
  await fetchAll(page, ["/api/a"]);
  await expect.poll(() => storedPaths(page)).toContain("/api/a");
  await page.expectSilent();
});
