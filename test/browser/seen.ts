/** What a visitor of any page sees and hears, and where focus is. */
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { WatchedPage } from "./harness.ts";

/** Text as a reader sees it: single spaces, none at the ends. */
export const tidy = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();

/** Texts of all elements that the selector finds, in document order. */
export const texts = async (page: WatchedPage | Locator, selector: string): Promise<string[]> =>
  (await page.locator(selector).allTextContents()).map(tidy);

/** The button with exactly this name. */
export const button = (page: WatchedPage | Locator, name: string): Locator =>
  page.getByRole("button", { name, exact: true });

/** Waits until an element stands still in sight. */
export async function atRest(element: Locator): Promise<void> {
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
}

/**
 * Clicks something at the end of a list once it stands still in sight: cards above it take their true heights when they
 * come near, and a press on what moves away before the release is no click.
 */
export async function clickAtRest(element: Locator): Promise<void> {
  await atRest(element);
  await element.click();
}

/** Name or text of the focused element; `nothing` when that is the body. */
export async function focused(page: WatchedPage, nothing = "(body)"): Promise<string> {
  const name = await page.evaluate(() => {
    const { activeElement, body } = document;
    if (activeElement === body) return null;
    return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
  });
  return name === null ? nothing : tidy(name);
}

/** Lets two frames pass: what a wheel or a pointer has set off, and leaves no trace to wait for, is to be seen by then. */
export const painted = (page: WatchedPage): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Whether this very element has the keyboard. */
export const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement);

/** Id of the focused element. */
export const focusedId = (page: WatchedPage): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.id);

/** Whether the page can scroll; the wheel is tested in overlays.test.ts. */
export const scrolls = (page: WatchedPage): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== "hidden");

/** Text of the page's live region. */
export const said = async (page: WatchedPage): Promise<string> =>
  tidy(await page.locator("body > [role=status]").first().textContent());

/** Text of all live regions. */
export const status = async (page: WatchedPage): Promise<string> =>
  (await texts(page, "[role=status]")).join(" ").trim();

/** Waits until a live region contains a text. */
export const hears = (page: WatchedPage, text: string | RegExp): Promise<void> =>
  expect.poll(() => status(page)).toMatch(text);

/** An init script: records announcements, from before there are live regions. */
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

/** Everything that was said, in order, since the page was opened with `listen`, or since `forget`: it may be polled. */
export const heard = async (page: WatchedPage): Promise<string[]> =>
  (await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).map(tidy);

/** What was said so far counts for nothing: the next words are the first. */
export const forget = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { heard: string[] }).heard.length = 0;
  });

/** Adds a `<base>` that names another page, as some CMSs print it: relative addresses lead there. */
export const leadElsewhere = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    document.head.prepend(Object.assign(document.createElement("base"), { href: "/ailleurs/" }));
  });

/** An element's filter as computed: an outdated list is grey. */
export const filterOf = (page: WatchedPage, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).filter);
