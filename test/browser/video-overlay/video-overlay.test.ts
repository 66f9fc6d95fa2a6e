/** The script's dialog that plays the videos. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { TOGGLE, whenModal } from "../search/search-page.ts";
import { painted, scrolls } from "../seen.ts";
import {
  CARD,
  DIALOG,
  focused,
  frames,
  isModal,
  serveVideos,
  TITLE,
  watchPlayer,
  whenPlaying,
} from "./video-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

describe("with script", () => {
  test("requests nothing from the provider before the click, with our template or the page's own", async () => {
    for (const change of [
      (html: string) => html,
      (html: string) => html.replace(/ data-player="[^"]*"/, ""),
    ]) {
      const page = await site.newPage();
      await serveVideos(page, change);
      const asked = watchPlayer(page);
      await page.goto("/videos");
      await page.whenReady();
      await page.locator(CARD).last().scrollIntoViewIfNeeded();
      await page.locator(CARD).last().hover();
      await page.locator(CARD).last().focus();
      await page.whenQuiet();
      expect(asked).toEqual([]);
      await expect.poll(() => page.locator("link[rel=preconnect], link[rel=dns-prefetch]").count()).toBe(0);
      await page.expectSilent();
    }
  });

  test("a click plays the video in a dialog named after it, and each way to close stops it", async () => {
    const page = await site.open("/videos");
    const asked = watchPlayer(page);
    const ways = [
      () => page.getByRole("button", { name: "Fermer la vidéo" }).click(),
      () => page.mouse.click(8, 450),
      () => page.keyboard.press("Escape"),
    ];
    for (const [at, close] of ways.entries()) {
      await page.locator(CARD).first().click();
      await page.getByRole("dialog", { name: TITLE }).waitFor();
      await expect.poll(() => isModal(page)).toBe(true);
      const frame = page.locator("iframe");
      await expect.poll(() => frame.getAttribute("title")).toBe(TITLE);
      await expect.poll(() => frame.getAttribute("src")).toBe(`${site.url}/lecteur/video/gf25-mains-pleines`);
      await expect.poll(() => frame.getAttribute("referrerpolicy")).toBe("strict-origin-when-cross-origin");
      // The stand-in player is on the site itself (decision 0031).
      await expect.poll(() => frame.getAttribute("sandbox")).toBeNull();
      await expect.poll(() => frame.getAttribute("allow")).toContain("fullscreen");
      await whenPlaying(page);
      await expect.poll(() => page.locator(".signet-video-wait").count()).toBe(0);
      expect(asked).toHaveLength(at + 1);
      await close();
      await expect.poll(() => isModal(page)).toBe(false);
      await expect.poll(() => frames(page)).toBe(0);
      await expect.poll(() => page.frames()).toHaveLength(1);
      await expect.poll(() => focused(page)).toBe("gf25-mains-pleines");
    }
    await page.expectSilent();
  });

  test("a text that is selected beyond the dialog's edge does not close it", async () => {
    const page = await site.open("/videos");
    await page.locator(CARD).first().click();
    await whenPlaying(page);
    await page.getByRole("dialog").getByRole("heading").hover();
    await page.mouse.down();
    await page.mouse.move(8, 450);
    await page.mouse.up();
    await painted(page);
    expect(await isModal(page)).toBe(true);
  });

  test("a video that was left for another page does not play on after Back", async () => {
    const page = await site.open("/videos");
    await page.locator(CARD).first().click();
    await whenPlaying(page);
    // As the browser says it to a page that it keeps for Back.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    expect(await frames(page)).toBe(0);
    expect(await isModal(page)).toBe(false);
    expect(await scrolls(page)).toBe(true);
    // And it plays again.
    await page.locator(CARD).first().click();
    await whenPlaying(page);
    await page.expectSilent();
  });

  test("the page behind is inert, does not scroll, and keeps its scroll position", async () => {
    const page = await site.open("/videos");
    const card = page.locator(CARD).nth(4);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await card.click();
    await expect.poll(() => scrolls(page)).toBe(false);
    await page.mouse.wheel(0, 800);
    await painted(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await expect.poll(() => scrolls(page)).toBe(true);
  });

  describe("keyboard: video-overlay / Enter / a video's card", () => {
    test("keyboard: video-overlay / Enter, Space / 'Fermer'", async () => {
      const page = await site.open("/videos");
      for (const key of ["Enter", "Space"]) {
        await page.locator(CARD).nth(1).focus();
        await page.keyboard.press("Enter");
        await expect.poll(() => focused(page)).toBe("Fermer la vidéo");
        await page.keyboard.press(key);
        await expect.poll(() => isModal(page)).toBe(false);
        await expect.poll(() => focused(page)).toBe("gf25-dictee-vendredi");
      }
      await page.expectSilent();
    });
  });

  test("keyboard: video-overlay / Tab, Shift+Tab / the open video", async () => {
    const page = await site.open("/videos");
    await page.locator(CARD).first().press("Enter");
    await whenPlaying(page);
    // Focus moves into the player and out of it between processes.
    for (const place of ["player", "Ouvrir la page de la vidéo", "Fermer la vidéo"]) {
      await page.keyboard.press("Tab");
      await expect.poll(() => focused(page)).toBe(place);
    }
    for (const place of ["Ouvrir la page de la vidéo", "player"]) {
      await page.keyboard.press("Shift+Tab");
      await expect.poll(() => focused(page)).toBe(place);
    }
    await page.expectSilent();
  });

  test("keyboard: video-overlay / Escape / the open video, but for the player itself", async () => {
    const page = await site.open("/videos");
    await page.locator(CARD).first().press("Enter");
    await page.getByRole("link", { name: "Ouvrir la page de la vidéo" }).focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => isModal(page)).toBe(false);
    await expect.poll(() => frames(page)).toBe(0);
    await expect.poll(() => focused(page)).toBe("gf25-mains-pleines");
  });

  test("touch opens and closes it; the button is visible in both orientations", async () => {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [320, 256],
    ] as const) {
      const page = await site.open("/videos", { width, height, touch: true });
      await page.locator(CARD).first().tap();
      await whenPlaying(page);
      const close = page.getByRole("button", { name: "Fermer la vidéo" });
      await page.locator(DIALOG).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
      const box = await close.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      await expect
        .poll(() => page.locator(DIALOG).evaluate((one) => one.scrollWidth - one.clientWidth))
        .toBe(0);
      await close.tap();
      await expect.poll(() => isModal(page)).toBe(false);
      await expect.poll(() => frames(page)).toBe(0);
    }
  });

  test("one video after the other, and the search after a video", async () => {
    const page = await site.open("/videos");
    for (const at of [0, 1, 2]) {
      await page.locator(CARD).nth(at).click();
      await expect.poll(() => frames(page)).toBe(1);
      await page.keyboard.press("Escape");
    }
    await expect.poll(() => page.locator(DIALOG).count()).toBe(1);
    await page.locator(CARD).first().click();
    await page.locator(TOGGLE).evaluate((toggle: HTMLElement) => toggle.click());
    await whenModal(page);
    await expect.poll(() => isModal(page)).toBe(false);
    await expect.poll(() => frames(page)).toBe(0);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog:modal").count()).toBe(0);
    await expect.poll(() => scrolls(page)).toBe(true);
    await page.expectSilent();
  });

  test("the browser handles a click with Control, and '(autre site)' is exposed only for links", async () => {
    const page = await site.open("/videos");
    const card = page.locator(CARD).first();
    expect(await card.getAttribute("aria-haspopup")).toBe("dialog");
    expect(await page.getByRole("link", { name: "(autre site)" }).locator("visible=true").count()).toBe(
      await page
        .locator("footer, header")
        .getByRole("link", { name: "(autre site)" })
        .locator("visible=true")
        .count(),
    );
    await page.locator("body").evaluate((body) =>
      body.addEventListener("click", (event) => {
        document.title = String(event.defaultPrevented);
        event.preventDefault();
      }),
    );
    await card.click({ modifiers: ["Control"] });
    await expect.poll(() => page.title()).toBe("false");
    await expect.poll(() => isModal(page)).toBe(false);
  });

  test("keyboard: video-overlay / Enter, Space / 'Lire la vidéo', where the page asks first: once", async () => {
    const page = await site.open("/videos?consentement=demander");
    const asked = watchPlayer(page);
    await page.locator(CARD).first().click();
    await page.getByText("Cette vidéo est jouée par 127.0.0.1").waitFor();
    expect(await pageViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator(CARD).first().press("Enter");
    await expect.poll(() => frames(page)).toBe(0);
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Lire la vidéo" }).press("Enter");
    await expect.poll(() => frames(page)).toBe(1);
    await expect.poll(() => focused(page)).toBe("Fermer la vidéo");
    await expect.poll(() => page.getByRole("button", { name: "Lire la vidéo" }).count()).toBe(0);
    await page.getByRole("button", { name: "Fermer la vidéo" }).click();
    await page.locator(CARD).nth(1).click();
    await expect.poll(() => frames(page)).toBe(1);
    await page.expectSilent();
  });

  test.each([
    { width: 390, dark: false },
    { width: 1440, dark: false },
    { width: 1440, dark: true },
  ])("axe finds nothing, closed or open, at $width px, dark: $dark", async (look) => {
    const page = await site.open("/videos", { ...look, reducedMotion: true });
    expect(await pageViolations(page)).toEqual([]);
    await page.locator(CARD).first().click();
    await whenPlaying(page);
    expect(await pageViolations(page)).toEqual([]);
    await page.expectSilent();
  });
});
