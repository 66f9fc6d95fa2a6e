/** On a phone: fields that Safari does not zoom at, and no widget wider than a column as wide as the window. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { ADDRESSES, allReady } from "./every-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const PHONE = { width: 390, height: 844, touch: true };
const PROGRAMME = ["/programmation?mode=horaire", "/programmation?mode=carte"];

/** Fields that are typed in or chosen from, open or not, with less than 16 px. */
const small = () =>
  [
    ...document.querySelectorAll(
      "textarea, select, input:not([type=hidden], [type=checkbox], [type=radio], [type=color], [type=submit])",
    ),
  ]
    .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16)
    .map((one) => `${one.outerHTML.slice(0, 80)}: ${getComputedStyle(one).fontSize}`);

test.each([...ADDRESSES, ...PROGRAMME])(
  "no field of %s is so small that a tap on it zooms",
  async (address) => {
    const page = await site.newPage(PHONE);
    await page.goto(address);
    await allReady(page);
    if (address.startsWith("/programmation")) {
      await page
        .locator(".signet-programme-to-top, .signet-programme-announcement")
        .first()
        .waitFor({ state: "attached" });
      const filters = page.locator("#filtres-bouton");
      if ((await filters.count()) > 0) await filters.click();
    }
    await expect.poll(() => page.evaluate(small)).toEqual([]);
  },
);

test.each([...ADDRESSES, ...PROGRAMME])(
  "no widget of %s scrolls a column sideways that is as wide as the window",
  async (address) => {
    const page = await site.newPage(PHONE);
    await page.goto(address);
    await allReady(page);
    const wider = await page.evaluate(() => {
      for (const marker of document.querySelectorAll("main :is([data-island], [data-behaviour])"))
        for (let one = marker.parentElement; one; one = one.parentElement) {
          // Groups that are laid out when they are near would cut what is wider.
          one.style.setProperty("content-visibility", "visible", "important");
          one.style.setProperty("padding-inline", "0", "important");
          one.style.setProperty("margin-inline", "0", "important");
        }
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect(wider).toBeLessThanOrEqual(0);
  },
);
