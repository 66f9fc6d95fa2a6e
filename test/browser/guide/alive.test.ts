/** What the guide's frames show: each marker from its snippet alone, and each mistake as the guide tells it. */
import { describe, expect, test } from "vitest";
import { markerFacts } from "../../../src/markers.ts";
import { commonMistakes } from "../../host/guide/common-mistakes.ts";
import { useSite } from "../harness.ts";

const site = useSite({ now: "2026-11-26T10:00" });

describe.each(markerFacts)("$name", ({ name, kind }) => {
  test("becomes ready from the snippet alone, and the console is silent", async () => {
    const page = await site.open(`/guide/${name}`, { marker: name });
    const marker = page.locator(`[data-${kind}="${name}"]`);
    expect(await marker.getAttribute("data-enhanced")).toBe("ready");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.expectSilent();
  });
});

const MISTAKES = [
  ...commonMistakes.map((mistake, nth) => ({ ...mistake, address: `/guide/tous?erreur=${nth + 1}` })),
  ...markerFacts.flatMap(({ name, guide }) =>
    guide.mistakes.map((mistake, nth) => ({ ...mistake, address: `/guide/${name}?erreur=${nth + 1}` })),
  ),
].filter(({ state }) => state !== undefined);

test.each(MISTAKES)("$address: $wrong is $state, as the guide says", async ({ address, state, wrong }) => {
  const page = await site.newPage();
  // Nothing is to be printed for these.
  await page.addInitScript(() => addEventListener("signet:error", (event) => event.preventDefault(), true));
  await page.goto(address);
  const [, kind = "", name = ""] = /data-(island|behaviour|behavior)="([^"]+)"/.exec(wrong) ?? [];
  const marker = page.locator(`main [data-${kind}="${name}"]`).first();
  // The page is loaded, so the script has looked for markers.
  if (state === null) expect(await marker.getAttribute("data-enhanced")).toBeNull();
  else await expect.poll(() => marker.getAttribute("data-enhanced")).toBe(state);
});
