/** Automatic motion can be stopped, and stands still with focus inside. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { isFocused } from "../seen.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();
const CLOCK = "2026-07-01T12:00:00Z";
const stop = (page: WatchedPage, within = "[data-island=programme]") =>
  page.locator(within).getByRole("button", { name: "Arrêter les animations" });

/** Counts of all visible photo groups: '1/3 2/4'. */
const photos = async (page: WatchedPage) =>
  (await page.locator(".signet-programme-photo-count").allTextContents()).join(" ");

/** Scrolls a rotating group into view, and waits until it has rotated. */
async function turning(page: WatchedPage) {
  await page.locator(".signet-programme-photos[data-of]").first().scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  const before = await photos(page);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(500);
        return photos(page);
      },
      { timeout: 20_000 },
    )
    .not.toBe(before);
}

test.each([390, 1440])(
  "keyboard: programme / Enter, Space / 'Arrêter les animations': also after a reload, %i px",
  async (width) => {
    const { page } = await openProgramme(site, "/programmation", { width, clock: CLOCK });
    await turning(page);
    expect(await stop(page).count()).toBe(1);
    expect(await stop(page).getAttribute("aria-pressed")).toBe("false");
    await stop(page).press("Enter");
    await expect.poll(() => stop(page).getAttribute("aria-pressed")).toBe("true");
    expect(await isFocused(stop(page))).toBe(true);
    // The site's own switch in the footer has the same state.
    await expect.poll(() => stop(page, "footer").getAttribute("aria-pressed")).toBe("true");
    const stopped = await photos(page);
    await page.clock.runFor(10_000);
    expect(await photos(page)).toBe(stopped);

    await page.reload();
    await page.whenReady();
    await expect.poll(() => stop(page).getAttribute("aria-pressed")).toBe("true");
    await page.clock.runFor(10_000);
    expect(await photos(page)).not.toMatch(/[2-9]\//);
    await stop(page).press("Space");
    expect(await isFocused(stop(page))).toBe(true);
    await turning(page);
  },
);

test("no photo rotates while focus is in the list", async () => {
  const { page } = await openProgramme(site, "/programmation", { clock: CLOCK });
  await turning(page);
  await page.locator("article h3 a").nth(3).focus();
  const still = await photos(page);
  await page.clock.runFor(10_000);
  expect(await photos(page)).toBe(still);
  await page.getByLabel("Date").focus();
  await turning(page);
});

test("with reduced motion no photo rotates, and there is nothing to stop", async () => {
  const { page } = await openProgramme(site, "/programmation", { reducedMotion: true, clock: CLOCK });
  await page.locator(".signet-programme-photos[data-of]").first().scrollIntoViewIfNeeded();
  await page.clock.runFor(10_000);
  expect(await photos(page)).not.toMatch(/[2-9]\//);
  expect(await stop(page, "body").count()).toBe(0);
});
