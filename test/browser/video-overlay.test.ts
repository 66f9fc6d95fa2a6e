/** The videos' page: cards that are links, and the dialog that the script plays them in. The provider is a stand-in. */
import { describe, expect, test } from "vitest";
import { type PageOptions, useSite, type WatchedPage } from "./harness.ts";
import { pageViolations } from "./page-axe.ts";

const site = useSite({ now: "2026-11-26T10:00" });

const CARD = "main [data-video-id]";
const DIALOG = "dialog.signet-video";
const TITLE = "Les mains pleines\u00a0: la soirée d’ouverture";

async function open(options: PageOptions = {}, address = "/videos"): Promise<WatchedPage> {
  const page = await site.newPage(options);
  await page.goto(address);
  if (options.javaScript !== false) await page.whenReady();
  return page;
}

const isModal = (page: WatchedPage) =>
  page.evaluate((selector) => document.querySelector(selector)?.matches(":modal") ?? false, DIALOG);
const frames = (page: WatchedPage) => page.locator("iframe").count();
const focused = (page: WatchedPage) =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    return one?.getAttribute("data-video-id") ?? (one?.localName === "iframe" ? "player" : one?.textContent);
  });
/** What was asked of any player, from now on. */
function watchPlayer(page: WatchedPage): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname !== "127.0.0.1" || pathname.startsWith("/lecteur")) asked.push(request.url());
  });
  return asked;
}
/** Serves the videos' page with other markup. */
async function serve(page: WatchedPage, change: (html: string) => string): Promise<void> {
  await page.route("**/videos", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

describe("without script", () => {
  test.each([390, 1440])(
    "each card leads to the video's page, and says that it leaves the site, at %s px",
    async (width) => {
      const page = await open({ javaScript: false, width });
      const first = page.locator(CARD).first();
      expect(await first.getAttribute("href")).toBe("https://example.com/video/gf25-mains-pleines");
      expect(await first.textContent()).toContain("(autre site)");
      expect(await first.getByRole("heading", { level: 3 }).textContent()).toBe(TITLE);
      page.expectSilent();
    },
  );
});

describe("with script", () => {
  test("nothing is asked of the provider before the click, with our template or the page's own", async () => {
    for (const change of [
      (html: string) => html,
      (html: string) => html.replace(/ data-player="[^"]*"/, ""),
    ]) {
      const page = await site.newPage();
      await serve(page, change);
      const asked = watchPlayer(page);
      await page.goto("/videos");
      await page.whenReady();
      await page.locator(CARD).last().scrollIntoViewIfNeeded();
      await page.locator(CARD).last().hover();
      await page.locator(CARD).last().focus();
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      expect(await page.locator("link[rel=preconnect], link[rel=dns-prefetch]").count()).toBe(0);
      page.expectSilent();
    }
  });

  test("a click plays the video in a dialog named after it, and each way to close stops it", async () => {
    const page = await open();
    const asked = watchPlayer(page);
    const ways = [
      () => page.getByRole("button", { name: "Fermer la vidéo" }).click(),
      () => page.mouse.click(8, 450),
      () => page.keyboard.press("Escape"),
    ];
    for (const [at, close] of ways.entries()) {
      await page.locator(CARD).first().click();
      await page.getByRole("dialog", { name: TITLE }).waitFor();
      expect(await isModal(page)).toBe(true);
      const frame = page.locator("iframe");
      expect(await frame.getAttribute("title")).toBe(TITLE);
      expect(await frame.getAttribute("src")).toBe(`${site.url}/lecteur/video/gf25-mains-pleines`);
      expect(await frame.getAttribute("referrerpolicy")).toBe("strict-origin-when-cross-origin");
      expect(await frame.getAttribute("sandbox")).toContain("allow-scripts");
      expect(await frame.getAttribute("allow")).toContain("fullscreen");
      await page.frameLocator("iframe").getByRole("button", { name: "Lecture" }).waitFor();
      expect(await page.locator(".signet-video-wait").count()).toBe(0);
      expect(asked).toHaveLength(at + 1);
      await close();
      expect(await isModal(page)).toBe(false);
      expect(await frames(page)).toBe(0);
      expect(page.frames()).toHaveLength(1);
      expect(await focused(page)).toBe("gf25-mains-pleines");
    }
    page.expectSilent();
  });

  test("the page behind is inert, does not scroll, and is where it was", async () => {
    const page = await open();
    const card = page.locator(CARD).nth(4);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await card.click();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await page.mouse.wheel(0, 800);
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden")).toBe(
      false,
    );
  });

  test("keyboard: video-overlay / Enter / a video's card; keyboard: video-overlay / Enter, Space / 'Fermer'", async () => {
    const page = await open();
    for (const key of ["Enter", "Space"]) {
      await page.locator(CARD).nth(1).focus();
      await page.keyboard.press("Enter");
      expect(await focused(page)).toBe("Fermer la vidéo");
      await page.keyboard.press(key);
      expect(await isModal(page)).toBe(false);
      expect(await focused(page)).toBe("gf25-dictee-vendredi");
    }
    page.expectSilent();
  });

  test("keyboard: video-overlay / Tab, Shift+Tab / the open video", async () => {
    const page = await open();
    await page.locator(CARD).first().press("Enter");
    await page.frameLocator("iframe").getByRole("button", { name: "Lecture" }).waitFor();
    const round: (string | null | undefined)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press("Tab");
      round.push(await focused(page));
    }
    expect(round).toEqual(["player", "Ouvrir la page de la vidéo", "Fermer la vidéo"]);
    await page.keyboard.press("Shift+Tab");
    expect(await focused(page)).toBe("Ouvrir la page de la vidéo");
    await page.keyboard.press("Shift+Tab");
    expect(await focused(page)).toBe("player");
    page.expectSilent();
  });

  test("keyboard: video-overlay / Escape / the open video, but for the player itself", async () => {
    const page = await open();
    await page.locator(CARD).first().press("Enter");
    await page.getByRole("link", { name: "Ouvrir la page de la vidéo" }).focus();
    await page.keyboard.press("Escape");
    expect(await isModal(page)).toBe(false);
    expect(await frames(page)).toBe(0);
    expect(await focused(page)).toBe("gf25-mains-pleines");
  });

  test("a finger opens and closes it; the button is in sight, upright and on its side", async () => {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [320, 256],
    ] as const) {
      const page = await open({ width, height, touch: true });
      await page.locator(CARD).first().tap();
      await page.frameLocator("iframe").getByRole("button", { name: "Lecture" }).waitFor();
      const close = page.getByRole("button", { name: "Fermer la vidéo" });
      await page.locator(DIALOG).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
      const box = await close.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      expect(await page.locator(DIALOG).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      await close.tap();
      expect(await isModal(page)).toBe(false);
      expect(await frames(page)).toBe(0);
    }
  });

  test("one video after the other, and the search after a video", async () => {
    const page = await open();
    for (const at of [0, 1, 2]) {
      await page.locator(CARD).nth(at).click();
      expect(await frames(page)).toBe(1);
      await page.keyboard.press("Escape");
    }
    expect(await page.locator(DIALOG).count()).toBe(1);
    await page.locator(CARD).first().click();
    await page.locator("header [popovertarget=recherche]").evaluate((toggle: HTMLElement) => toggle.click());
    await page.locator("#recherche:modal").waitFor();
    expect(await isModal(page)).toBe(false);
    expect(await frames(page)).toBe(0);
    await page.keyboard.press("Escape");
    expect(await page.locator("dialog:modal").count()).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden")).toBe(
      false,
    );
    page.expectSilent();
  });

  test("a click with Control is the browser's, and the words of leaving are heard by those who leave only", async () => {
    const page = await open();
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
    expect(await page.title()).toBe("false");
    expect(await isModal(page)).toBe(false);
  });

  test("keyboard: video-overlay / Enter, Space / 'Lire la vidéo', where the page asks first: once for all videos", async () => {
    const page = await open({}, "/videos?consentement=demander");
    const asked = watchPlayer(page);
    await page.locator(CARD).first().click();
    await page.getByText("Cette vidéo est jouée par 127.0.0.1").waitFor();
    expect(await pageViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator(CARD).first().press("Enter");
    expect(await frames(page)).toBe(0);
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Lire la vidéo" }).press("Enter");
    expect(await frames(page)).toBe(1);
    expect(await focused(page)).toBe("Fermer la vidéo");
    expect(await page.getByRole("button", { name: "Lire la vidéo" }).count()).toBe(0);
    await page.getByRole("button", { name: "Fermer la vidéo" }).click();
    await page.locator(CARD).nth(1).click();
    expect(await frames(page)).toBe(1);
    page.expectSilent();
  });

  test.each([
    { width: 390, dark: false },
    { width: 1440, dark: false },
    { width: 1440, dark: true },
  ])("axe finds nothing, closed or open, at $width px, dark: $dark", async (look) => {
    const page = await open({ ...look, reducedMotion: true });
    expect(await pageViolations(page)).toEqual([]);
    await page.locator(CARD).first().click();
    await page.frameLocator("iframe").getByRole("button", { name: "Lecture" }).waitFor();
    expect(await pageViolations(page)).toEqual([]);
    page.expectSilent();
  });
});

