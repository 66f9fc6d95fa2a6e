/** Keeping the visitor's place: addresses that name a card, coming back, and focus. */
import type { Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { focusedId } from "../seen.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();

const card = (page: WatchedPage, slug: string | null) => page.locator(`article[data-slug="${slug}"]`).first();

/** Waits until the card is wholly visible and does not move: groups above it may still get their final heights. */
async function inSight(page: WatchedPage, slug: string | null): Promise<void> {
  const seen = () =>
    card(page, slug).evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && (bottom <= innerHeight || top < innerHeight / 3);
    });
  const stays = async () => {
    if (!(await seen())) return false;
    await page.evaluate(() => new Promise((later) => requestIdleCallback(later)));
    return seen();
  };
  await expect.poll(stays).toBe(true);
}

/** Scroll position after the page has settled: visible groups get their final heights first. */
const atRest = (page: WatchedPage) =>
  page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    for (let still = 0, before = scrollY; still < 20; before = scrollY) {
      await frame();
      still = scrollY === before ? still + 1 : 0;
    }
    return Math.round(scrollY);
  });

const focusedSlug = (page: WatchedPage) =>
  page.evaluate(() => document.activeElement?.closest("article")?.getAttribute("data-slug"));

/** Slug of the nth activity on a page of the API, in the server's order. */
async function slugOf(question: string, nth: number): Promise<string> {
  const answer = await fetch(`${site.url}/api/events?mode[random]=1&${question}`);
  return (await answer.json()).data[nth].slug;
}

