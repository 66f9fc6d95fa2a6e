/** Pictures that the server does not have: a placeholder fills the picture's box, so that no box is empty. */
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";

const site = useSite({ now: "2026-11-26T10:00" });

/** Share of a box's commonest colour, and the colour, of the first boxes of this kind. */
async function groundsOf(page: WatchedPage, selector: string) {
  const grounds: { colour: string; share: number }[] = [];
  for (const box of (await page.locator(selector).all()).slice(0, 3)) {
    await box.scrollIntoViewIfNeeded();
    const { data, width, height } = PNG.sync.read(await box.screenshot());
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const [colour = "", count = 0] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    grounds.push({ colour, share: count / (width * height) });
  }
  return grounds;
}

/** The grounds of the placeholders; the webcast has that of the dark scheme. */
const GROUNDS = ["rgb(43, 63, 166)", "rgb(64, 88, 214)", "rgb(245, 194, 67)", "rgb(108, 191, 161)"];

test.each([
  ["/programmation", ".signet-programme-photo[src]"],
  ["/auteurs", ".signet-directory-picture:has(img)"],
  ["/exposants", ".signet-directory-picture:has(img)"],
  ["/webdiffusion", ".signet-webcast-stream .signet-webcast-picture"],
])("%s: each picture that cannot be loaded is a placeholder", async (address, boxes) => {
  const page = await site.newPage({ width: 1280, reducedMotion: true });
  await page.route("**/media/**", (route) => route.fulfill({ status: 404 }));
  await page.goto(address);
  await page.whenReady();
  // In one step: a box may be replaced while it is waited for.
  await page.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), boxes);
  await expect
    .poll(async () => {
      const grounds = await groundsOf(page, boxes);
      return grounds.map(({ colour, share }) => GROUNDS.includes(colour) && share > 0.3);
    })
    .toEqual([true, true, true]);
});