test("after a release, even of an open video, the server's HTML is back and cards are links", async () => {
  const page = await site.newPage();
  await page.route("**/dist/signet.js", (route) => route.abort());
  await page.goto("/videos");
  const html = () => page.evaluate(() => `${document.querySelector("main")?.outerHTML}`);
  const server = await html();
  await page.unroute("**/dist/signet.js");
  await page.reload();
  await page.whenReady();
  expect(await html()).not.toBe(server);
  await page.locator(CARD).first().click();
  await page.evaluate('import("/dist/signet.js").then(({ release }) => release(document))');
  expect(await html()).toBe(server);
  expect(await page.locator(DIALOG).count()).toBe(0);
  expect(await focused(page)).toBe("gf25-mains-pleines");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden")).toBe(
    false,
  );
});

describe("wrong markup", () => {
  test.each([
    [
      "no card",
      (html: string) => html.replaceAll("data-video-id", "data-video"),
      "there is no link to a video in it",
      '<a href="/videos/titre" data-video-id="a1B2c3">Titre</a>',
    ],
    [
      "a player without a place for the id",
      (html: string) => html.replace("/lecteur/video/{id}", "https://lecteur.test/"),
      "data-player has no {id}",
      'data-player="https://…/{id}"',
    ],
    [
      "a player that is no web address",
      (html: string) => html.replace("/lecteur/video/{id}", "javascript:alert('{id}')"),
      "data-player is not https: javascript:alert('{id}')",
      'data-player="https://…/{id}"',
    ],
  ] as const)(
    "%s: is told in the console, and the other markers live",
    async (_, change, message, expected) => {
      const page = await site.newPage();
      await serve(page, change);
      await page.goto("/videos");
      await page.waitForSelector("[data-behaviour=video-overlay][data-enhanced=failed]");
      await page.whenReady("search-overlay");
      await expect.poll(() => page.problems.some((one) => one.includes(`${message}.`))).toBe(true);
      expect(page.takeProblems().join()).toContain(expected);
      expect(await page.locator("main a.video").first().getAttribute("aria-haspopup")).toBeNull();
    },
  );

  test("a title that a CMS printed empty is none: the card's heading names the video", async () => {
    const page = await site.newPage();
    await serve(page, (html) =>
      html.replaceAll(" data-video-id=", ' data-video-title="\u00a0" data-video-id='),
    );
    await page.goto("/videos");
    await page.whenReady();
    await page.locator(CARD).first().click();
    expect(await page.getByRole("dialog").getByRole("heading").textContent()).toBe(TITLE);
  });

  test("an id that is none is reported, its card stays a link, and the others play", async () => {
    const page = await site.newPage();
    await serve(page, (html) =>
      html.replace(
        'href="https://example.com/video/gf25-mains-pleines" data-video-id="gf25-mains-pleines"',
        'href="#edition-2024" data-video-id=".."',
      ),
    );
    await page.goto("/videos");
    await page.whenReady();
    await page.locator(CARD).first().click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#edition-2024");
    await expect.poll(() => page.problems.join()).toContain('data-video-id=".." is no id');
    page.takeProblems();
    await page.locator(CARD).nth(1).click();
    expect(await isModal(page)).toBe(true);
    page.expectSilent();
  });
});
