/** No overlap, nothing outside of its box, and no sideways scroll, at five widths. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { row } from "../webcast/webcast-page.ts";
import { addMeasures, NOW, openStill, outOfSight } from "./appearance-page.ts";

const site = useSite({ now: NOW });

const WIDTHS = [320, 390, 768, 1440, 1920];

/** Boxes that are laid out beside and below each other; of nested ones only the innermost are compared. */
const LABELS = [
  ".signet-programme-card > *, .signet-programme-slot > *, .signet-programme-what > *, .signet-programme-where > *, .signet-programme-actions > *",
  ".signet-programme-hour-label, .signet-programme-count, .signet-programme-view, .signet-programme-chip, .signet-programme-chosen-day",
  ".signet-programme-spot, .signet-directory-entry > *, .signet-directory-alphabet a, .signet-directory-result-count, .signet-directory-find",
  ".signet-webcast-stream, .signet-webcast-facts-kind > *, .signet-webcast-facts-actions > *, .signet-webcast-streams-head > *",
  ".signet-webcast-player, .signet-webcast-chat, .signet-webcast-beside, .signet-button",
].join();

/** Pairs of boxes that overlap by more than 1 px in width and 3 px in height, and text outside of its card. */
const overlaps = (page: WatchedPage): Promise<string[]> =>
  page.evaluate((selector) => {
    const { isSeen, isOver, boxesOf, linesOf, overlap, nameOf } = window.signetSeen;
    // The bookmark hangs over the picture on purpose.
    const isOnPicture = (one: Element, other: Element) =>
      one.matches(".signet-keep") && other.matches(".signet-programme-photos, .signet-programme-placeholder");
    const found = new Set<string>();
    const all = [...document.querySelectorAll(selector)]
      .filter((one) => isSeen(one) && !isOver(one))
      .flatMap((one) => boxesOf(one).map((box) => ({ one, box })));
    // Of a heading only its text: its box is as wide as the page.
    for (const one of document.querySelectorAll("h1, h2, h3, h4"))
      if (isSeen(one) && !isOver(one)) all.push(...linesOf(one).map((box) => ({ one, box })));
    all.sort((one, other) => one.box.top - other.box.top);
    for (const [index, { one, box }] of all.entries())
      for (const other of all.slice(index + 1)) {
        if (other.box.top > box.bottom) break;
        if (one.contains(other.one) || other.one.contains(one)) continue;
        if (isOnPicture(one, other.one) || isOnPicture(other.one, one)) continue;
        const { x, y } = overlap(box, other.box);
        // Letters of a tight line reach a little beyond it.
        if (x > 1 && y > 3) found.add(`${nameOf(one)} and ${nameOf(other.one)}: ${x} × ${y}`);
      }
    for (const card of document.querySelectorAll(
      ".signet-programme-card, .signet-programme-slot, .signet-directory-entry, .signet-webcast-stream",
    )) {
      if (!isSeen(card)) continue;
      const edge = card.getBoundingClientRect();
      for (const { left, right } of linesOf(card))
        if (left < edge.left - 0.5 || right > edge.right + 0.5)
          found.add(`words from ${left} to ${right} stick out of ${nameOf(card)}`);
    }
    return [...found];
  }, LABELS);

async function expectTidy(page: WatchedPage): Promise<void> {
  await addMeasures(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overlaps(page), `at ${width} px`).toEqual([]);
    expect(await outOfSight(page), `at ${width} px`).toEqual([]);
  }
}

describe("nothing overlaps", () => {
  test.each([
    "/programmation",
    "/programmation?mode=horaire",
    "/programmation?mode=carte&location=56967",
    "/programmation?date=0",
    "/auteurs",
    "/auteurs?letter=b",
    "/exposants",
    "/webdiffusion",
    "/webdiffusion?flux=2",
    "/",
    "/faq",
    "/videos",
    "/activites?q=conte",
  ])("%s", async (address) => {
    const page = await openStill(site, address);
    await expectTidy(page);
    await page.expectSilent();
  });

  test("on the webcast, with names of a hundred letters without a space", async () => {
    const streamTitle = "W".repeat(100);
    const streamActivity = [{ url: "/activites/nuit", activityRoom: [{ title: "M".repeat(100) }] }];
    site.host.streams.set(["a", "b", "c", "d"].map((id) => row(id, { streamTitle, streamActivity })));
    const page = await openStill(site, "/webdiffusion");
    await expectTidy(page);
  });
});
