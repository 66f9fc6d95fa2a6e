/**
 * Pages with a test's own HTML on the site, with the real script and a strict policy, as an editor may have written
 * them.
 */
import { expect } from "vitest";
import type { PageOptions, Site, WatchedPage } from "./harness.ts";
import { watchLife } from "./runtime/watch-life.ts";

const POLICY = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'";

/** Listeners of playwright, axe and this file. */
const TESTS_OWN =
  /^(__playwright.*|(aux|dbl)?click|contextmenu|(mouse|pointer|touch)\w+|message) on window$|^readystatechange/;

/** What React adds once for a page, and a library that asks the browser what it knows. */
const FOR_GOOD = ["selectionchange on #document", "test on window"];

declare global {
  interface Window {
    /** The HTML of <main> and its nodes, before any script has run. */
    server: { readonly html: string; readonly nodes: readonly Node[] };
  }
}

export interface WrittenOptions extends PageOptions {
  /** Added to the page's address: `#q-prix`, `?signet-doctor`. */
  readonly hash?: string;
  /** In the page's head. */
  readonly head?: string;
  /** Before the page goes to its address, and before this file's scripts: their listeners are not counted. */
  readonly prepare?: (page: WatchedPage) => Promise<unknown>;
}

/** Opens the page at `/ecrit`, and remembers what the server sent. */
export async function openWritten(
  site: Site,
  main: string,
  { hash = "", head = "", prepare, ...options }: WrittenOptions = {},
): Promise<WatchedPage> {
  const page = await site.newPage(options);
  await prepare?.(page);
  await page.addInitScript(watchLife);
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      const [main] = document.getElementsByTagName("main");
      if (!main) return;
      const nodes: Node[] = [];
      const walker = document.createTreeWalker(main);
      while (walker.nextNode()) nodes.push(walker.currentNode);
      window.server ??= { html: main.innerHTML, nodes };
    });
  });
  const body = `<!doctype html><html lang="fr-CA"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>Écrit</title>
    <link rel="icon" href="/theme/images/favicon.svg" type="image/svg+xml">${head}
    <script type="module" src="/dist/signet.js"></script></head>
    <body><main><h1>Écrit</h1>${main}</main></body></html>`;
  await page.route("**/ecrit*", (route) =>
    route.fulfill({
      body,
      headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY },
    }),
  );
  await page.goto(`/ecrit${hash}`);
  return page;
}

/** Releases every marker of the page. As text: the test runner rewrites an `import()`. */
export const releaseAll = (page: WatchedPage): Promise<unknown> =>
  page.evaluate('import("/dist/signet.js").then(({ release }) => release(document))');

/**
 * Fails unless <main> has the server's nodes and nothing listens or waits.
 *
 * @param isCopy the page has copied it: its nodes are others, and space between them may be elsewhere
 */
export async function expectServerPage(page: WatchedPage, { isCopy = false } = {}): Promise<void> {
  // A heading that received focus has a tabindex only until focus leaves it.
  await page.locator("[tabindex]:focus").evaluateAll(([one]) => (one as HTMLElement | undefined)?.blur());
  const now = await page.locator("main").innerHTML();
  const sent = await page.evaluate(() => window.server.html);
  if (isCopy) expect(withoutSpace(now)).toBe(withoutSpace(sent));
  else expect(now).toBe(sent);
  const same = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector("main") ?? document.body);
    return window.server.nodes.every((node) => walker.nextNode() === node) && walker.nextNode() === null;
  });
  expect(same || isCopy, "the very nodes that the server sent").toBe(true);
  await expectNothingHeld(page);
}

/** Fails while a script of ours listens, waits or observes; the page has `watchLife`. */
export async function expectNothingHeld(page: WatchedPage): Promise<void> {
  const { listeners, ...held } = await page.evaluate(() => window.held());
  expect(listeners.filter((one) => !TESTS_OWN.test(one) && !FOR_GOOD.includes(one))).toEqual([]);
  expect(held).toEqual({ timers: 0, observers: 0 });
}

const withoutSpace = (html: string) => html.replace(/>\s+/g, ">").replace(/\s+</g, "<");
