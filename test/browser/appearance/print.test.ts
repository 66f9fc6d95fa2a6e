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

/** Places of the map's list that paper would not show whole: hidden, cut by a box, or with something over them. */
const lostPlaces = (page: WatchedPage) =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll(".signet-programme-spots li")];
    const cards = [...document.querySelectorAll(".signet-programme-results article")];
    const boxes = [...places, ...cards].map((one) => ({ one, box: one.getBoundingClientRect() }));
    const isCut = (place: Element) => {
      const { left, top, right, bottom } = place.getBoundingClientRect();
      for (let one = place.parentElement; one?.closest(".signet-programme"); one = one.parentElement) {
        const edge = one.getBoundingClientRect();
        if (left < edge.left - 1 || top < edge.top - 1 || right > edge.right + 1 || bottom > edge.bottom + 1)
          return true;
      }
      return false;
    };
    return boxes.slice(0, places.length).flatMap(({ one, box }) => {
      const over = boxes.some(
        (other) =>
          other.one !== one &&
          Math.min(other.box.right, box.right) - Math.max(other.box.left, box.left) > 1 &&
          Math.min(other.box.bottom, box.bottom) - Math.max(other.box.top, box.top) > 1,
      );
      const faults = [
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? "" : "hidden",
        isCut(one) ? "cut" : "",
        over ? "covered" : "",
        getComputedStyle(one).breakInside === "avoid" ? "" : "broken at the page's end",
      ].filter(Boolean);
      return faults.length > 0 ? [`${one.textContent?.slice(0, 30)}: ${faults.join(", ")}`] : [];
    });
  });

// Upright and across; the list scrolls in a box of another height in each.
test.each([740, 1440])(
  "the map's places are all printed whole, in columns, above their cards, at %i px",
  async (width) => {
    const page = await openStill(site, "/programmation?mode=carte", { width, reducedMotion: false });
    const all = page.locator(".signet-programme-city-progress", { hasText: /dans \d+\slieux/ });
    const number = Number(/dans (\d+)/.exec((await all.textContent()) ?? "")?.[1]);
    const list = page.locator(".signet-programme-spots > ul");
    // On screen the list scrolls: this is what print takes away.
    expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(100);
    await page.emulateMedia({ media: "print" });
    expect(await lostPlaces(page)).toEqual([]);
    expect(await page.locator(".signet-programme-spots li").count()).toBe(number);
    const rows = await list.evaluate((box) => [
      getComputedStyle(box).overflow,
      box.scrollHeight - box.clientHeight,
      new Set([...box.children].map((place) => Math.round(place.getBoundingClientRect().left))).size > 1,
    ]);
    expect(rows).toEqual(["visible", 0, true]);
    expect(await list.evaluate((box) => getComputedStyle(box.parentElement ?? box).borderWidth)).toBe("0px");
    // No gap where the list's box was: the cards follow.
    const bottom = await list.evaluate((box) => box.lastElementChild?.getBoundingClientRect().bottom ?? 0);
    const ends = await page
      .locator(".signet-programme-results")
      .evaluate((box) => box.getBoundingClientRect().top);
    expect(ends - bottom).toBeLessThan(200);
  },
);

test("of a chosen place the name is printed, not its links", async () => {
  const address = "/programmation?mode=carte&location=70115";
  // Without a map a place's link is in the list.
  const withoutMap = (page: WatchedPage) =>
    page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/ data-map-tiles="[^"]*"/, ""),
      });
    });
  const page = await openStill(site, address, { width: 740 }, withoutMap);
  const links = page.locator(".signet-programme-spots .signet-link, .signet-programme-here .signet-link");
  expect(await links.count()).toBe(2);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".signet-programme-here-place").isVisible()).toBe(true);
  expect(await seen(page, CONTROLS)).toEqual([]);
  expect(await lostPlaces(page)).toEqual([]);
});

// Chromium ends a grid over several pages too early: the footer covered its last rows.
test.each([
  ["horaire", ".signet-programme-list, .signet-programme-schedule, .signet-programme-slots"],
  ["carte", ".signet-programme-city, .signet-programme-spots"],
])("content over several pages is laid out in blocks: %s", async (mode, parts) => {
  const page = await printed(`/programmation?mode=${mode}`);
  const blocks = `.signet-programme, .signet-programme-results, ${parts}`;
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
