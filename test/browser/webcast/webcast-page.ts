/** Page object of the webcast for browser tests. */
import { expect } from "vitest";
import type { PageOptions, Site, WatchedPage } from "../harness.ts";
import { forget, heard, listen, texts, tidy } from "../seen.ts";

export interface WebcastPage {
  readonly page: WatchedPage;
  /** Paths of the stand-in provider that frames have loaded, in order. */
  readonly loads: readonly string[];
  /** Number of requests to the API. */
  asked(): number;
  title(): Promise<string>;
  /** Titles on the cards. */
  cards(): Promise<string[]>;
  /** Name of the focused element, or the class of a focused frame. */
  focused(): Promise<string>;
  /** Everything that was said since the page was opened, or since `forget`. */
  said(): Promise<string[]>;
  forget(): Promise<void>;
  /** Waits until no question is on its way: while one is, the page's clock has to rest, for it may take 10 s only. */
  answered(): Promise<void>;
  /** Moves the page's clock until the API has answered another request. */
  refreshed(): Promise<void>;
  /** Presses a card once the page is still: frames of another process move a moment later. */
  press(card: number): Promise<void>;
}

const PLAYER = /\/lecteur\/(?!clavardage)/;

/** Opens an address of the site, scrolls to the webcast and waits for it, unless `wait` is off. */
export async function openWebcast(
  site: Site,
  address: string,
  options: PageOptions & { readonly wait?: boolean; readonly html?: (html: string) => string } = {},
): Promise<WebcastPage> {
  const { wait = true, html, ...pageOptions } = options;
  const page = await site.newPage(pageOptions);
  const loads: string[] = [];
  let asked = 0;
  let answered = 0;
  const isQuestion = (request: { method(): string; url(): string }) =>
    request.method() === "POST" && new URL(request.url()).pathname === "/api";
  page.on("request", (request) => {
    if (isQuestion(request)) asked += 1;
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest() && pathname.startsWith("/lecteur/")) loads.push(pathname + search);
  });
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", (request) => {
      if (isQuestion(request)) answered += 1;
    });
  if (html) {
    await page.route(`**${address}`, async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: html(await response.text()) });
    });
  }
  await page.addInitScript(listen);
  await page.goto(address);
  if (wait) {
    await page.locator("[data-island=webcast]").scrollIntoViewIfNeeded();
    await page.whenReady("webcast");
  }
  return {
    page,
    loads,
    asked: () => asked,
    title: async () => (await texts(page, "#webdiffusion-titre"))[0] ?? "",
    cards: () =>
      texts(
        page,
        ".signet-webcast-stream-words > b > :last-child, .signet-webcast-stream-words > b:not(:has(*))",
      ),
    async focused() {
      const [name, className] = await page.evaluate(() => {
        const { activeElement, body } = document;
        if (activeElement === body || !activeElement) return ["(body)", ""];
        const front = activeElement.querySelector(".signet-webcast-stream-words > b");
        const words = (front ?? activeElement).textContent;
        return [activeElement.getAttribute("aria-label") ?? words, activeElement.className];
      });
      return tidy(name) || (className ?? "");
    },
    said: () => heard(page),
    forget: () => forget(page),
    answered: () => expect.poll(() => answered).toBe(asked),
    async refreshed() {
      const before = asked;
      while (asked === before) {
        await page.clock.runFor(5000);
        // When this is answered, the request has left the page.
        await page.evaluate(() => 0);
      }
      await expect.poll(() => answered).toBe(asked);
      await page.evaluate(() => 0);
    },
    async press(card) {
      const button = page.locator(".signet-webcast-stream-turn").nth(card);
      await button.scrollIntoViewIfNeeded();
      let before = "";
      const atRest = async () => {
        const box = await button.boundingBox();
        const [known, now] = [before, JSON.stringify(box)];
        before = now;
        if (!box || now !== known) return false;
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        return button.evaluate((element) => element.matches(":hover"));
      };
      await expect.poll(atRest).toBe(true);
      await button.click();
    },
  };
}

/** Loads of players only, without chats. */
export const players = (loads: readonly string[]) => loads.filter((path) => PLAYER.test(path));

/** A row of `homeStreams`. */
export const row = (streamId: string, fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  streamType: "stream",
  streamTitle: `Scène ${streamId}`,
  streamId,
  ...fields,
});
