/**
 * What the runtime promises of every marker whose files do not come: the server's page stays, each marker is reported
 * once, and works when the network is back. On the pages of the stand-in CMS it becomes the server's again, too, when it
 * is released: their HTML is more than a snippet's.
 */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../../harness.ts";
import { expectNothingHeld, openWritten, releaseAll } from "../../written-page.ts";
import { ALL, MARKERS, PAGES } from "./marker-pages.ts";
import { changedMarkers, namesOf, rememberMarkers, reported, states } from "./sent-markers.ts";

const site = useSite({ now: "2026-11-26T10:00" });

/** All that the entry loads, but for the texts of the reports. */
const FILES = { css: /\/dist\/[^/]+\.css/, js: /\/dist\/(?!explain-)[^/]+-\w+\.js/ };

/** A window in which every marker is near the viewport. */
const HIGH = { height: 20_000 };

/** Loses these files, once the page has a way to tell what its markers were. For pages that are not open yet. */
async function lose(page: WatchedPage, kind: keyof typeof FILES): Promise<void> {
  await rememberMarkers(page);
  await page.route(FILES[kind], (route) => route.abort("internetdisconnected"));
}

/** Fails unless all markers stay as they were sent, until the network is back. */
async function expectLost(page: WatchedPage, kind: keyof typeof FILES): Promise<void> {
  const names = await namesOf(page);
  const allAre = (state: string) =>
    expect.poll(() => states(page)).toEqual(names.map((name) => `${name} ${state}`));
  await allAre("failed");
  expect(await changedMarkers(page)).toEqual([]);
  expect(await reported(page), "one report each").toEqual(names);

  await page.context().setOffline(true);
  await page.unroute(FILES[kind]);
  await page.context().setOffline(false);
  await allAre("ready");
  expect(await reported(page), "and nothing more").toEqual(names);
}

test.each(["css", "js"] as const)(
  "without its own %s each marker stays as sent, with one report, until the network is back",
  async (kind) => {
    const page = await openWritten(site, ALL, { ...HIGH, prepare: (page) => lose(page, kind) });
    expect(await namesOf(page)).toEqual(MARKERS.map(({ name }) => name).sort());
    await expectLost(page, kind);
  },
);

test.each(PAGES)(
  "%s is the server's page while its markers have no code, and after their release",
  async (address) => {
    const page = await site.newPage(HIGH);
    await lose(page, "js");
    await page.goto(address);
    await expectLost(page, "js");
    await releaseAll(page);
    expect(await changedMarkers(page)).toEqual([]);
    await expectNothingHeld(page);
  },
);
