/** The programme's map view for its tests. */
import type { Locator } from "playwright-core";
import type { WatchedPage } from "../harness.ts";

export const MAP = "/programmation?mode=carte";

/** The places of the list beside the map. */
export const listed = (page: WatchedPage): Locator => page.locator("button.signet-programme-spot");
export const inList = (page: WatchedPage, name: string): Locator => listed(page).filter({ hasText: name });
export const pins = (page: WatchedPage): Locator => page.locator("button.signet-programme-pin");
export const popup = (page: WatchedPage): Locator => page.getByRole("dialog");
/** The line with the number of places, when all pages have loaded. */
export const whole = (page: WatchedPage): Locator =>
  page.locator(".signet-programme-city-progress", { hasText: /dans \d+\slieux/ });
