/** The schedule: its headings, its order, sticky labels, and every width. */
import { describe, expect, test } from "vitest";
import { violations } from "../axe.ts";
import { useSite, type WatchedPage } from "../harness.ts";
import { clickAtRest } from "../seen.ts";
import { showTypefaces } from "../typefaces.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();

/** Saturday 28 November 2026, the fullest day of the demonstration fair. */
const DAY = "/programmation?mode=horaire&date=1795842000";

/** The schedule in the document. */
const read = (page: WatchedPage) =>
  page.evaluate(() => {
    const text = (node: Element | null) => (node?.textContent ?? "").replace(/\s+/g, " ").trim();
    const find = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
    return {
      outline: find(document, ".signet-programme-list :is(h2, h3, h4)").map(
        (one) => `${one.localName} ${text(one)}`,
      ),
      days: find(document, ".signet-programme-day").map((day) => ({
        day: text(day.querySelector("h2")),
        hours: find(day, ".signet-programme-hour").map((hour) => ({
          hour: text(hour.querySelector("h3 > :first-child")),
          count: Number.parseInt(text(hour.querySelector("small")), 10),
          cards: find(hour, "article").length,
          // Of one day: an activity of two days names both.
          starts: find(hour, "time.signet-programme-date-strong").flatMap(
            (time) => time.getAttribute("datetime")?.split("T")[1] ?? [],
          ),
        })),
      })),
      slugs: find(document, "[data-slug]").map(({ dataset }) => dataset.slug ?? ""),
    };
  });

const sorted = (texts: readonly string[]) => texts.toSorted();

/** Position of the focused element, and of elements that may cover it. */
const focusPlace = (page: WatchedPage) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement) throw new Error("nothing has the focus");
    const { top, bottom, left, right } = activeElement.getBoundingClientRect();
    const labels = [...document.querySelectorAll(".signet-programme-day-label")].map((label) =>
      label.getBoundingClientRect(),
    );
    const bar = document.querySelector(".signet-programme-filters-bar")?.getBoundingClientRect();
    const floor = bar && bar.height > 0 ? bar.top : innerHeight;
    return {
      name: (activeElement.getAttribute("aria-label") ?? activeElement.textContent ?? "").trim(),
      slug: activeElement.closest<HTMLElement>("[data-slug]")?.dataset.slug ?? null,
      isTitle: activeElement.matches("h4 > a"),
      pinned: labels.some((label) => label.top === 0),
      hidden:
        bottom > floor + 1 ||
        top < -1 ||
        labels.some((label) => top < label.bottom - 1 && bottom > label.top + 1 && left < right),
    };
  });

describe("A day, opened by its address", () => {
  test("has headings of day, hour and title, ordered by time, without a request", async () => {
    const { page, asked, count } = await openProgramme(site, DAY);
    const { outline, days, slugs } = await read(page);
    expect(asked).toEqual([]);
    expect(await count()).toMatch(/^\d+ Activités$/);
    expect(days.map(({ day }) => day)).toEqual(["Samedi 28 novembre"]);
    expect(outline[0]).toBe("h2 Samedi 28 novembre");
    expect(outline[1]).toMatch(/^h3 Toute la journée \d+ activités?$/);
    const levels = outline.map((heading) => heading.slice(0, 2));
    for (const [index, level] of levels.entries()) {
      expect(Number(level[1]) - Number(levels[index - 1]?.[1] ?? 1)).toBeLessThanOrEqual(1);
    }
    const hours = days.flatMap((day) => day.hours);
    expect(new Set(hours.map(({ hour }) => hour)).size).toBe(hours.length);
    for (const { count, cards } of hours) expect(cards).toBe(count);
    const starts = hours.flatMap((hour) => hour.starts);
    expect(starts.length).toBeGreaterThan(15);
    expect(starts).toEqual(sorted(starts));
    expect(slugs).toHaveLength(24);
    const ribbon = page.locator(".signet-programme-day-label .signet-ribbon");
    expect(await ribbon.getAttribute("datetime")).toBe("2026-11-28");
    expect(await page.locator(".signet-ribbon:visible").count()).toBe(1);
    await page.expectSilent();
  });

  test.each([390, 1440])("is where the server's schedule was, at %i px", async (width) => {
    const places = (page: WatchedPage) =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll(
            ".signet-programme-schedule :is(h2, h3, article, .signet-programme-legend, .signet-programme-actions)",
          ),
        ].map((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          // On a phone the search above it is open without script.
          const { top } = document.querySelector(".signet-programme-schedule")?.getBoundingClientRect() ?? {
            top: 0,
          };
          return [x, y - top, width].map(Math.round);
        }),
      );
    const still = await openProgramme(site, DAY, { width, javaScript: false, wait: false });
    const alive = await openProgramme(site, DAY, { width });
    await alive.page.evaluate(showTypefaces);
    const expected = await places(still.page);
    expect(expected.length).toBeGreaterThan(48);
    expect(await places(alive.page)).toEqual(expected);
  });
});

