/**
 * Everything that opens, laid out in this engine: within the window, no part cut or stretched, at most as high as what is
 * in it.
 */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../browser/harness.ts";

const site = useSite({ now: "2026-11-26T10:00" });

interface Overlay {
  readonly name: string;
  readonly address: string;
  /** Selector of what opens. */
  readonly box: string;
  /** Opens it on a page whose markers are ready. */
  readonly open: (page: WatchedPage) => Promise<void>;
  /** Widths at which it is one, in px; all when not given. */
  readonly widths?: readonly number[];
  /** It covers the window on a phone, whatever is in it. */
  readonly coversPhone?: boolean;
}

const press = (css: string) => (page: WatchedPage) => page.locator(css).first().click();

/** Waits until the marker's later parts are there, too. */
async function openFilters(page: WatchedPage): Promise<void> {
  await page.locator(".signet-programme-to-top").first().waitFor({ state: "attached" });
  await press("#filtres-bouton")(page);
}

async function askToClear(page: WatchedPage): Promise<void> {
  await page.goto("/programmation?genre=6456");
  await press(".signet-keep[aria-pressed=false]")(page);
  await expect.poll(() => page.locator(".signet-keep[aria-pressed=true]").count()).toBe(1);
  await page.goto("/ma-selection");
  await page.getByRole("button", { name: /Tout effacer/ }).click();
}

const OVERLAYS: readonly Overlay[] = [
  { name: "the menu", address: "/faq", box: ".mega", open: press(".icon-menu"), coversPhone: true },
  {
    name: "the search",
    address: "/faq",
    box: ".signet-search-overlay",
    open: press("header [popovertarget=recherche]"),
    coversPhone: true,
  },
  { name: "a video", address: "/videos", box: ".signet-video", open: press("main [data-video-id]") },
  {
    name: "the question of 'Tout effacer'",
    address: "/ma-selection",
    box: ".signet-selection-dialog",
    open: askToClear,
  },
  {
    name: "the filters of a narrow programme",
    address: "/programmation",
    box: ".signet-programme-filters",
    open: openFilters,
    widths: [390],
  },
  {
    name: "a card's share panel",
    address: "/programmation",
    box: ".signet-programme-share-panel",
    open: press(".signet-programme-share summary"),
  },
  {
    name: "the webcast's share panel",
    address: "/webdiffusion",
    box: ".signet-webcast-share-panel",
    open: press(".signet-webcast-share > button"),
  },
  {
    name: "the webcast's books",
    address: "/webdiffusion",
    box: ".signet-webcast-books",
    open: async (page) => page.getByRole("button", { name: /^Livres/ }).click(),
  },
  {
    name: "the doctor",
    address: "/faq?signet-doctor",
    box: ".signet-doctor",
    open: async (page) => page.locator(".signet-doctor").waitFor(),
  },
];

/** Runs inside the page: what is wrong with an overlay's layout, in words. */
function layoutFaults(box: Element, coversPhone: boolean): string[] {
  const faults: string[] = [];
  const say = (what: string, element: Element) =>
    faults.push(
      `${what}: ${element.className || element.localName} '${element.textContent?.trim().slice(0, 30)}'`,
    );
  const { left, right, top, bottom, height } = box.getBoundingClientRect();
  if (left < -1 || right > innerWidth + 1)
    say(`${Math.round(left)} to ${Math.round(right)} px of ${innerWidth}`, box);
  const isFixed = getComputedStyle(box).position === "fixed";
  if (isFixed && (top < -1 || bottom > innerHeight + 1))
    say(`${Math.round(top)} to ${Math.round(bottom)} px of ${innerHeight}`, box);
  const isOpen = getComputedStyle(box).overflowX === "visible";
  if (!isOpen && box.scrollWidth > box.clientWidth + 1)
    say(`${box.scrollWidth} px wide in ${box.clientWidth}`, box);
  let last = top;
  for (const one of box.querySelectorAll("*")) {
    const area = one.getBoundingClientRect();
    if (area.width < 2 || area.height < 2 || !one.checkVisibility({ visibilityProperty: true })) continue;
    last = Math.max(last, area.bottom);
    // Out of sight, for fingers.
    if (one.matches(".signet-programme-hours-touch-area")) continue;
    if (area.left < left - 1 || area.right > right + 1) say("beyond its edge", one);
    if (one.matches("button, a.signet-button, input, select")) {
      if (area.height > 150) say(`${Math.round(area.height)} px high`, one);
      if (one.matches("button") && one.scrollWidth > one.clientWidth + 1) say("its text is cut", one);
    }
  }
  if (isFixed && !(coversPhone && innerWidth < 640) && height > 120 + last - top)
    say(`${Math.round(height)} px high for ${Math.round(last - top)}`, box);
  return faults;
}

describe.each([390, 1280])("at %i px", (width) => {
  test.each(OVERLAYS.filter(({ widths }) => !widths || widths.includes(width)))(
    "$name is whole, in its place, and no larger than what is in it",
    async ({ address, box, open, coversPhone = false }) => {
      const page = await site.newPage({ width, height: 806 });
      await page.goto(address);
      await page.whenReady();
      await open(page);
      const overlay = page.locator(box).first();
      await overlay.waitFor();
      // It may still be on its way to its place.
      await expect
        .poll(() => overlay.evaluate((element) => element.getAnimations({ subtree: true }).length))
        .toBe(0);
      expect(await overlay.evaluate(layoutFaults, coversPhone)).toEqual([]);
    },
  );
});
