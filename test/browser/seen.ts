/** What a visitor of any page sees, hears, and has under the keyboard. */
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { WatchedPage } from "./harness.ts";

/** As it is read: one space for any blank, none at the ends. */
export const tidy = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();

/** Texts of everything that the selector finds, in the order of the page. */
export const texts = async (page: WatchedPage | Locator, selector: string): Promise<string[]> =>
  (await page.locator(selector).allTextContents()).map(tidy);

/** The button with this name and no other. */
export const button = (page: WatchedPage | Locator, name: string): Locator =>
  page.getByRole("button", { name, exact: true });

/**
 * Clicks something at the end of a list once it stands still in sight: cards above it take their true heights when they
 * come near, and a press on what moves away before the release is no click.
 */
export async function clickAtRest(element: Locator): Promise<void> {
  const stands = async () => {
    await element.scrollIntoViewIfNeeded();
    return element.evaluate(async (one) => {
      const { top, bottom } = one.getBoundingClientRect();
      for (let frame = 0; frame < 10; frame += 1) {
        await new Promise((painted) => requestAnimationFrame(painted));
        if (one.getBoundingClientRect().top !== top) return false;
      }
      return top >= 0 && bottom <= innerHeight;
    });
  };
  await expect.poll(stands).toBe(true);
  await element.click();
}

/** Name or words of what has the keyboard; `nothing` when that is the page itself. */
export async function focused(page: WatchedPage, nothing = "(body)"): Promise<string> {
  const name = await page.evaluate(() => {
    const { activeElement, body } = document;
    if (activeElement === body) return null;
    return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
  });
  return name === null ? nothing : tidy(name);
}

/** Whether this very element has the keyboard. */
export const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement);

/** Id of what has the keyboard. */
export const focusedId = (page: WatchedPage): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.id);

/** Whether the page can be moved; that a wheel does not move it is seen in overlays.test.ts. */
export const scrolls = (page: WatchedPage): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== "hidden");

/** What the page's own live region says now. */
export const said = async (page: WatchedPage): Promise<string> =>
  tidy(await page.locator("body > [role=status]").first().textContent());

/** What all live regions say now. */
export const status = async (page: WatchedPage): Promise<string> =>
  (await texts(page, "[role=status]")).join(" ").trim();

/** Waits until a text stands in a live region. */
export const hears = (page: WatchedPage, text: string | RegExp): Promise<void> =>
  expect.poll(() => status(page)).toMatch(text);

/** An init script: notes what is said in live regions, from before there are any. */
export function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const note = new MutationObserver((records) => {
    for (const { target } of records) heard.push(target.textContent ?? "");
  });
  const regions = new Set<Element>();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll("[role=status]")) {
      if (!regions.has(region)) note.observe(region, { childList: true });
      regions.add(region);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Everything that was said, in order, since the page was opened with `listen`, or since this was last asked. */
export const heard = async (page: WatchedPage): Promise<string[]> =>
  (await page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))).map(tidy);

/** Gives the page a `<base>` to another page, as some systems print it: short addresses lead there. */
export const leadElsewhere = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    document.head.prepend(Object.assign(document.createElement("base"), { href: "/ailleurs/" }));
  });
