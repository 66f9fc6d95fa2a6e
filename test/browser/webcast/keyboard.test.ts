/** The webcast by keyboard, with announcements and axe (C7): every row of docs/keyboard.md. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { isFocused } from "../seen.ts";
import { openWebcast, players } from "./webcast-page.ts";

const site = useSite();
const ask = (html: string) =>
  html.replace('data-island="webcast"', 'data-island="webcast" data-consent="ask"');
const books = (page: WatchedPage) => page.getByRole("button", { name: "Livres (4)" });
const panel = (page: WatchedPage) => page.getByRole("region", { name: "Livres" });
const share = (page: WatchedPage) => page.locator(".signet-webcast-facts button.signet-icon-share");
const sharePanel = (page: WatchedPage) => page.locator(".signet-webcast-share-panel");

test.each(["Enter", "Space"])(
  "keyboard: webcast / Enter, Space / a card: plays it, stays there, says so once (%s)",
  async (key) => {
    const webcast = await openWebcast(site, "/webdiffusion");
    const { page } = webcast;
    const card = page.locator(".signet-webcast-stream-turn").nth(1);
    await card.focus();
    const stood = await page.evaluate(() => scrollY);
    await page.keyboard.press(key);
    const chosen = "Grands entretiens : l’intégrale de l’an dernier";
    await expect.poll(() => webcast.title()).toBe(chosen);
    await expect.poll(() => isFocused(card)).toBe(true);
    await expect.poll(() => webcast.focused()).toBe("En direct de la Grande Scène");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood);
    await expect.poll(() => webcast.said()).toEqual([`Diffusion choisie : ${chosen}`]);
    await page.keyboard.press(key);
    await expect.poll(() => webcast.title()).toBe("En direct de la Grande Scène");
    await page.expectSilent();
  },
);

describe("a card's back", () => {
  const turned = (page: WatchedPage, card = 0) =>
    page
      .locator(".signet-webcast-stream-turn")
      .nth(card)
      .evaluate((element) => getComputedStyle(element).transform.startsWith("matrix3d(-1"));

  test("keyboard: webcast / Escape / a card that shows its back: turns it back", async () => {
    const { page } = await openWebcast(site, "/webdiffusion");
    await page.locator(".signet-webcast-streams-head a").focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => turned(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => turned(page)).toBe(false);
    await page.keyboard.press("Tab");
    await expect.poll(() => turned(page, 1)).toBe(true);
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => turned(page)).toBe(true);
  });

  test("is shown by the pointer, and hidden on Escape or when the pointer leaves", async () => {
    const { page } = await openWebcast(site, "/webdiffusion");
    const card = page.locator(".signet-webcast-stream").first();
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => card.hover().then(() => turned(page))).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => turned(page)).toBe(false);
    await page.mouse.move(2, 2);
    await expect.poll(() => card.hover().then(() => turned(page))).toBe(true);
    await page.mouse.move(2, 2);
    await expect.poll(() => turned(page)).toBe(false);
  });

  test("repeats its front, is one button with it, and is hidden from screen readers", async () => {
    const { page } = await openWebcast(site, "/webdiffusion");
    const card = page.locator(".signet-webcast-stream").nth(3);
    expect(await card.locator("a, button, [tabindex]").count()).toBe(1);
    expect(await card.ariaSnapshot()).toMatch(
      /button "La Ruelle : contes, comptines et cabrioles en direct Diffusion en direct, La Ruelle, scène jeunesse"/,
    );
  });

  test.each(["reduced motion", "the page's switch"])("is not shown with %s", async (kind) => {
    const { page } = await openWebcast(site, "/webdiffusion", { reducedMotion: kind === "reduced motion" });
    if (kind === "the page's switch") {
      await page.evaluate(() => localStorage.setItem("signet:motion", "stopped"));
      await page.reload();
      await page.whenReady("webcast");
    }
    const card = page.locator(".signet-webcast-stream-turn").first();
    await card.scrollIntoViewIfNeeded();
    await card.hover();
    await expect.poll(() => card.evaluate((element) => getComputedStyle(element).transform)).toBe("none");
    await expect.poll(() => page.locator(".signet-webcast-stream-back").first().isVisible()).toBe(false);
  });
});

describe("keyboard: webcast / Enter / 'Livres'", () => {
  test("keyboard: webcast / Escape / the open books: opens them beside the player, and back", async () => {
    const webcast = await openWebcast(site, "/webdiffusion");
    const { page } = webcast;
    await books(page).focus();
    await page.keyboard.press("Enter");
    await panel(page).waitFor();
    await expect.poll(() => books(page).getAttribute("aria-expanded")).toBe("true");
    // The chat below is inert: focus is never covered.
    await expect
      .poll(() => page.locator(".signet-webcast-chat").evaluate((chat) => chat.hasAttribute("inert")))
      .toBe(true);
    await page.keyboard.press("Tab");
    await expect.poll(() => webcast.focused()).toBe("Fermer les livres");
    await page.keyboard.press("Tab");
    await expect.poll(() => webcast.focused()).toBe("La dernière épicerie du rang (nouvel onglet)");
    await expect
      .poll(() =>
        panel(page)
          .getByRole("link", { name: "Acheter ce livre : La dernière épicerie du rang (nouvel onglet)" })
          .count(),
      )
      .toBe(1);
    expect(await pageViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => panel(page).count()).toBe(0);
    await expect.poll(() => webcast.focused()).toBe("Livres (4)");
    await page.keyboard.press("Enter");
    await panel(page).getByRole("button", { name: "Fermer les livres" }).click();
    await expect.poll(() => webcast.focused()).toBe("Livres (4)");
    await expect
      .poll(() => page.locator(".signet-webcast-chat").evaluate((chat) => chat.hasAttribute("inert")))
      .toBe(false);
    await page.expectSilent();
  });
});

test("Escape in scrolled books returns focus to their button, in view", async () => {
  const webcast = await openWebcast(site, "/webdiffusion");
  const { page } = webcast;
  const inSight = () =>
    books(page).evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await books(page).focus();
  await page.keyboard.press("Enter");
  await panel(page).waitFor();
  // The books lie beside the player with the same height: scroll until their button is out of view.
  await panel(page).evaluate((section) => scrollTo(0, scrollY + section.getBoundingClientRect().top - 300));
  await page.keyboard.press("Tab");
  await expect.poll(() => webcast.focused()).toBe("Fermer les livres");
  await expect.poll(inSight).toBe(false);
  await page.keyboard.press("Escape");
  await expect.poll(() => webcast.focused()).toBe("Livres (4)");
  await expect.poll(inSight).toBe(true);
  await page.expectSilent();
});

test("the open books follow the playing stream, and close for one without books", async () => {
  const webcast = await openWebcast(site, "/webdiffusion");
  const { page } = webcast;
  await books(page).click();
  await webcast.press(0);
  await expect.poll(() => panel(page).locator("h4").first().innerText()).toContain("Vivre avec les loups");
  await webcast.press(1);
  await expect.poll(() => page.locator(".signet-webcast-books").count()).toBe(0);
  await webcast.press(1);
  await expect.poll(() => page.locator(".signet-webcast-books").count()).toBe(0);
});

describe("keyboard: webcast / Enter / the stream's 'Partager'", () => {
  test("keyboard: webcast / Escape / the stream's open share panel: opens and closes it", async () => {
    const webcast = await openWebcast(site, "/webdiffusion", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const { page } = webcast;
    await share(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect.poll(() => webcast.focused()).toBe("Copier le lien");
    await page.keyboard.press("Enter");
    await expect.poll(() => webcast.said()).toContain("Le lien a été copié dans votre presse-papiers.");
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^http:\/\/127.*\/activites\//);
    expect(await pageViolations(page)).toEqual([]);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await sharePanel(page).scrollIntoViewIfNeeded();
      // Over the player, the chat and the other streams, from edge to edge.
      const covered = await sharePanel(page).evaluate((panel) => {
        const { left, right, top, bottom } = panel.getBoundingClientRect();
        const points = [0.02, 0.5, 0.98].flatMap((x) => [0.02, 0.5, 0.98].map((y) => [x, y] as const));
        return points.filter(([x, y]) => {
          const hit = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
          return !panel.contains(hit);
        });
      });
      expect(covered, `at ${width} px`).toEqual([]);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => sharePanel(page).count()).toBe(0);
    await expect.poll(() => webcast.focused()).toBe("Partager « En direct de la Grande Scène »");
  });
});

test("keyboard: webcast / Tab, Shift+Tab / past the stream's open share panel: closes it", async () => {
  const webcast = await openWebcast(site, "/webdiffusion");
  const { page } = webcast;
  await share(page).press("Enter");
  for (let link = 0; link < 5; link += 1) await page.keyboard.press("Tab");
  await expect.poll(() => webcast.focused()).toBe("Livres (4)");
  await expect.poll(() => sharePanel(page).count()).toBe(0);
  await share(page).press("Enter");
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => webcast.focused()).toBe("Voir l’activité");
  await expect.poll(() => sharePanel(page).count()).toBe(0);
});

test("keyboard: webcast / Enter / 'Passer le clavardage': leads past the chat", async () => {
  const webcast = await openWebcast(site, "/webdiffusion");
  const { page } = webcast;
  await page.getByRole("link", { name: "Passer le clavardage" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => webcast.focused()).toBe("En direct de la Grande Scène");
  await page.keyboard.press("Tab");
  await expect.poll(() => webcast.focused()).toBe("Voir l’activité");
});

test("keyboard: webcast / Enter / 'Revenir au lecteur': leads up to the stream's title", async () => {
  const webcast = await openWebcast(site, "/webdiffusion", { width: 390 });
  const { page } = webcast;
  await page.getByRole("link", { name: "Revenir au lecteur" }).press("Enter");
  await expect.poll(() => webcast.focused()).toBe("En direct de la Grande Scène");
  await expect
    .poll(() =>
      page.locator(".signet-webcast-player").evaluate((player) => player.getBoundingClientRect().top),
    )
    .toBeLessThan(200);
});

describe("a page that asks first", () => {
  test("keyboard: webcast / Enter / 'Regarder': loads nothing before, enters the player, remembers", async () => {
    const webcast = await openWebcast(site, "/webdiffusion", { html: ask });
    const { page, loads } = webcast;
    expect(loads).toEqual([]);
    expect(await page.getByText("Le clavardage s’ouvre avec la vidéo.").isVisible()).toBe(true);
    expect(await pageViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Regarder « En direct de la Grande Scène »" }).press("Enter");
    await expect.poll(() => loads).toHaveLength(2);
    await expect.poll(() => webcast.focused()).toBe("signet-webcast-player-frame");
    await page.reload();
    await page.whenReady("webcast");
    await expect.poll(() => players(loads)).toHaveLength(2);
    await page.expectSilent();
  });

  test("shows no picture of another site, either, and lets streams be chosen", async () => {
    const foreign = (html: string) =>
      ask(html).replace(
        /data-thumbnail-(\w+)="[^"]*"/g,
        'data-thumbnail-$1="https://pictures.example/{id}.jpg"',
      );
    const webcast = await openWebcast(site, "/webdiffusion", { html: foreign });
    const { page } = webcast;
    expect(await page.locator(".signet-webcast img").count()).toBe(0);
    await webcast.press(1);
    await expect.poll(() => webcast.title()).toContain("Grands entretiens");
    expect(webcast.loads).toEqual([]);
    await page.expectSilent();
  });
});

test.each([
  { address: "/webdiffusion", width: 1440 },
  { address: "/webdiffusion?flux=3", width: 390, dark: true },
  { address: "/", width: 768 },
])("has nothing that axe objects to: %o", async ({ address, ...options }) => {
  const { page } = await openWebcast(site, address, { ...options, reducedMotion: true });
  expect(await pageViolations(page)).toEqual([]);
  await page.expectSilent();
});

test("axe finds nothing on a page without streams", async () => {
  site.host.streams.set([]);
  const { page } = await openWebcast(site, "/webdiffusion");
  expect(await pageViolations(page)).toEqual([]);
});
