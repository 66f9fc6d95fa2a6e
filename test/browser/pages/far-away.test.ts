/** Seen from the other side of the world every page has the same times: the fair's are Eastern for everybody. */
import { expect, test } from "vitest";
import { openStill } from "../appearance/appearance-page.ts";
import { useSite } from "../harness.ts";
import { everyId, store } from "../selection/selection-page.ts";

const site = useSite({ now: "2026-11-26T22:40" });

/** The times on a page as a visitor of this zone sees them, without what is added for those far away. */
async function timesFrom(timeZone: string, address: string): Promise<readonly string[]> {
  const page = await openStill(site, address, { timeZone }, async (one) => {
    // The same order of activities and of turning cards.
    await one.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await store(one, { ids: everyId.slice(0, 40) });
  });
  return page.evaluate(() => {
    const times = [...document.querySelectorAll("time")].filter(
      (time) => !time.closest(".signet-programme-own-time"),
    );
    const days = [...document.querySelectorAll("option")];
    return [
      ...times.map(({ dateTime, textContent }) => `${dateTime} ${textContent}`),
      ...days.map((day) => `${day.value} ${day.textContent}`),
    ];
  });
}

test.each([
  "/",
  "/programmation",
  "/programmation?date=1795842000",
  "/programmation?mode=horaire",
  "/programmation?mode=carte",
  "/programmation?volet3=73904&mode=liste",
  "/ma-selection",
  "/ecran",
])("%s has the same times in Auckland, where it is tomorrow, as in Montréal", async (address) => {
  const near = await timesFrom("America/Toronto", address);
  expect(near.length).toBeGreaterThan(0);
  expect(await timesFrom("Pacific/Auckland", address)).toEqual(near);
});
