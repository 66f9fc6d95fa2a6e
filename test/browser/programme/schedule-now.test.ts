/** Now in the schedule: the way to it, its line, past activities. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { button, texts } from "../seen.ts";

const site = useSite({ rehearsal: false });
const SATURDAY = "/programmation?date=1795842000&mode=horaire";
const open = (time: string, address = SATURDAY) =>
  site.open(address, { clock: `2026-11-28T${time}:00-05:00`, marker: "programme" });
const PAST = ".signet-programme-slots > [data-past]";
const LINE = ".signet-programme-now-line";

test("'Aller à maintenant' loads what lies before, moves focus to what runs or comes, and never by itself", async () => {
  const page = await open("14:35");
  expect(await page.evaluate(() => [scrollY, document.activeElement === document.body])).toEqual([0, true]);
  await button(page, "Aller à maintenant").click();
  const focused = () =>
    page.evaluate(() => {
      const slot = document.activeElement?.closest<HTMLElement>(".signet-programme-slot");
      return slot ? [slot.parentElement?.hasAttribute("data-past"), slot.dataset.slug !== undefined] : null;
    });
  await expect.poll(focused, { timeout: 15_000 }).toEqual([false, true]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const place = () =>
    page.evaluate(() => {
      const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(place).toBe(true);
});

test("has a line of now, which moves on, and dims what is past", async () => {
  const page = await open("11:35");
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
