/** Questions as an editor may have written them: tied together by a name, or on a page with a base of its own. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "./harness.ts";
import { expectServerPage, openWritten, releaseAll } from "./written-page.ts";

const site = useSite();

const TIED = `<div data-behaviour="faq">
  <details id="un" open name="questions"><summary>Un ?</summary><p>Premier.</p></details>
  <details id="deux" name="questions"><summary>Deux ?</summary><p>Second.</p></details>
  <details id="trois" name="questions"><summary>Trois ?</summary><p>Troisième.</p></details></div>`;

const openOnes = (page: WatchedPage) =>
  page.locator("main details[open]").evaluateAll((all) => all.map(({ id }) => id));

test("without script, questions that share a name are open one at a time", async () => {
  const page = await openWritten(site, TIED, { javaScript: false });
  await page.locator("#deux > summary").click();
  expect(await openOnes(page)).toEqual(["deux"]);
});

test("questions that share a name are open as many as one likes, an address closes none, and paper shows them all", async () => {
  const page = await openWritten(site, TIED, { hash: "#deux" });
  await page.whenReady();
  expect(await openOnes(page)).toEqual(["un", "deux"]);
  const printed = page.evaluate(
    () =>
      new Promise((tell) => {
        addEventListener("beforeprint", () =>
          queueMicrotask(() => tell(document.querySelectorAll("main details[open]").length)),
        );
      }),
  );
  await page.pdf();
  expect(await printed).toBe(3);
  await expect.poll(() => openOnes(page)).toEqual(["un", "deux"]);
  page.expectSilent();
});

test("released, they share their name again, and the browser keeps the first that is open", async () => {
  const page = await openWritten(site, TIED);
  await page.whenReady();
  await page.locator("#trois > summary").click();
  expect(await openOnes(page)).toEqual(["un", "trois"]);
  await releaseAll(page);
  await expectServerPage(page);
  page.expectSilent();
});
