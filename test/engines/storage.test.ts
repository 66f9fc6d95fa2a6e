/** The selection in two tabs of this engine, where it refuses to store, and in a frame without any storage. */
import { expect, inject, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import { linkName, named, pressedCount, ribbons } from "../browser/selection/ribbons.ts";
import { PAGE_TABLE } from "../host/page-table.ts";
import type { PageRoute } from "../host/pages.ts";
import { openBeside } from "./engine-site.ts";

const framed: PageRoute = {
  path: "/cadre" as PageRoute["path"],
  build: () => ({
    template: "apercu.njk",
    context: {
      title: "Cadre",
      html: '<iframe src="/programmation" width="1200" height="800" sandbox="allow-scripts allow-forms"></iframe>',
    },
  }),
};

const site = useSite({ now: "2026-11-26T10:00", pages: [...PAGE_TABLE, framed] });

test("two tabs are in step, whichever of them keeps or drops", async () => {
  const here = await site.open("/programmation?mode=liste");
  const there = await openBeside(here);
  await there.goto("/ma-selection");
  await there.whenReady();
  const name = (await ribbons(here).nth(0).getAttribute("aria-label")) ?? "";
  await ribbons(here).nth(0).click();
  await ribbons(here).nth(1).click();
  await expect.poll(() => linkName(there)).toBe("Ma sélection, 2 activités");
  await expect.poll(() => there.locator(".signet-selection-body article").count()).toBe(2);
  await named(there, name).click();
  await expect.poll(() => linkName(here)).toBe("Ma sélection, 1 activité");
  await expect.poll(() => pressedCount(here)).toBe(1);
  await here.expectSilent();
  await there.expectSilent();
});

test("with storage full, a press works, and a note says for how long", async () => {
  const page = await site.open("/programmation?mode=liste");
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      for (let part = 0; part < 32; part += 1)
        try {
          localStorage.setItem(`full-${size}-${part}`, "x".repeat(size));
        } catch {
          break;
        }
  });
  await ribbons(page).nth(0).click();
  await page.locator(".signet-keep-note").waitFor();
  expect(await page.locator(".signet-keep-note p").textContent()).toContain("le temps de votre visite");
  await expect.poll(() => linkName(page)).toBe("Ma sélection, 1 activité");
  await page.goto("/faq");
  await page.whenReady();
  await expect.poll(() => linkName(page)).toBe("Ma sélection, 1 activité");
  await page.expectSilent();
});

test("the programme works in a sandboxed frame, without storage and workers", async () => {
  const page = await site.newPage();
  await page.goto("/cadre");
  const inside = page.frameLocator("iframe");
  await inside.locator("article").first().waitFor();
  expect(await inside.locator("article").count()).toBeGreaterThan(10);
  // In WebKit 'self' of a policy means nothing there, so that the page's own forbids its scripts.
  if (inject("engine")?.name !== "webkit") {
    await inside.locator('[data-island=programme][data-enhanced="ready"]').waitFor();
    // Comes when the page is idle, with what looks for storage and workers.
    await inside.locator(".signet-programme-to-top").first().waitFor({ state: "attached" });
    await inside.getByRole("button", { name: "En ligne" }).evaluate((one) => (one as HTMLElement).click());
    await expect.poll(() => inside.locator(".signet-programme-chip").count()).toBe(2);
    await inside.locator('.signet-programme-list[aria-busy="false"]').waitFor();
  }
  expect(await inside.locator("[data-enhanced=failed]").count()).toBe(0);
});
