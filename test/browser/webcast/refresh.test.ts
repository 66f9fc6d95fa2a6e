/** The webcast while the page stays open: the playing stream is never loaded again (ruling D54). */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { openWebcast, players, row, type WebcastPage } from "./webcast-page.ts";

const site = useSite();
const START = "2026-11-26T15:00:00Z";
const ROWS = ["a", "b", "c", "d"].map((id) => row(id));
const FAILED = {
  path: "/api",
  status: 200,
  shape: { data: null, errors: [{ message: "base de données" }] },
  times: 1,
};

const open = (address = "/webdiffusion") => openWebcast(site, address, { clock: START });
const scroll = ({ page }: WebcastPage) => page.evaluate(() => scrollY);
/** Failed calls are part of these tests: no other problem is allowed. */
const expectOnlyReports = ({ page }: WebcastPage) =>
  expect(page.takeProblems().filter((line) => !/goes on, but|^\d{3}: |status of \d{3}/.test(line))).toEqual(
    [],
  );

/** JSON of another shape: not a list, so not an empty one, either. */
const ODD = { path: "/api", status: 200, shape: { data: ROWS }, times: 1 };

/** Remembers the frames, so that a test can check whether they are the same. */
const remember = ({ page }: WebcastPage) =>
  page.evaluate(() => {
    Object.assign(window, { frames0: [...document.querySelectorAll("iframe")] });
  });
const sameFrames = ({ page }: WebcastPage) =>
  page.evaluate(() => {
    const { frames0 } = window as unknown as { frames0: Element[] };
    const now = [...document.querySelectorAll("iframe")];
    return now.length === frames0.length && now.every((frame, index) => frame === frames0[index]);
  });

test("thirty refreshes, reordered, changed, empty or failing, keep frames, focus and scroll", async () => {
  site.host.streams.set(ROWS);
  const webcast = await open();
  const { page, loads } = webcast;
  await expect.poll(() => loads.length).toBe(2);
  await page.locator(".signet-webcast-stream-turn").nth(1).focus();
  await remember(webcast);
  await webcast.forget();
  const before = await scroll(webcast);
  for (let turn = 0; turn < 30; turn += 1) {
    const kinds = [
      () => site.host.streams.set(ROWS.toReversed()),
      () =>
        site.host.streams.set(
          ROWS.map((one) => ({ ...one, streamTitle: `${one.streamTitle}, minute ${turn}` })),
        ),
      () => site.host.streams.set([]),
      () => site.host.faults.set(ODD),
      () => site.host.faults.set(FAILED),
      () => site.host.streams.set([...ROWS.slice(2), ...ROWS.slice(0, 2)]),
    ];
    kinds[turn % kinds.length]?.();
    await webcast.refreshed();
    expect([turn, await sameFrames(webcast), await scroll(webcast)]).toEqual([turn, true, before]);
    await expect.poll(() => webcast.focused()).toMatch(/^Scène c/);
  }
  expect(players(loads)).toEqual(["/lecteur/direct/a"]);
  expect(loads).toHaveLength(2);
  expect(webcast.asked()).toBe(30);
  expect(await webcast.said()).toEqual([]);
  expectOnlyReports(webcast);
});

test("a new title is shown, and its frame continues", async () => {
  site.host.streams.set(ROWS);
  const webcast = await open();
  await remember(webcast);
  site.host.streams.set(ROWS.map((one) => ({ ...one, streamTitle: `${one.streamTitle} !` })));
  await webcast.refreshed();
  await expect.poll(() => webcast.title()).toBe("Scène a !");
  expect(await sameFrames(webcast)).toBe(true);
  await expect
    .poll(() => webcast.page.locator(".signet-webcast-player iframe").getAttribute("title"))
    .toContain("Scène a !");
  await webcast.page.expectSilent();
});

test("streams that start and end change the cards, and the playing one continues", async () => {
  site.host.streams.set(ROWS.slice(0, 2));
  const webcast = await open();
  await remember(webcast);
  expect(await webcast.cards()).toEqual(["Scène b"]);
  site.host.streams.set([row("n"), ...ROWS.slice(0, 3)]);
  await webcast.refreshed();
  await expect.poll(() => webcast.cards()).toEqual(["Scène n", "Scène b", "Scène c"]);
  site.host.streams.set(ROWS.slice(0, 1));
  await webcast.refreshed();
  await expect.poll(() => webcast.page.locator(".signet-webcast-streams").count()).toBe(0);
  expect([await webcast.title(), await sameFrames(webcast)]).toEqual(["Scène a", true]);
  await webcast.page.expectSilent();
});

