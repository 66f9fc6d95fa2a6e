/** The rotation of the posters: when they rotate, when they wait, and what stops them. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { button, clickAtRest, said } from "../seen.ts";
import { CLOCK, front, openPosters, position, stands, turned } from "./must-see-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

describe("by itself", () => {
  test("shows the next poster after 4 s, the first after the last, without an announcement", async () => {
    const page = await openPosters(site, 3);
    await turned(page, "2");
    await page.clock.runFor(3000);
    expect(await front(page)).toEqual(["2"]);
    await page.clock.runFor(1500);
    expect(await front(page)).toEqual(["3"]);
    await page.clock.runFor(4000);
    expect(await front(page)).toEqual(["1"]);
    expect(await position(page)).toBe("1 sur 3");
    expect(await said(page)).toBe("");
    await page.expectSilent();
  });

  test("it takes 600 ms, from the side of the next one", async () => {
    const page = await openPosters(site, 5);
    const ring = page.locator(".signet-ring");
    const places = () =>
      page
        .locator(".signet-ring-slide")
        .evaluateAll((slides) =>
          slides.map((slide) => Number((slide as HTMLElement).style.getPropertyValue("--signet-offset"))),
        );
    expect(await places()).toEqual([0, 1, 2, -2, -1]);
    // Every value, because a change of the window's size sets it back.
    const turns = await ring.evaluateHandle((list) => {
      const values = new Set<string>();
      new MutationObserver(() => values.add(list.style.getPropertyValue("--signet-turn"))).observe(list, {
        attributeFilter: ["style"],
      });
      return values;
    });
    await turned(page, "2");
    await expect.poll(places).toEqual([-1, 0, 1, 2, -2]);
    expect(await turns.evaluate((values) => [...values])).toContain("600ms");
  });

  test("it waits under the pointer and with focus inside", async () => {
    const page = await openPosters(site, 3);
    await turned(page, "2");
    await page.locator(".signet-ring").hover();
    await stands(page);
    await page.mouse.move(1, 1);
    await turned(page, "3");
    await page.getByRole("link", { name: "Voir l’affiche 3" }).focus();
    await stands(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await turned(page, "1");
  });

  test("it waits while focus is on 'Pause', until 'Lecture' is pressed there", async () => {
    const page = await openPosters(site, 3);
    await turned(page, "2");
    await button(page, "Pause").focus();
    await stands(page);
    await page.keyboard.press("Enter");
    await stands(page);
    await expect
      .poll(() => button(page, "Lecture").evaluate((toggle) => toggle.matches(":focus")))
      .toBe(true);
    await page.keyboard.press("Enter");
    await turned(page, "3");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await stands(page);
  });

  test("it waits while the page is hidden", async () => {
    const page = await openPosters(site, 3);
    await turned(page, "2");
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    await stands(page);
    await hide(false);
    await turned(page, "3");
  });

  test("off screen it does not turn", async () => {
    const page = await openPosters(site, 3);
    await page.evaluate(() => {
      const space = document.createElement("div");
      space.style.height = "5000px";
      document.querySelector("main")?.append(space);
      scrollTo(0, 4000);
    });
    // The page's own observer is told first.
    await page.locator(".signet-ring").evaluate(
      (list) =>
        new Promise<void>((gone) => {
          const seen = ([entry]: IntersectionObserverEntry[]) => !entry?.isIntersecting && gone();
          new IntersectionObserver(seen).observe(list);
        }),
    );
    await stands(page);
  });

  test("with reduced motion it is still, cannot be started, and changes at once", async () => {
    const page = await openPosters(site, 3, { reducedMotion: true });
    await stands(page);
    await expect.poll(() => button(page, "Lecture").isDisabled()).toBe(true);
    await button(page, "Affiche suivante").click();
    await expect.poll(() => front(page)).toEqual(["2"]);
    const duration = () =>
      page
        .locator(".signet-ring-slide")
        .first()
        .evaluate((slide) => getComputedStyle(slide).transitionDuration);
    await expect.poll(duration).toMatch(/^0s/);
  });

  test("it waits for 'Lecture' when the browser saves data", async () => {
    const page = await site.newPage({ clock: CLOCK });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.goto("/");
    await page.whenReady("must-see");
    const posterInFront = () => page.locator(".slide:not([inert])").getAttribute("id");
    await page.clock.runFor(30_000);
    expect(await posterInFront()).toBe("affiche-1");
    await button(page, "Lecture").click();
    await page.mouse.move(1, 1);
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return posterInFront();
      })
      .toBe("affiche-2");
  });

  test("the page's switch stops it, and it stays stopped on the next page", async () => {
    const page = await site.open("/", { clock: CLOCK, marker: "must-see" });
    const stop = button(page, "Arrêter les animations");
    await clickAtRest(stop);
    const inFront = () => page.locator(".slide:not([inert])").getAttribute("id");
    const before = await inFront();
    await page.evaluate(() => scrollTo(0, 0));
    await page.clock.runFor(30_000);
    expect(await inFront()).toBe(before);
    await page.reload();
    await page.whenReady("must-see");
    await expect.poll(() => button(page, "Lecture").isDisabled()).toBe(true);
    await page.clock.runFor(30_000);
    expect(await inFront()).toBe("affiche-1");
    await expect.poll(() => stop.getAttribute("aria-pressed")).toBe("true");
  });
});

test("after choosing the poster in front and 'Lecture', rotation is not announced", async () => {
  const page = await openPosters(site, 3);
  await page.getByRole("link", { name: "1", exact: true }).click();
  await button(page, "Lecture").click();
  await turned(page, "2");
  expect(await said(page)).toBe("");
});
