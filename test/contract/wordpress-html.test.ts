/**
 * The WordPress plugin prints the search as the theme's macros do: its two files are written from them here, with
 * placeholders that PHP fills. After a change of a macro: vitest --update, then npm run test:cms.
 */
import { join } from "node:path";
import nunjucks from "nunjucks";
import { expect, test } from "vitest";
import { ROOT, read } from "./sources.ts";

const PLUGIN = "templates-fixtures/wordpress/signet";
const loader = new nunjucks.FileSystemLoader(join(ROOT, "templates-fixtures"));
const environment = new nunjucks.Environment(loader, { autoescape: true, trimBlocks: true });

/** Without white space between tags: WordPress would make paragraphs and line breaks of it. */
const printed = (template: string) =>
  `${environment
    .renderString(template, {})
    .trim()
    .replace(/\s*\n\s*/g, "")}\n`;

test("html/search-overlay.html is the macro searchDialog", async () => {
  const html = printed(
    '{% from "macros/search-overlay.njk" import searchDialog %}{% call searchDialog("%action%", "%id%") %}%more%{% endcall %}',
  );
  await expect(html).toMatchFileSnapshot(join(ROOT, `${PLUGIN}/html/search-overlay.html`));
});

test("html/search-form.html is the macro searchForm, as a root inside the plugin's marker", async () => {
  const label = "Un titre, un nom";
  const html = printed(
    `{% from "macros/search-form.njk" import searchForm %}{{ searchForm("%action%", "", "${label}") }}`,
  ).replace('class="signet-search" data-behaviour="search-form"', 'class="signet-search signet-root"');
  expect(html).toContain("signet-root");
  await expect(html).toMatchFileSnapshot(join(ROOT, `${PLUGIN}/html/search-form.html`));
});

test("PHP fills every placeholder, and repeats none of the two", () => {
  const php = read(`${PLUGIN}/includes/server-html.php`);
  for (const name of ["search-overlay", "search-form"]) {
    const [, values = ""] = new RegExp(`signet_macro_html\\(\\s*'${name}',([\\s\\S]*?)\\);`).exec(php) ?? [];
    for (const [, place] of read(`${PLUGIN}/html/${name}.html`).matchAll(/%([a-z]+)%/g))
      expect(values, name).toContain(`'${place}'`);
  }
  expect(php).not.toMatch(/<(dialog|form|input)\s/);
});
