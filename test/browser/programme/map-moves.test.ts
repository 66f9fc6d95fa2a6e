/** Moving and zooming the map by wheel, buttons and keyboard. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { hold } from "../hold.ts";
import { MAP, pins, whole } from "./map-page.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();

test("the wheel scrolls the page until the map is clicked; buttons do all that dragging does", async () => {
  const { page } = await openProgramme(site, MAP, { height: 700 });
  await whole(page).waitFor();
  const map = page.locator(".signet-programme-map");
  await map.scrollIntoViewIfNeeded();
  const pin = pins(page).first();
  const where = async () => {
    const box = await pin.boundingBox();
    const frame = await map.boundingBox();
    // Within one pixel: Leaflet rounds.
    const round = (pixels: number) => Math.round(pixels / 4);
    return { x: round((box?.x ?? 0) - (frame?.x ?? 0)), y: round((box?.y ?? 0) - (frame?.y ?? 0)) };
  };
  const zoomed = () => page.locator(".leaflet-tile").first().getAttribute("src");
  const before = { at: await where(), tile: await zoomed(), scrolled: await page.evaluate(() => scrollY) };
  await map.hover({ position: { x: 60, y: 200 } });
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before.scrolled);
  await expect.poll(where).toEqual(before.at);

  await page.getByRole("button", { name: "Vers l’est" }).click();
  await expect.poll(async () => (await where()).x).toBe(before.at.x - 30);
  await page.getByRole("button", { name: "Recentrer la carte" }).click();
  await expect.poll(where).toEqual(before.at);
  await page.getByRole("button", { name: "Zoom avant" }).click();
  await expect.poll(zoomed).toMatch(/\/tiles\/12\//);
  await page.getByRole("button", { name: "Zoom arrière" }).click();
  await expect.poll(zoomed).toMatch(/\/tiles\/11\//);
  // The next presses happen while the map is still zooming.
  await page.getByRole("button", { name: "Zoom avant" }).click({ clickCount: 3 });
  await expect.poll(zoomed).toMatch(/\/tiles\/14\//);
  await page.getByRole("button", { name: "Zoom arrière" }).click();
  await page.getByRole("button", { name: "Recentrer la carte" }).click();
  await expect.poll(zoomed).toMatch(/\/tiles\/11\//);
  await expect.poll(where).toEqual(before.at);

  await map.click({ position: { x: 60, y: 200 } });
  const still = await page.evaluate(() => scrollY);
  // Repeated, because a wheel turn during a zoom is ignored.
  const turned = async () => {
    await page.mouse.wheel(0, -120);
    return zoomed();
  };
  await expect.poll(turned).toMatch(/\/tiles\/1[2-8]\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(still);
  await page.expectSilent();
});

test("keyboard: programme / Tab / the map: a focused pin is in view, wherever it is on the map", async () => {
  const { page } = await openProgramme(site, MAP, { reducedMotion: true });
  await whole(page).waitFor();
  const within = () =>
    page.evaluate(() => {
      const frame = document.querySelector(".signet-programme-map")?.getBoundingClientRect() ?? new DOMRect();
      const pin = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const across = pin.left - 5 >= frame.left && pin.right + 5 <= frame.right;
      return across && pin.top - 5 >= frame.top && pin.bottom + 5 <= frame.bottom;
    });
  const spots = () => pins(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const before = await spots();
  // Zoomed in until most pins are outside of the frame
  await page.getByRole("button", { name: "Zoom avant" }).click();
  await expect.poll(spots).not.toEqual(before);
  await page.locator(".signet-programme-map").focus();
  const number = await pins(page).count();
  for (let press = 0; press < number; press += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(() => page.locator(".signet-programme-pin:focus").count()).toBe(1);
    await expect.poll(within, { message: `pin ${press + 1} of ${number}` }).toBe(true);
  }
});

test.each([390, 768, 1001, 1440])(
  "the first picture lies where Leaflet draws it, at %i px",
  async (width) => {
    const page = await site.newPage({ width });
    const start = await hold(page, /signet\.js/);
    await page.goto(MAP, { waitUntil: "commit" });
    const tile = "[src='/tiles/11/605/732.svg']";
    // The page is whole and styled, but for the script.
    await page.waitForFunction(
      () =>
        document.readyState !== "loading" &&
        [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
    );
    const before = await page.locator(`.signet-programme-map-ground ${tile}`).boundingBox();
    start();
    await page.whenReady();
    const drawn = page.locator(`.leaflet-tile-loaded${tile}`);
    await drawn.waitFor();
    expect(await drawn.boundingBox()).toEqual(before);
  },
);
