/** What is on now, in a page: minutes, failures, focus, narrow windows. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { texts } from "../seen.ts";
import { minutes, questions, STRIP } from "./now-page.ts";

/** The server prints what is on at its own time; the clock of the page is the browser's. */
const site = useSite({ rehearsal: false });
const SATURDAY = "2026-11-28T14:35:00-05:00";
/** A day of the fair for the server, too: the strip stands above the programme. */
const fairDay = useSite({ now: SATURDAY });
const open = (address = "/", options = {}) =>
  site.open(address, { clock: SATURDAY, marker: "now", ...options });

test("says what is on at this minute, and ticks with the clock", async () => {
  const page = await open();
  expect((await texts(page, `${STRIP} .signet-now-clock`))[0]).toBe("14 h 35");
  await expect.poll(() => minutes(page)).toContain("encore 25 minutes");
  expect(await minutes(page)).toContain("dans 55 minutes");
  await page.clock.runFor(60_000);
  await expect.poll(() => minutes(page)).toContain("encore 24 minutes");
  expect(await minutes(page)).toContain("dans 54 minutes");
  await page.expectSilent();
});

test("asks once, without a seed, and again when the hour has changed", async () => {
  const page = await site.newPage({ clock: SATURDAY });
  const asked = questions(page);
  await page.goto(`${site.url}/`);
  await page.whenReady("now");
  const pages = asked.length;
  expect(pages).toBeLessThanOrEqual(4);
  expect(decodeURIComponent(asked[0] ?? "")).toBe(
    "?page=1&mode[name]=schedule&dateStart=1795842000&hourStart=11&hourEnd=17&dedicace=false",
  );
  await page.clock.runFor(20 * 60_000);
  expect(asked).toHaveLength(pages);
  await page.clock.runFor(8 * 60_000);
  await expect.poll(() => asked.some((query) => query.includes("hourStart=12"))).toBe(true);
});

test("keeps its last answer when the API fails", async () => {
  const page = await open();
  const before = await texts(page, `${STRIP} .signet-now-title`);
  await page.route("**/api/**", (route) => route.fulfill({ status: 503 }));
  await page.clock.runFor(30 * 60_000);
  expect(await page.locator(STRIP).getAttribute("data-enhanced")).toBe("ready");
  const after = await texts(page, `${STRIP} .signet-now-title`);
  expect(after.length).toBeGreaterThan(0);
  expect(before).toEqual(expect.arrayContaining([after[0]]));
  page.takeProblems();
});

test("leaves the server's HTML when the API never answers", async () => {
  const page = await site.newPage({ clock: SATURDAY });
  await page.route("**/api/**", (route) => route.fulfill({ status: 500 }));
  await page.goto(`${site.url}/`);
  await expect.poll(async () => (await page.problemsSoFar()).join()).toContain("signet:report: now");
  expect(await page.locator(`${STRIP} > .signet-now`).count()).toBe(1);
  expect(await page.locator(`${STRIP} .signet-now-head a`).getAttribute("href")).toMatch(/^\/programmation/);
  page.takeProblems();
});

test("moves focus to its heading when the focused activity has ended", async () => {
  const page = await open();
  // Until 15 h.
  const ending = page.locator(`${STRIP} .signet-now-item:has-text("encore 25 minutes") a`).first();
  await ending.focus();
  await page.clock.runFor(26 * 60_000);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("en-ce-moment");
});

test("keyboard: now / Tab / the strip of what is on: its link, then each activity, in view", async () => {
  const page = await open("/", { width: 390 });
  await page.locator(`${STRIP} .signet-now-head a`).focus();
  for (let nth = 0; nth < 4; nth += 1) await page.keyboard.press("Tab");
  const seen = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const { left, right } = (activeElement as Element).getBoundingClientRect();
      return [activeElement?.className, left >= 0 && right <= innerWidth];
    });
  await expect.poll(seen).toEqual(["signet-now-title", true]);
});

test("is no live region, and has nothing that axe finds", async () => {
  const page = await open();
  expect(await page.locator(`${STRIP} :is([aria-live], [role=status], [role=timer])`).count()).toBe(0);
  expect(await pageViolations(page, STRIP)).toEqual([]);
});

describe("in a narrow window", () => {
  test.each([320, 390])("of %i px scrolls sideways by itself, not the page", async (width) => {
    const page = await open("/", { width });
    const widths = await page.evaluate((strip) => {
      const places = document.querySelector(`${strip} ul`) as Element;
      return [document.documentElement.scrollWidth - innerWidth, places.scrollWidth > places.clientWidth];
    }, STRIP);
    expect(widths).toEqual([0, true]);
  });
});

test("is not printed", async () => {
  const page = await open();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(`${STRIP} .signet-now`).isVisible()).toBe(false);
});

test("leaves the way to the programme below it, and starts when the page is idle", async () => {
  const page = await fairDay.newPage();
  await page.addInitScript(() => {
    const { requestIdleCallback } = window;
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    const beIdle = () => {
      window.requestIdleCallback = requestIdleCallback;
      for (const callback of waiting.splice(0)) requestIdleCallback(callback);
    };
    Object.assign(window, { beIdle });
  });
  const asked = questions(page);
  await page.goto("/programmation");
  await page.whenReady("programme");
  const strip = page.locator(STRIP);
  expect(await strip.getAttribute("data-enhanced")).toBe("waiting");
  expect((await texts(page, `${STRIP} .signet-now-title`)).length).toBeGreaterThan(0);
  expect(asked).toEqual([]);
  await page.evaluate(() => (window as unknown as { beIdle(): void }).beIdle());
  await page.whenReady("now");
  expect(asked).toEqual([]);
  await page.expectSilent();
});

test("starts with what the page says, and asks for the rest a minute later", async () => {
  const page = await fairDay.newPage({ clock: SATURDAY });
  const asked = questions(page);
  await page.goto("/programmation");
  const titles = async () =>
    (await texts(page, `${STRIP} .signet-now-title`)).map((title) => title.replace(/\s/g, ""));
  const printed = await titles();
  await page.whenReady("now");
  await expect.poll(() => minutes(page)).toContain("encore 25 minutes");
  expect(await titles()).toEqual(printed);
  expect(asked).toEqual([]);
  await page.clock.runFor(61_000);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.expectSilent();
});
