/** What moves by itself can be stopped, and stands still under the keyboard. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "./harness.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();
const CLOCK = "2026-07-01T12:00:00Z";
const stop = (page: WatchedPage, within = "[data-island=programme]") =>
  page.locator(within).getByRole("button", { name: "Arrêter les animations" });

/** The counts on all photo groups in sight: '1/3 2/4'. */
const photos = async (page: WatchedPage) =>
  (await page.locator(".signet-programme-photo-count").allTextContents()).join(" ");

/** Brings a rotating group into sight, and waits until it has turned. */
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
  "a switch stops the photos at %i px, and the next page remembers it",
  async (width) => {
    const { page } = await openProgramme(site, "/programmation", { width, clock: CLOCK });
    await turning(page);
    expect(await stop(page).count()).toBe(1);
    expect(await stop(page).getAttribute("aria-pressed")).toBe("false");
    await stop(page).click();
    await expect.poll(() => stop(page).getAttribute("aria-pressed")).toBe("true");
    // The site's own switch, at the foot of every page, is the same one.
    await expect.poll(() => stop(page, "footer").getAttribute("aria-pressed")).toBe("true");
    const stopped = await photos(page);
    await page.clock.runFor(10_000);
    await expect.poll(() => photos(page)).toBe(stopped);

    await page.reload();
    await page.whenReady();
    await expect.poll(() => stop(page).getAttribute("aria-pressed")).toBe("true");
    await page.clock.runFor(10_000);
    await expect.poll(() => photos(page)).not.toMatch(/[2-9]\//);
    await stop(page).click();
    await turning(page);
  },
);

test("no photo turns while the keyboard is anywhere in the list", async () => {
  const { page } = await openProgramme(site, "/programmation", { clock: CLOCK });
  await turning(page);
  await page.locator("article h3 a").nth(3).focus();
  const still = await photos(page);
  await page.clock.runFor(10_000);
  await expect.poll(() => photos(page)).toBe(still);
  await page.getByLabel("Date").focus();
  await turning(page);
});

test("where less motion is wanted there is nothing to stop", async () => {
  const { page } = await openProgramme(site, "/programmation", { reducedMotion: true, clock: CLOCK });
  await page.locator(".signet-programme-photos[data-of]").first().scrollIntoViewIfNeeded();
  await page.clock.runFor(10_000);
  await expect.poll(() => stop(page, "body").count()).toBe(0);
});
