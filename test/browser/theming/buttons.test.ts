/** Buttons of ours that stand in the page itself, outside of a root, as WordPress prints them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { readRecorded } from "../../wordpress/recorded.ts";
import { useSite } from "../harness.ts";
import { openWritten } from "../written-page.ts";

const site = useSite();
const { names } = JSON.parse(readFileSync(join(inject("distDir"), "manifest.json"), "utf8"));
const { pages } = readRecorded();
const MARKERS = ["mega-menu", "search-overlay"];

const LIGHT = "body { background: #fff; color: #222; }";
const DARK = "body { background: #111; color: #f0f0f0; }";
const THEMES = {
  light: LIGHT,
  dark: DARK,
  "dark with its scheme": `:root { color-scheme: dark; } ${DARK}`,
  "light with buttons of its own": `${LIGHT} button { background: #222; color: #fff; }`,
  "dark with buttons of its own": `${DARK} :root button:not(.has-background) { background: #f0f0f0; color: #111; }`,
};

test.each(Object.entries(THEMES))(
  "the plugin's buttons have the page's text and ground in a theme that is %s",
  async (_, theme) => {
    const css = ["base", "search-form", ...MARKERS].map(
      (name) => `<link rel="stylesheet" href="/dist/${names[`${name}.css`]}">`,
    );
    const html = MARKERS.map((name) => pages[`block ${name}`]).join("");
    const page = await openWritten(site, html, { head: css.join("") });
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, theme);
    const colours = (one: Element) => {
      const { color, backgroundColor } = getComputedStyle(one);
      return { color, ground: backgroundColor };
    };
    const { color } = await page.locator("body").evaluate(colours);
    for (const name of ["Menu", "Rechercher"]) {
      const button = page.locator("main .signet-button:visible", { hasText: name }).first();
      await button.waitFor();
      // The page's own pair: its text, over its ground.
      expect(await button.evaluate(colours), name).toEqual({ color, ground: "rgba(0, 0, 0, 0)" });
    }
  },
);
