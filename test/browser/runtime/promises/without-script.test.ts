/** What the runtime promises of every marker where there is no script: its HTML can be read, and nothing in it is dead. */
import { expect, test } from "vitest";
import { stumblingBlocks } from "../../../wordpress/checks.ts";
import { useSite } from "../../harness.ts";
import { openWritten } from "../../written-page.ts";
import { ALL, MARKERS } from "./marker-pages.ts";

const site = useSite({ now: "2026-11-26T10:00" });

test("without script every marker can be read, and has no dead button", async () => {
  const page = await openWritten(site, ALL, { javaScript: false, width: 390 });
  for (const { name } of MARKERS) {
    const marker = page.locator(`[data-island="${name}"], [data-behaviour="${name}"]`);
    expect(await stumblingBlocks(marker), name).toEqual([]);
  }
  await page.expectSilent();
});
