/** The ways in which a marker comes into a page of a CMS. */
import type { Browser } from "playwright-core";
import { markerFacts } from "../../src/markers.ts";
import { read } from "../../test/contract/sources.ts";

export const WAYS = ["block", "shortcode", "pasted", "theme"] as const;

/**
 * - block: the pattern that the plugin offers in the inserter of the block editor
 * - shortcode: `[signet marker="…"]` around what docs/markers.md lets an editor paste
 * - pasted: that snippet itself
 * - theme: what the macro of a theme prints, copied by an editor from the source of a page
 */
export type Way = (typeof WAYS)[number];

export const pastedSnippet = (name: string): string =>
  markerFacts.find((facts) => facts.name === name)?.snippet ?? "";

/** The snippet with a shortcode in place of its marker element. */
export function shortcodeOf(name: string): string {
  const snippet = pastedSnippet(name);
  const [, attributes = "", content = ""] =
    /^<div data-(?:island|behaviour)="[^"]+"([^>]*)>([\s\S]*)<\/div>$/.exec(snippet) ?? [];
  const given = attributes.replaceAll(" data-", " ");
  return `[signet marker="${name}"${given}]${content}[/signet]`;
}

/** Content of a pattern as the plugin registers it. */
export const patternOf = (name: string, images: string): string =>
  read(`templates-fixtures/wordpress/signet/patterns/${name}.html`).replaceAll("%images%", images);

/** Each marker's HTML on the pages of the demonstration theme. */
export async function themeHtml(browser: Browser, host: string): Promise<Map<string, string>> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: host });
  const page = await context.newPage();
  const found = new Map<string, string>();
  await page.goto("/programmation");
  const [activity = "/"] = await page
    .locator('article a[href^="/activites/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const addresses = [
    "/programmation",
    "/auteurs",
    "/exposants",
    "/webdiffusion",
    "/activites",
    activity,
    "/videos",
    "/",
    "/faq",
    "/ma-selection",
  ];
  for (const address of addresses) {
    await page.goto(address);
    const markers = await page.locator("[data-island], [data-behaviour]").evaluateAll((all) =>
      all.map((one) => ({
        name: one.getAttribute("data-island") ?? one.getAttribute("data-behaviour") ?? "",
        // The search's button is elsewhere in the header, and an empty bookmark stands in its card.
        html: one.matches("[data-behaviour=keep]:empty")
          ? (one.parentElement?.outerHTML ?? "")
          : `${one.localName === "dialog" ? (document.querySelector("header [popovertarget=recherche]")?.outerHTML ?? "") : ""}${one.outerHTML}`,
      })),
    );
    for (const { name, html } of markers) if (!found.has(name)) found.set(name, html);
  }
  await context.close();
  return found;
}
