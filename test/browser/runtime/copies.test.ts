/** A copy of an enhanced element, as the caches of Turbo and htmx make it, that shows more than its page says. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { expectServerPage, openWritten, releaseAll } from "../written-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

test("a copied link to the selection has its count once; release restores the server's link", async () => {
  const page = await openWritten(
    site,
    '<p data-behaviour="selection-link"><a href="/ma-selection">Ma sélection</a></p>',
  );
  await page.evaluate(() => localStorage.setItem("signet:selection", '{"v":1,"ids":[9]}'));
  await page.reload();
  await page.whenReady();
  const count = page.locator("main .signet-kept-count");
  await expect.poll(() => count.count()).toBe(1);
  await page.evaluate(`import("/dist/signet.js").then(({ release, enhance }) => {
    const main = document.querySelector("main");
    const copy = main.innerHTML;
    release(main);
    main.innerHTML = copy;
    enhance(main);
  })`);
  await page.whenReady();
  expect(await count.count()).toBe(1);
  await releaseAll(page);
  await expectServerPage(page, { isCopy: true });
});
