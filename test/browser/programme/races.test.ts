/** Slow answers in any order: the last choice counts, on screen, in the address and in announcements. */
import type { Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { button, clickAtRest, filterOf } from "../seen.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();

interface Held {
  readonly query: URLSearchParams;
  /** Sends the request to the API now; requests that the page has aborted are ignored. */
  release(): Promise<void>;
}

/** Holds every request for activities until the test releases it, in any order. */
async function holdEvents(page: WatchedPage) {
  const held: Held[] = [];
  await page.route("**/api/events?*", (route: Route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.has("late")) {
      void route.continue();
      return;
    }
    held.push({ query, release: () => route.continue().catch(() => {}) });
  });
  return {
    held,
    /** Waits for the nth request. */
    async nth(number: number): Promise<Held> {
      await expect.poll(() => held.length).toBeGreaterThanOrEqual(number);
      return held[number - 1] as Held;
    },
    /** Waits for the request for this area only: on a busy machine intermediate choices are sent, too. */
    async ofArea(id: string): Promise<Held> {
      const found = () => held.find(({ query }) => query.getAll("aspects[]").join() === id);
      await expect.poll(found).toBeDefined();
      return found() as Held;
    },
  };
}

/** Releases a late answer, and waits for another answer and a frame, so that the page could react. */
async function arrived(page: WatchedPage, late: Held): Promise<void> {
  await late.release();
  await page.evaluate(async () => {
    await (await fetch("/api/events?late", { cache: "no-store" })).text();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

/** In the first of the two places with the views. */
const view = (page: WatchedPage, name: string) => button(page, name).first();
/** Pages of the list that were requested. */
const pagesOf = (held: readonly Held[]) => held.map(({ query }) => Number(query.get("page")));

describe("With answers in any order", () => {
  test("the last filter and the last view count, whichever answer comes first", async () => {
    const { page, count, chips, query, hears, settled } = await openProgramme(site, "/programmation");
    const { held, nth } = await holdEvents(page);
    await button(page, "Dans la ville").click();
    const city = await nth(1);
    await button(page, "Dans la ville").click();
    await button(page, "En ligne").click();
    const online = await nth(2);
    await view(page, "Vue horaire").click();
    const schedule = await nth(3);
    expect(
      held.map(({ query: asked }) => [asked.get("mode[name]"), asked.getAll("aspects[]").join()]),
    ).toEqual([
      ["list", "6335"],
      ["list", "73904"],
      ["schedule", "73904"],
    ]);
    await schedule.release();
    await hears(/^\d+ activités?(?! ajout)/);
    // The text in place of the count stays until the cards are shown.
    await expect.poll(count).toMatch(/^\d/);
    const right = await count();
    await arrived(page, online);
    await arrived(page, city);
    await settled();
    await expect.poll(count).toBe(right);
    await expect.poll(chips).toEqual(["En ligne"]);
    await expect.poll(query).toBe("?volet3=73904&mode=horaire");
    // The screen shows what this address shows in a new page.
    await page.unroute("**/api/events?*");
    await page.reload();
    await page.whenReady();
    await expect.poll(count).toBe(right);

    // Two seconds for each answer: the old list stays, but not its count (ruling D74), and again the last choice
    // counts.
    site.host.faults.set({ path: "/api/events", delay: 2000 });
    const first = page.waitForRequest(/api\/events/);
    await button(page, "Dans la ville").click();
    await first;
    await button(page, "En ligne").click();
    await button(page, "Dans la ville").click();
    await button(page, "Au Palais des congrès").click();
    await hears("Chargement des activités…");
    await expect.poll(count).toBe("Chargement…");
    await expect.poll(() => filterOf(page, ".signet-programme-list")).toContain("grayscale");
    await hears(/^\d+ activités?(?! ajout)/);
    await expect.poll(chips).toEqual(["Au Palais des congrès"]);
    await page.expectSilent();
  });

  test("a page requested before a filter is not added to the filter's list", async () => {
    const { page, titles, query, hears, count } = await openProgramme(site, "/programmation?volet1=6332");
    const { nth, ofArea } = await holdEvents(page);
    await clickAtRest(page.getByRole("button", { name: "Voir plus d'activités" }).last());
    const more = await nth(1);
    expect(more.query.get("page")).toBe("2");
    await button(page, "Au Palais des congrès").click();
    await button(page, "En ligne").click();
    const online = await ofArea("73904");
    await online.release();
    await hears(/^\d+ activités?(?! ajout)/);
    await expect.poll(count).toMatch(/^\d/);
    const right = [await count(), await titles()];
    await arrived(page, more);
    await expect.poll(query).toBe("?volet3=73904");
    await expect.poll(async () => [await count(), await titles()]).toEqual(right);
    await expect.poll(() => page.locator(".signet-skeleton").count()).toBe(0);
    await page.expectSilent();
  });

  test("the map's pages load one at a time, and stop when it is left", async () => {
    const { page, count, query, settled } = await openProgramme(site, "/programmation?volet2=6335");
    const city = await count();
    const { held, nth } = await holdEvents(page);
    await view(page, "Vue carte").click();
    await (await nth(1)).release();
    const second = await nth(2);
    // Until then nothing else is requested, and the page is not busy.
    await settled();
    expect(held).toHaveLength(2);
    await expect.poll(query).toBe("?volet2=6335&mode=carte");
    await second.release();
    const third = await nth(3);
    expect(pagesOf(held)).toEqual([1, 2, 3]);
    expect(new Set(held.map(({ query: asked }) => asked.get("mode[random]"))).size).toBe(1);

    await view(page, "Vue liste").click();
    const list = await nth(4);
    await list.release();
    await expect.poll(() => page.locator("article").count()).toBe(24);
    await arrived(page, third);
    await settled();
    await expect.poll(() => page.locator("article").count()).toBe(24);
    await expect.poll(count).toBe(city);
    await expect.poll(query).toBe("?volet2=6335");
    expect(held.map(({ query: asked }) => `${asked.get("mode[name]")} ${asked.get("page")}`)).toEqual([
      "map 1",
      "map 2",
      "map 3",
      "list 1",
    ]);
    await page.expectSilent();
  });
});
