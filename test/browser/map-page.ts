/** The programme's map view as its tests find it. */
import type { Locator } from "playwright-core";
import type { WatchedPage } from "./harness.ts";

export const MAP = "/programmation?mode=carte";

/** The places of the list beside the map. */
export const listed = (page: WatchedPage): Locator => page.locator("button.signet-programme-spot");
export const inList = (page: WatchedPage, name: string): Locator => listed(page).filter({ hasText: name });
export const pins = (page: WatchedPage): Locator => page.locator("button.signet-programme-pin");
export const popup = (page: WatchedPage): Locator => page.getByRole("dialog");
/** The line that counts the places, once all pages are in. */
export const whole = (page: WatchedPage): Locator =>
  page.locator(".signet-programme-city-progress", { hasText: /dans \d+\slieux/ });
