/** Print: all text, no controls, no overlap. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { NOW, openStill } from "./appearance-page.ts";

const site = useSite({ now: NOW });

/** A page as wide as a sheet of paper, in print media. */
async function printed(address: string): Promise<WatchedPage> {
  const page = await openStill(site, address, { width: 740, reducedMotion: false });
  await page.emulateMedia({ media: "print" });
  return page;
}

const CONTROLS = [
  ".signet-programme-views, .signet-programme-results-tools, .signet-programme-filters, .signet-programme-filters-bar, .signet-link",
  ".signet-button, .signet-carousel-controls, .signet-programme-map-frame, [data-motion-switch], input, select",
].join();

const seen = (page: WatchedPage, selector: string) =>
  page
    .locator(`main :is(${selector})`)
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ className }) => className));

test.each(["/programmation", "/programmation?mode=horaire", "/programmation?mode=carte", "/webdiffusion"])(
  "no control is printed of %s, and no ribbon is cut",
  async (address) => {
    const page = await printed(address);
    expect(await seen(page, CONTROLS)).toEqual([]);
    const cut = await page
      .locator("main .signet-ribbon")
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).clipPath !== "none").length);
    expect(cut).toBe(0);
  },
);

test("the map's places are all printed, above their cards", async () => {
  const page = await printed("/programmation?mode=carte");
  const hidden = await page
    .locator(".signet-programme-spots > ul")
    .evaluate((list) => list.scrollHeight - list.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  const places = await page.locator(".signet-programme-spots").boundingBox();
  const results = await page.locator(".signet-programme-results").boundingBox();
  expect((places?.y ?? 0) + (places?.height ?? 0)).toBeLessThanOrEqual(results?.y ?? 0);
});

// Chromium ends a grid over several pages too early: the footer covered its last rows.
test("content over several pages is laid out in blocks", async () => {
  const page = await printed("/programmation?mode=horaire");
  const blocks =
    ".signet-programme, .signet-programme-results, .signet-programme-list, .signet-programme-schedule, .signet-programme-hour, .signet-programme-slots";
  const displays = await page
    .locator(blocks)
    .evaluateAll((all) =>
      all
        .map((one) => `${one.className}: ${getComputedStyle(one).display}`)
        .filter((one) => !one.endsWith("block")),
    );
  expect(displays).toEqual([]);
});

test("a stream shows its front", async () => {
  const page = await printed("/webdiffusion");
  await page.locator(".signet-webcast-stream-turn").first().focus();
  const turn = page.locator(".signet-webcast-stream-turn").first();
  await expect.poll(() => turn.evaluate((card) => getComputedStyle(card).transform)).toBe("none");
  await expect.poll(() => page.locator(".signet-webcast-stream-back").first().isVisible()).toBe(false);
  await expect.poll(() => page.locator(".signet-webcast-stream-front").first().isVisible()).toBe(true);
});

test("all posters and books are printed", async () => {
  const page = await printed("/");
  for (const words of [".slide h3", ".signet-books-list h3"]) {
    const titles = await page.locator(words).all();
    expect(titles.length).toBeGreaterThan(2);
    for (const title of titles) expect(await title.isVisible()).toBe(true);
  }
});
