/** The webcast in a real browser: without script, with it, after release, and with wrong markup. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { openWebcast, players, row } from "./webcast-page.ts";

const site = useSite();
const MARKER = "[data-island=webcast]";
const ACTIVITY = {
  url: "/activites/lire",
  activityRoom: [{ title: "Grande Scène", url: "/programmation?room=1" }],
  activityBooks: [
    {
      title: "Un livre",
      bookAuthors: [{ title: "Une autrice", label: "Auteur·rice" }],
      bookBuyLabel: { title: "Acheter ce livre" },
      bookBuyUrl: "https://libraire.example/1",
      bookPublisher: [{ title: "Une maison", url: "/exposants/une-maison" }],
      bookSummary: `<p>${"Un mot après l’autre. ".repeat(20)}</p>`,
    },
  ],
};
const SPONSOR = [{ title: "Radio Grand Nord", companyLogo: [] }];
const LIVE = row("direct", { streamActivity: [ACTIVITY], streamSponsor: SPONSOR });
const LIST = row("liste", { streamType: "playlist", streamActivity: [ACTIVITY], streamSponsor: SPONSOR });

describe("without script", () => {
  test("the playing stream links to the provider, the others to a page where they play", async () => {
    site.host.streams.set([LIVE, LIST]);
    const { page } = await openWebcast(site, "/webdiffusion", { javaScript: false, wait: false });
    const marker = page.locator(MARKER);
    expect(await marker.getByRole("link", { name: "Regarder « Scène direct »" }).getAttribute("href")).toBe(
      "/lecteur/direct/direct",
    );
    expect(await marker.getByText("EN DIRECT", { exact: true }).count()).toBe(1);
    await marker.locator("summary", { hasText: "Livres (1)" }).click();
    await expect.poll(() => marker.getByText("Un livre").isVisible()).toBe(true);
    await marker.locator(".signet-webcast-stream a").click();
    await expect.poll(() => page.locator("#webdiffusion-titre").textContent()).toBe("Scène liste");
  });

  test("a page without streams says so", async () => {
    site.host.streams.set([]);
    const { page } = await openWebcast(site, "/webdiffusion", { javaScript: false, wait: false });
    expect(await page.getByText("Aucune webdiffusion n’est en cours").isVisible()).toBe(true);
  });
});

describe("the playing stream", () => {
  test("a live stream has its badge, room, chat, share and books, and no sponsor", async () => {
    site.host.streams.set([LIVE, LIST]);
    const { page, loads } = await openWebcast(site, "/webdiffusion");
    const marker = page.locator(MARKER);
    const facts = marker.locator(".signet-webcast-facts");
    expect(await facts.locator(".signet-webcast-facts-kind").innerText()).toMatch(
      /EN DIRECT\s+Diffusion en direct\s+Grande Scène/,
    );
    for (const name of ["Partager « Scène direct »", "Livres (1)"])
      expect(await facts.getByRole("button", { name }).isVisible()).toBe(true);
    await expect
      .poll(() => loads)
      .toEqual(["/lecteur/direct/direct", "/lecteur/clavardage/direct?hote=127.0.0.1"]);
    expect(await marker.getByText("Présenté par").count()).toBe(0);
    await page.expectSilent();
  });

  test("a playlist has its sponsor, and no badge, room, chat, share or books", async () => {
    site.host.streams.set([LIST, LIVE]);
    const { page, loads } = await openWebcast(site, "/webdiffusion");
    const screen = page.locator(`${MARKER} .signet-webcast-screen`);
    expect(await screen.getByText("Liste de lecture").first().isVisible()).toBe(true);
    expect(await screen.getByText("Présenté par Radio Grand Nord").isVisible()).toBe(true);
    for (const absent of ["EN DIRECT", "Grande Scène", "Partager", "Livres", "Clavardage"])
      expect(await screen.getByText(absent).count(), absent).toBe(0);
    await expect.poll(() => loads).toEqual(["/lecteur/liste/liste"]);
    await page.expectSilent();
  });

  test("missing parts leave no empty elements: sponsor, room, books, activity", async () => {
    site.host.streams.set([row("nu"), row("nu", { streamType: "playlist" })]);
    const { page } = await openWebcast(site, "/webdiffusion");
    const actions = page.locator(".signet-webcast-facts-actions");
    expect(await actions.locator("button").count()).toBe(0);
    expect(await page.locator(".signet-webcast-facts-kind a").count()).toBe(0);
    const alone = await openWebcast(site, "/webdiffusion?flux=2");
    expect(await alone.page.getByText("Présenté par").count()).toBe(0);
  });

  test.each([
    ["?flux=2", "En direct du Carrefour"],
    ["?flux=0", "En direct de la Grande Scène"],
    ["?flux=99", "En direct de la Grande Scène"],
    ["?flux=abc", "En direct de la Grande Scène"],
    ["", "En direct de la Grande Scène"],
  ])("at %s is %s", async (query, title) => {
    const webcast = await openWebcast(site, `/webdiffusion${query}`);
    expect(await webcast.title()).toBe(title);
    expect(await webcast.cards()).toHaveLength(5);
    expect(await webcast.cards()).not.toContain(title);
    await webcast.page.expectSilent();
  });

  const attributesOf = (page: WatchedPage) =>
    page
      .locator("iframe")
      .evaluateAll((frames) =>
        frames.map((frame) =>
          Object.fromEntries([...frame.attributes].map(({ name, value }) => [name, value])),
        ),
      );

  test("frames of the site's own have names and no sandbox, and their css and pictures are there", async () => {
    site.host.streams.set([LIVE]);
    const { page } = await openWebcast(site, "/webdiffusion");
    const [player, chat] = await attributesOf(page);
    expect(player).toMatchObject({
      title: "Lecteur vidéo\u00a0: Scène direct",
      allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
      referrerpolicy: "strict-origin-when-cross-origin",
    });
    expect(chat).toMatchObject({ title: "Clavardage\u00a0: Scène direct", allow: "", loading: "lazy" });
    for (const frame of [player, chat]) expect(frame).not.toHaveProperty("sandbox");
    const inside = page.frameLocator(".signet-webcast-player-frame").locator("img");
    await expect
      .poll(() => inside.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.expectSilent();
  });

  test("frames of another site have the fewest permissions they need", async () => {
    site.host.streams.set([LIVE]);
    const other = "https://video.example";
    const { page } = await openWebcast(site, "/webdiffusion", {
      html: (html) =>
        html.replace(
          /<div data-island="webcast"[^>]*>/,
          `<div data-island="webcast" data-api="/api" data-player-stream="${other}/1/{id}" data-chat="${other}/2/{id}">`,
        ),
    });
    const [player, chat] = await attributesOf(page);
    const least =
      "allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox";
    expect(player?.sandbox).toBe(least);
    expect(chat?.sandbox).toBe(`${least} allow-forms`);
  });
});

describe("how many", () => {
  test("one stream alone has no cards; eight have five", async () => {
    site.host.streams.set([LIVE]);
    const one = await openWebcast(site, "/webdiffusion");
    expect(await one.page.locator(".signet-webcast-streams").count()).toBe(0);
    site.host.streams.set(Array.from("abcdefgh", (id) => row(id)));
    const eight = await openWebcast(site, "/webdiffusion?flux=8");
    expect([await eight.title(), await eight.cards()]).toEqual([
      "Scène h",
      ["a", "b", "c", "d", "e"].map((id) => `Scène ${id}`),
    ]);
  });

  test("no stream is said in words, and a stream that starts later is shown", async () => {
    site.host.streams.set([]);
    const { page } = await openWebcast(site, "/webdiffusion");
    expect(await page.getByText("Aucune webdiffusion n’est en cours pour le moment.").isVisible()).toBe(true);
    await page.expectSilent();
  });
});

test("hostile ids and titles stay text, and change no address", async () => {
  const script = "<img src=x onerror=alert(1)>";
  const hostile = [
    "../../evil",
    "..",
    "?a=b#c",
    "//evil.example/x",
    `"><script>alert(1)</script>`,
    "é &amp;",
  ];
  site.host.streams.set(
    hostile.map((id) =>
      row(id, {
        streamTitle: `Titre &lt;b&gt; ${script} ${"long ".repeat(40)}`,
        streamActivity: [{ url: "javascript:alert(1)" }],
      }),
    ),
  );
  const { page, loads } = await openWebcast(site, "/webdiffusion", { width: 390 });
  for (let card = 0; card < hostile.length; card += 1) {
    const src = await page
      .locator(".signet-webcast-player")
      .evaluate((box) => box.querySelector("iframe")?.src ?? null);
    if (src !== null) expect(new URL(src).pathname.split("/").slice(0, 3)).toEqual(["", "lecteur", "direct"]);
    if (card < hostile.length - 1)
      await page
        .locator(".signet-webcast-stream-turn")
        .nth(card)
        .evaluate((button) => (button as HTMLElement).click());
  }
  expect(players(loads).every((path) => path.startsWith("/lecteur/direct/"))).toBe(true);
  await expect
    .poll(() => page.locator(`${MARKER} :is(script, [onerror], a[href^=javascript])`).count())
    .toBe(0);
  await expect
    .poll(() => page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth))
    .toBe(0);
});

describe("choosing a card", () => {
  test("plays it at once: another frame, the page does not move, and it is announced", async () => {
    const webcast = await openWebcast(site, "/webdiffusion");
    const { page, loads } = webcast;
    await webcast.press(1);
    const row0 = () =>
      page.locator(".signet-webcast-streams").evaluate((box) => box.getBoundingClientRect().top);
    const before = await row0();
    await expect.poll(() => webcast.title()).toBe("Grands entretiens : l’intégrale de l’an dernier");
    await expect.poll(async () => (await webcast.cards())[1]).toBe("En direct de la Grande Scène");
    await expect
      .poll(() => webcast.said())
      .toEqual(["Diffusion choisie : Grands entretiens : l’intégrale de l’an dernier"]);
    await expect
      .poll(() => players(loads))
      .toEqual(["/lecteur/direct/5-WP_n-lUgG", "/lecteur/liste/bBefo3yQVUm"]);
    await expect.poll(() => page.locator(".signet-webcast-player iframe").count()).toBe(1);
    await page
      .locator(".signet-webcast-stream-turn")
      .nth(4)
      .evaluate((button) => (button as HTMLElement).click());
    expect(await row0()).toBe(before);
    await page.expectSilent();
  });

  test("keeps the player's size for every stream", async () => {
    const webcast = await openWebcast(site, "/webdiffusion");
    const size = () =>
      webcast.page
        .locator(".signet-webcast-player")
        .evaluate((box) => box.getBoundingClientRect().toJSON().width);
    const live = await size();
    await webcast.press(1);
    expect(await size()).toBe(live);
  });
});

describe("on a small screen", () => {
  test("the chat is a link, and is not loaded", async () => {
    const { page, loads } = await openWebcast(site, "/webdiffusion", { width: 390 });
    await expect.poll(() => players(loads)).toHaveLength(1);
    const link = page.getByRole("link", { name: "Ouvrir le clavardage (nouvel onglet)" });
    expect(await link.getAttribute("href")).toContain("/lecteur/clavardage/");
    expect(await page.locator(".signet-webcast-chat").isVisible()).toBe(false);
    await page.locator(".signet-webcast-streams").scrollIntoViewIfNeeded();
    expect(loads).toHaveLength(1);
    await expect
      .poll(() => page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth))
      .toBe(0);
  });
});

test.each([390, 1440])(
  "nothing moves when the widget replaces the server's HTML, at %i px",
  async (width) => {
    const webcast = await openWebcast(site, "/webdiffusion", { width, wait: false });
    const heights = () =>
      webcast.page.evaluate(() =>
        [".signet-webcast-player", ".signet-webcast-facts", ".signet-webcast-streams"].map(
          (part) => document.querySelector(part)?.getBoundingClientRect().toJSON().top,
        ),
      );
    const server = await openWebcast(site, "/webdiffusion", { width, javaScript: false, wait: false });
    await webcast.page.whenReady("webcast");
    expect(await heights()).toEqual(
      await server.page
        .locator("body")
        .evaluate(() =>
          [".signet-webcast-player", ".signet-webcast-facts", ".signet-webcast-streams"].map(
            (part) => document.querySelector(part)?.getBoundingClientRect().toJSON().top,
          ),
        ),
    );
  },
);
