/** Markers without server HTML: before the API has answered, and when it fails (ruling D74). */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { seenShifts, watchShifts } from "../shifts.ts";
import { pageViolations } from "./page-axe.ts";

const site = useSite();

/** A page with only the marker, and an element below it that could move. */
async function emptyPage(name: string, width: number) {
  const page = await site.newPage({ width });
  await page.route("**/vide", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="fr-CA"><meta charset="utf-8"><title>Vide</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<script type="module" src="/dist/signet.js"></script>
<main><h1>Le Salon</h1><div data-island="${name}" data-api="/api" data-consent="ask"></div></main><footer><p>Pied de page</p></footer>`,
    }),
  );
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api(\/|$)|-mount-/, async (route) => {
    await released;
    await route.fallback();
  });
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
