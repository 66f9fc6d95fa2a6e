/** The webcast without a chat, on a page of system fonts whose widgets have no inset: nothing stands empty, nothing is cut. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { openWritten } from "../written-page.ts";

const site = useSite();

const MARKER = `<div data-island="webcast" data-api="/api" data-thumbnail-stream="" data-chat=""
  data-player-stream="/lecteur/direct/{id}" data-player-playlist="/lecteur/liste/{id}"></div>`;
const LIVE = { id: 1, streamType: "stream", streamTitle: "La scène", streamId: "a" };
const PLAYLIST = { id: 2, streamType: "playlist", streamTitle: "Les tables rondes", streamId: "b" };
const BOOKS = { streamActivity: [{ id: 3, activityBooks: [{ id: 4, title: "Le sel des autres" }] }] };

async function open(streams: readonly object[], width: number): Promise<WatchedPage> {
  site.host.streams.set(streams);
  const page = await openWritten(site, MARKER, { width });
  // As `:root { --signet-inset: 0 }` in a theme.
  await page.evaluate(() => document.documentElement.style.setProperty("--signet-inset", "0px"));
  await page.whenReady("webcast");
  return page;
}

const box = async (page: WatchedPage, selector: string) => {
  const found = await page.locator(selector).boundingBox();
  if (!found) throw new Error(`${selector} is not shown`);
  return found;
};

test.each([390, 1440])(
  "a live stream has the whole width, inside of the dark ground (%i px)",
  async (width) => {
    const page = await open([LIVE], width);
    const ground = await box(page, ".signet-webcast");
    const player = await box(page, ".signet-webcast-player");
    expect(player.x - ground.x).toBe(12);
    expect(player.width).toBe(ground.width - 24);
    expect(await page.locator(".signet-webcast-beside").isVisible()).toBe(false);
    // Nor is there a row for actions that the stream does not have.
    const heading = await box(page, ".signet-webcast-facts h2");
    const facts = await box(page, ".signet-webcast-facts");
    if (width < 960) expect(facts.y + facts.height - heading.y - heading.height).toBeLessThan(2);
    await page.expectSilent();
  },
);

test.each([
  ["a live stream with books", [{ ...LIVE, ...BOOKS }], "Diffusion en direct"],
  ["a playlist", [PLAYLIST], "Liste de lecture"],
])("%s has the space beside the player, and its type is not cut", async (_, streams, type) => {
  const page = await open(streams, 1440);
  const beside = page.locator(".signet-webcast-beside .signet-poster");
  expect(await beside.innerText()).toBe(type);
  const linesOfWords = await beside.evaluate((poster) => {
    const text = poster.firstChild as Text;
    return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size;
    });
  });
  expect(linesOfWords).toEqual([1, 1, 1]);
});
