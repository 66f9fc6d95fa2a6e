/** What the browser tests of the programme look at and do, in the words of a visitor. */
import { expect } from "vitest";
import type { PageOptions, Site, WatchedPage } from "./harness.ts";

export interface ProgrammePage {
  readonly page: WatchedPage;
  /** Queries of the calls of /api/events, in order. */
  readonly calls: readonly URLSearchParams[];
  /** Names of all calls of the API, in order: 'events', 'categories'. */
  readonly asked: readonly string[];
  titles(): Promise<string[]>;
  count(): Promise<string>;
  /** What was said last. */
  status(): Promise<string>;
  /** Everything that was said since the last time that this was asked, in order. */
  said(): Promise<string[]>;
  /** Waits until a text stands in the live region. */
  hears(text: string | RegExp): Promise<void>;
  /** Waits until no change waits and no request is on its way. */
  settled(): Promise<void>;
  chips(): Promise<string[]>;
  focused(): Promise<string>;
  query(): string;
}

/** Opens an address of the site and waits for the island, unless told not to. */
export async function openProgramme(
  site: Site,
  address: string,
  options: PageOptions & { readonly wait?: boolean } = {},
): Promise<ProgrammePage> {
  const { wait = true, ...pageOptions } = options;
  const page = await site.newPage(pageOptions);
  const calls: URLSearchParams[] = [];
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!url.pathname.startsWith("/api/")) return;
    asked.push(url.pathname.slice("/api/".length));
    if (url.pathname === "/api/events") calls.push(url.searchParams);
  });
  await page.addInitScript(listen);
  await page.goto(address);
  if (wait) await page.whenReady();
  const texts = async (selector: string) =>
    (await page.locator(selector).allTextContents()).map((text) => text.replace(/\s+/g, " ").trim());
  const status = async () => (await texts("[role=status]")).join(" ").trim();
  return {
    page,
    calls,
    asked,
    titles: () => texts("article h3"),
    count: async () => (await texts("#programmation-titre"))[0] ?? "",
    status,
    said: () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0)),
    hears: (text) => expect.poll(status, { timeout: 8000 }).toMatch(text),
    settled: () => page.locator('.signet-list[aria-busy="false"]').waitFor(),
    chips: () => texts(".signet-chip"),
    focused: () =>
      page.evaluate(() => {
        const { activeElement } = document;
        const name = activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
        return activeElement === document.body ? "(body)" : name.replace(/\s+/g, " ").trim();
      }),
    query: () => new URL(page.url()).search,
  };
}

/** Notes what is said in live regions, from before there are any. */
function listen(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const note = new MutationObserver((records) => {
    for (const { target } of records) said.push((target.textContent ?? "").replace(/\s+/g, " ").trim());
  });
  const heard = new Set<Element>();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll("[role=status]")) {
      if (!heard.has(region)) note.observe(region, { childList: true });
      heard.add(region);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Collects layout shifts from now on. */
export function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  const note = (entries: PerformanceEntryList) =>
    shifts.push(...entries.map((entry) => (entry as unknown as { value: number }).value));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  Object.assign(window, { takeShifts: () => note(observer.takeRecords()) });
}

interface Watching {
  readonly shifts: readonly number[];
  takeShifts(): void;
}

/** The shifts so far, those of a frame that is yet to be painted included. */
export async function seenShifts(): Promise<readonly number[]> {
  const frame = () => new Promise((begun) => requestAnimationFrame(begun));
  // Two frames: what is changed by now is painted in the first, and measured when the second begins.
  await frame();
  await frame();
  const { takeShifts, shifts } = window as unknown as Watching;
  takeShifts();
  return shifts;
}

/** Nodes of the server's HTML, remembered before any script runs, so that a test can tell whether they are back. */
export async function rememberServerHtml(page: WatchedPage): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      const marker = document.querySelector("[data-island=programme]");
      Object.assign(window, { serverCards: [...(marker?.querySelectorAll("article") ?? [])] });
    });
  });
}

/** Whether the cards on screen are the very ones that the server sent. */
export function showsServerHtml(page: WatchedPage): Promise<boolean> {
  return page.evaluate(() => {
    const { serverCards } = window as unknown as { serverCards: Element[] };
    const now = [...document.querySelectorAll("article")];
    return (
      now.length > 0 && now.length === serverCards.length && now.every((card, i) => card === serverCards[i])
    );
  });
}
