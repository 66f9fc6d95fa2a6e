/** Copies of enhanced elements, as the caches of Turbo and htmx make them. */
import { expect, test } from "vitest";
import { books, posters } from "../carousel/carousel-page.ts";
import { useSite } from "../harness.ts";
import { openWritten, releaseAll } from "../written-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

test.each([
  ["must-see", posters(3), ".signet-carousel-controls button", 3],
  ["books", books(3), ".signet-carousel-controls button", 2],
  ["keep", '<div data-behaviour="keep" data-activity="7"><h2>Le bal</h2></div>', "button", 1],
  [
    "selection-link",
    '<p data-behaviour="selection-link"><a href="/ma-selection">Ma sélection</a></p>',
    ".signet-kept-count",
    1,
  ],
])("a copy of %s has its controls once, and none after its release", async (_, html, controls, count) => {
  const page = await openWritten(site, html);
  await page.evaluate(() => localStorage.setItem("signet:selection", '{"v":1,"ids":[9]}'));
  await page.reload();
  await page.whenReady();
  await expect.poll(() => page.locator(`main ${controls}`).count()).toBe(count);
  await page.evaluate(`import("/dist/signet.js").then(({ release, enhance }) => {
    const main = document.querySelector("main");
    const copy = main.innerHTML;
    release(main);
    main.innerHTML = copy;
    enhance(main);
  })`);
  await page.whenReady();
  expect(await page.locator(`main ${controls}`).count()).toBe(count);
  await releaseAll(page);
  await expect.poll(() => page.locator(`main ${controls}`).count()).toBe(0);
  expect(await page.locator("main li[inert]").count(), "every slide can be reached").toBe(0);
});
