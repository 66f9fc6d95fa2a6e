/** The webcast while its page stays open, in this engine: what plays goes on, and what has changed is shown. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../browser/harness.ts";
import { openWebcast, row } from "../browser/webcast/webcast-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const ROWS = ["a", "b", "c", "d"].map((id) => row(id));

/** A tab that is shown again asks at once, and so need not wait for a minute. */
const showAgain = (page: WatchedPage) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });

test("a refresh shows new titles and streams, and never loads the playing frame again", async () => {
  site.host.streams.set(ROWS);
  const { page, title, cards } = await openWebcast(site, "/webdiffusion");
  await page.frameLocator(".signet-webcast-player iframe").locator("body").waitFor({ state: "attached" });
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>(".signet-webcast-player iframe"))
      Object.assign(frame.contentWindow ?? {}, { goesOn: true });
    Object.assign(window, { player: document.querySelector(".signet-webcast-player iframe") });
  });
  const goesOn = () =>
    page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>(".signet-webcast-player iframe");
      const { player } = window as unknown as { player: Element };
      return frame === player && "goesOn" in (frame?.contentWindow ?? {});
    });
  expect(await goesOn()).toBe(true);
  const focus = page.locator(".signet-webcast-stream-turn").nth(1);
  await focus.focus();
  site.host.streams.set(
    [...ROWS.slice(1), row("e"), ...ROWS.slice(0, 1)].map((one) => ({
      ...one,
      streamTitle: `${one.streamTitle}, suite`,
    })),
  );
  await showAgain(page);
  await expect.poll(title).toBe("Scène a, suite");
  await expect.poll(async () => (await cards()).length).toBe(4);
  expect(await goesOn()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? "")).toContain("suite");
  // One empty answer may be a slip; what plays goes on.
  site.host.streams.set([]);
  await showAgain(page);
  site.host.streams.set(ROWS);
  // A tab that is shown while an answer is on its way does not ask again.
  const next = async () => {
    await showAgain(page);
    return title();
  };
  await expect.poll(next).toBe("Scène a");
  expect(await goesOn()).toBe(true);
  await page.expectSilent();
});

test("a stream that has ended gives way to the first, and a failing API takes nothing away", async () => {
  site.host.streams.set(ROWS);
  const { page, title, press } = await openWebcast(site, "/webdiffusion");
  await press(0);
  await expect.poll(title).toBe("Scène b");
  site.host.faults.set({ path: "/api", status: 503 });
  await showAgain(page);
  await expect.poll(async () => (await page.problemsSoFar()).join("\n")).toContain("Signet");
  expect(await title()).toBe("Scène b");
  site.host.faults.clear();
  site.host.streams.set(ROWS.filter((_, place) => place !== 1));
  await showAgain(page);
  await expect.poll(title).toBe("Scène a");
});
