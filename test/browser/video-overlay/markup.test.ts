/** The videos' page as the server sent it: without script, after a release, and when its markup is wrong. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { scrolls } from "../seen.ts";
import { releaseAll } from "../written-page.ts";
import { CARD, DIALOG, focused, isModal, serveVideos, TITLE } from "./video-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

describe("without script", () => {
  test.each([390, 1440])(
    "each card links to the video's page, and says that it leaves the site, at %s px",
    async (width) => {
      const page = await site.open("/videos", { javaScript: false, width });
      const first = page.locator(CARD).first();
      expect(await first.getAttribute("href")).toBe("https://example.com/video/gf25-mains-pleines");
      expect(await first.textContent()).toContain("(autre site)");
      expect(await first.getByRole("heading", { level: 3 }).textContent()).toBe(TITLE);
      await page.expectSilent();
    },
  );
});

test("after a release, even of an open video, the server's HTML is restored and cards are links", async () => {
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
  await releaseAll(page);
  expect(await html()).toBe(server);
  await expect.poll(() => page.locator(DIALOG).count()).toBe(0);
  await expect.poll(() => focused(page)).toBe("gf25-mains-pleines");
  await expect.poll(() => scrolls(page)).toBe(true);
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
      await serveVideos(page, change);
      await page.goto("/videos");
      await page.waitForSelector("[data-behaviour=video-overlay][data-enhanced=failed]");
      await page.whenReady("search-overlay");
      await expect.poll(() => page.problems.some((one) => one.includes(`${message}.`))).toBe(true);
      expect(page.takeProblems().join()).toContain(expected);
      expect(await page.locator("main a.video").first().getAttribute("aria-haspopup")).toBeNull();
    },
  );

  test("an empty title is ignored: the card's heading names the video", async () => {
    const page = await site.newPage();
    await serveVideos(page, (html) =>
      html.replaceAll(" data-video-id=", ' data-video-title="\u00a0" data-video-id='),
    );
    await page.goto("/videos");
    await page.whenReady();
    await page.locator(CARD).first().click();
    await expect.poll(() => page.getByRole("dialog").getByRole("heading").textContent()).toBe(TITLE);
  });

  test("an invalid id is reported, its card stays a link, and the others play", async () => {
    const page = await site.newPage();
    await serveVideos(page, (html) =>
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
    await expect.poll(() => isModal(page)).toBe(true);
    await page.expectSilent();
  });
});
