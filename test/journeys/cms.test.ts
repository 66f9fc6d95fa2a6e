/**
 * Each marker as WordPress printed it when an author had saved it (test/wordpress/recorded.json, kept by `npm run test:cms`):
 * it mounts and works, and without script the page is readable.
 */
import { describe, expect, test } from "vitest";
import { registry } from "../../src/registry.ts";
import { useSite } from "../browser/harness.ts";
import { openWritten } from "../browser/written-page.ts";
import { stumblingBlocks, tryMarker } from "../wordpress/checks.ts";
import { readRecorded } from "../wordpress/recorded.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const { pages } = readRecorded();

describe.each(["block", "pasted"])("from WordPress, as %s", (way) => {
  test.each(registry.map(({ name }) => name))("%s works, and is readable without script", async (name) => {
    const html = pages[`${way} ${name}`] ?? "";
    const plain = await openWritten(site, html, { javaScript: false });
    expect(await stumblingBlocks(plain.locator("main"))).toEqual([]);
    await tryMarker(await openWritten(site, html), name);
  });
});
