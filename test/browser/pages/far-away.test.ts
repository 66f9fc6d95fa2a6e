/** Seen from the other side of the world every page has the same times: the fair's are Eastern for everybody. */
import { expect, test } from "vitest";
import { openStill } from "../appearance/appearance-page.ts";
import { useSite, type WatchedPage } from "../harness.ts";
import { everyId, store } from "../selection/selection-page.ts";

const site = useSite({ now: "2026-11-26T22:40" });

/** A page as a visitor of this zone sees it. */
const openFrom = (timeZone: string, address: string): Promise<WatchedPage> =>
  openStill(site, address, { timeZone }, async (one) => {
    // The same order of activities and of turning cards.
    await one.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await store(one, { ids: everyId.slice(0, 40) });
  });

/** The times on the page, without what is added for those far away. */
const timesOn = (page: WatchedPage): Promise<readonly string[]> =>
  page.evaluate(() => {
    const times = [...document.querySelectorAll("time")].filter(
      (time) => !time.closest(".signet-programme-own-time"),
    );
    const days = [...document.querySelectorAll("option")];
    return [
      ...times.map(({ dateTime, textContent }) => `${dateTime} ${textContent}`),
      ...days.map((day) => `${day.value} ${day.textContent}`),
    ];
  });

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
  const [near, far] = [
    await openFrom("America/Toronto", address),
    await openFrom("Pacific/Auckland", address),
  ];
  expect((await timesOn(near)).length).toBeGreaterThan(0);
  // Both show the present minute, which may begin between the two readings.
  const different = async () => {
    const [here, there] = [await timesOn(near), await timesOn(far)];
    return here.length === there.length
      ? here.flatMap((time, place) => (time === there[place] ? [] : [[time, there[place]]]))
      : [[here, there]];
  };
  await expect.poll(different).toEqual([]);
});
