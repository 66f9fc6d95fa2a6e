/** Markers that fail, in a real browser. See runtime/entry.ts for its markers. */
import { describe, expect, test } from "vitest";
import { errorsOf, hasServerNodes, reportsOf, useRuntime, whenState, withNeighbour } from "./site.ts";

const site = useRuntime();

describe("a failing island restores the same nodes, is reported once; another marker is ready", () => {
  test.each(["mount", "render", "layout", "effect"])("in %s", async (how) => {
    site.server.show(withNeighbour(`data-island="broken" data-how="${how}"`));
    const page = await site.open();
    await whenState(page, "it", "failed");
    await whenState(page, "neighbour", "ready");
    expect(await hasServerNodes(page)).toBe(true);
    expect(await errorsOf(page)).toEqual([`it: Error: broken in ${how}`]);
    const said = await reportsOf(page, true);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(
      /^console.error: Signet: <div id="it" data-island="broken"> stays as the server sent it: /,
    );
    expect(said[0]).toContain(`Error: broken in ${how}`);
  });

  test.each(["late", "click"])("long after it was ready, on %s", async (button) => {
    site.server.show(withNeighbour('data-island="broken"'));
    const page = await site.open();
    await page.whenReady();
    await page.locator(`.${button}`).click();
    await whenState(page, "it", "failed");
    expect(await hasServerNodes(page)).toBe(true);
    expect(await errorsOf(page)).toHaveLength(1);
    expect(await reportsOf(page, true)).toHaveLength(1);
    expect(await page.locator("#neighbour").getAttribute("data-enhanced")).toBe("ready");
  });

  test("later, in a timer", async () => {
    site.server.show(withNeighbour('data-island="broken" data-how="timer"'));
    const page = await site.open({ clock: "2026-11-26T10:00:00-05:00" });
    await page.whenReady();
    await page.clock.fastForward("59:00");
    expect(await page.locator("#it").getAttribute("data-enhanced")).toBe("ready");
    await page.clock.fastForward("01:01");
    await whenState(page, "it", "failed");
    expect(await hasServerNodes(page)).toBe(true);
    expect(await errorsOf(page)).toEqual(["it: Error: broken in timer"]);
    expect(await reportsOf(page, true)).toHaveLength(1);
  });
});

describe("a file that cannot be loaded", () => {
  test.each(["lost", "calm"])("at the first attempt is requested again: %s", async (file) => {
    site.server.show(withNeighbour(`data-island="${file}"`));
    site.server.lose(file, 1);
    const page = await site.open();
    await page.whenReady();
    expect(await errorsOf(page)).toEqual([]);
  });

  test("at all: the chunk of a marker, which keeps the server's HTML", async () => {
    site.server.show(withNeighbour('data-island="lost"'));
    site.server.lose("lost", 9);
    const page = await site.open();
    await whenState(page, "it", "failed");
    await whenState(page, "neighbour", "ready");
    expect(await hasServerNodes(page)).toBe(true);
    expect(site.server.asked.filter((path) => path.startsWith("/dist/lost-"))).toHaveLength(3);
    const said = await reportsOf(page);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("its code did not load");
    expect(said[0]).toContain("must lie beside signet.js");
  });

  test("at all: the css of a marker, which keeps the server's HTML", async () => {
    site.server.show(withNeighbour('data-island="bare"'));
    site.server.lose("bare", 9);
    const page = await site.open();
    await whenState(page, "it", "failed");
    await whenState(page, "neighbour", "ready");
    expect(await hasServerNodes(page)).toBe(true);
    expect(site.server.asked.filter((path) => path.startsWith("/dist/bare-"))).toHaveLength(3);
    expect(await page.locator('link[href*="bare"]').count()).toBe(0);
    const said = await reportsOf(page);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("its css did not load");
  });

  test("at all: even the report's texts; only the error is printed", async () => {
    site.server.show(withNeighbour('data-island="nothing"'));
    site.server.lose("explain", 9);
    const page = await site.open();
    await whenState(page, "it", "failed");
    const said = await reportsOf(page);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("unknown-marker island nothing");
  });
});

test("the message for integrators quotes the expected markup", async () => {
  site.server.show(withNeighbour('data-island="busy"'));
  const page = await site.open();
  await whenState(page, "it", "failed");
  const [line] = await reportsOf(page, true);
  expect(line).toContain("data-api is missing.");
  expect(line).toContain('Expected: <div data-island="busy" data-api="/…">');
});
