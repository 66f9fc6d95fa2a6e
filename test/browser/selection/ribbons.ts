/** What tests of the bookmarks look at. */
import type { Locator } from "playwright-core";
import { useSite, type WatchedPage } from "../harness.ts";
import { tidy } from "../seen.ts";

export const SELECTION = "signet:selection";

export const ribbons = (page: WatchedPage | Locator): Locator => page.locator(".signet-keep");
export const pressedCount = (page: WatchedPage): Promise<number> =>
  page.locator('.signet-keep[aria-pressed="true"]').count();
export const pressed = (ribbon: Locator): Promise<string | null> => ribbon.getAttribute("aria-pressed");
/** The bookmark of the same activity, wherever it is on a page. */
export const named = (page: WatchedPage, name: string): Locator =>
  page.getByRole("button", { name, exact: true }).first();
export const nameOf = async (ribbon: Locator): Promise<string> =>
  (await ribbon.getAttribute("aria-label")) ?? "";

/** The header's link, as a screen reader names it. */
export const linkName = async (page: WatchedPage): Promise<string> =>
  tidy(
    await page.locator("[data-behaviour=selection-link]").evaluate((link) => {
      const said = link.cloneNode(true) as Element;
      for (const hidden of said.querySelectorAll("[aria-hidden]")) hidden.remove();
      return said.textContent;
    }),
  );

/** The stored ids. */
export const storedIds = (page: WatchedPage): Promise<number[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{"ids":[]}').ids, SELECTION);

export const fair = () => useSite({ now: "2026-11-26T10:00" });
