/** A place's popup stays inside the map while the map or the text changes its size. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { MAP, pins, popup } from "./map-page.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();
const SQUARE = 70115;

/** The parts of the popup that are outside of the map or covered. */
const cut = (page: WatchedPage) =>
  page.evaluate(() => {
    const dialog = document.querySelector("[role=dialog]");
    const close = dialog?.querySelector("button");
    const map = document.querySelector(".signet-programme-map")?.getBoundingClientRect();
    if (!dialog || !close || !map) return ["no popup"];
    const found = Object.entries({ dialog, close })
      .filter(([, part]) => {
        const { left, top, right, bottom, width } = part.getBoundingClientRect();
        return width < 24 || left < map.left || top < map.top || right > map.right || bottom > map.bottom;
      })
      .map(([name]) => `${name} outside of the map`);
    const { x, y, width, height } = close.getBoundingClientRect();
    // The popup may be below the window's edge; scrolling is the visitor's.
    scrollBy(0, y - 200);
    const [across, down] = [x + width / 2, close.getBoundingClientRect().y + height / 2];
    if (document.elementFromPoint(across, down) !== close) found.push("close covered");
    const { scrollWidth, clientWidth } = dialog;
    if (scrollWidth > clientWidth) found.push(`text ${scrollWidth} px wide in ${clientWidth} px`);
    return found;
  });

/** Sets the page's own font size, as a text zoom does. */
const setText = (page: WatchedPage, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);

const isFocused = (page: WatchedPage) => popup(page).evaluate((dialog) => dialog === document.activeElement);

test.each([[true], [false]])(
  "a popup stays in the map in a narrower window and with larger text (reduced motion: %s)",
  async (reducedMotion) => {
    const { page, hears } = await openProgramme(site, MAP, { width: 1440, reducedMotion });
    const pin = page.locator(`.signet-programme-pin[data-place="${SQUARE}"]`);
    await pin.focus();
    await page.keyboard.press("Enter");
    await popup(page).waitFor();
    const holds = async (step: string) => {
      await expect.poll(() => cut(page), { message: step }).toEqual([]);
      expect(await isFocused(page), step).toBe(true);
    };
    await holds("1440 px");
    for (const width of [390, 320, 768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await holds(`${width} px`);
    }
    await setText(page, "200%");
    await holds("390 px, text of 200 %");
    await setText(page, "");
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await holds("390 px, a font size of 32 px");
    await page.setViewportSize({ width: 320, height: 844 });
    await holds("320 px, a font size of 32 px");
    await session.detach();

    await page.keyboard.press("Escape");
    await hears(/de nouveau affichées/);
    await expect.poll(() => pin.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.expectSilent();
  },
);

test("a popup whose text alone grows stays in the map, and scrolls when it is too high", async () => {
  const { page } = await openProgramme(site, `${MAP}&location=${SQUARE}`, { width: 390, height: 844 });
  await popup(page).waitFor();
  await expect.poll(() => cut(page)).toEqual([]);
  const grow = (lines: number) =>
    page.evaluate((lines) => {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(`[role=dialog] :is(h3, p, a) { line-height: ${lines} !important }`);
      document.adoptedStyleSheets = [spaced];
    }, lines);
  await grow(2.2);
  await expect.poll(() => cut(page), { message: "wide lines" }).toEqual([]);
  await grow(8);
  await expect.poll(() => cut(page), { message: "very wide lines" }).toEqual([]);
  const link = popup(page).getByRole("link");
  await link.focus();
  await expect
    .poll(() =>
      link.evaluate((one) => {
        const box = one.closest("[role=dialog]")?.getBoundingClientRect() ?? new DOMRect();
        const { top, bottom } = one.getBoundingClientRect();
        return (top + bottom) / 2 < box.bottom && (top + bottom) / 2 > box.top;
      }),
    )
    .toBe(true);
  await expect.poll(() => cut(page), { message: "scrolled" }).toEqual([]);
  await popup(page).getByRole("button").click();
  await expect.poll(() => popup(page).count()).toBe(0);
  expect(await pins(page).count()).toBeGreaterThan(1);
  await page.expectSilent();
});
