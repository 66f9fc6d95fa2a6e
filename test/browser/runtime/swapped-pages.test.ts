/**
 * Under a page swapper, which puts the next page's <main> into the document in place of a navigation, Back and Forward
 * reach a list while its page is no longer, or not yet, the address's.
 */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";

const site = useSite();

declare global {
  interface Window {
    /** Follows a link to another page of the site. */
    swapTo(address: string): Promise<void>;
    /** Lets the pages come that wait since `holdPages`. */
    letPagesCome(): void;
    holdPages(): void;
  }
}

/**
 * As most swappers do it: the address first, the HTML when it has come; without `releases`, as one that knows nothing of
 * Signet. It is text, because the test runner rewrites an `import()`.
 */
const swapper = (releases: boolean) => `
  let hold;
  window.holdPages = () => {
    hold = new Promise((go) => {
      window.letPagesCome = () => { hold = undefined; go(); };
    });
  };
  const load = () => new Promise((take, refuse) => {
    // Trusted Types forbid to parse a text.
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onload = () => take(request.response);
    request.onerror = refuse;
    request.open("GET", location.href);
    request.send();
  });
  const swap = async () => {
    const next = await load();
    await hold;
    const { enhance, release } = await import("/dist/signet.js");
    const main = document.querySelector("main");
    if (${releases}) release(main);
    main.replaceWith(document.adoptNode(next.querySelector("main")));
    document.title = next.title;
    enhance();
  };
  addEventListener("popstate", swap);
  window.swapTo = (address) => {
    history.pushState(null, "", address);
    return swap();
  };
`;

async function openSwapped(address: string, name: string, releases = true) {
  const page = await site.newPage();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  await page.addInitScript({ content: swapper(releases) });
  await page.goto("/faq");
  await page.whenReady();
  await page.evaluate((to) => window.swapTo(to), address);
  await page.whenReady(name);
  await page.whenQuiet();
  return { page, asked };
}

/** Goes back or forward, and keeps the next page away until the old one has had every occasion to act. */
async function travel(page: WatchedPage, steps: number, path: string): Promise<void> {
  await page.evaluate((by) => {
    window.holdPages();
    history.go(by);
  }, steps);
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await page.whenQuiet();
}

const address = (page: WatchedPage) => new URL(page.url()).pathname + new URL(page.url()).search;
const comes = (page: WatchedPage) => page.evaluate(() => window.letPagesCome());

describe.each([
  ["/programmation?mode=liste&genre=6456", "programme"],
  ["/auteurs?letter=b", "authors"],
])("Back from %s", (from, name) => {
  test.each([true, false])(
    "leaves the other page's address and title alone, and asks the API nothing (released: %s)",
    async (releases) => {
      const { page, asked } = await openSwapped(from, name, releases);
      const before = asked.length;
      const title = await page.title();
      await travel(page, -1, "/faq");
      expect(address(page)).toBe("/faq");
      expect(await page.title()).toBe(title);
      expect(asked.slice(before)).toEqual([]);
      await comes(page);
      await expect.poll(() => page.title()).toMatch(/^Foire aux questions/);
      await page.evaluate(() => dispatchEvent(new Event("signet:refresh")));
      await page.whenQuiet();
      expect(address(page)).toBe("/faq");
      expect(asked.slice(before)).toEqual([]);
      expect(await page.title()).toMatch(/^Foire aux questions/);
    },
  );

  test("and Forward again finds the list as it was", async () => {
    const { page } = await openSwapped(from, name);
    const here = address(page);
    const cards = await page.locator(`[data-island=${name}] article`).count();
    await travel(page, -1, "/faq");
    await comes(page);
    await page.locator("[data-behaviour=faq]").waitFor();
    await page.evaluate(() => window.holdPages());
    await travel(page, 1, new URL(here, site.url).pathname);
    await comes(page);
    await page.whenReady(name);
    expect(address(page)).toBe(here);
    expect(await page.locator(`[data-island=${name}] article`).count()).toBe(cards);
  });
});

test("a choice answered after the visitor has left does not change the other page's address", async () => {
  const { page } = await openSwapped("/programmation", "programme");
  site.host.faults.set({ path: "/api/events", delay: 1500 });
  const isList = (one: { url(): string }) => one.url().includes("/api/events?");
  const asked = page.waitForRequest(isList);
  const answered = page.waitForResponse(isList);
  await page.locator("[name=volet3]").click();
  await asked;
  await page.evaluate(() => {
    window.holdPages();
    history.back();
  });
  await answered;
  await page.whenQuiet();
  expect(address(page)).toBe("/faq");
  await comes(page);
});
