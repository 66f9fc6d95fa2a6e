/** Overlays together with the page below and the browser's own overlays, tested with the menu. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { hold } from "../hold.ts";
import { CLOCK, NARROW, openPage, WIDE } from "../mega-menu/menu-page.ts";
import { isModal, TOGGLE, whenModal } from "../search/search-page.ts";
import { painted } from "../seen.ts";

const site = useSite({ now: "2026-11-26T10:00", scrollbars: true });

describe("the lock on the page's scrolling", () => {
  test.each([NARROW, WIDE])(
    "moves nothing when the scrollbar disappears and returns, at %s px",
    async (width) => {
      const page = await openPage(site, { width });
      await page.evaluate(() => {
        const shifts: unknown[] = [];
        Object.assign(window, { shifts });
        // Also shifts right after a click, which the browser's own score ignores.
        new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
          type: "layout-shift",
        });
      });
      const bar = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      const everything = await page.evaluateHandle(() => [
        ...document.querySelectorAll("header > *, main *"),
      ]);
      const places = () =>
        everything.evaluate((elements) =>
          elements.map((element) => {
            const { x, y, width: wide } = element.getBoundingClientRect();
            return [x, y, wide];
          }),
        );
      expect(await bar()).toBeGreaterThan(0);
      await page.mouse.wheel(0, 20);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(20);
      const before = await places();
      // Not with the mouse, which would scroll the page first.
      await page.burger.evaluate((burger: HTMLElement) => burger.click());
      await expect.poll(page.phase).toBe("open");
      expect(await places()).toEqual(before);
      await page.mouse.move(200, 600);
      await page.mouse.wheel(0, 300);
      // An ignored wheel event leaves no trace to wait for: wait some frames.
      await painted(page);
      expect(await page.evaluate(() => scrollY)).toBe(20);
      await page.keyboard.press("Escape");
      await expect.poll(page.phase).toBeNull();
      expect(await places()).toEqual(before);
      expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
      await expect.poll(() => page.locator("html").getAttribute("style")).toBeNull();
      await page.expectSilent();
    },
  );

  test("keeps sticky elements in place, in a theme that hides the overflow of its body", async () => {
    const page = await openPage(site);
    await page.evaluate(() => {
      document.body.style.overflowX = "hidden";
      const bar = document.querySelector<HTMLElement>(".faq-nav") ?? document.body;
      bar.style.position = "sticky";
      bar.style.insetBlockStart = "10px";
      scrollTo(0, 500);
    });
    const top = () => page.locator(".faq-nav").evaluate((bar) => bar.getBoundingClientRect().top);
    const before = await top();
    await page.burger.evaluate((burger: HTMLElement) => burger.click());
    await expect.poll(page.phase).toBe("open");
    expect(await top()).toBe(before);
    await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe("hidden");
  });
});

describe("Escape, with the browser's own overlays on top of the menu, closes one at a time", () => {
  test.each([
    ["a dialog", "dialog", "showModal"],
    ["a popover", "div", "showPopover"],
  ])("%s that nobody has announced", async (_what, tag, show) => {
    const page = await openPage(site, { clock: CLOCK });
    await page.openMenu();
    await page.holdTime();
    await page.evaluate(
      ([tag = "", method = ""]) => {
        const overlay = document.createElement(tag);
        const button = document.createElement("button");
        button.textContent = "Ici";
        button.autofocus = true;
        if (method === "showPopover") overlay.popover = "auto";
        overlay.append(button);
        document.querySelector("nav#menu")?.append(overlay);
        (overlay as unknown as Record<string, () => void>)[method]?.();
      },
      [tag, show],
    );
    const native = page.getByRole("button", { name: "Ici" });
    await expect.poll(() => native.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => native.isVisible()).toBe(false);
    await expect.poll(() => page.phase()).toBe("open");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.phase()).toBe("closing");
  });

  test("a notice with popover=manual does not interfere", async () => {
    const page = await openPage(site, { clock: CLOCK });
    await page.openMenu();
    await page.holdTime();
    await page.evaluate(() => {
      const notice = document.createElement("div");
      notice.popover = "manual";
      document.body.append(notice);
      notice.showPopover();
    });
    await page.keyboard.press("Escape");
    await expect.poll(() => page.phase()).toBe("closing");
  });
});

describe("two overlays pressed before their code has loaded", () => {
  const menu = "/menu-";
  const search = "/open-search-";

  test.each([
    { first: "the menu", slow: menu, quick: search },
    { first: "the search", slow: search, quick: menu },
  ])("the later press wins, also when the code of $first arrives last", async ({ slow, quick }) => {
    const page = await openPage(site);
    const come = new Map<string, () => void>();
    for (const file of [slow, quick]) come.set(file, await hold(page, `**/dist${file}*.js`));
    const arrives = async (file: string) => {
      const arrived = page.waitForResponse((answer) => answer.url().includes(`/dist${file}`));
      come.get(file)?.();
      await (await arrived).finished();
      await painted(page);
    };
    const press = (file: string) => (file === menu ? page.burger : page.locator(TOGGLE)).click();
    await press(slow);
    await press(quick);
    await arrives(quick);
    if (quick === search) await whenModal(page);
    else await expect.poll(page.phase).toBe("open");
    await arrives(slow);
    expect(await isModal(page)).toBe(quick === search);
    expect(await page.phase()).toBe(quick === menu ? "open" : null);
    await page.expectSilent();
  });
});
