/** What a marker must do on a page of a CMS, with and without script. */
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { WatchedPage } from "../browser/harness.ts";
import { button } from "../browser/seen.ts";

type Use = (marker: Locator, page: WatchedPage) => Promise<void>;

const letter: Use = async (marker, page) => {
  await marker.getByRole("link", { name: "Lettre B" }).click();
  await expect.poll(() => page.url()).toContain("letter=b");
};

/** One use of a widget, where being ready does not say enough. */
const USES: Readonly<Record<string, Use>> = {
  async programme(marker, page) {
    await expect.poll(() => marker.locator("article").count()).toBeGreaterThan(5);
    await marker.getByRole("button", { name: "Vue horaire" }).last().click();
    await expect.poll(() => page.url()).toContain("mode=horaire");
    await marker.locator(".signet-programme-hour").first().waitFor();
  },
  authors: letter,
  exhibitors: letter,
  async webcast(marker) {
    await expect.poll(() => marker.locator("iframe").count()).toBeGreaterThan(0);
    await marker.locator(".signet-webcast-facts").waitFor();
  },
  async selection(marker) {
    await marker.getByRole("heading", { name: "Rien de gardé pour l’instant" }).waitFor();
    expect(await marker.getByRole("link").getAttribute("href")).toBe("/programmation");
  },
  async now(marker) {
    await marker.locator(".signet-now").waitFor();
  },
  async "mega-menu"(marker, page) {
    const nav = marker.locator("nav");
    await nav.waitFor({ state: "hidden" });
    await button(marker, "Menu").click();
    await nav.waitFor({ state: "visible" });
    await nav.getByRole("link").first().waitFor();
    await page.keyboard.press("Escape");
    await nav.waitFor({ state: "hidden" });
  },
  async "search-form"(marker, page) {
    const address = page.url();
    await marker.locator('[name="q"]').fill(" ");
    await page.keyboard.press("Enter");
    await page.locator(".signet-search-hint").waitFor();
    expect(page.url()).toBe(address);
  },
  async "search-overlay"(_marker, page) {
    await page.locator('[aria-haspopup="dialog"]').first().click();
    const dialog = page.locator("dialog:modal");
    await dialog.waitFor();
    await expect.poll(() => dialog.locator('[name="q"]').evaluate((one) => one.matches(":focus"))).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  },
  async faq(marker) {
    const question = marker.locator("summary, button[aria-expanded]").first();
    const isOpen = () =>
      question.evaluate((one) =>
        one.localName === "summary"
          ? one.parentElement?.hasAttribute("open")
          : one.getAttribute("aria-expanded") === "true",
      );
    const before = await isOpen();
    for (const state of [!before, before]) {
      await question.click();
      await expect.poll(isOpen).toBe(state);
    }
  },
  async share(marker) {
    await marker.locator("summary").click();
    await button(marker, "Copier le lien").waitFor();
    await marker.locator("summary").click();
  },
  async "video-overlay"(marker, page) {
    await marker.locator("a[data-video-id]").first().click();
    await page.locator("dialog.signet-video iframe").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog.signet-video").waitFor({ state: "hidden" });
  },
  async "must-see"(marker) {
    const position = marker.locator(".signet-carousel-position");
    const before = await position.textContent();
    await button(marker, "Affiche suivante").click();
    await expect.poll(() => position.textContent()).not.toBe(before);
  },
  async books(marker) {
    const front = () => marker.locator("li:not([inert])").first().textContent();
    const before = await front();
    await button(marker, "Livre suivant").click();
    await expect.poll(front).not.toBe(before);
  },
  async "card-rotation"(marker) {
    await expect.poll(() => marker.locator(".signet-cards-row > li:visible:not([inert])").count()).toBe(4);
  },
  async keep(marker) {
    const ribbon = marker.getByRole("button", { name: /^Garder/ });
    await ribbon.click();
    await expect.poll(() => ribbon.getAttribute("aria-pressed")).toBe("true");
    await ribbon.click();
    await expect.poll(() => ribbon.getAttribute("aria-pressed")).toBe("false");
  },
  async "selection-link"(marker, page) {
    const select = (ids: readonly number[]) =>
      page.evaluate((ids) => {
        localStorage.setItem("signet:selection", JSON.stringify({ v: 1, ids }));
        // As the browser tells of another tab.
        dispatchEvent(new StorageEvent("storage", { key: "signet:selection" }));
      }, ids);
    await select([1, 2, 3]);
    await expect.poll(() => marker.textContent()).toContain("3 activités");
    await select([]);
    await expect.poll(() => marker.textContent()).not.toMatch(/\d+ activités/);
  },
};

/** Waits until the marker is ready, and uses it once. */
export async function tryMarker(page: WatchedPage, name: string): Promise<void> {
  const marker = page.locator(`[data-island="${name}"], [data-behaviour="${name}"]`).first();
  await marker.waitFor({ state: "attached" });
  await marker.evaluate((one) => one.scrollIntoView({ block: "center" }));
  await expect.poll(() => marker.getAttribute("data-enhanced")).toBe("ready");
  await USES[name]?.(marker, page);
}

/**
 * What a visitor without script would stumble over in the text of a page: data instead of text, names of tags, buttons
 * that do nothing, nothing to read at all.
 */
export async function stumblingBlocks(content: Locator): Promise<string[]> {
  return content.evaluate((box) => {
    const found: string[] = [];
    const text = (box as HTMLElement).innerText.trim();
    // A menu that is closed shows its button alone.
    if (text.length < 4) found.push("there is nothing to read");
    if (/[{[]\s*["“«]|"\s*:|\[\/?signet/.test(text))
      found.push(`data in place of text: ${text.slice(0, 80)}`);
    if (/<\/?[a-z]+[\s>]/.test(text)) found.push(`tags in place of text: ${text.slice(0, 80)}`);
    const dead = box.querySelectorAll("button:not([popovertarget], [commandfor], [form], form *, summary *)");
    for (const one of dead)
      if (one.checkVisibility()) found.push(`a dead button: ${one.textContent?.trim()}`);
    return found;
  });
}
