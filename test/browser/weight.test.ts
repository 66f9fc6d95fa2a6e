/** The build weighs pages by reading import statements; this is what a browser really fetches. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { useSite } from "./harness.ts";

const site = useSite();

test.each(["/programmation", "/auteurs", "/exposants", "/faq", "/"])(
  "%s fetches the scripts that the build counted, and no other until its islands are ready, or all markers without one",
  async (path) => {
    const manifest = JSON.parse(readFileSync(join(inject("distDir"), "manifest.json"), "utf8"));
    const page = await site.newPage();
    await page.addInitScript(() => {
      addEventListener("signet:ready", (event) =>
        performance.mark("ready", { detail: (event as CustomEvent<{ kind: string }>).detail.kind }),
      );
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const markers = await page
      .locator("[data-island], [data-behaviour]")
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute("data-island") ?? one.getAttribute("data-behaviour")),
      );
    // What starts when it comes near is a part of the page's weight, too.
    const comeNear = () =>
      page.evaluate(() => {
        const waiting = document.querySelector("[data-enhanced=waiting]");
        waiting?.scrollIntoView();
        return waiting === null;
      });
    await expect.poll(comeNear).toBe(true);
    if (markers.length > 0) await page.whenReady();
    const { fetched, early } = await page.evaluate(() => {
      const marks = performance.getEntriesByName("ready") as PerformanceMark[];
      const islands = marks.filter(({ detail }) => detail === "island");
      // An island that is ready goes on to what comes later, whatever marker is still on its way.
      const ready = (islands.length > 0 ? islands : marks).at(-1)?.startTime ?? Number.POSITIVE_INFINITY;
      const scripts = performance.getEntriesByType("resource").flatMap(({ name, startTime }) => {
        const file = /\/dist\/([^/?]+\.js)(?:\?|$)/.exec(name)?.[1];
        return file ? [{ file, early: startTime <= ready }] : [];
      });
      return {
        fetched: scripts.map(({ file }) => file),
        early: scripts.filter((script) => script.early).map(({ file }) => file),
      };
    });
    const counted = ["entry", ...markers].flatMap((name) => manifest.loads[name ?? ""] ?? []);
    const scripts = counted.filter((file: string) => file.endsWith(".js"));
    expect(scripts.filter((file: string) => !fetched.includes(file))).toEqual([]);
    expect(early.filter((file) => !scripts.includes(file))).toEqual([]);
  },
);
