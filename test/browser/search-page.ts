/** The header's search on the site's pages, for its browser tests. */
import type { PageOptions, Site, WatchedPage } from "./harness.ts";

/** The header's button. */
export const TOGGLE = "header [popovertarget=recherche]";

/** A page of the site, its search ready. */
export const openSearchPage = (site: Site, options: PageOptions = {}): Promise<WatchedPage> =>
  site.open("/videos", options);

export const isModal = (page: WatchedPage): Promise<boolean> =>
  page.locator("#recherche").evaluate((one) => one.matches(":modal"));

/** As the browser opens it by itself: over a page that is not inert. */
export const isPopover = (page: WatchedPage): Promise<boolean> =>
  page.locator("#recherche").evaluate((one) => one.matches(":popover-open"));

/** Its code comes when somebody is about to press the button, or does. */
export const whenModal = (page: WatchedPage): Promise<void> => page.locator("#recherche:modal").waitFor();

/** Id of what has the keyboard, or its words. */
export const focused = (page: WatchedPage): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());
