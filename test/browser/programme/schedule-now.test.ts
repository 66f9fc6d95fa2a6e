/** Now in the schedule: the way to it, its line, past activities. */
import { expect, test } from "vitest";
import { type PageOptions, useSite, type WatchedPage } from "../harness.ts";
import { hold } from "../hold.ts";
import { button, texts, tidy } from "../seen.ts";

const site = useSite({ rehearsal: false });
const SATURDAY = "/programmation?date=1795842000&mode=horaire";
const open = (time: string, address = SATURDAY, options: PageOptions = {}) =>
  site.open(address, { clock: `2026-11-28T${time}:00-05:00`, marker: "programme", ...options });
const PAST = ".signet-programme-slots > [data-past]";
const LINE = ".signet-programme-now-line";

/** Whether the line of now has focus, and where its middle is in the window, from 0 to 1. */
const atLine = (page: WatchedPage) =>
  page.evaluate((line) => {
    const focused = document.activeElement;
    const { top } = focused?.getBoundingClientRect() ?? new DOMRect();
    return focused?.matches(line) === true && top > 0 && top < innerHeight;
  }, LINE);

/** The hours above and below the line, as epoch seconds. */
const hoursAround = (page: WatchedPage) =>
  page.locator(LINE).evaluate((line) => {
    const [before, after] = [line.previousElementSibling, line.nextElementSibling].map((hour) =>
      Date.parse(hour?.querySelector("time")?.dateTime ?? ""),
    );
    return { before, now: Date.parse(line.querySelector("time")?.dateTime ?? ""), after };
  });

test.each([1440, 390])(
  "'Aller à maintenant' loads what is missing with progress, goes there, never unasked, %i px",
  async (width) => {
    const page = await open("15:10", SATURDAY, { width });
    expect(await page.evaluate(() => [scrollY, document.activeElement === document.body])).toEqual([0, true]);
    // Hours between the last one and now are not loaded yet.
    expect(await page.locator(LINE).count()).toBe(0);
    const release = await hold(page, "**/api/events?*");
    await button(page, "Aller à maintenant").click();
    expect(tidy((await texts(page, ".signet-programme-seeking"))[0])).toMatch(/^24 activités sur \d+$/);
    expect(await page.locator(".signet-programme-seeking progress").count()).toBe(1);
    release();
    await expect.poll(() => atLine(page)).toBe(true);
    expect(await page.locator(".signet-programme-seeking").count()).toBe(0);
    const { before = 0, now, after = 0 } = await hoursAround(page);
    expect([before < now, after > now]).toEqual([true, true]);
    await page.whenQuiet();
    expect(await atLine(page)).toBe(true);
    await page.expectSilent();
  },
);

test("'Aller à maintenant' goes to what begins next where the line is hidden with its day", async () => {
  const page = await open("23:59", "/programmation?mode=horaire&genre=6456&passees=masquees");
  await button(page, "Aller à maintenant").click();
  const next = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>(".signet-programme-slot")?.dataset.slug);
  await expect.poll(next).toBeTruthy();
  const day = await page.evaluate(
    () => document.activeElement?.closest(".signet-programme-day")?.querySelector("time")?.dateTime,
  );
  expect(day).toBe("2026-11-29");
});

test("'Aller à maintenant' asks no more when a page cannot be loaded", async () => {
  const page = await open("15:10");
  site.host.faults.set({ path: "/api/events", status: 500 });
  await button(page, "Aller à maintenant").click();
  await page.locator(".signet-failure").waitFor();
  expect(await page.locator(".signet-programme-seeking").count()).toBe(0);
  expect(await page.locator(LINE).count()).toBe(0);
  page.takeProblems();
});

test("has a line of now, which moves on, and dims what is past", async () => {
  const page = await open("11:35", `${SATURDAY}&page=5`);
  expect((await texts(page, LINE))[0]).toBe("Maintenant, 11 h 35");
  const past = await page.locator(PAST).count();
  expect(past).toBeGreaterThan(0);
  await page.clock.runFor(60 * 60_000);
  await expect.poll(async () => (await texts(page, LINE))[0]).toBe("Maintenant, 12 h 35");
  expect(await page.locator(PAST).count()).toBeGreaterThan(past);
});

test("hides past activities by choice, in the address, and shows them again", async () => {
  const page = await open("11:35", `${SATURDAY}&utm_source=x`);
  const past = await page.locator(PAST).count();
  const shown = () => page.locator(PAST).filter({ visible: true }).count();
  expect(await shown()).toBe(past);
  await button(page, "Masquer les activités passées").click();
  await expect.poll(shown).toBe(0);
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe("?date=1795842000&mode=horaire&utm_source=x&passees=masquees");
  await page.reload();
  await page.whenReady("programme");
  expect(await shown()).toBe(0);
  const again = page.getByRole("button", { name: /^Afficher les .* activités passées$/ });
  await again.click();
  await expect.poll(shown).toBeGreaterThan(0);
  expect(page.url()).not.toContain("passees");
});

test("on another day there is no line, no way to now, and nothing past", async () => {
  const page = await open("11:35", "/programmation?date=1795928400&mode=horaire");
  expect(await page.locator(`${LINE}, .signet-programme-schedule-bar, ${PAST}`).count()).toBe(0);
});
