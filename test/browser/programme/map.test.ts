/** The map view: pins, places, popup, by mouse, keyboard and address. */
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { violations } from "../axe.ts";
import { useSite, type WatchedPage } from "../harness.ts";
import { type Held, watchLife } from "../runtime/watch-life.ts";
import { focusedId, texts, tidy } from "../seen.ts";
import { seenShifts, watchShifts, withoutFaces } from "../shifts.ts";
import { inList, listed, MAP, pins, popup, whole } from "./map-page.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();
/** Librairie du Square: a place of the demonstration fair with several activities. */
const SQUARE = 70115;

interface Row {
  readonly title: string;
  readonly location: { readonly location: readonly { readonly id: number; readonly title: string }[] };
}

/** Titles of the activities at each place, from the API's data. */
async function truth(page: WatchedPage): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (let number = 1, seen = 0, count = 1; seen < count; number += 1) {
    const answer = await page.request.get(`/api/events?mode=map&aspects[]=6335&page=${number}`);
    const { data, meta } = (await answer.json()) as { data: Row[]; meta: { count: number } };
    for (const { title, location } of data) {
      for (const name of new Set(location.location.map((place) => place.title)))
        found.set(name, [...(found.get(name) ?? []), title]);
    }
    seen += data.length;
    count = meta.count;
  }
  return found;
}

const names = async (found: Locator) =>
  (await found.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""))).map(tidy);
const spoken = (count: number) => `${count} ${count < 2 ? "activité" : "activités"}`;

test("pins, list and address choose the same place, and show its cards", async () => {
  const opened = await openProgramme(site, MAP);
  const { page, titles, query, status, hears } = opened;
  await whole(page).waitFor();
  const places = await truth(page);
  expect(await listed(page).count()).toBe(places.size);
  for (const [name, activities] of places)
    expect(await inList(page, name).first().textContent()).toContain(String(activities.length));

  // One place has no coordinates: only the list has it.
  expect(await names(pins(page))).toEqual(
    [...places]
      .filter(([name]) => !name.startsWith("Lieu dévoilé"))
      .map(([name, { length }]) => `${name}, ${spoken(length)}`)
      .sort(new Intl.Collator("fr-CA", { numeric: true }).compare),
  );

  const here = places.get("Librairie du Square") ?? [];
  expect(here.length).toBeGreaterThan(2);
  const shows = async () => {
    await expect.poll(async () => (await titles()).length).toBe(here.length);
    await expect.poll(query).toBe(`?volet2=6335&location=${SQUARE}&mode=carte`);
    await expect
      .poll(status)
      .toContain(`Activité(s) à cet endroit: Librairie du Square${spoken(here.length)}`);
    await expect.poll(() => popup(page).textContent()).toContain("3453, rue Saint-Denis");
    const close = popup(page).getByRole("button");
    await expect
      .poll(() => close.getAttribute("aria-label"))
      .toBe(`Fermer\u00a0: ${await popup(page).getByRole("heading").textContent()}`);
    for (const button of [pins(page), listed(page)])
      await expect
        .poll(() => button.and(page.locator(`[data-place="${SQUARE}"]`)).getAttribute("aria-pressed"))
        .toBe("true");
  };
  await page.locator(`.signet-programme-pin[data-place="${SQUARE}"]`).click();
  await shows();
  await page.getByRole("button", { name: "Fermer" }).click();
  await hears("Toutes les activités sont de nouveau affichées.");
  await expect.poll(() => popup(page).count()).toBe(0);
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(100);
  await expect.poll(query).toBe("?volet2=6335&mode=carte");

  await inList(page, "Librairie du Square").click();
  await shows();
  // Another place replaces it; its own button closes it.
  await inList(page, "Biodôme").click();
  await expect.poll(status).toContain("Activité(s) à cet endroit: Biodôme");
  await inList(page, "Biodôme").click();
  await expect.poll(() => popup(page).count()).toBe(0);
  await page.expectSilent();
});

describe("keyboard: programme / Enter / 'Passer la carte'", () => {
  describe("keyboard: programme / Enter, Space / a place of the list", () => {
    test("keyboard: programme / Escape / a place's popup: 'Fermer' also returns focus, to the pin", async () => {
      const { page, focused, count, hears } = await openProgramme(site, MAP);
      await whole(page).waitFor();
      const until = async (name: string | RegExp, key = "Tab") => {
        for (let presses = 0; presses < 80; presses += 1) {
          if ((await focused()).match(name)) return;
          await page.keyboard.press(key);
        }
        throw new Error(`${key} never got to ${name}, but to ${await focused()}`);
      };
      await page.locator(".signet-programme-views button[aria-pressed=true]").first().focus();
      await until(/^Passer la carte/);
      await page.keyboard.press("Enter");
      await expect.poll(focused).toBe("Lieux");
      await until(/^Cinéma Beaubien/);
      await page.keyboard.press("Space");
      await popup(page).waitFor();
      await expect.poll(focused).toMatch(/^Cinéma Beaubien/);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("role")))
        .toBe("dialog");
      await page.keyboard.press("Escape");
      await hears(/de nouveau affichées/);
      await expect.poll(focused).toMatch(/^Cinéma Beaubien2396/);
      await page.keyboard.press("Enter");
      await popup(page).waitFor();
      await page.keyboard.press("Tab");
      await expect.poll(focused).toBe("Voir les activités dans ce lieu");
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await focused()) === (await count())).toBe(true);
      await expect.poll(() => focusedId(page)).toBe("programmation-titre");
      await expect
        .poll(() => page.locator("article").first().boundingBox())
        .toMatchObject({
          y: expect.toSatisfy((y) => y < 800),
        });

      await page.locator(".signet-programme-map").focus();
      await until(/^Bibliothèque Benny, /);
      await page.keyboard.press("Space");
      await expect.poll(focused).toMatch(/^Bibliothèque Benny6400/);
      await until("Fermer");
      await page.keyboard.press("Enter");
      await expect.poll(focused).toMatch(/^Bibliothèque Benny, /);
      await page.expectSilent();
    });
  });
});