test("when the stream ends, the first of the list plays, without announcement, focus is kept", async () => {
  site.host.streams.set(ROWS);
  const webcast = await open("/webdiffusion?flux=3");
  const { page } = webcast;
  expect(await webcast.title()).toBe("Scène c");
  await page.locator(".signet-webcast-player iframe").focus();
  await webcast.forget();
  site.host.streams.set(ROWS.filter((one) => one.streamId !== "c"));
  await webcast.refreshed();
  await expect.poll(() => webcast.title()).toBe("Scène a");
  await expect.poll(() => webcast.focused()).toBe("Scène a");
  await expect.poll(() => webcast.cards()).toEqual(["Scène b", "Scène d"]);
  expect(await webcast.said()).toEqual([]);
  await expect.poll(() => players(webcast.loads)).toEqual(["/lecteur/direct/c", "/lecteur/direct/a"]);
  await page.expectSilent();
});

test("focus on a card that disappears stays in the webcast", async () => {
  site.host.streams.set(ROWS);
  const webcast = await open();
  await webcast.page.locator(".signet-webcast-stream-turn").last().focus();
  site.host.streams.set(ROWS.slice(0, 3));
  await webcast.refreshed();
  await expect.poll(() => webcast.focused()).toBe("Scène a");
});

test("when the list is empty twice, it says so, plays the next stream, and keeps focus", async () => {
  site.host.streams.set(ROWS);
  const webcast = await open();
  await webcast.page.locator(".signet-webcast-player iframe").focus();
  site.host.streams.set([]);
  await webcast.refreshed();
  await expect.poll(() => webcast.title()).toBe("Scène a");
  await webcast.refreshed();
  await webcast.page.getByText("Aucune webdiffusion n’est en cours pour le moment.").waitFor();
  await expect.poll(() => webcast.page.locator("iframe").count()).toBe(0);
  await expect.poll(() => webcast.focused()).toBe("Aucune webdiffusion n’est en cours pour le moment.");
  site.host.streams.set(ROWS.slice(1, 2));
  await webcast.refreshed();
  await expect.poll(() => webcast.title()).toBe("Scène b");
  await expect.poll(() => webcast.focused()).toBe("Scène b");
  await webcast.page.expectSilent();
});

test("the API is down for five minutes: the stream continues, requests get fewer, one report", async () => {
  site.host.streams.set(ROWS);
  const webcast = await open();
  const { page } = webcast;
  await remember(webcast);
  await page.evaluate(() => {
    const reports: string[] = [];
    Object.assign(window, { reports });
    document.addEventListener("signet:report", (event) => {
      event.preventDefault();
      reports.push(String((event as CustomEvent<{ error: unknown }>).detail.error));
    });
  });
  site.host.faults.set({ path: "/api", shape: { data: null, errors: [{ message: "en panne" }] } });
  const before = webcast.asked();
  await webcast.refreshed();
  for (let seconds = 0; seconds < 300; seconds += 5) {
    await page.clock.runFor(5000);
    await page.evaluate(() => 0);
    await webcast.answered();
  }
  expect(webcast.asked() - before).toBeLessThanOrEqual(3);
  expect([await webcast.title(), await sameFrames(webcast)]).toEqual(["Scène a", true]);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { reports: string[] }).reports))
    .toEqual([expect.stringContaining("en panne")]);
  site.host.faults.clear();
  site.host.streams.set(ROWS.slice(0, 2));
  await webcast.refreshed();
  await expect.poll(() => webcast.cards()).toEqual(["Scène b"]);
  expect(await sameFrames(webcast)).toBe(true);
});

test("a hidden tab sends no request, and sends one at once when it is shown again", async () => {
  site.host.streams.set(ROWS);
  const webcast = await open();
  const { page } = webcast;
  const show = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const before = webcast.asked();
  await show(true);
  for (let minute = 0; minute < 10; minute += 1) await page.clock.runFor(60_000);
  expect(webcast.asked()).toBe(before);
  site.host.streams.set(ROWS.slice(0, 2));
  await show(false);
  await expect.poll(() => webcast.cards()).toEqual(["Scène b"]);
  expect(webcast.asked()).toBe(before + 1);
  await page.expectSilent();
});
