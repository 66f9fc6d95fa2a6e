/** Accessibility: axe in every state, keyboard only, and every width. */
import { describe, expect, test } from "vitest";
import { violations } from "../axe.ts";
import { useSite, type WatchedPage } from "../harness.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();
const overflow = (page: WatchedPage) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each([
  ["light", { dark: false }],
  ["dark", { dark: true }],
] as const)("In the %s scheme axe finds nothing", (_, scheme) => {
  test("in the list, with filters, cards of every kind and an open share panel", async () => {
    const { page } = await openProgramme(site, "/programmation?volet1=6332&dedicace=false&page=3", scheme);
    await page.locator("article summary").first().click();
    expect(await violations(page)).toEqual([]);
  });

  test("on a phone, with the filters open", async () => {
    const { page } = await openProgramme(site, "/programmation?volet2=6335", {
      ...scheme,
      width: 390,
      height: 844,
    });
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: /^Filtres/ }).click();
    expect(await violations(page)).toEqual([]);
  });

  test("when nothing is found, when a load has failed, and while one is under way", async () => {
    const { page } = await openProgramme(site, "/programmation?type=1", scheme);
    expect(await violations(page)).toEqual([]);
    site.host.faults.set({ path: "/api/events", status: 404 });
    // Not 'Réinitialiser', whose answer may be there already: what an empty list offers has asked for it.
    await page.locator("#filtres").getByRole("button", { name: "Dans la ville" }).click();
    await page.getByRole("button", { name: "Réessayer" }).waitFor();
    expect(await violations(page)).toEqual([]);
    site.host.faults.clear();
    site.host.faults.set({ path: "/api/events", delay: 5000 });
    await page.getByRole("button", { name: "Réessayer" }).click();
    await page.locator(".signet-skeleton").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test("before the event, and without script", async () => {
    const before = await openProgramme(site, "/programmation-avant", scheme);
    expect(await violations(before.page)).toEqual([]);
    const { page } = await openProgramme(site, "/programmation", { ...scheme, wait: false });
    await page.route("**/signet.js*", (route) => route.abort());
    await page.goto("/programmation?volet1=6332");
    expect(await violations(page)).toEqual([]);
  });
});

test.each([320, 390, 768, 1440])(
  "nothing is wider than the page at %i px, whatever its state",
  async (width) => {
    const { page } = await openProgramme(site, "/programmation?page=3&volet1=6332&dedicace=false", { width });
    expect(await overflow(page)).toBe(0);
    const bar = page.getByRole("button", { name: /^Filtres/ });
    if (await bar.isVisible()) await bar.click();
    await page.locator("article summary").first().click();
    await expect.poll(() => overflow(page)).toBe(0);
    const empty = await openProgramme(site, "/programmation?type=1", { width });
    await expect.poll(() => overflow(empty.page)).toBe(0);
  },
);

test("four activities begin on a phone's first screen below the site's header", async () => {
  const { page } = await openProgramme(site, "/programmation", { width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, document.querySelector("main")?.getBoundingClientRect().top ?? 0));
  const bar = await page.locator(".signet-programme-filters-bar").boundingBox();
  const fourth = await page.locator("article").nth(3).boundingBox();
  expect(fourth?.y).toBeLessThan(bar?.y ?? 0);
});
