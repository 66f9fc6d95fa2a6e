/** Our words are French and run from left to right, whatever the page around them is written in. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";

const site = useSite();

/** The directory of authors on a page of another language, with the failure line that a failed page brings. */
async function open(root: string, head = ""): Promise<WatchedPage> {
  const page = await site.newPage();
  await page.route("**/auteurs", async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<html lang="fr-CA"/, `<html ${root}`)
      .replace("</head>", `${head}</head>`);
    await route.fulfill({ response, body: html });
  });
  await page.goto("/auteurs");
  await page.whenReady();
  return page;
}

const island = (page: WatchedPage) =>
  page.locator('[data-island="authors"] > .signet-island').evaluate((element: HTMLElement) => ({
    lang: element.lang,
    dir: element.dir,
    drawn: getComputedStyle(element).direction,
  }));

test.each([
  ['lang="en-CA"', "fr-CA", ""],
  ['lang="ar" dir="rtl"', "fr-CA", "ltr"],
  ['lang="fr" dir="rtl"', "", "ltr"],
  ['lang="fr-FR"', "", ""],
])("on a page with %s an island has what differs", async (root, lang, dir) => {
  expect(await island(await open(root))).toEqual({ lang, dir, drawn: "ltr" });
});

test("words that the page gives are in the page's language", async () => {
  const words = '<script type="application/json" data-signet-words>{}</script>';
  expect((await island(await open('lang="en-CA"', words))).lang).toBe("");
});
