/** The board for a screen in the hall: /ecran. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { texts } from "../seen.ts";
import { STRIP } from "./now-page.ts";

const site = useSite({ rehearsal: false });
const open = (address = "/ecran", time = "12:35") =>
  site.open(address, { clock: `2026-11-28T${time}:00-05:00`, width: 1920, height: 1080, marker: "now" });
/** On the screen; those of the other places are there for paper only. */
const NAMES = `${STRIP} .signet-now-name:visible`;

test("shows as many places as the screen has room for, and the others after 15 seconds", async () => {
  const page = await open();
  const first = await texts(page, NAMES);
  expect(first.length).toBeGreaterThanOrEqual(6);
  const fits = () =>
    page.evaluate(() => [
      document.documentElement.scrollHeight <= innerHeight,
      [...document.querySelectorAll(".signet-now-place")].every(
        (place) => place.getBoundingClientRect().bottom <= innerHeight,
      ),
    ]);
  expect(await fits()).toEqual([true, true]);
  await page.clock.runFor(15_000);
  await expect.poll(async () => (await texts(page, NAMES))[0]).not.toBe(first[0]);
  const second = await texts(page, NAMES);
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  expect(await fits()).toEqual([true, true]);
  await page.expectSilent();
});

test("works for hours offline, says how old its facts are, and updates them when back online", async () => {
  const page = await open("/ecran", "10:05");
  await page.context().setOffline(true);
  for (let hour = 0; hour < 5; hour += 1) await page.clock.runFor(60 * 60_000);
  expect(await page.locator(STRIP).getAttribute("data-enhanced")).toBe("ready");
  expect((await texts(page, `${STRIP} .signet-now-clock`))[0]).toBe("15 h 05");
  expect((await texts(page, `${STRIP} .signet-now-stale`))[0]).toBe("Mis à jour à 10 h 05");
  expect((await texts(page, NAMES)).length).toBeGreaterThan(3);
  await page.context().setOffline(false);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20_000);
        return page.locator(`${STRIP} .signet-now-stale`).count();
      },
      { timeout: 20_000 },
    )
    .toBe(0);
  page.takeProblems();
});

test("is of one room, in its name, without links or controls", async () => {
  const page = await open("/ecran?salle=6562");
  expect((await texts(page, `${STRIP} h1`))[0]).toBe("La Place publique");
  expect(await page.locator(NAMES).count()).toBe(0);
  expect((await texts(page, `${STRIP} .signet-now-title`)).length).toBeGreaterThan(0);
  expect(await page.locator(":is(a[href], button, input)").count()).toBe(0);
});

test("has nothing that axe finds", async () => {
  const page = await open();
  expect(await pageViolations(page)).toEqual([]);
});
