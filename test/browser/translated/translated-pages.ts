/** Two pages at one address, of which one is translated as browsers do it; a visitor does the same in both. */
import { expect } from "vitest";
import type { PageOptions, Site, WatchedPage } from "../harness.ts";
import { tidy } from "../seen.ts";

export interface TwoPages {
  readonly plain: WatchedPage;
  readonly translated: WatchedPage;
  /** Does the same in both pages, and waits until both have the same words. */
  both(act: (page: WatchedPage) => Promise<unknown>): Promise<void>;
  /** Fails unless all markers are ready and nothing was reported. */
  end(): Promise<void>;
}

interface TwoPagesOptions extends PageOptions {
  /** Waits for this marker; for all by default. */
  readonly marker?: string;
  /** Before the page is opened. */
  readonly prepare?: (page: WatchedPage) => Promise<unknown>;
}

/**
 * Puts a `<font>` in the place of each text, now and after each change, as the translators of Chrome and Edge do. The
 * words stay the same, so that they can be compared.
 */
function translate(): void {
  const UNTOUCHED = "script, style, noscript, template, textarea, option, font";
  const replace = (text: Text) => {
    if (text.data.trim() === "" || !text.parentElement || text.parentElement.closest(UNTOUCHED)) return;
    const font = document.createElement("font");
    font.append(text.data);
    text.replaceWith(font);
  };
  const replaceIn = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walk.nextNode()) found.push(walk.currentNode as Text);
    for (const text of found) replace(text);
  };
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) replaceIn(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** All texts of the page, also those for screen readers only. */
const textsOf = async (page: WatchedPage): Promise<string[]> => {
  const found = await page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walk.nextNode()) {
      const { data, parentElement } = walk.currentNode as Text;
      if (!parentElement?.closest("script, style, noscript, template")) words.push(data);
    }
    return words;
  });
  return found.map(tidy).filter((text) => text !== "");
};

/** The texts of one page that the other one lacks. Their order may be that of answers: the places beside the map. */
function lacking(has: readonly string[], lacks: readonly string[]): readonly string[] {
  const rest = [...lacks];
  return has.filter((text) => {
    const index = rest.indexOf(text);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

export async function openTwice(
  site: Site,
  address: string,
  { marker, prepare, ...options }: TwoPagesOptions = {},
): Promise<TwoPages> {
  const open = async () => {
    // Pictures that turn by themselves would not say the same at the same time.
    const page = await site.newPage({ reducedMotion: true, ...options });
    // The same order of a list, and the same drawings, in both.
    await page.addInitScript(() => {
      Math.random = () => 0.4;
    });
    await prepare?.(page);
    await page.goto(address);
    await page.whenReady(marker);
    return page;
  };
  const [plain, translated] = [await open(), await open()];
  const pages = [plain, translated];
  await translated.evaluate(translate);
  return {
    plain,
    translated,
    async both(act) {
      await Promise.all(pages.map(act));
      const difference = async () => {
        const [one, other] = [await textsOf(plain), await textsOf(translated)];
        return { plain: lacking(one, other), translated: lacking(other, one) };
      };
      await expect.poll(difference).toEqual({ plain: [], translated: [] });
    },
    async end() {
      for (const page of pages) {
        await page.whenReady(marker);
        await page.expectSilent();
      }
      expect(await translated.locator("font").count()).toBeGreaterThan(10);
    },
  };
}
