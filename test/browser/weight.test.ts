/** The build weighs pages by reading import statements; this is what a browser really fetches. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { useSite } from "./harness.ts";

const site = useSite();

test.each(["/programmation", "/auteurs", "/exposants", "/faq", "/"])(
  "%s fetches the scripts that the build counted, and no other until all its markers are ready",
  async (path) => {
    const manifest = JSON.parse(readFileSync(join(inject("distDir"), "manifest.json"), "utf8"));
    const page = await site.newPage();
    await page.addInitScript(() => {
      addEventListener("signet:ready", () => performance.mark("ready"));
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const markers = await page
      .locator("[data-island], [data-behaviour]")
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute("data-island") ?? one.getAttribute("data-behaviour")),
      );
    // What starts when it comes near is a part of the page's weight, too.
    const waiting = page.locator("[data-enhanced=waiting]");
    while ((await waiting.count()) > 0) await waiting.first().evaluate((marker) => marker.scrollIntoView());
    if (markers.length > 0) await page.whenReady();
    const fetched = await page.evaluate(() => {
      const ready = performance.getEntriesByName("ready").at(-1)?.startTime ?? Number.POSITIVE_INFINITY;
      return performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime <= ready)
        .flatMap(({ name }) => /\/dist\/([^/?]+\.js)(?:\?|$)/.exec(name)?.[1] ?? []);
    });
    const counted = ["entry", ...markers].flatMap((name) => manifest.loads[name ?? ""] ?? []);
    const scripts = counted.filter((file: string) => file.endsWith(".js"));
    expect([...new Set(fetched)].sort()).toEqual([...new Set(scripts)].sort());
  },
);
