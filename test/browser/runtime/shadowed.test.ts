/** Names in a page that hide the browser's own: fields of a form, and a policy that knows a nonce only. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { openWritten, releaseAll } from "../written-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

const SHARE = '<div data-behaviour="share"><details><summary>Partager</summary></details></div>';

test("a form whose fields are named like DOM methods is enhanced, and so are later markers", async () => {
  const names = ["getAttribute", "matches", "hasAttribute"];
  const fields = names.map((name) => `<input type="hidden" name="${name}">`).join("");
  const page = await openWritten(
    site,
    `<form data-behaviour="search-form"><label>Titre <input name="q"></label><button>Chercher</button>${fields}</form>${SHARE}`,
  );
  // `whenReady` asks the form itself.
  await expect.poll(() => page.locator("[data-enhanced=ready]").count()).toBe(2);
  // So do Playwright's own clicks.
  await page.evaluate(() => document.querySelector<HTMLElement>("main form button")?.click());
  await page.locator(".signet-search-hint").waitFor();
  await releaseAll(page);
  await expect.poll(() => page.locator("[data-enhanced]").count()).toBe(0);
  await page.expectSilent();
});

test("css that a page does not link is loaded under a policy that names a nonce and no address", async () => {
  const page = await site.newPage();
  await page.route("**/nonce", (route) =>
    route.fulfill({
      body: `<!doctype html><html lang="fr-CA"><title>Nonce</title><link rel="icon" href="data:,">
        <script type="module" nonce="abc" src="/dist/signet.js"></script>
        <p data-behaviour="selection-link"><a href="/ma-selection">Ma sélection</a></p>`,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy":
          "default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc'; img-src data:",
      },
    }),
  );
  await page.goto("/nonce");
  await page.whenReady();
  expect(await page.locator("link[rel=stylesheet][href*=selection-link]").count()).toBe(1);
  await page.expectSilent();
});

test("an event that only the document hears starts the page, as optimizers dispatch it", async () => {
  const page = await site.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(document, "readyState", { get: () => "loading", configurable: true });
    addEventListener("DOMContentLoaded", (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto("/faq");
  await page.evaluate(() => {
    Reflect.deleteProperty(document, "readyState");
    const event = new Event("DOMContentLoaded");
    // Past the listener above, which holds back the browser's own.
    Object.defineProperty(event, "stopImmediatePropagation", { value: () => {} });
    document.dispatchEvent(event);
  });
  await page.whenReady("mega-menu");
});
