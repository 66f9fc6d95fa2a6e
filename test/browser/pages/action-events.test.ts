/** Events about what a visitor does, as a page that counts receives them (docs/events.md). */
import { expect, test } from "vitest";
import { loadFair } from "../../host/data/load.ts";
import { type PageOptions, useSite, type WatchedPage } from "../harness.ts";
import { hold } from "../hold.ts";
import { CARD, serveVideos, TITLE } from "../video-overlay/video-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

const TYPES = ["filter", "more", "share", "calendar", "play", "open", "search"].map(
  (type) => `signet:${type}`,
);

/** Opens an address whose page counts, and stays when a link to a network is followed. */
async function openCounted(
  address: string,
  options: PageOptions = {},
  prepare: (page: WatchedPage) => Promise<void> = async () => {},
) {
  const page = await site.newPage(options);
  await prepare(page);
  await page.addInitScript((types) => {
    const counted: unknown[] = [];
    Object.assign(window, { counted });
    for (const type of types) {
      document.addEventListener(type, (event) => {
        const { detail, target } = event as CustomEvent;
        counted.push({ type, ...detail, onMarker: (target as Element).hasAttribute("data-enhanced") });
      });
    }
    addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[target]")) event.preventDefault();
    });
  }, TYPES);
  await page.goto(address);
  return page;
}

/** The events so far, each of which bubbled from its marker. */
const counted = (page: WatchedPage) =>
  page.evaluate(() => (window as unknown as { counted: readonly Record<string, unknown>[] }).counted);

/** Waits for the n-th event, and for no other. */
async function nth(page: WatchedPage, number: number): Promise<Record<string, unknown>> {
  await expect.poll(async () => (await counted(page)).length).toBe(number);
  const { onMarker, ...event } = (await counted(page)).at(-1) ?? {};
  expect(onMarker).toBe(true);
  return event;
}

const PROGRAMME = { kind: "island", name: "programme" };

test("a filter, a view, a further page: the programme's event has the list's query and its count", async () => {
  const page = await openCounted("/programmation");
  await page.whenReady("programme");
  const listed = async () =>
    Number(((await page.locator("#programmation-titre").textContent()) ?? "").replace(/\D/g, ""));
  const everything = await listed();
  await page.getByRole("button", { name: "En ligne" }).first().click();
  const filtered = await nth(page, 1);
  const count = await listed();
  expect(count).toBeLessThan(everything);
  expect(filtered).toEqual({
    ...PROGRAMME,
    type: "signet:filter",
    query: "date=1795669200&volet3=73904",
    count,
  });

  await page.getByRole("button", { name: "En ligne" }).first().click();
  expect(await nth(page, 2)).toMatchObject({ query: "date=1795669200", count: everything });
  await page.locator(".signet-more button").click();
  expect(await nth(page, 3)).toEqual({ ...PROGRAMME, type: "signet:more", page: 2, count: everything });
  await page.getByRole("button", { name: "horaire" }).first().click();
  expect(await nth(page, 4)).toMatchObject({
    type: "signet:filter",
    query: "date=1795669200&mode=horaire",
  });
  await page.expectSilent();
});

test("a filter chosen while the code that counts is loading counts, too", async () => {
  let release = () => {};
  const page = await openCounted("/programmation", {}, async (page) => {
    release = await hold(page, "**/results-tools-*.js");
  });
  await page.whenReady("programme");
  const answer = await hold(page, "**/api/events?*");
  const asked = page.waitForRequest("**/api/events?*");
  await page.getByRole("button", { name: "En ligne" }).first().click();
  await asked;
  release();
  await page.locator(".signet-programme-to-top").waitFor({ state: "attached" });
  answer();
  expect(await nth(page, 1)).toMatchObject({ type: "signet:filter", query: "date=1795669200&volet3=73904" });
  await page.expectSilent();
});

test("filters in the address count as no choice, nor does a filter that is undone at once", async () => {
  const page = await openCounted("/programmation?volet3=73904");
  await page.whenReady("programme");
  const area = page.getByRole("button", { name: "En ligne" }).first();
  await page.locator(".signet-programme-to-top").waitFor({ state: "attached" });
  await area.evaluate((button) => {
    (button as HTMLElement).click();
    (button as HTMLElement).click();
  });
  await page.locator('.signet-programme-list[aria-busy="false"]').waitFor();
  await page.getByRole("button", { name: "Dans la ville" }).first().click();
  expect(await nth(page, 1)).toMatchObject({ query: "volet2=6335&volet3=73904" });
});

