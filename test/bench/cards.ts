/**
 * The programme with 1,008 cards loaded, CPU slowed 4 times. Measures: a click to its next paint; 24 more cards,
 * against 24 cards of the same markup appended by hand; the heap, against a page written by hand with the same rows
 * and markup.
 *
 *     npm run build && npx tsx test/bench/cards.ts [RUNS] [DIST]
 *
 * The peers of peers.ts, where they are installed, show the same activities: one in three at a click, all of them at
 * the next.
 *
 * The API's answers are held back in the page and released on demand, so that no figure contains network time.
 */

import type { OutputFile } from "esbuild";
import { type Browser, chromium, type Page } from "playwright-core";
import { startHost } from "../host/host.ts";
import { requireBrowsers } from "../run/browser.mjs";
import { click, heap, type Measured, openLab, slowly } from "./lab.ts";
import { inCity, longFair } from "./long-fair.ts";
import { median } from "./median.ts";
import { peerPage } from "./peer-page.ts";
import { installedPeers } from "./peers.ts";

const runs = Number(process.argv[2] ?? 7);
const distDir = process.argv[3];
const PAGE = 24;
/** Most pages that an address opens, and two more that are loaded by hand. */
const OPENED = 40 * PAGE;
const LOADED = OPENED + 2 * PAGE;

const cardCount = (page: Page) =>
  page.evaluate(() => document.querySelectorAll("article.signet-programme-card").length);

/** Makes every card complete, as for printing: by hand there are no brief cards. */
const whole = (page: Page) => page.evaluate(() => dispatchEvent(new Event("beforeprint")));

/** A page with `LOADED` cards whose further answers are held back. */
async function thousand(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(120_000);
  await openLab(page);
  await page.goto(address);
  await page.waitForSelector('[data-enhanced="ready"]');
  // Navigates with Back, which loads all pages: the server prints only one.
  await page.evaluate(
    (query) => {
      history.replaceState(null, "", query);
      dispatchEvent(new PopStateEvent("popstate"));
    },
    `?page=40&mode=${new URL(address).searchParams.get("mode")}`,
  );
  for (let count = OPENED; count < LOADED; count += PAGE) {
    await page.waitForFunction(
      (n) => document.querySelectorAll("article.signet-programme-card").length === n,
      count,
    );
    // Not by role: computing names would lay out everything that the browser skips.
    await page.evaluate(() => document.querySelector<HTMLElement>(".signet-more button")?.click());
  }
  await page.waitForFunction(
    (n) => document.querySelectorAll("article.signet-programme-card").length === n,
    LOADED,
  );
  await page.evaluate(() => {
    (window as Measured).lab.hold = true;
    // So that no photo rotates during a measurement.
    document.documentElement.scrollTop = 0;
    return new Promise((resolve) => setTimeout(resolve, 300));
  });
  return page;
}

/** Time from the release of held answers to the paint of the cards, in ms. */
async function answered(page: Page, cards: number): Promise<number> {
  await page.waitForFunction(() => (window as Measured).lab.held() > 0);
  return page.evaluate((cards) => {
    const { lab } = window as Measured;
    const list = document.querySelector(".signet-programme-list");
    // Counts by groups: a query for a thousand cards at each change would be measured, too.
    const count = () =>
      [...(list?.children ?? [])].reduce(
        (sum, group) => sum + (group.matches("ol:not(.signet-skeleton)") ? group.childElementCount : 0),
        0,
      );
    return lab.toShown(lab.release, () => count() === cards);
  }, cards);
}

const times = new Map<string, number[]>();
const note = (name: string, value: number) => times.set(name, [...(times.get(name) ?? []), value]);

const rowsOf = async (url: string) => {
  const pages = Array.from({ length: LOADED / PAGE }, async (_, index) => {
    const answer = await fetch(`${url}/api/events?page=${index + 1}`);
    return ((await answer.json()) as { data: unknown[] }).data;
  });
  return (await Promise.all(pages)).flat();
};

/** A page with the same css and markup, without our script: rows in an array, and one listener for all. */
async function byHand(browser: Browser, host: string, markup: string, rows: unknown): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openLab(page);
  const html = await (await fetch(`${host}/programmation`)).text();
  const head = html
    .slice(0, html.indexOf("</head>"))
    .replace(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, "");
  await page.route("**/by-hand", (route) =>
    route.fulfill({ contentType: "text/html", body: `${head}</head><body><main></main></body></html>` }),
  );
  await page.goto(`${host}/by-hand`);
  await page.evaluate(
    ([markup, rows]) => {
      const main = document.querySelector("main");
      if (main) main.innerHTML = markup as string;
      Object.assign(window, { rows });
      document.addEventListener("click", () => {});
    },
    [markup, rows] as const,
  );
  return page;
}

