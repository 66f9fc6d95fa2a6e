/** The header's search as the server sent it: without script, after a release, and when its markup is wrong. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { scrolls } from "../seen.ts";
import { expectServerPage, openWritten, releaseAll } from "../written-page.ts";
import { isPopover, openSearchPage, TOGGLE, whenModal } from "./search-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

describe("without script", () => {
  test.each([390, 1440])(
    "the search opens, closes by each of its buttons, and finds, at %s px",
    async (width) => {
      const page = await openSearchPage(site, { javaScript: false, width });
      for (const name of ["Fermer la recherche", "Revenir à la page"]) {
        await page.locator(TOGGLE).click();
        await expect.poll(() => page.locator("#recherche").isVisible()).toBe(true);
        await page.getByRole("button", { name }).click();
        await page.locator("#recherche").waitFor({ state: "hidden" });
      }
      await page.locator(TOGGLE).click();
      await page.keyboard.type("poésie");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/activites?q=po%C3%A9sie");
      await page.expectSilent();
    },
  );
});

test("after a release of the open search, the server's HTML and the popover are back", async () => {
  const page = await site.newPage();
  await page.route("**/dist/signet.js", (route) => route.abort());
  await page.goto("/videos");
  const html = () =>
    page.evaluate((toggle) => {
      const header = document.querySelector(toggle)?.outerHTML;
      return `${header}${document.getElementById("recherche")?.outerHTML}`;
    }, TOGGLE);
  const server = await html();
  await page.unroute("**/dist/signet.js");
  await page.reload();
  await page.whenReady();
  await page.locator(TOGGLE).click();
  await whenModal(page);
  await releaseAll(page);
  expect(await html()).toBe(server);
  await expect.poll(() => scrolls(page)).toBe(true);
  await page.locator(TOGGLE).click();
  await expect.poll(() => isPopover(page)).toBe(true);
});

describe("made from a link, all that an editor may save", () => {
  const LINK =
    '<div data-behaviour="search-overlay"><p><a href="/activites?tri=date">Chercher une activité</a></p></div>';

  test("a button takes its place and opens a dialog that finds", async () => {
    const page = await openWritten(site, LINK);
    await page.whenReady();
    expect(await page.getByRole("link", { name: "Chercher une activité" }).isVisible()).toBe(false);
    const open = page.getByRole("button", { name: "Chercher une activité" });
    await open.click();
    const dialog = page.getByRole("dialog", { name: "Recherche" });
    await dialog.waitFor();
    await expect.poll(() => dialog.evaluate((one) => one.matches(":modal"))).toBe(true);
    const field = dialog.getByRole("searchbox", { name: "Chercher une activité" });
    await expect.poll(() => field.evaluate((one) => one.matches(":focus"))).toBe(true);
    // The css of a search form has come with it.
    expect(await field.evaluate((one) => getComputedStyle(one).borderInlineStartStyle)).toBe("none");
    await dialog.getByRole("button", { name: "Fermer la recherche" }).click();
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => open.evaluate((one) => one.matches(":focus"))).toBe(true);
    await open.click();
    await field.fill("  ");
    await page.keyboard.press("Enter");
    expect(page.url()).toContain("/ecrit");
    await field.fill("poésie");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/activites\?(?=.*q=po%C3%A9sie)(?=.*tri=date)/);
    await page.expectSilent();
  });

  test("released while it is open, the link is back", async () => {
    const page = await openWritten(site, LINK);
    await page.whenReady();
    await page.getByRole("button", { name: "Chercher une activité" }).click();
    await page.locator("dialog:modal").waitFor();
    await releaseAll(page);
    await expectServerPage(page);
    await page.expectSilent();
  });
});

describe("wrong markup", () => {
  const wrong: readonly (readonly [string, (html: string) => string, string])[] = [
    ["no dialog", (html) => html.replace(/<(\/?)dialog/g, "<$1div"), "there is no <dialog>"],
    ["a dialog without id", (html) => html.replace('id="recherche"', ""), "there is no id on its <dialog>"],
    [
      "no field",
      (html) => html.replace(/<input id="recherche-q"[^>]*>/, ""),
      "there is no field named q in it",
    ],
    [
      "no button that opens it",
      (html) => html.replace('icon-search" popovertarget="recherche"', 'icon-search"'),
      "there is no button that opens it",
    ],
    [
      "no button that closes it",
      (html) => html.replaceAll('popovertarget="recherche" popovertargetaction="hide"', ""),
      "there is no button in it that closes it",
    ],
  ];

  test.each(wrong)(
    "%s: is reported on the console, and the other markers work",
    async (_, change, message) => {
      const page = await site.newPage();
      await page.route("**/activites", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
      await page.goto("/activites");
      await page.waitForSelector("[data-behaviour=search-overlay][data-enhanced=failed]", {
        state: "attached",
      });
      await page.waitForSelector("main [data-behaviour=search-form][data-enhanced=ready]");
      await expect.poll(() => page.problems.some((one) => one.includes(`${message}.`))).toBe(true);
      expect(page.takeProblems().join()).toContain('<dialog id="recherche" popover>');
    },
  );
});