test("keyboard: programme / Tab / the schedule: on a phone, by time, below the day, which stays", async () => {
  const { page } = await openProgramme(site, DAY, { width: 390, height: 844 });
  const { slugs } = await read(page);
  // This theme reserves space for its own bars; another one may not.
  await page.evaluate(() => document.documentElement.style.setProperty("scroll-padding", "0"));
  await page.getByRole("button", { name: "Les voir dans la liste" }).focus();
  const seen: string[] = [];
  const hidden: string[] = [];
  const unpinned: string[] = [];
  while (seen.length < 12) {
    await page.keyboard.press("Tab");
    const place = await focusPlace(page);
    if (place.slug === null) throw new Error(`out of the schedule: ${place.name}`);
    if (place.hidden) hidden.push(place.name);
    if (place.isTitle) seen.push(place.slug);
    if (!place.pinned && seen.length > 3) unpinned.push(place.name);
  }
  expect(seen).toEqual(slugs.slice(0, 12));
  // And back to one that is now under the sticky label.
  for (const slug of slugs.slice(4, 9)) {
    const link = page.locator(`[data-slug="${slug}"] h4 > a`);
    await link.focus();
    await page.keyboard.press("Tab");
    await link.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 24));
    await page.keyboard.press("Shift+Tab");
    const place = await focusPlace(page);
    expect(place.slug).toBe(slug);
    if (place.hidden) hidden.push(`back: ${place.name}`);
  }
  expect(hidden).toEqual([]);
  expect(unpinned).toEqual([]);
});

test("a further page is added to its hours, and focus moves to the first new card", async () => {
  const { page, hears, query } = await openProgramme(site, "/programmation?mode=horaire&page=2");
  const before = await read(page);
  const held = await page.locator("article").first().elementHandle();
  await clickAtRest(page.getByRole("button", { name: "Voir plus d'activités" }).last());
  await hears(/^24 activités ajoutées, 72 sur \d+$/);
  const after = await read(page);
  expect(after.slugs).toHaveLength(72);
  const fresh = after.slugs.filter((slug) => !before.slugs.includes(slug));
  expect(fresh).toHaveLength(24);
  await expect.poll(() => focusPlace(page)).toMatchObject({ slug: fresh[0], isTitle: true, hidden: false });
  expect(new Set(after.days.map(({ day }) => day)).size).toBe(after.days.length);
  for (const { hours } of after.days) {
    expect(new Set(hours.map(({ hour }) => hour)).size).toBe(hours.length);
    const starts = hours.flatMap((hour) => hour.starts);
    expect(starts).toEqual(sorted(starts));
  }
  await expect.poll(() => held?.evaluate((card) => card === document.querySelector("article"))).toBe(true);
  await expect.poll(query).toBe("?mode=horaire&page=3");
  await page.expectSilent();
});

const ALL = "/programmation?mode=horaire&page=40";

test("every state is written", async () => {
  const { page } = await openProgramme(site, ALL, { width: 768 });
  const words = async (state: string, selector: string) => {
    const slot = page.locator(`[data-state=${state}]`).first();
    await slot.scrollIntoViewIfNeeded();
    return (await slot.locator(selector).first().textContent())?.replace(/\s+/g, " ");
  };
  await expect.poll(() => words("cancelled", ".signet-programme-when")).toMatch(/^Activité annulée/);
  await expect.poll(() => words("cancelled", "h4")).toMatch(/^Activité annulée : /);
  await expect.poll(() => page.locator("[data-state=cancelled]").first().locator("h4 del").count()).toBe(1);
  await expect
    .poll(() => words("postponed", ".signet-programme-when"))
    .toMatch(/^Nouvelle date.*Ancienne date :/);
  await expect.poll(() => words("postponed", "ins time")).not.toBe("");
  await expect.poll(() => words("postponed", ".signet-programme-old del")).not.toBe("");
  await expect
    .poll(() => page.locator(".signet-programme-day").last().locator("[data-state=undated]").count())
    .toBe(await page.locator("[data-state=undated]").count());
});

test("each day starts a printed page, with all of its activities", async () => {
  const { page } = await openProgramme(site, "/programmation?mode=horaire&page=15", { width: 768 });
  const { days } = await read(page);
  expect(days.length).toBeGreaterThan(2);
  await page.emulateMedia({ media: "print" });
  const printed = await page.evaluate(() => {
    const style = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element));
    return {
      breaks: style(".signet-programme-day").map((day) => day.breakBefore),
      label: style(".signet-programme-day-label")[0]?.position,
      skipped: style(".signet-programme-hour").filter((hour) => hour.contentVisibility !== "visible").length,
    };
  });
  expect(printed).toEqual({
    breaks: days.map((_, index) => (index === 0 ? "auto" : "page")),
    label: "static",
    skipped: 0,
  });
  await page.emulateMedia({ media: null });
  await page.pdf();
  await expect.poll(() => page.locator("[data-brief]").count()).toBe(0);
});

test("the list is one press away", async () => {
  const { page, focused, hears, titles } = await openProgramme(site, ALL, { width: 768 });
  await page.getByRole("button", { name: "Les voir dans la liste" }).click();
  await expect.poll(focused).toMatch(/^\d+ Activités$/);
  await hears(/^\d+ activités?(?! ajout)/);
  await expect.poll(titles).toHaveLength(24);
});

test.each([
  [320, 700, false],
  [390, 844, true],
  [768, 1024, false],
  [1440, 900, true],
])("nothing is wider than a page of %i px, and axe finds nothing", async (width, height, dark) => {
  const { page } = await openProgramme(site, `${DAY}&page=3`, { width, height, dark });
  /** Content beyond the page's edge; an hour off screen clips it, so the page's width does not show it. */
  const overflow = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".signet-programme-schedule *")]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return right > document.documentElement.clientWidth + 1 || left < -1;
        })
        .map((element) => `${element.className} ${element.textContent?.slice(0, 40)}`),
    );
  const wider = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toEqual([]);
  expect(await wider()).toBe(0);
  expect(await violations(page)).toEqual([]);
  // Twice the letter and word spacing that a reader may set (WCAG 1.4.12).
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  expect(await overflow()).toEqual([]);
});
