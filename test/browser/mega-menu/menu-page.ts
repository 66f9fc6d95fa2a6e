/** The menu on the site's pages, for its browser tests. */
import { expect } from "vitest";
import type { PageOptions, Site, WatchedPage } from "../harness.ts";
import { button, focused, scrolls } from "../seen.ts";

export const CLOSING_TIME = 600;
/** For the option `clock`. */
export const CLOCK = "2026-11-26T10:00:00-05:00";
/** Wide enough for columns, and a phone. */
export const WIDE = 1440;
export const NARROW = 390;

export interface MenuPage extends WatchedPage {
  readonly burger: ReturnType<WatchedPage["locator"]>;
  readonly nav: ReturnType<WatchedPage["locator"]>;
  readonly veil: ReturnType<WatchedPage["locator"]>;
  /** Text of the focused element; empty when that is the body. */
  focused(): Promise<string>;
  /** Value of `data-menu`: `open`, `closing`, or null. */
  phase(): Promise<string | null>;
  scrolls(): Promise<boolean>;
  /** Presses the button and waits until the menu is open. */
  openMenu(): Promise<void>;
  /** Stops the clock of a page opened with `CLOCK`: a closing menu stays `closing` until `page.clock` continues. */
  holdTime(): Promise<void>;
}

/** A page of the site with its menu ready. */
export async function openPage(
  site: Site,
  { address = "/faq", ...options }: PageOptions & { readonly address?: string } = {},
): Promise<MenuPage> {
  return withMenu(await site.open(address, { marker: "mega-menu", ...options }));
}

export function withMenu(page: WatchedPage): MenuPage {
  const marker = page.locator("[data-behaviour=mega-menu]");
  const burger = button(page, "Menu");
  return Object.assign(page, {
    burger,
    nav: marker.locator("nav"),
    veil: page.locator(".signet-veil"),
    focused: () => focused(page, ""),
    phase: () => marker.getAttribute("data-menu"),
    scrolls: () => scrolls(page),
    holdTime: () => page.clock.pauseAt(new Date(Date.parse(CLOCK) + 300_000)),
    openMenu: async () => {
      await burger.click();
      await expect.poll(() => marker.getAttribute("data-menu")).toBe("open");
    },
  });
}
