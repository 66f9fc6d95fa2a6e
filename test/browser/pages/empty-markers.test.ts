/** Markers without server HTML: before the API has answered, and when it fails (ruling D74). */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { hold } from "../hold.ts";
import { seenShifts, watchShifts } from "../shifts.ts";
import { pageViolations } from "./page-axe.ts";

const site = useSite();

/** A page with only the marker, and an element below it that could move. */
async function emptyPage(name: string, width: number, attribute = "", clock?: string) {
  const page = await site.newPage({ width, ...(clock && { clock }) });
  await page.route("**/vide", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="fr-CA"><meta charset="utf-8"><title>Vide</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<script type="module" src="/dist/signet.js"></script>
<main><h1>Le Salon</h1><div data-island="${name}" data-api="/api" data-consent="ask" ${attribute}></div></main><footer><p>Pied de page</p></footer>`,
    }),
  );
  const release = await hold(page, /\/api(\/|$)|-mount-/, (route) => route.fallback());
  return { page, release, marker: page.locator("[data-island]") };
}

test.each([
  ["programme", 390],
  ["programme", 1440],
  ["authors", 390],
  ["exhibitors", 1440],
  ["webcast", 390],
])(
  "%s at %i px: without React the shape of what comes, in words too; then nothing moves",
  async (name, width) => {
    const { page, release, marker } = await emptyPage(name, width);
    await page.goto("/vide");
    await marker.getByText(/^Chargement/).waitFor();
    await marker.locator(".signet-skeleton").filter({ visible: true }).first().waitFor();
    expect(await pageViolations(page)).toEqual([]);
    await page.evaluate(watchShifts);
    release();
    await page.whenReady(name);
    await expect.poll(() => marker.locator(".signet-awaited").count()).toBe(0);
    expect(await page.evaluate(seenShifts)).toEqual([]);
    await page.expectSilent();
  },
);

test.each(["programme", "authors", "webcast"])(
  "%s: a load that fails leaves the marker empty",
  async (name) => {
    const { page, release, marker } = await emptyPage(name, 390);
    site.host.faults.set({ path: "/api", status: 404 });
    await page.goto("/vide");
    await marker.getByText(/^Chargement/).waitFor();
    release();
    await expect.poll(() => marker.innerHTML()).toBe("");
    await expect.poll(() => marker.getAttribute("data-enhanced")).toBe("loading");
  },
);

test.each([
  ["", 390],
  ["", 1440],
  ["data-board", 1440],
])(
  "now %s at %i px: places without activities, then those of now in their place",
  async (attribute, width) => {
    const { page, release, marker } = await emptyPage("now", width, attribute, "2026-11-26T10:00-05:00");
    await page.goto("/vide");
    await marker.getByText("Chargement…").waitFor();
    const place = marker.locator(".signet-skeleton .signet-now-place").first();
    const { x, y, height } = (await place.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    expect(height).toBeGreaterThan(200);
    expect(await pageViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    release();
    await page.whenReady("now");
    await expect.poll(() => marker.locator(".signet-skeleton").count()).toBe(0);
    expect(await marker.locator(".signet-now-place").first().boundingBox()).toMatchObject({ x, y });
    await page.expectSilent();
  },
);

test("now: without an answer the marker is empty again", async () => {
  const { page, release, marker } = await emptyPage("now", 390);
  site.host.faults.set({ path: "/api", status: 503 });
  await page.goto("/vide");
  await marker.getByText("Chargement…").waitFor();
  release();
  await expect.poll(() => marker.innerHTML()).toBe("");
});