describe("An address with a card of page 5", () => {
  test.each([
    ["liste", "list", 390],
    ["liste", "list", 1440],
    ["horaire", "schedule", 390],
    ["horaire", "schedule", 1440],
  ])(
    "opened cold in the view '%s' (%s) at %i px shows five pages, at the card",
    async (mode, name, width) => {
      const height = width === 390 ? 844 : 900;
      const base = `/programmation?mode=${mode}&page=5`;
      const slug = await slugOf(`mode[name]=${name}&page=5`, 8);
      // From the API only, page after page, and from the server's page.
      for (const address of [`${base}&card=${slug}&initial=0`, `${base}&card=${slug}`]) {
        const { page, calls } = await openProgramme(site, address, { width, height });
        const asked = calls.map((call) => call.get("page"));
        expect(asked).toEqual(address.endsWith("initial=0") ? ["1", "2", "3", "4", "5"] : []);
        await inSight(page, slug);
        await expect.poll(() => card(page, slug).getAttribute("data-kept")).toBe("true");
        await expect.poll(() => focusedSlug(page)).toBe(slug);
        // Only once: later scrolling is not undone.
        await page.evaluate(() => scrollTo(0, 0));
        await page.getByRole("button", { name: "En ligne" }).first().isVisible();
        await page.evaluate(() => new Promise((later) => requestIdleCallback(later)));
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await page.expectSilent();
        await page.context().close();
      }
    },
  );

  test("shares its results; after a card's link and Back, list, scroll and focus are the same", async () => {
    const slug = await slugOf("mode[name]=list&page=5", 8);
    const { page, titles, query } = await openProgramme(site, `/programmation?page=5&card=${slug}`, {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await inSight(page, slug);
    await page.getByRole("button", { name: "Partager les résultats" }).click();
    await page.locator(".signet-programme-shared").waitFor();
    // The card is this visitor's kept place: a shared address does not contain it.
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${site.url}/programmation?page=5`);
    const before = await titles();
    // Another card than the one of the address, not in the middle of the window.
    const other = page.locator("article h3 a").nth(105);
    await other.scrollIntoViewIfNeeded();
    const otherSlug = await page.locator("article").nth(105).getAttribute("data-slug");
    const top = () => card(page, otherSlug).evaluate((one) => one.getBoundingClientRect().top);
    await atRest(page);
    const stood = await top();
    await other.click();
    await page.waitForURL("**/activites/*");
    await page.goBack();
    await page.whenReady();
    await expect.poll(titles).toEqual(before);
    await expect.poll(query).toBe(`?page=5&card=${otherSlug}`);
    await expect.poll(() => card(page, otherSlug).getAttribute("data-kept")).toBe("true");
    await expect.poll(top).toBeCloseTo(stood, -0.5);
    await expect.poll(() => focusedSlug(page)).toBe(otherSlug);
  });

  test.each([390, 1440])("stays in place when a picture of the page comes late, at %i px", async (width) => {
    const { page } = await openProgramme(site, "/programmation?page=5", { width });
    const left = page.locator("article h3 a").nth(105);
    await left.scrollIntoViewIfNeeded();
    const slug = await page.locator("article").nth(105).getAttribute("data-slug");
    const top = () => card(page, slug).evaluate((one) => one.getBoundingClientRect().top);
    await atRest(page);
    const stood = await top();
    await left.click();
    await page.waitForURL("**/activites/*");

    const pictures: Route[] = [];
    await page.route("**/late.png", (route) => void pictures.push(route));
    await page.route("**/programmation*", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace("</body>", '<img src="/late.png" alt=""></body>') });
    });
    await page.goBack({ waitUntil: "commit" });
    await page.whenReady();
    await expect.poll(top).toBeCloseTo(stood, -0.5);
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");

    // Chromium now scrolls to the number of pixels that the page was left at, if the page lets it.
    await expect.poll(() => pictures.length).toBe(1);
    await pictures[0]?.fulfill({ contentType: "image/png", body: "" });
    await page.waitForLoadState();
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("auto");
    await atRest(page);
    expect(Math.abs((await top()) - stood)).toBeLessThan(2);
  });
});

test("in the map view, focuses the card when its page has loaded; an unknown card does no harm", async () => {
  const slug = await slugOf("mode[name]=map&aspects[]=6335&page=4", 8);
  const { page } = await openProgramme(site, `/programmation?mode=carte&card=${slug}`);
  await inSight(page, slug);
  expect(await focusedSlug(page)).toBe(slug);

  const nobody = encodeURIComponent('"]:x{');
  const {
    page: unknown,
    said,
    titles,
  } = await openProgramme(site, `/programmation?mode=carte&card=${nobody}`);
  await unknown.locator(".signet-programme-city-progress", { hasText: /dans \d+\slieux/ }).waitFor();
  expect(await titles()).not.toEqual([]);
  // Pages that loaded after the first are announced as a count, once; when all loaded before mounting, nothing is
  // announced. A wait of more than a second is, on a slow machine.
  const heard = (await said()).filter((words) => words !== "Chargement des activités…");
  expect(heard.length).toBeLessThanOrEqual(1);
  expect(heard.join(", ")).toMatch(/^(\d+ activités dans la ville)?$/);
  expect(await unknown.evaluate(() => scrollY)).toBe(0);
  await unknown.expectSilent();
});

describe("From the back/forward cache", () => {
  const remembering = useSite({ backForwardCache: true, fullBrowser: true });

  test("list, scroll and focus are as they were, in every view", async () => {
    for (const mode of ["liste", "horaire"]) {
      const { page, titles } = await openProgramme(remembering, `/programmation?mode=${mode}&page=2`);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const link = page.locator("article .signet-programme-title a").nth(30);
      await link.focus();
      const before = { titles: await titles(), scroll: await atRest(page) };
      const slug = await focusedSlug(page);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/activites/*");
      await page.goBack({ waitUntil: "commit" });
      await expect.poll(() => page.evaluate(() => "sameDocument" in window)).toBe(true);
      await expect.poll(titles).toEqual(before.titles);
      await expect.poll(() => atRest(page)).toBe(before.scroll);
      await expect.poll(() => focusedSlug(page)).toBe(slug);
    }
  });
});

describe("keyboard: programme / Enter / a view; keyboard: programme / Enter / a card's title", () => {
  test("keyboard: programme / Enter / 'Voir plus d'activités': a slow API never loses the focus", async () => {
    const { page, said, forget, hears, hearsNext, focused, chips } = await openProgramme(
      site,
      "/programmation?subject=6423&genre=6461",
    );
    const genre = page.getByRole("button", { name: /^Retirer le filtre Genre/ });
    await genre.focus();
    // From now on, records whether focus is ever lost.
    await page.evaluate(() => {
      const lost: string[] = [];
      Object.assign(window, { lost });
      new MutationObserver(() => {
        if (document.activeElement === document.body) lost.push(document.title);
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    await expect.poll(chips).toHaveLength(2);
    site.host.faults.set({ path: "/api/events", delay: 2000 });
    const there = async (name: string) => expect.poll(focused).toBe(name);

    await genre.press("Enter");
    await expect.poll(focused).toMatch(/^Retirer le filtre Sujet/);
    await page.keyboard.press("Enter");
    await expect.poll(() => focusedId(page)).toBe("programmation-titre");
    await hears(/^\d+ activités?(?! ajout)/);
    // One choice after the other, one answer: the waiting in words, then the count.
    await expect
      .poll(said)
      .toEqual(["Chargement des activités…", expect.stringMatching(/^\d+ activités?(?! ajout)/)]);
    await expect.poll(focused).toMatch(/^\d+ Activités$/);

    await page.keyboard.press("Tab");
    await expect.poll(focused).toBe("Vue horaire");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await forget();
    await page.keyboard.press("Enter");
    await there("Vue carte");
    site.host.faults.clear();
    await hearsNext(/^\d+ activités?(?! ajout)/);
    await expect.poll(focused).toBe("Vue carte");

    // The city's chip belongs to the map: without it, the list.
    site.host.faults.set({ path: "/api/events", delay: 2000 });
    await forget();
    await page.getByRole("button", { name: "Retirer le filtre Dans la ville" }).press("Enter");
    await expect.poll(focused).toMatch(/^\d+ Activités?$/);
    await hearsNext(/^\d+ activités?(?! ajout)/);
    await expect
      .poll(() => page.locator('.signet-programme-view[aria-pressed="true"]').allTextContents())
      .toEqual(["Vue liste", "Vue liste"]);

    await page.locator(".signet-more button").press("Enter");
    await there("Voir plus d'activités");
    await hears(/ajoutées/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches("article h3 a"))).toBe(true);
    await expect.poll(() => page.evaluate(() => (window as unknown as { lost: string[] }).lost)).toEqual([]);

    const slug = (await focusedSlug(page)) ?? null;
    const titleTop = () =>
      card(page, slug).evaluate(
        (one) => one.querySelector("h3 a")?.getBoundingClientRect().top ?? Number.NaN,
      );
    await atRest(page);
    const stood = await titleTop();
    expect(stood).toBeGreaterThan(0);
    expect(stood).toBeLessThan(900);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/activites/*");
    site.host.faults.clear();
    await page.goBack();
    await page.whenReady();
    await expect.poll(() => focusedSlug(page)).toBe(slug);
    await expect.poll(titleTop).toBeCloseTo(stood, -0.5);
  });
});
