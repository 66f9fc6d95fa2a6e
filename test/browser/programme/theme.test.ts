/** Views that load later, under the css of a theme with rules for all elements. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";

const site = useSite();
const RULES = readFileSync(
  new URL("../../../templates-fixtures/edge/hostile-theme.css", import.meta.url),
  "utf8",
);

test("a hostile theme widens no pin, frames no tile, and floats no part of a view", async () => {
  const page = await site.newPage();
  await page.route("**/theme/site.css", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${RULES}` });
  });
  for (const mode of ["carte", "horaire"]) {
    await page.goto(`/programmation?mode=${mode}`);
    await page.whenReady();
    if (mode === "carte") {
      await page.locator(".leaflet-tile-loaded").first().waitFor();
      const [pin] = await page
        .locator(".signet-programme-pin")
        .evaluateAll((all) => (all as HTMLElement[]).map((one) => [one.offsetWidth, one.offsetHeight]));
      expect(pin).toEqual([26, 30]);
      const tiles = page.locator(".leaflet-tile-loaded");
      expect(await tiles.first().evaluate((tile) => (tile as HTMLElement).clientWidth)).toBe(256);
    }
    const afloat = await page
      .locator(".signet-root :is(div, section)")
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).float !== "none").length);
    expect([mode, afloat]).toEqual([mode, 0]);
  }
});