test("results and cards: the copied address, the network, the calendar", async () => {
  const page = await openCounted("/programmation", CLIPBOARD);
  await page.whenReady("programme");
  await page.getByRole("button", { name: "Partager les résultats" }).click();
  const shared = await nth(page, 1);
  expect(shared).toEqual({
    ...PROGRAMME,
    type: "signet:share",
    by: "copy",
    network: null,
    address: `${site.url}/programmation?date=1795669200`,
  });

  const card = page.locator("article:has(.signet-programme-action-file)").first();
  const slug = await card.getAttribute("data-slug");
  await card.locator("summary").click();
  const panel = card.locator(".signet-programme-share-panel");
  await panel.getByRole("button").click();
  const address = `${site.url}/activites/${slug}`;
  expect(await nth(page, 2)).toMatchObject({ type: "signet:share", by: "copy", address });
  await panel.getByRole("link", { name: "LinkedIn" }).click();
  const network = { by: "network", network: "www.linkedin.com", address };
  expect(await nth(page, 3)).toMatchObject({ type: "signet:share", ...network });
  await page.keyboard.press("Escape");
  await card.locator(".signet-programme-action-agenda").click();
  expect(await nth(page, 4)).toEqual({ ...PROGRAMME, type: "signet:calendar", by: "link", slug });
  await card.locator(".signet-programme-action-file").click();
  expect(await nth(page, 5)).toMatchObject({ type: "signet:calendar", by: "file", slug });
});

test("a directory: its letter and its pages", async () => {
  const page = await openCounted("/auteurs");
  await page.whenReady("authors");
  await page.locator(".signet-more button").click();
  const authors = { kind: "island", name: "authors" };
  expect(await nth(page, 1)).toMatchObject({ type: "signet:more", ...authors, page: 2 });
  await page.getByRole("link", { name: "Lettre B" }).click();
  expect(await nth(page, 2)).toMatchObject({ type: "signet:filter", ...authors, query: "letter=b" });
});

test("a share block: the copy, its own links and the system's sheet", async () => {
  const { slug } = loadFair("templates-fixtures/data").events.find(({ url }) => url !== null) ?? {};
  const page = await openCounted(`/activites/${slug}`, CLIPBOARD);
  const block = page.locator("[data-behaviour=share]");
  await block.scrollIntoViewIfNeeded();
  await page.whenReady("share");
  await page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = async () => {};
  });
  await block.locator("summary").click();
  await block.getByRole("button", { name: "Copier le lien" }).click();
  const address = page.url();
  const share = { kind: "behaviour", name: "share", type: "signet:share", address };
  expect(await nth(page, 1)).toEqual({ ...share, by: "copy", network: null });
  await block.getByRole("link", { name: "Facebook" }).click();
  expect(await nth(page, 2)).toEqual({ ...share, by: "network", network: "www.facebook.com" });
  await block.getByRole("button", { name: "Autre application" }).click();
  expect(await nth(page, 3)).toEqual({ ...share, by: "system", network: null });
});

test.each([false, true])("a video counts when it plays, where the page asks first: %s", async (asks) => {
  const page = await openCounted("about:blank");
  if (asks)
    await serveVideos(page, (html) =>
      html.replaceAll('data-behaviour="video-overlay"', 'data-behaviour="video-overlay" data-consent="ask"'),
    );
  await page.goto("/videos");
  const card = page.locator(CARD).first();
  await card.scrollIntoViewIfNeeded();
  await page.whenReady("video-overlay");
  await card.click();
  if (asks) {
    const button = page.locator(".signet-video-ask button");
    await button.waitFor();
    expect((await counted(page)).map(({ type }) => type)).toEqual(["signet:open"]);
    await button.click();
  }
  const video = { kind: "behaviour", name: "video-overlay", id: await card.getAttribute("data-video-id") };
  await nth(page, 2);
  expect(await counted(page)).toEqual(
    expect.arrayContaining([
      { type: "signet:open", ...video, onMarker: true },
      { type: "signet:play", ...video, title: TITLE, onMarker: true },
    ]),
  );
});

