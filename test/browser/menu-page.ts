/** The menu on the site's pages, for its browser tests. */
import { expect } from "vitest";
import type { PageOptions, Site, WatchedPage } from "./harness.ts";

export const CLOSING_TIME = 600;
/** Wide enough for columns, and a phone. */
export const WIDE = 1440;
export const NARROW = 390;

export interface MenuPage extends WatchedPage {
  readonly burger: ReturnType<WatchedPage["locator"]>;
  readonly nav: ReturnType<WatchedPage["locator"]>;
  readonly veil: ReturnType<WatchedPage["locator"]>;
  /** What the keyboard stands on, by its words. */
  focused(): Promise<string>;
  /** `open`, `closing`, or null: what the marker says. */
  phase(): Promise<string | null>;
  /** Whether the page can be moved; that a wheel does not move it is seen in overlays.test.ts. */
  scrolls(): Promise<boolean>;
  /** Presses the button and waits until all is open. */
  openMenu(): Promise<void>;
}

/** A page of the site with its menu ready; its clock stands still unless the test moves it (`page.clock`). */
export async function openPage(
  site: Site,
  { address = "/faq", ...options }: PageOptions & { readonly address?: string } = {},
): Promise<MenuPage> {
  const page = await site.newPage(options);
  const menu = withMenu(page);
  await page.goto(address);
  if (options.javaScript !== false) await page.whenReady("mega-menu");
  return menu;
}

export function withMenu(page: WatchedPage): MenuPage {
  const marker = page.locator("[data-behaviour=mega-menu]");
  const burger = page.getByRole("button", { name: "Menu", exact: true });
  return Object.assign(page, {
    burger,
    nav: marker.locator("nav"),
    veil: page.locator(".signet-veil"),
    focused: () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body
          ? ""
          : (activeElement?.textContent ?? "").replace(/\s+/g, " ").trim();
      }),
    phase: () => marker.getAttribute("data-menu"),
    scrolls: () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== "hidden"),
    openMenu: async () => {
      await burger.click();
      await expect.poll(() => marker.getAttribute("data-menu")).toBe("open");
    },
  });
}
