/** The page's motion switch and css animations. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { openProgramme } from "../programme/programme-page.ts";

const site = useSite();

/** Opens a view that never loads, and counts the animations in its place. */
async function moving(page: WatchedPage): Promise<number> {
  await page.route("**/*ScheduleView*.js", () => {});
  await page.getByRole("button", { name: "Vue horaire" }).first().click();
  const shape = page.locator(".signet-skeleton");
  await shape.waitFor();
  return shape.evaluate((one) => one.getAnimations().length);
}

test("skeletons are animated", async () => {
  const { page } = await openProgramme(site, "/programmation");
  expect(await moving(page)).toBe(1);
});

test("skeletons are still when the visitor has stopped animations", async () => {
  const { page } = await openProgramme(site, "/programmation");
  const programme = page.locator("[data-island=programme]");
  await programme.getByRole("button", { name: "Arrêter les animations" }).click();
  expect(await moving(page)).toBe(0);
  await page.expectSilent();
});