test("the other pages load automatically, with a line of progress, until the map is left", async () => {
  const page = await site.newPage();
  const waiting: (() => void)[] = [];
  const asked: string[] = [];
  await page.route(/\/api\/events\?page=(?!1&)/, async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("page") ?? "");
    await new Promise<void>((go) => waiting.push(go));
    await route.continue().catch(() => {});
  });
  const progress = page.locator(".signet-programme-city-progress");
  const text = async () => (await progress.textContent())?.replace(/\s+/g, " ");
  await page.goto(MAP);
  await page.whenReady();
  const all = Number((await page.locator("#programmation-titre").textContent())?.split(" ")[0]);
  await expect.poll(() => waiting.length).toBe(1);
  expect(await text()).toBe(`24 activités sur ${all}`);
  const few = await listed(page).count();
  waiting[0]?.();
  await expect.poll(text).toBe(`48 activités sur ${all}`);
  expect(await progress.locator("progress").getAttribute("value")).toBe("48");
  expect(await listed(page).count()).toBeGreaterThan(few);
  await expect.poll(() => asked).toEqual(["2", "3"]);

  await page.getByRole("button", { name: "Vue liste" }).first().click();
  await progress.waitFor({ state: "detached" });
  for (const go of waiting) go();
  await page.locator('.signet-programme-list[aria-busy="false"]').waitFor();
  expect(asked).toEqual(["2", "3"]);
});

test("an address opens its place with the popup and moves no focus; an unknown place says so", async () => {
  const { page, focused, titles } = await openProgramme(site, `${MAP}&location=${SQUARE}`);
  await popup(page).waitFor();
  expect(await popup(page).getByRole("heading").textContent()).toBe("Librairie du Square");
  expect(await focused()).toBe("(body)");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const cards = await titles();
  await whole(page).waitFor();
  expect(await titles()).toEqual(cards);

  const bare = await site.newPage({ javaScript: false });
  await bare.goto(`${MAP}&location=${SQUARE}`);
  expect(await texts(bare, "article h3")).toEqual(cards);
  await bare.locator(".signet-programme-spot", { hasText: "Biodôme" }).click();
  await expect
    .poll(() => bare.locator(".signet-programme-here").textContent())
    .toContain("Activité(s) à cet endroit: Biodôme");

  const none = await openProgramme(site, `${MAP}&location=1`);
  await none.hears("Aucune activitée de prévue à cet endroit.");
  await expect.poll(() => none.titles()).toEqual([]);
  await none.page.getByRole("button", { name: "Revoir toutes les activités" }).click();
  await expect.poll(async () => (await none.focused()) === (await none.count())).toBe(true);
  await expect.poll(async () => (await none.titles()).length).toBeGreaterThan(20);
  await none.page.expectSilent();
});

test.each([
  [320, 568, false],
  [1440, 900, true],
] as const)(
  "at %i px nothing overflows or moves, axe finds nothing, and a release leaves nothing",
  async (width, height, dark) => {
    const coming = await site.newPage({ width, height, dark });
    await coming.addInitScript(watchShifts);
    await withoutFaces(coming);
    await coming.goto(MAP);
    await coming.whenReady();
    await whole(coming).waitFor();
    // The map itself comes later than the places, and moves nothing either.
    await pins(coming).first().waitFor();
    // The count takes the progress line's place, 4 px lower: less than a thousandth of a window.
    const shifts = await coming.evaluate(seenShifts);
    expect(shifts.filter((one) => Number.parseFloat(one) > 0.001)).toEqual([]);
    await coming.expectSilent();

    const page = await site.newPage({ width, height, dark });
    await page.addInitScript(watchLife);
    await page.goto(MAP);
    await page.whenReady();
    await whole(page).waitFor();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await inList(page, "Librairie du Square").click();
    await popup(page).waitFor();
    await expect.poll(overflow).toBe(0);
    expect(await violations(page)).toEqual([]);

    // As text: vitest would rewrite the import.
    const held = (await page.evaluate(`(async () => {
      const { release } = await import("/dist/signet.js");
      release(document.querySelector("[data-island=programme]"));
      await new Promise((turn) => setTimeout(turn));
      return held();
    })()`)) as Held;
    // Playwright itself listens to the window's pointers.
    const left = /^resize on window$|^(keydown|pointer|touch|mouse).* on #document$/;
    expect(held.listeners.filter((one) => left.test(one))).toEqual([]);
    // The page's ticker keeps its observer, which observes nothing.
    expect(held.observers).toBeLessThanOrEqual(1);
    await expect.poll(() => page.locator(".leaflet-container").count()).toBe(0);
    await page.expectSilent();
  },
);