/** Scrolls to the end of the list, where visitors load more. */
async function atEnd(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(async () => {
    // Groups off screen have estimated heights until they have been visible.
    for (let frame = 0; frame < 20; frame += 1) {
      document.querySelector(".signet-more")?.scrollIntoView({ block: "end", behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
}

/** The comparison: one text becomes 24 cards, and focus moves to the first of them, as in ours. */
const appended = (page: Page) =>
  page.evaluate((size) => {
    const groups = [...document.querySelectorAll<HTMLElement>("ol.signet-programme-cards")];
    const last = groups.at(-1);
    const html = groups
      .slice(-size / Number(last?.childElementCount))
      .map((group) => group.outerHTML)
      .join("");
    return (window as Measured).lab.toPaint(() => {
      last?.insertAdjacentHTML("afterend", html);
      last?.nextElementSibling?.querySelector<HTMLElement>("h3 > *")?.focus();
    });
  }, PAGE);

const browser = await chromium.launch({
  executablePath: (await requireBrowsers()).fullBrowser,
  args: ["--disable-gpu", "--no-sandbox"],
});
const fair = longFair(LOADED + 20 * PAGE);
const cityFair = longFair(LOADED + 2 * PAGE, inCity);
const peers: ReadonlyMap<string, readonly OutputFile[]> = await installedPeers();
const host = await startHost({ port: 0, dataDir: fair.dir, distDir });
const cityHost = await startHost({ port: 0, dataDir: cityFair.dir, distDir });

for (let run = 0; run < runs; run += 1) {
  // Filter, chip, share, tag; then their answer, which removes a thousand cards.
  let page = await thousand(browser, `${host.url}/programmation?mode=liste`);
  let session = await slowly(page);
  for (const kind of ["click", "again", "again"]) {
    note(`${kind}: area`, await click(page, ".signet-programme-area", 1));
    note(`${kind}: its chip, away`, await click(page, ".signet-programme-chip"));
  }
  for (const place of [3, 4, 4]) note("press: bookmark", await click(page, ".signet-keep", place));
  note("press: share panel", await click(page, ".signet-programme-share summary", 3));
  note("click: tag", await click(page, ".signet-programme-tag", 5));
  note("answer: 24 cards for 1,008", await answered(page, PAGE));
  await page.close();

  for (const view of ["horaire", "carte"]) {
    page = await thousand(browser, `${host.url}/programmation?mode=liste`);
    session = await slowly(page);
    note(`click: view ${view}`, await click(page, `.signet-programme-icon-${view}`));
    await page.close();
  }

  // A place: its cards only, then all of them again.
  page = await thousand(browser, `${cityHost.url}/programmation?mode=carte`);
  session = await slowly(page);
  for (const kind of ["click", "again", "again"]) {
    await page.waitForFunction(
      (n) => document.querySelectorAll("article.signet-programme-card").length === n,
      LOADED,
    );
    note(`${kind}: place`, await click(page, ".signet-programme-spots [aria-pressed=false]"));
    await page.waitForFunction(
      (n) => document.querySelectorAll("article.signet-programme-card").length < n,
      LOADED,
    );
    note(`${kind}: place, away`, await click(page, ".signet-programme-spots [aria-pressed=true]"));
  }
  await page.close();

  // 24 more cards, ours and by hand, alternating.
  page = await thousand(browser, `${host.url}/programmation?mode=liste`);
  session = await slowly(page);
  note("heap: ours, MB", await heap(session));
  await whole(page);
  note("heap: ours and whole, MB", await heap(session));
  const markup = await page.evaluate(() => document.querySelector(".signet-programme")?.outerHTML ?? "");
  const hand = await byHand(browser, host.url, markup, await rowsOf(host.url));
  const handSession = await slowly(hand);
  note("heap: by hand, MB", await heap(handSession));
  for (let more = 1; more <= 3; more += 1) {
    await atEnd(page);
    note("press: load more", await click(page, ".signet-more button"));
    note("24 more: ours", await answered(page, LOADED + more * PAGE));
    await atEnd(hand);
    note("24 more: by hand", await appended(hand));
  }
  if ((await cardCount(hand)) !== (await cardCount(page))) throw new Error("The two pages are not alike.");
  await page.close();
  await hand.close();

  for (const peer of peers.keys()) {
    page = await peerPage(peers, browser, host.url, peer, await rowsOf(host.url));
    await slowly(page);
    for (let time = 0; time < 3; time += 1) {
      for (const shown of ["some", "all"]) note(`${peer}: ${shown}`, await click(page, `#${shown}`));
    }
    await page.close();
  }
}

for (const [name, values] of times) {
  console.log(
    `${name.padEnd(30)} median ${median(values).toFixed(1).padStart(7)}   worst ${Math.max(...values)
      .toFixed(1)
      .padStart(7)}`,
  );
}
const all = (kinds: RegExp) =>
  [...times].filter(([name]) => kinds.test(name)).flatMap(([, values]) => values);
const ratio = (ours: string, theirs: string) =>
  (median(times.get(ours) ?? []) / median(times.get(theirs) ?? [])).toFixed(2);
for (const [words, kinds] of [
  ["the first of its kind in a page", /^click/],
  ["the next", /^again/],
  ["all", /^(click|again)/],
] as const) {
  const clicks = all(kinds);
  console.log(
    `filter, chip, tag, view, place, ${words}: median ${median(clicks).toFixed(1)} ms, ` +
      `worst ${Math.max(...clicks).toFixed(1)} ms`,
  );
}
for (const peer of peers.keys()) {
  const [ours, theirs] = [all(/^(click|again)/), all(new RegExp(`^${peer}:`))];
  console.log(
    `clicks: the median is ${(median(ours) / median(theirs)).toFixed(3)} of ${peer}'s, ` +
      `the worst ${(Math.max(...ours) / Math.max(...theirs)).toFixed(3)} of its worst`,
  );
}
console.log(`24 more: ours is ${ratio("24 more: ours", "24 more: by hand")} of by hand`);
for (const ours of ["heap: ours", "heap: ours and whole"]) {
  console.log(`${ours} is ${ratio(`${ours}, MB`, "heap: by hand, MB")} of by hand`);
}

await browser.close();
await host.close();
await cityHost.close();
fair.remove();
cityFair.remove();
