/** Addresses of stored pages, redirects included, and how the page finds that the network is back. */
import { expect, test } from "vitest";
import type { WatchedPage } from "../harness.ts";
import { ageLine } from "./offline-page.ts";
import { fetchAll, smallPage, storedPaths, useSmallSite } from "./small-site.ts";

const site = useSmallSite();

const textOf = (page: WatchedPage) => page.locator("main > p").last().textContent();
const again = (page: WatchedPage) => page.getByRole("button", { name: "Actualiser" });
/** Dispatches `online`: the page tests the network at once. */
const online = (page: WatchedPage) => page.evaluate(() => dispatchEvent(new Event("online")));

function redirects(path: string, to: string): void {
  site.answer(path, { status: 302, headers: { Location: to } });
}

/** Waits until the redirect is stored. */
const redirectStored = (page: WatchedPage, path: string) =>
  expect.poll(() => storedPaths(page)).toContain(path);

test("a redirect to a stored page works without a network", async () => {
  site.answer("/fr/", smallPage("Bienvenue"));
  redirects("/accueil", "/bienvenue");
  redirects("/bienvenue", "/fr/");
  const page = await site.open();
  await page.goto("/accueil");
  await redirectStored(page, "/accueil");
  await redirectStored(page, "/bienvenue");
  site.down = true;
  for (const path of ["/accueil", "/bienvenue"]) {
    await page.goto(path);
    expect(page.url()).toBe(`${site.url}/fr/`);
    expect(await textOf(page)).toBe("Bienvenue");
  }
  await expect.poll(() => ageLine(page)).toMatch(/^Page du /);
});

test("the site's address that redirected to the first page works without a network", async () => {
  redirects("/", "/fr/");
  site.answer("/fr/", smallPage("Bienvenue"));
  const page = await site.open();
  await redirectStored(page, "/");
  site.down = true;
  await page.goto("/");
  expect(page.url()).toBe(`${site.url}/fr/`);
  expect(await textOf(page)).toBe("Bienvenue");
});

test("a redirect is stored only if it passes its query on, and its target may be stored", async () => {
  site.answer("/a/", smallPage("A"));
  const { body = "", headers } = smallPage("B");
  site.answer("/b/", { body, headers: { ...headers, "Cache-Control": "private" } });
  site.answer("/a", ({ url = "" }) => ({ status: 301, headers: { Location: url.replace("/a", "/a/") } }));
  redirects("/entrer", "/a/");
  redirects("/b", "/b/");
  const page = await site.open();
  for (const path of ["/b", "/entrer?jeton=1", "/a?date=1", "/entrer"]) await page.goto(path);
  await redirectStored(page, "/entrer");
  expect(await storedPaths(page)).toEqual([
    "/",
    "/a/",
    "/a/?date=1",
    "/a?date=1",
    "/entrer",
    "/signet-offline.js",
  ]);
});

test("a redirect whose target is no longer stored fails", async () => {
  site.answer("/fr/", smallPage("Bienvenue"));
  redirects("/accueil", "/fr/");
  const page = await site.open();
  await page.goto("/accueil");
  await redirectStored(page, "/accueil");
  await page.evaluate(async () => (await caches.open("signet-offline-pages-2")).delete("/fr/"));
  site.down = true;
  await expect(page.goto("/accueil")).rejects.toThrow("ERR_");
});

test("HTML that a script fetches from the page's address does not replace the stored page", async () => {
  const part = { headers: { "Content-Type": "text/html" }, body: "<li>24 autres</li>" };
  site.answer("/liste", ({ headers }) =>
    headers["hx-request"] || headers.accept === "text/html" ? part : smallPage("La liste"),
  );
  site.answer("/api/a", {});
  const page = await site.open();
  await page.goto("/liste");
  await expect.poll(() => storedPaths(page)).toContain("/liste");
  await fetchAll(page, ["/liste"], { headers: { Accept: "text/html" } });
  await fetchAll(page, ["/liste"], { headers: { "HX-Request": "true" } });
  await fetchAll(page, ["/api/a"]);
  await expect.poll(() => storedPaths(page)).toContain("/api/a");
  site.down = true;
  await page.goto("/liste");
  expect(await textOf(page)).toBe("La liste");
});

/** Opens a stored page, then lets the server answer HEAD with this status. */
async function openStored(status: number): Promise<WatchedPage> {
  const page = await site.open();
  await expect.poll(() => storedPaths(page)).toContain("/");
  site.down = true;
  await page.reload();
  await expect.poll(() => ageLine(page)).toMatch(/^Page du /);
  site.answer("/", ({ method }) => (method === "HEAD" ? { status } : smallPage("Nouveau")));
  site.down = false;
  return page;
}

test.each([200, 405, 501, 404])("a server that answers HEAD with %i is back", async (status) => {
  const page = await openStored(status);
  await online(page);
  await again(page).click();
  await expect.poll(() => textOf(page)).toBe("Nouveau");
  expect(await ageLine(page)).toBeNull();
});

test.each([500, 502, 503, 429])("a server that answers HEAD with %i is not back", async (status) => {
  const page = await openStored(status);
  const heads = () => site.asked.filter((one) => one === "HEAD /").length;
  const before = heads();
  const answered = page.waitForResponse((response) => response.request().method() === "HEAD");
  await online(page);
  await answered;
  expect(heads()).toBe(before + 1);
  expect(await again(page).count()).toBe(0);
  expect(await ageLine(page)).toMatch(/^Page du /);
});

test("after stored answers alone, the line goes without a button to reload", async () => {
  site.answer("/api/events", {});
  const page = await site.open();
  await fetchAll(page, ["/api/events"]);
  await expect.poll(() => storedPaths(page)).toContain("/api/events");
  await page.evaluate(() => {
    addEventListener("signet:refresh", () => document.body.append("refreshed"));
  });
  site.down = true;
  await fetchAll(page, ["/api/events"]);
  await expect.poll(() => ageLine(page)).toMatch(/^Programme du /);
  site.down = false;
  await online(page);
  await expect.poll(() => page.locator("body").textContent()).toContain("refreshed");
  expect(await ageLine(page)).toBeNull();
  expect(await again(page).count()).toBe(0);
});
