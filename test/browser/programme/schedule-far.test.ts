/** Cards of the schedule that are far from what a visitor sees. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();

test("far cards are brief, can be found by their names, and are complete when they are near", async () => {
  const { page } = await openProgramme(site, "/programmation?mode=horaire&page=40");
  const brief = page.locator("[data-brief]");
  const briefInSight = () =>
    brief.evaluateAll(
      (slots) =>
        slots.filter((slot) => {
          const { top, bottom } = slot.getBoundingClientRect();
          return slot.checkVisibility({ contentVisibilityAuto: true }) && bottom > 0 && top < innerHeight;
        }).length,
    );
  expect(await brief.count()).toBeGreaterThan(100);
  expect(await briefInSight()).toBe(0);

  const name = await brief.nth(90).locator("p").textContent();
  const [found] = name?.split(",") ?? [];
  expect(found).not.toBe("");
  // As the browser's search does
  expect(
    await page.evaluate(
      (text) => (window as unknown as { find(text: string): boolean }).find(text),
      found ?? "",
    ),
  ).toBe(true);
  await expect.poll(briefInSight).toBe(0);

  // The page grows while its cards are completed, so that the end is further away than it was when the key was pressed.
  await expect
    .poll(async () => {
      await page.keyboard.press("End");
      return page.evaluate(() => scrollY + innerHeight > document.documentElement.scrollHeight - 900);
    })
    .toBe(true);
  await expect.poll(briefInSight).toBe(0);

  // Focus moves from a far title to the next element, and stays there meanwhile.
  const link = brief.first().locator("a");
  const title = await link.textContent();
  await link.focus();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("article")?.hasAttribute("data-brief")))
    .toBe(false);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("article") !== null))
    .toBe(true);
});
