/** Answers that come when a test says so. */
import type { Page, Route } from "playwright-core";

/**
 * Holds back what a page asks for at an address, from now on.
 *
 * @param then what becomes of each such request in the end; the server answers it by default
 * @returns lets them all go, and those that follow
 */
export async function hold(
  page: Page,
  address: string | RegExp,
  then: (route: Route) => Promise<unknown> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await then(route);
  });
  return release;
}
