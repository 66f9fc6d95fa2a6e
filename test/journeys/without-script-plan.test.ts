/** The selection and what is on now, without script: each says what it would be, and nothing dead stands there. */
import { expect, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import { texts } from "../browser/seen.ts";
import { loadFair } from "../host/data/load.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const JS_OFF = { javaScript: false, width: 390, height: 844, touch: true } as const;
const slug = loadFair("templates-fixtures/data").events[0]?.slug;

/** What only a script can bring to life. */
const DEAD =
  ".signet-keep, .signet-keep-place, .signet-kept-count, .signet-now-minutes, .signet-programme-now, .signet-programme-found";

test.each(["/", "/programmation", "/programmation?mode=horaire", "/activites?q=roman", `/activites/${slug}`])(
  "%s has no bookmark, no count, no minutes; its header leads to the selection",
  async (address) => {
    const page = await site.open(address, JS_OFF);
    expect(await page.locator(DEAD).evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([]);
    const link = page.getByRole("link", { name: "Ma sélection", exact: true }).first();
    expect(await link.isVisible()).toBe(true);
    await link.tap();
    await page.waitForURL("**/ma-selection");
    expect(await page.locator("[data-island=selection]").textContent()).toMatch(/ruban.*JavaScript/s);
    expect(await page.locator("main button, main input, main svg").count()).toBe(0);
    await page.locator("main").getByRole("link", { name: "Parcourir la programmation" }).tap();
    await page.waitForURL("**/programmation*");
    await page.expectSilent();
  },
);

test("an address with a selection says what the page shows with script, too", async () => {
  const page = await site.open("/ma-selection#choix=AAAA", JS_OFF);
  expect(await page.locator("[data-island=selection]").textContent()).toContain("JavaScript");
});

test.each(["/", "/programmation"])(
  "%s says what was on when it was loaded, with its hour, and leads to each activity",
  async (address) => {
    const page = await site.open(address, JS_OFF);
    const strip = page.locator("[data-island=now]");
    expect((await texts(page, "[data-island=now] .signet-now-clock"))[0]).toMatch(/^10 h( \d\d)?$/);
    expect(await strip.locator(".signet-now-title").count()).toBeGreaterThan(3);
    for (const link of await strip.locator("a").all()) expect(await link.getAttribute("href")).toMatch(/^\//);
    await strip.locator(".signet-now-title").first().tap();
    await page.waitForURL("**/activites/*");
  },
);

test("the board says its hour, asks for itself anew every minute, and has nothing to press", async () => {
  const page = await site.open("/ecran", { javaScript: false, width: 1920, height: 1080 });
  expect((await texts(page, ".signet-now-clock"))[0]).toMatch(/^10 h( \d\d)?$/);
  expect(await texts(page, ".signet-now-name")).not.toEqual([]);
  expect(await page.locator("a, button, input").count()).toBe(0);
  expect(await page.locator("meta[http-equiv=refresh]").getAttribute("content")).toBe("60");
  const live = await site.open("/ecran", { width: 1920, height: 1080, marker: "now" });
  expect(await live.locator("meta[http-equiv=refresh]").count()).toBe(0);
  await page.expectSilent();
});
