/** The header's search for its browser tests. */
import type { PageOptions, Site, WatchedPage } from "../harness.ts";

/** The header's button. */
export const TOGGLE = "header [popovertarget=recherche]";

/** A page of the site, its search ready. */
export const openSearchPage = (site: Site, options: PageOptions = {}): Promise<WatchedPage> =>
  site.open("/videos", options);

export const isModal = (page: WatchedPage): Promise<boolean> =>
  page.locator("#recherche").evaluate((one) => one.matches(":modal"));

/** Whether the browser has opened it as a popover: the page is not inert then. */
export const isPopover = (page: WatchedPage): Promise<boolean> =>
  page.locator("#recherche").evaluate((one) => one.matches(":popover-open"));

/** Waits for its code, which loads when the button is about to be pressed. */
export const whenModal = (page: WatchedPage): Promise<void> => page.locator("#recherche:modal").waitFor();

/** Id of the focused element, or its text. */
export const focused = (page: WatchedPage): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());
