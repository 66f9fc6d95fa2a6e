/** When the network of a page in Playwright rests. */
import type { Page, Request } from "playwright-core";

/** For so long nothing may be on its way, in ms: as long as Playwright's "networkidle" waits. */
const REST = 500;
/** After so long it is an error, in ms. */
const LIMIT = 30_000;

/**
 * Notes a page's requests from now on. The function that it returns waits until the page has loaded and none has been on
 * its way for half a second.
 *
 * Playwright's own "networkidle" never comes when the network rests while a long page is still read, and a request then
 * begins and ends before DOMContentLoaded (microsoft/playwright#42598).
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const onTheWay = new Set<Request>();
  let restsSince = 0;
  const ended = (request: Request) => {
    if (onTheWay.delete(request) && onTheWay.size === 0) restsSince = Date.now();
  };
  page.on("request", (request) => onTheWay.add(request));
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  return async () => {
    const begin = Date.now();
    await page.waitForLoadState();
    // What the test has just done may still ask for something.
    restsSince = Date.now();
    while (onTheWay.size > 0 || Date.now() - restsSince < REST) {
      if (Date.now() - begin > LIMIT) {
        const addresses = [...onTheWay].map((request) => request.url());
        throw new Error(
          `After ${LIMIT / 1000} s, still on its way: ${addresses.join(", ") || "one after another"}`,
        );
      }
      await new Promise((later) => setTimeout(later, 20));
    }
  };
}
