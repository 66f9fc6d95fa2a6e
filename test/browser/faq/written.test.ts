/** Questions as an editor may have written them: with a shared name, or on a page with a <base>. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { expectServerPage, openWritten, releaseAll } from "../written-page.ts";

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
  await expect.poll(() => openOnes(page)).toEqual(["deux"]);
});

test("several questions of one name can be open, an address closes none, all are printed", async () => {
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
  await page.expectSilent();
});

test("released, they share their name again, and the browser keeps the first open one", async () => {
  const page = await openWritten(site, TIED);
  await page.whenReady();
  await page.locator("#trois > summary").click();
  await expect.poll(() => openOnes(page)).toEqual(["un", "trois"]);
  await releaseAll(page);
  await expectServerPage(page);
  await page.expectSilent();
});

describe("'Lien vers cette question'", () => {
  const QUESTION =
    '<div data-behaviour="faq"><details id="où" open><summary>Où ?</summary><p>Ici.</p></details></div>';
  const COPIED = "Le lien a été copié dans votre presse-papiers.";
  const IN_BAR = "Le lien est dans la barre d’adresse.";
  const hash = "#o%C3%B9";
  const permissions = ["clipboard-read", "clipboard-write"];

  async function open(head = ""): Promise<WatchedPage> {
    const page = await openWritten(site, QUESTION, { head, permissions });
    await page.whenReady();
    await page.locator("summary").hover();
    await link(page).waitFor();
    return page;
  }
  const link = (page: WatchedPage) => page.locator(".signet-faq-link");
  const clipboard = (page: WatchedPage) => page.evaluate(() => navigator.clipboard.readText());
  /** As Safari does after a hundred changes. */
  const refuse = (page: WatchedPage) =>
    page.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException("too many", "SecurityError");
      };
    });

  test("links to this page, and copies its current address, with a <base> elsewhere", async () => {
    const page = await open('<base href="/faq/">');
    expect(await link(page).getAttribute("href")).toBe(`${site.url}/ecrit${hash}`);
    await page.evaluate(() => history.replaceState(null, "", `${location.pathname}?jour=2`));
    await link(page).click();
    await expect.poll(() => link(page).textContent()).toContain(COPIED);
    await expect.poll(() => clipboard(page)).toBe(`${site.url}/ecrit?jour=2${hash}`);
    expect(page.url()).toBe(`${site.url}/ecrit?jour=2${hash}`);
    await page.expectSilent();
  });

  test("copies where the address bar cannot be written, without a message", async () => {
    const page = await open();
    await refuse(page);
    await link(page).click();
    await expect.poll(() => link(page).textContent()).toContain(COPIED);
    await expect.poll(() => clipboard(page)).toBe(`${site.url}/ecrit${hash}`);
    await expect.poll(() => page.locator("[data-enhanced=ready]").count()).toBe(1);
    await page.expectSilent();
  });

  test("says that the link is in the address bar only when it is", async () => {
    const page = await open();
    await refuse(page);
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await link(page).click();
    await expect.poll(() => link(page).textContent()).toContain(IN_BAR);
    expect(page.url()).toBe(`${site.url}/ecrit${hash}`);
    await page.expectSilent();
  });
});
