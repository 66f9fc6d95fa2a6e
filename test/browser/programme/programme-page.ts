/** Page object of the programme for browser tests. */
import { expect } from "vitest";
import type { PageOptions, Site, WatchedPage } from "../harness.ts";
import { hold } from "../hold.ts";
import { focused, forget, heard, hears, listen, status, texts } from "../seen.ts";

export interface ProgrammePage {
  readonly page: WatchedPage;
  /** Queries of the list's calls of /api/events, in order: not those of what is on now. */
  readonly calls: readonly URLSearchParams[];
  /** Names of all calls of the API, in order: 'events', 'categories'. */
  readonly asked: readonly string[];
  titles(): Promise<string[]>;
  count(): Promise<string>;
  /** The last announcement. */
  status(): Promise<string>;
  /** Everything that was said since the page was opened, or since `forget`, in order. */
  said(): Promise<string[]>;
  forget(): Promise<void>;
  /** Waits until a text stands in the live region. */
  hears(text: string | RegExp): Promise<void>;
  /** Waits until a text is said since `forget`. */
  hearsNext(text: RegExp): Promise<void>;
  /** Waits until no change is pending and no request is under way. */
  settled(): Promise<void>;
  chips(): Promise<string[]>;
  focused(): Promise<string>;
  query(): string;
}

/** Opens an address of the site and waits for the island, unless `wait` is off. */
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
    if (url.pathname === "/api/events" && url.searchParams.has("mode[random]")) calls.push(url.searchParams);
  });
  await page.addInitScript(listen);
  await page.goto(address);
  if (wait) await page.whenReady();
  return {
    page,
    calls,
    asked,
    titles: () => texts(page, "article h3"),
    count: async () => (await texts(page, "#programmation-titre"))[0] ?? "",
    status: () => status(page),
    said: () => heard(page),
    forget: () => forget(page),
    hears: (text) => hears(page, text),
    hearsNext: (text) =>
      expect.poll(async () => (await heard(page)).some((words) => text.test(words))).toBe(true),
    settled: () => page.locator('.signet-programme-list[aria-busy="false"]').waitFor(),
    chips: () => texts(page, ".signet-programme-chip"),
    focused: () => focused(page),
    query: () => new URL(page.url()).search,
  };
}

/**
 * Remembers the nodes of the server's HTML before any script runs, so that a test can check whether they are
 * restored.
 */
export async function rememberServerHtml(page: WatchedPage): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      const marker = document.querySelector("[data-island=programme]");
      Object.assign(window, { serverCards: [...(marker?.querySelectorAll("article") ?? [])] });
    });
  });
}

/** Whether the cards on screen are the nodes that the server sent. */
export function showsServerHtml(page: WatchedPage): Promise<boolean> {
  return page.evaluate(() => {
    const { serverCards } = window as unknown as { serverCards: Element[] };
    const now = [...document.querySelectorAll("article")];
    return (
      now.length > 0 && now.length === serverCards.length && now.every((card, i) => card === serverCards[i])
    );
  });
}

/**
 * Keeps the island of a page that is about to be opened from coming.
 *
 * @returns lets it come
 */
export const holdIsland = (page: WatchedPage): Promise<() => void> => hold(page, "**/programme-mount-*.js");