test("the webcast: the chosen stream, not the one that the page opens with", async () => {
  const page = await openCounted("/webdiffusion");
  await page.whenReady("webcast");
  await page.locator("iframe").first().waitFor();
  const card = page.locator(".signet-webcast-stream-turn").first();
  const title = await card.locator(".signet-webcast-stream-front b").first().textContent();
  await card.click();
  const event = await nth(page, 1);
  expect(event).toMatchObject({ type: "signet:play", kind: "island", name: "webcast", title });
  expect(event.id).toBeTruthy();
});

test("a question that the visitor opens, by its id; not when it closes or the address opens it", async () => {
  const page = await openCounted("/faq");
  await page.whenReady("faq");
  const questions = page.locator("[data-behaviour=faq] details:not([open])");
  const [first = "", second = ""] = await questions.evaluateAll((all) => all.map(({ id }) => id));
  const faq = { kind: "behaviour", name: "faq", type: "signet:open" };
  const summary = (id: string) => page.locator(`#${id} > summary`);
  await summary(first).click();
  expect(await nth(page, 1)).toEqual({ ...faq, id: first });
  await summary(first).click();
  await summary(second).focus();
  await page.keyboard.press("Enter");
  expect(await nth(page, 2)).toEqual({ ...faq, id: second });
  const linked = await openCounted(`/faq#${first}`);
  await linked.whenReady("faq");
  await linked.locator(`#${first}[open] .signet-faq-link`).waitFor();
  expect(await counted(linked)).toEqual([]);
});

test("a question that is pressed before its code has come counts, too", async () => {
  site.host.faults.set({ path: "/dist/serve-questions-", delay: 1500 });
  const page = await openCounted("/faq");
  await page.whenReady("faq");
  const question = page.locator("[data-behaviour=faq] details:not([open])").first();
  const id = await question.getAttribute("id");
  await question.locator("summary").click();
  expect(await page.locator(`#${id}`).getAttribute("open")).toBe("");
  expect(await counted(page)).toEqual([]);
  expect(await nth(page, 1)).toMatchObject({ type: "signet:open", id });
});

test("questions that are headings", async () => {
  const page = await openCounted("about:blank");
  await page.route("**/faq", async (route) => {
    const response = await route.fetch();
    const html =
      '<div data-behaviour="faq"><h3>Où ?</h3><p>Au Palais.</p><h3>Quand ?</h3><p>Bientôt.</p></div>';
    const body = (await response.text()).replace(
      /<main[\s\S]*<\/main>/,
      `<main><div class="page">${html}</div></main>`,
    );
    return route.fulfill({ response, body });
  });
  await page.goto("/faq");
  await page.whenReady("faq");
  const question = page.getByRole("button", { name: "Quand ?" });
  // Answers that are on the screen are open at first.
  await question.click();
  await page.locator(".signet-faq-link").first().waitFor({ state: "attached" });
  expect(await question.getAttribute("aria-expanded")).toBe("false");
  await question.click();
  expect(await nth(page, 1)).toMatchObject({ type: "signet:open", name: "faq", id: "quand" });
});

test("the menu and the search, when they open; and a search that is sent, without its text", async () => {
  const page = await openCounted("/videos");
  await page.whenReady("mega-menu");
  await page.evaluate(() => document.addEventListener("submit", (event) => event.preventDefault()));
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  const opened = { kind: "behaviour", type: "signet:open", id: null };
  expect(await nth(page, 1)).toEqual({ ...opened, name: "mega-menu" });
  await menu.click();
  await page.locator("header [popovertarget=recherche]").click();
  expect(await nth(page, 2)).toEqual({ ...opened, name: "search-overlay" });
  await page.keyboard.press("Enter");
  await page.locator(".signet-search-hint").waitFor();
  await page.keyboard.type("Nelligan");
  await page.keyboard.press("Enter");
  expect(await nth(page, 3)).toEqual({ kind: "behaviour", type: "signet:search", name: "search-form" });
});
