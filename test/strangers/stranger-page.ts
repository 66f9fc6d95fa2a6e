/** One widget in a column of a stranger's page: no css of the demonstration theme, the stranger's css unlayered. */
import { inject } from "vitest";
import type { PageOptions, Site, WatchedPage } from "../browser/harness.ts";
import { allReady } from "../browser/pages/every-page.ts";
import { createAssets } from "../host/assets.ts";
import { cssOf, type Sheet } from "./sheet.ts";
import type { Widget } from "./widgets.ts";

/** Widths of columns, in css pixels. */
export const WIDTHS = [280, 390, 640, 1200] as const;

/** Width of the window around a column: a phone's, or a desktop's with a sidebar. */
const windowOf = (column: number): number => (column < 600 ? column + 40 : Math.max(column + 40, 1280));

/** The time of the sites that these tests open, a morning of the fair: otherwise what is on would depend on the day. */
const NOW = "2026-11-26T10:00:00-05:00";

const link = (href: string) => `<link rel="stylesheet" href="${href}">`;

/** Opens the widget in a column of this width, and waits for its state. */
export async function openStranger(
  site: Site,
  sheet: Sheet,
  widget: Widget,
  column: number,
  options: PageOptions = {},
): Promise<WatchedPage> {
  const page = await site.newPage({
    reducedMotion: true,
    height: 900,
    width: windowOf(column),
    ...options,
  });
  const { asset } = createAssets(inject("distDir"));
  const ours = ["base.css", ...widget.css].map((name) => link(asset(name))).join("");
  const theirs = link("/etranger/theme.css");
  const body = `<!doctype html><html lang="fr-CA" data-now="${NOW}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>Chez un étranger</title>
    <link rel="icon" href="/theme/images/favicon.svg" type="image/svg+xml">
    ${sheet.isBefore ? theirs + ours : ours + theirs}${link("/etranger/column.css")}
    <script type="module" src="/dist/signet.js"></script></head>
    <body><main class="entry-content prose">${widget.html}</main></body></html>`;
  const narrow = `main { display: block !important; float: none !important; inline-size: ${column}px !important;
    max-inline-size: none !important; min-inline-size: 0 !important; margin: 0 auto !important; padding: 0 !important; }`;
  const css = { contentType: "text/css" };
  await page.route("**/etranger{,?*}", (route) => route.fulfill({ contentType: "text/html", body }));
  // The stranger's fonts and pictures are not what is tested.
  await page.route("**/etranger/**", (route) => route.fulfill({ status: 204 }));
  await page.route("**/etranger/theme.css", (route) => route.fulfill({ ...css, body: cssOf(sheet) }));
  await page.route("**/etranger/column.css", (route) => route.fulfill({ ...css, body: narrow }));
  await page.goto(`/etranger${widget.query ?? ""}`);
  await allReady(page);
  await widget.act?.(page);
  return page;
}
