/** The selection and what is on now: axe at 320 px, in both schemes, with long texts, and in forced colours. */
import { PNG } from "pngjs";
import decodeQR from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { encodeIds } from "../../../src/islands/selection/domain/code.ts";
import type { Activity } from "../../../src/shared/activity/activity.ts";
import { useSite, type WatchedPage } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { button, painted } from "../seen.ts";
import {
  activityOf,
  EXHIBITION,
  openSelection,
  ribbonOf,
  SIGNING,
  STORIES,
  UNDATED,
  WORKSHOP,
} from "./selection-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

/** One word longer than a phone's line, and many words. */
const LONG =
  "Anticonstitutionnellementhexakosioihexekontahexaphobiquement\u00a0: rencontre intergénérationnelle, littéraire et gastronomique autour d’un très long titre";

const overflow = (page: WatchedPage) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Makes the titles of all activities long, as the API sends them. */
async function withLongTitles(page: WatchedPage): Promise<void> {
  await page.route("**/api/events?**", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const row of answer.data) {
      row.title = `${LONG} ${row.id}`;
      for (const place of row.location?.location ?? []) place.title = LONG;
    }
    await route.fulfill({ response, json: answer });
  });
}

/** Opens the plan with overlaps, changes, something sent, and something dropped. */
async function openFull(options: { readonly dark: boolean; readonly width: number }, long = false) {
  const ids = [SIGNING, UNDATED, STORIES, EXHIBITION, WORKSHOP];
  const before: Activity = { ...activityOf(SIGNING), rooms: [long ? LONG : "Salle 510"] };
  const page = await openSelection(
    site,
    { ids, known: [before] },
    { ...options, hash: hashOf(STORIES, 90091) },
  );
  return page;
}

const hashOf = (...ids: readonly number[]) => `#choix=${encodeIds(ids)}`;

test("axe finds nothing in a plan with everything in it in a wide window", async () => {
  expect(await pageViolations(await openFull({ dark: false, width: 1440 }))).toEqual([]);
});

describe.each([{ dark: false }, { dark: true }])("at 320 px, dark: $dark", ({ dark }) => {
  const options = { width: 320, height: 640, dark, touch: true };

  test.each(["/", "/programmation", "/ecran", "/ma-selection"])(
    "axe finds nothing on %s, and nothing overflows",
    async (address) => {
      const page = await site.newPage({ ...options, reducedMotion: true });
      await withLongTitles(page);
      await page.goto(address);
      await page.whenReady(address === "/ma-selection" ? "selection" : "now");
      expect(await pageViolations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    },
  );

  test("axe finds nothing in a plan with everything in it, nor in the question before it is erased", async () => {
    const page = await openFull(options);
    expect(await pageViolations(page)).toEqual([]);
    await ribbonOf(page, UNDATED).tap();
    await button(page, "Copier le lien").tap();
    await button(page, "Tout effacer").tap();
    await page.getByRole("dialog").waitFor();
    expect(await pageViolations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test("long titles and places break, in the plan and in what was sent", async () => {
    const page = await site.newPage({ ...options, reducedMotion: true });
    await withLongTitles(page);
    await page.goto(`/ma-selection${hashOf(STORIES, WORKSHOP, SIGNING, EXHIBITION, UNDATED)}`);
    await page.whenReady("selection");
    await button(page, "Tout garder").tap();
    await page.locator(".signet-selection-overlap").first().waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await pageViolations(page)).toEqual([]);
    const cut = await page
      .locator(".signet-selection :is(h2, h3, h4, p, dd, li)")
      .evaluateAll((all) =>
        all
          .filter(
            (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible",
          )
          .map((one) => one.outerHTML.slice(0, 120)),
      );
    expect(cut).toEqual([]);
  });
});

describe.each([{ dark: false }, { dark: true }])("in forced colours, dark: $dark", ({ dark }) => {
  test("a ribbon shows whether it is pressed, and the code can be read", async () => {
    const page = await openFull({ width: 390, dark });
    await page.emulateMedia({ forcedColors: "active", colorScheme: dark ? "dark" : "light" });
    // Without axe, which reads colours as they are before the browser forces others.
    const ribbon = ribbonOf(page, UNDATED).last();
    await ribbon.scrollIntoViewIfNeeded();
    const look = async () => {
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await painted(page);
      return (await ribbon.screenshot()).toString("base64");
    };
    const kept = await look();
    await ribbon.click();
    await expect.poll(() => ribbon.getAttribute("aria-pressed")).toBe("false");
    expect(await look()).not.toBe(kept);
    await ribbon.click();
    const code = page.getByRole("img", { name: "Code QR de votre sélection" });
    const { width, height, data } = PNG.sync.read(await code.screenshot());
    expect(decodeQR({ width, height, data: new Uint8Array(data) })).toContain("/ma-selection#choix=");
    const bar = page.locator(".signet-selection article svg").first();
    await bar.scrollIntoViewIfNeeded();
    const [free, overlap] = await bar.locator("rect").evaluateAll((parts) => {
      const fills = parts.map((part) => getComputedStyle(part).fill);
      return [fills[0], fills.at(-1)];
    });
    expect(overlap).not.toBe(free);
  });
});
