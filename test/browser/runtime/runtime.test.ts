/** The runtime on valid pages, in a real browser. See runtime/entry.ts for its markers. */
import { describe, expect, test } from "vitest";
import { hold } from "../hold.ts";
import { useRuntime, whenState, withNeighbour } from "./site.ts";

const site = useRuntime();

test("a valid page is silent, and its island replaces the server's HTML once its css has loaded", async () => {
  site.server.show(`<style>p { color: green; }</style>${withNeighbour('data-island="calm"')}`);
  const page = await site.open();
  await page.whenReady();
  expect(await page.locator("#it > .signet-island").innerHTML()).toBe('<p class="calm">calm</p>');
  // The server's HTML waits where nothing shows or reads it.
  expect(await page.locator("#it > :not(.signet-island, template)").count()).toBe(0);
  expect(await page.locator("link[rel=stylesheet]").count()).toBe(2);
  expect(site.server.asked.filter((path) => path.endsWith(".css"))).toHaveLength(2);
  // Between other sheets ours would make Chromium discard its fonts and lay out the whole page again.
  expect(await page.evaluate(() => [...document.styleSheets].map(({ href }) => href !== null))).toEqual([
    false,
    true,
    true,
  ]);
  await page.expectSilent();
});

test("a page without markers loads the entry and nothing else", async () => {
  site.server.show("<p>rien</p>");
  const page = await site.open();
  await page.whenQuiet();
  expect(site.server.asked.filter((path) => path.startsWith("/dist/"))).toEqual(["/dist/signet.js"]);
  await page.expectSilent();
});

describe("css that the theme has linked", () => {
  const cssOf = (name: string): string =>
    site.server.asked.find((path) => path.startsWith(`/dist/${name}-`) && path.endsWith(".css")) ?? "";

  test("is not loaded again, even when a CMS has added ?ver= to its address", async () => {
    site.server.show(withNeighbour('data-island="calm"'));
    await (await site.open()).whenReady();
    const [base, calm] = [cssOf("base"), cssOf("calm")];
    site.server.show(
      withNeighbour('data-island="calm"'),
      `<link rel="stylesheet" href="${base}?ver=6.5"><link rel="stylesheet" href="${calm}">
       <script type="module" src="/dist/signet.js"></script>`,
    );
    const page = await site.open();
    await page.whenReady();
    expect(site.server.asked.filter((path) => path.includes(".css"))).toEqual([`${base}?ver=6.5`, calm]);
    expect(await page.locator("link[rel=stylesheet]").count()).toBe(2);
  });

  test("is waited for while it still loads, as in WebKit when the script runs", async () => {
    site.server.show(withNeighbour('data-island="calm"'));
    await (await site.open()).whenReady();
    const [base, calm] = [cssOf("base"), cssOf("calm")];
    // With `async`, other engines run the script early, too.
    site.server.show(
      withNeighbour('data-island="calm"'),
      `<link rel="stylesheet" href="${base}"><link rel="stylesheet" href="${calm}">
       <script type="module" async src="/dist/signet.js"></script>`,
    );
    const page = await site.open();
    const send = await hold(page, "**/*.css");
    await page.reload({ waitUntil: "commit" });
    await whenState(page, "it", "loading");
    send();
    await page.whenReady();
    expect(
      await page
        .locator("link[rel=stylesheet]")
        .evaluateAll((all) => all.map((one) => one.parentElement?.localName)),
    ).toEqual(["head", "head"]);
  });

  test("but has failed is requested again", async () => {
    site.server.show(withNeighbour('data-island="calm"'));
    await (await site.open()).whenReady();
    const calm = cssOf("calm");
    site.server.show(
      withNeighbour('data-island="calm"'),
      `<link rel="stylesheet" href="${calm}"><script type="module" src="/dist/signet.js"></script>`,
    );
    site.server.lose("calm", 1);
    const page = await site.open();
    await page.whenReady();
    expect(site.server.asked.filter((path) => path === calm)).toHaveLength(2);
  });
});

describe("when", () => {
  test("a marker that is far away loads nothing before it comes near", async () => {
    site.server.show(`<p style="height: 5000px">loin</p>${withNeighbour('data-island="far"')}`);
    const page = await site.open();
    await whenState(page, "neighbour", "ready");
    expect(await page.locator("#it").getAttribute("data-enhanced")).toBe("waiting");
    expect(site.server.asked.some((path) => path.startsWith("/dist/far-"))).toBe(false);
    await page.evaluate(() => document.querySelector("#it")?.scrollIntoView());
    await whenState(page, "it", "ready");
    expect((await page.evaluate(() => window.held())).observers).toBe(0);
  });

  test("a marker that waits for idle time starts", async () => {
    site.server.show(withNeighbour('data-island="lazy"'));
    const page = await site.open();
    await page.whenReady();
    await page.expectSilent();
  });
});

test("focus moves from the server's HTML to the island", async () => {
  const link = '<h2>Serveur</h2><a href="?page=2">Suite</a>';
  site.server.show(`<p style="height: 5000px">loin</p><div id="it" data-island="far">${link}</div>`);
  const page = await site.open();
  await whenState(page, "it", "waiting");
  // Focus scrolls the link into view, which starts the island.
  await page.locator("#it a").focus();
  await whenState(page, "it", "ready");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("it");
});
