/** The hours: a slider and two selects with the same values. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { tidy } from "../seen.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();
const handle = (page: WatchedPage, name: string) => page.getByRole("slider", { name });
/** From here on no time passes but what the test lets pass. */
const holdTime = (page: WatchedPage) => page.clock.pauseAt(new Date("2026-06-01T12:05:00Z"));
const CLOCK = "2026-06-01T12:00:00Z";
const native = (page: WatchedPage, name: string) => page.locator(`#filtres select[name="${name}"]`);

describe("The hours", () => {
  describe("keyboard: programme / ArrowRight, PageDown / a handle of the hours: asks once, after 1 s", () => {
    test("keyboard: programme / Enter / a handle of the hours: selects, address, chip, reset agree", async () => {
      const { page, calls, query, chips, hears } = await openProgramme(site, "/programmation", {
        clock: CLOCK,
      });
      const start = handle(page, "Heure de début");
      await start.focus();
      await holdTime(page);
      for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press("ArrowRight");
      const text = page.locator(".signet-programme-hours-slider p");
      await expect.poll(async () => tidy(await text.textContent())).toBe("9 h à 24 h");
      await expect.poll(async () => tidy(await start.getAttribute("aria-valuetext"))).toBe("9 h");
      await page.clock.runFor(900);
      expect(query()).toBe("");
      expect(calls).toEqual([]);
      await page.clock.resume();
      await hears(/^\d+ activités?(?! ajout)/);
      await expect.poll(query).toBe("?hours=9,24");
      const asked = () => calls.map((call) => `${call.get("hourStart")}-${call.get("hourEnd")}`);
      expect(asked()).toEqual(["9-24"]);
      await page.keyboard.press("Tab");
      await page.keyboard.press("PageDown");
      await page.keyboard.press("Enter");
      await expect.poll(query).toBe("?hours=9,19");
      await expect.poll(asked).toEqual(["9-24", "9-19"]);
      await expect.poll(async () => (await chips()).map(tidy)).toEqual(["9 h à 19 h"]);
      await expect.poll(() => native(page, "heure_debut").inputValue()).toBe("9");
      await expect.poll(() => native(page, "heure_fin").inputValue()).toBe("19");

      await native(page, "heure_debut").selectOption("20");
      await expect.poll(query).toBe("?hours=20,21");
      await expect.poll(() => start.getAttribute("aria-valuenow")).toBe("20.0");
      await page.locator("#filtres").getByRole("button", { name: "Réinitialiser" }).click();
      await expect.poll(() => start.getAttribute("aria-valuenow")).toBe("0.0");
      await expect.poll(async () => tidy(await text.textContent()).toLowerCase()).toBe("toute la journée");
      await expect.poll(() => native(page, "heure_fin").inputValue()).toBe("24");
      await page.expectSilent();
    });
  });

  test("by mouse: a dragged handle counts when it is left alone, one request for all the way", async () => {
    const { page, calls, hears } = await openProgramme(site, "/programmation", { clock: CLOCK });
    const end = handle(page, "Heure de fin");
    const line = await page.locator(".signet-programme-hours-slider").boundingBox();
    const from = await end.boundingBox();
    if (!line || !from) throw new Error("no slider");
    await holdTime(page);
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(line.x + line.width / 2, from.y, { steps: 12 });
    await page.mouse.up();
    await page.clock.resume();
    await hears(/^\d+ activités?(?! ajout)/);
    expect(calls.map((call) => [call.get("hourStart"), call.get("hourEnd")])).toEqual([["0", "12"]]);
    await page.expectSilent();
  });
});
