/** What a released marker leaves behind, in a real browser. See runtime/entry.ts for its markers. */
import { describe, expect, test } from "vitest";
import { errorsOf, hasServerNodes, useRuntime, whenState, withExports, withNeighbour } from "./site.ts";

const site = useRuntime();

describe("releasing", () => {
  test("leaves no listener, timer, observer or request of a busy island behind", async () => {
    site.server.show(withNeighbour('data-island="calm"'));
    const page = await site.open();
    await page.whenReady();
    // React's listeners on the document, once for a page, exist from the first island on.
    const before = await page.evaluate(() => window.held());

    await page.evaluate(() => {
      const late = document.createElement("section");
      late.innerHTML = '<div id="late" data-island="busy" data-api="/api"><p>tard</p></div>';
      document.body.append(late);
    });
    await withExports(page, 'enhance(document.querySelector("section"))');
    await whenState(page, "late", "ready");
    await expect.poll(() => page.evaluate(() => window.held().observers)).toBe(before.observers + 1);
    const during = await page.evaluate(() => window.held());
    for (const listener of ["scroll on window", "keydown on #document", "resize on window"]) {
      expect(during.listeners).toContain(listener);
    }
    expect(during.timers).toBe(before.timers + 1);
    expect(site.server.open).toBe(1);

    await withExports(page, 'release(document.querySelector("section"))');
    await page.evaluate(() => document.querySelector("section")?.remove());
    expect(await page.evaluate(() => window.held())).toEqual(before);
    await expect.poll(() => site.server.open).toBe(0);
    const calls = await page.evaluate(() => document.body.dataset.calls);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => document.body.dataset.calls)).toBe(calls);
    expect(page.problems.filter((line) => !line.includes("ERR_ABORTED"))).toEqual([]);
  });

  test("a marker that waits for the viewport leaves no observer behind", async () => {
    site.server.show(`<p style="height: 5000px">loin</p>${withNeighbour('data-island="far"')}`);
    const page = await site.open();
    await whenState(page, "it", "waiting");
    expect((await page.evaluate(() => window.held())).observers).toBe(1);
    await withExports(page, "release(document)");
    expect((await page.evaluate(() => window.held())).observers).toBe(0);
    expect(await page.locator("[data-enhanced]").count()).toBe(0);
  });

  test("a busy island that has failed leaves nothing behind, either", async () => {
    site.server.show(withNeighbour('data-island="busy" data-api="/api"'));
    const page = await site.open();
    await page.whenReady();
    await page.evaluate(() => {
      document.addEventListener("signet:error", (event) => event.preventDefault());
      // The island's listener throws, because the body's dataset is gone.
      Object.defineProperty(document.body, "dataset", {
        get: () => {
          throw new Error("an hour later");
        },
      });
    });
    await whenState(page, "it", "failed");
    expect(await hasServerNodes(page)).toBe(true);
    const { listeners, timers, observers } = await page.evaluate(() => window.held());
    expect({ timers, observers }).toEqual({ timers: 0, observers: 0 });
    expect(listeners.filter((one) => /^(scroll|keydown|resize) on (window|#document)$/.test(one))).toEqual(
      [],
    );
    await expect.poll(() => site.server.open).toBe(0);
    expect(await errorsOf(page)).toEqual(["it: Error: an hour later"]);
  });
});
