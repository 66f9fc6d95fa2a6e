/**
 * The WordPress plugin's module for a Query block that changes its page without loading another. The router here is
 * ours: like WordPress's, it patches the region's elements in place once the next page has come.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../contract/sources.ts";
import { useSite, type WatchedPage } from "../harness.ts";
import { openWritten } from "../written-page.ts";

const site = useSite();
const MODULE = readFileSync(join(ROOT, "templates-fixtures/wordpress/signet/query-pages.js"), "utf8");

const faq = (page: number) => `<h2>Page ${page}</h2><div data-behaviour="faq">
  <h3>Question ${page}</h3><p>Réponse ${page}.</p><h3>Autre ${page}</h3><p>Suite ${page}.</p></div>`;
const region = (
  content: string,
) => `<div data-wp-interactive="core/query" data-wp-router-region="query-1">${content}
  <nav><a href="/ecrit?page=2" data-wp-on--click="core/query::actions.navigate">Suivant</a></nav></div>`;

/** Patches text and elements in place, as the router's renderer does; `next` are the pages that it would load. */
const ROUTER = `{
  const region = document.querySelector("[data-wp-router-region]");
  const patch = (old, now) => {
    const news = [...now.childNodes], olds = [...old.childNodes];
    news.forEach((one, index) => {
      const before = olds[index];
      if (!before) old.append(one.cloneNode(true));
      else if (before.nodeName !== one.nodeName) before.replaceWith(one.cloneNode(true));
      else if (before.nodeType === 3) before.data !== one.data && (before.data = one.data);
      else patch(before, one);
    });
    olds.slice(news.length).forEach((one) => one.remove());
  };
  window.arrive = (html) => patch(region, new DOMParser().parseFromString(html, "text/html").body.firstChild);
  addEventListener("click", (event) => {
    if (event.target.closest("[data-wp-on--click]")) event.preventDefault();
  });
}`;

async function openQuery(content: string): Promise<WatchedPage> {
  const page = await openWritten(site, region(content));
  await page.route("**/query-pages.js", (route) =>
    route.fulfill({ body: MODULE, contentType: "text/javascript" }),
  );
  await page.evaluate(ROUTER);
  await page.addScriptTag({ type: "module", url: "/query-pages.js" });
  return page;
}

const arrive = (page: WatchedPage, content: string) =>
  page.evaluate(
    (html) => (window as unknown as { arrive(html: string): void }).arrive(html),
    region(content),
  );

const questions = (page: WatchedPage) =>
  page.locator("[data-behaviour='faq'] button[aria-expanded]").allTextContents();
const isReady = (page: WatchedPage) =>
  expect.poll(() => page.locator("[data-behaviour='faq']").getAttribute("data-enhanced")).toBe("ready");

test("a marker of the next page works, and shows that page's content", async () => {
  const page = await openQuery(faq(1));
  await isReady(page);
  await page.getByRole("link", { name: "Suivant" }).click();
  // The server's HTML, for the router to patch.
  await expect.poll(() => page.locator("[data-enhanced]").count()).toBe(0);
  await arrive(page, faq(2));
  await isReady(page);
  expect((await questions(page)).map((one) => one.trim())).toEqual(["Question 2", "Autre 2"]);
  const question = page.locator("button[aria-expanded]", { hasText: "Autre 2" });
  const before = await question.getAttribute("aria-expanded");
  await question.click();
  const after = before === "true" ? "false" : "true";
  await expect.poll(() => question.getAttribute("aria-expanded")).toBe(after);
});

test("a marker that only the next page has is enhanced, and Back ends it", async () => {
  const page = await openQuery("<h2>Page 1</h2>");
  await page.getByRole("link", { name: "Suivant" }).click();
  await arrive(page, faq(2));
  await isReady(page);
  await page.evaluate(() => {
    history.replaceState(null, "", "?query-1-page=1");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect.poll(() => page.locator("[data-enhanced]").count()).toBe(0);
  await arrive(page, "<h2>Page 1</h2>");
  await expect.poll(() => page.locator("[data-behaviour]").count()).toBe(0);
});

test("the page has one Signet: the module imports the very address of the script tag", async () => {
  const page = await openQuery(faq(1));
  await isReady(page);
  await page.getByRole("link", { name: "Suivant" }).click();
  await arrive(page, faq(2));
  await isReady(page);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/signet\.js/.test(name))
      .map(({ name }) => new URL(name).pathname),
  );
  expect([...new Set(scripts)]).toEqual(["/dist/signet.js"]);
});

test("a click that opens another tab releases nothing", async () => {
  const page = await openQuery(faq(1));
  await isReady(page);
  await page.evaluate(() => {
    const link = document.querySelector("[data-wp-on--click]");
    link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
  });
  expect(await page.locator("[data-enhanced='ready']").count()).toBe(1);
});
