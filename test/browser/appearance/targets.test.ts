/** Every control can be pressed on a phone, and is visible with text of 200 %. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import {
  ADDRESSES,
  addMeasures,
  badTargets,
  NOW,
  openStill,
  outOfSight,
  outOfSightEnlarged,
} from "./appearance-page.ts";

const site = useSite({ now: NOW });

test.each(ADDRESSES)(
  "targets of 24 px or spaced at 390 and 320 px, and all in sight at twice the text: %s",
  async (address) => {
    const page = await openStill(site, address, { width: 390, height: 800, touch: true });
    await addMeasures(page);
    expect(await badTargets(page), "at 390 px").toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await badTargets(page), "at 320 px").toEqual([]);
    expect(await outOfSight(page), "at 320 px").toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await outOfSightEnlarged(page), "at twice the text").toEqual([]);
    await page.expectSilent();
  },
);
