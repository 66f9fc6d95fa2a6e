/** Pages that are copied while they are enhanced, as Turbo (`cloneNode`) and htmx (`innerHTML`) do for Back. */
import { expect, test } from "vitest";
import { type PageOptions, useSite, type WatchedPage } from "../harness.ts";
import { ADDRESSES, allReady } from "../pages/every-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

type Way = "cloneNode" | "innerHTML";

declare global {
  interface Window {
    /** The page's body as the server sent it. */
    sent: string;
  }
}

/** The time of every page, in the middle of a minute. */
const NOW = "2026-11-26T10:00:30-05:00";

/**
 * An init script: remembers the server's HTML, and makes what is left to chance the same each time. The page's clock stands
 * still: minutes that pass on a busy machine would be other words.
 */
function prepare(): void {
  Math.random = () => 0.5;
  performance.now = () => 0;
  document.addEventListener("readystatechange", () => {
    window.sent ??= document.body.innerHTML;
  });
}

async function open(address: string, options: PageOptions = {}): Promise<WatchedPage> {
  const page = await site.newPage({ reducedMotion: true, ...options });
  await page.addInitScript(prepare);
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    // A page that requires Trusted Types has no caches of HTML as text.
    const { "content-security-policy": _, ...headers } = response.headers();
    const html = await response.text();
    await route.fulfill({ response, headers, body: html.replace(/(?<= data-now=")[^"]*/, NOW) });
  });
  await page.goto(address);
  await settled(page);
  return page;
}

/** Copies the body while it is enhanced, releases it, and puts the copy in its place. */
async function swap(page: WatchedPage, way: Way): Promise<void> {
  // What is under the pointer would be used again.
  await page.mouse.move(0, 0);
  // As text: the test runner rewrites an `import()`.
  await page.evaluate(`import("/dist/signet.js").then(({ release, enhance }) => {
    const copy = ${way === "cloneNode" ? "document.body.cloneNode(true)" : "document.body.innerHTML"};
    release(document);
    ${way === "cloneNode" ? "document.body.replaceWith(copy)" : "document.body.innerHTML = copy"};
    enhance();
  })`);
  await settled(page);
}

/** Also with what comes when the page is idle. */
async function settled(page: WatchedPage): Promise<void> {
  // What undoes a copy has come: a widget waits for the visitor's scrolling only from then on.
  await page.whenQuiet();
  await allReady(page);
  await page.whenQuiet();
}

/** The body's HTML without white space between elements, and without css that stays. */
const withoutSpace = (html: string) =>
  html
    .replace(/<link rel="stylesheet" [^>]*>/g, "")
    // A hidden switch, which the next widget that moves shows.
    .replace(/(data-motion-switch="" hidden="") aria-pressed="false"/g, "$1")
    .replace(/\s+/g, " ")
    .replace(/> ?</g, ">\n<")
    .trim()
    .split("\n");

async function expectSent(page: WatchedPage): Promise<void> {
  await page.evaluate('import("/dist/signet.js").then(({ release }) => release(document))');
  // What the page's switch for motion says is written later.
  await page.evaluate(() => Promise.resolve());
  const [now, sent] = await page.evaluate(() => [document.body.innerHTML, window.sent] as const);
  expect(withoutSpace(now)).toEqual(withoutSpace(sent));
}

const tree = (page: WatchedPage) => page.locator("body").ariaSnapshot();

/** The guide's own script changes its page. */
const OWN_SCRIPT = "/guide";

test.each(ADDRESSES.filter((address) => address !== OWN_SCRIPT))(
  "a copy of %s is enhanced as the page was, and becomes the server's again",
  async (address) => {
    const page = await open(address);
    const before = await tree(page);
    for (const way of ["cloneNode", "innerHTML"] as const) {
      await swap(page, way);
      expect(await tree(page), way).toBe(before);
    }
    await expectSent(page);
    await page.expectSilent();
  },
);

const inUse: readonly (readonly [string, string, PageOptions, (page: WatchedPage) => Promise<unknown>])[] = [
  [
    "the narrow menu is open, with a sub-menu",
    "/faq",
    { width: 390 },
    async (page) => {
      await page.locator("[data-behaviour=mega-menu] button").first().click();
      await page.locator(".signet-menu-opener").first().click();
      await page.locator(".signet-menu-back").first().waitFor();
    },
  ],
  [
    "the search is open and says that it is empty",
    "/faq",
    {},
    async (page) => {
      await page.locator("header [popovertarget=recherche]").click();
      await page.locator("#recherche:modal form button").first().click();
      await page.locator("#recherche .signet-search-hint").waitFor();
    },
  ],
  [
    "a video plays",
    "/videos",
    {},
    async (page) => {
      await page.locator("main [data-video-id]").first().click();
      await page.locator("dialog iframe").waitFor();
    },
  ],
  [
    "questions have their links",
    "/faq",
    {},
    async (page) => {
      await page.locator("[data-behaviour=faq] summary").first().hover();
      await page.locator(".signet-faq-link").first().waitFor({ state: "attached" });
    },
  ],
  [
    "the share block is filled",
    "/activites",
    {},
    async (page) => {
      await page.locator("[data-behaviour=share] summary").hover();
      await page.locator(".signet-sharing-said").waitFor({ state: "attached" });
    },
  ],
];

test.each(inUse)("a copy made while %s is as the page was before", async (_, path, options, use) => {
  const address = ADDRESSES.find((one) => one.startsWith(path) && one.length >= path.length + 2) ?? path;
  const page = await open(path === "/activites" ? address : path, options);
  const before = await tree(page);
  for (const way of ["cloneNode", "innerHTML"] as const) {
    await use(page);
    await swap(page, way);
    expect(await tree(page), way).toBe(before);
    expect(await page.locator("[inert]").count(), "the page can be reached").toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe("visible");
  }
  await expectSent(page);
  await page.expectSilent();
});
