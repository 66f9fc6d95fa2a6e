/** The visitor's filters after a reload, and after Back with and without the back/forward cache: as in the address. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../browser/harness.ts";
import { texts, tidy } from "../browser/seen.ts";
import { PAGE_TABLE } from "../host/page-table.ts";
import type { PageRoute } from "../host/pages.ts";
import { WAYS } from "./ways-back.ts";

/** A list whose form is not ours: the browser may fill its fields again. */
const otherHosts: PageRoute = {
  path: "/autre-hote" as PageRoute["path"],
  build: ({ api }) => {
    const days = api.categories().data.dates.map(({ value }) => `<option value="${value}">${value}</option>`);
    const html = `<div data-island="programme" data-api="/api"><form method="get">
      <select name="date"><option value="">Tous</option>${days.join("")}</select>
      <input type="checkbox" name="volet3" value="73904"></form><p>La programmation</p></div>`;
    return { template: "apercu.njk", context: { title: "Autre", html, script: true } };
  },
};

const site = useSite({ now: "2026-11-26T10:00", pages: [...PAGE_TABLE, otherHosts] });

/** What the page says is chosen, in every place where it says so. */
async function shown(page: WatchedPage) {
  const fields = page.locator(".signet-programme-filters [name]");
  return {
    query: (await page.evaluate("location.search")) as string,
    count: tidy((await texts(page, "#programmation-titre"))[0]),
    chips: await texts(page, ".signet-programme-chip"),
    // The block of further filters is closed when none of them is set.
    fields: await fields.evaluateAll((all) =>
      all
        .map((one) => [one.getAttribute("name"), (one as HTMLSelectElement).value, one.ariaPressed].join())
        .filter((text) => !/,,(false)?$/.test(text)),
    ),
  };
}

const query = (page: WatchedPage) => page.evaluate("location.search") as Promise<string>;
const settled = (page: WatchedPage) =>
  page.locator('.signet-programme-list[aria-busy="false"]').waitFor({ state: "attached" });

async function arrive(page: WatchedPage): Promise<void> {
  await page.whenReady("programme");
  // What comes after the list changes the fields.
  await page.locator(".signet-programme-to-top").first().waitFor({ state: "attached" });
  await settled(page);
}

test.each(WAYS)(
  "After %s the page shows the filters that were chosen, and none that were removed",
  async (_, again) => {
    const page = await site.newPage();
    await page.goto("/programmation");
    await arrive(page);
    expect(await query(page)).toBe("?date=1795669200");
    const day = page.locator(".signet-programme-filters select[name=date]");
    await day.selectOption({ index: 3 });
    await page.locator("button[name=volet2]").click();
    await expect.poll(() => query(page)).toMatch(/^\?date=\d+&volet2=6335$/);
    await page.locator("button[name=dedicace]").click();
    await expect.poll(() => query(page)).toMatch(/&dedicace=false$/);
    await expect.poll(() => texts(page, ".signet-programme-chip")).toHaveLength(3);
    await settled(page);
    const chosen = await shown(page);
    expect(chosen.query).not.toContain("date=1795669200");
    await again(page, "programme");
    await arrive(page);
    expect(await shown(page)).toEqual(chosen);

    await page.locator(".signet-programme-filters").getByRole("button", { name: "Réinitialiser" }).click();
    await expect.poll(() => query(page)).toBe("?mode=liste");
    await settled(page);
    const all = await shown(page);
    expect(all.chips).toEqual([]);
    await again(page, "programme");
    await arrive(page);
    expect(await shown(page)).toEqual(all);
    await page.expectSilent();
  },
);

test("after a reload, values that the engine restores into another host's form choose nothing", async () => {
  site.host.faults.set({ path: "/api/events", status: 500 });
  const page = await site.newPage();
  await page.goto("/autre-hote");
  await page.locator("select[name=date]").selectOption({ index: 3 });
  await page.locator("input[name=volet3]").evaluate((one) => {
    (one as HTMLInputElement).checked = true;
  });
  site.host.faults.clear();
  await page.reload();
  await arrive(page);
  expect(await query(page)).toBe("?date=1795669200");
  expect(await texts(page, ".signet-programme-chip")).toHaveLength(1);
});
