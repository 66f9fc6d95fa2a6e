/** The page's switch, and what css moves by itself. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "./harness.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();

/** Opens a view that does not come, and tells how many things move in its place. */
async function moving(page: WatchedPage): Promise<number> {
  await page.route("**/*ScheduleView*.js", () => {});
  await page.getByRole("button", { name: "Vue horaire" }).first().click();
  const shape = page.locator(".signet-skeleton");
  await shape.waitFor();
  return shape.evaluate((one) => one.getAnimations().length);
}

test("what is on its way breathes", async () => {
  const { page } = await openProgramme(site, "/programmation");
  expect(await moving(page)).toBe(1);
});

test("it does not for those who have stopped what moves", async () => {
  const { page } = await openProgramme(site, "/programmation");
  const programme = page.locator("[data-island=programme]");
  await programme.getByRole("button", { name: "Arrêter les animations" }).click();
  expect(await moving(page)).toBe(0);
  await page.expectSilent();
});
