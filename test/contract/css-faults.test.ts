// @vitest-environment node
/** Css that fails in a browser that visitors have: none in what we ship or show. */
import { createRequire } from "node:module";
import type { CompatData } from "@mdn/browser-compat-data";
import type { Rule } from "postcss";
import { describe, expect, test } from "vitest";
import { cssFaults, parseCss, rangeFaults } from "../../build/css-faults.mjs";
import { PAGES, pageOf } from "./markdown.ts";
import { filesIn, read } from "./sources.ts";

const ours = filesIn("src", /\.css$/).map((path) => ({ path, css: read(path) }));
/** What no build changes: the demonstration theme, and the examples of the documents. */
const asWritten = [
  ...filesIn("templates-fixtures/theme", /\.css$/).map((path) => ({ path, css: read(path) })),
  ...PAGES.flatMap((page) => pageOf(page).snippets)
    .filter(({ language }) => language === "css")
    .map(({ name, text }) => ({ path: name, css: text })),
];

const words = (css: string) => cssFaults(parseCss(css)).map(({ words }) => words);

test("no css that we ship or show contains a fault", () => {
  expect(ours.length).toBeGreaterThan(60);
  expect(asWritten.length).toBeGreaterThan(40);
  for (const { path, css } of [...ours, ...asWritten]) expect(cssFaults(parseCss(css)), path).toEqual([]);
  for (const { path, css } of asWritten) expect(rangeFaults(parseCss(css)), path).toEqual([]);
});

describe("what counts as a fault", () => {
  test.each([
    ["@starting-style { .a { opacity: 0 } }", "@starting-style stands outside of a rule"],
    ["@media screen { @starting-style { .a { opacity: 0 } } }", "@starting-style stands outside of a rule"],
    [
      ".a p::first-letter { all: revert }",
      "::first-letter makes two texts of one, which screen readers read apart",
    ],
    [
      ".a::backdrop { background: var(--night) }",
      "::backdrop inherits no property in Chrome 121 and Safari 17.3",
    ],
    [".a::before { mask: none }", "Chrome 119 does not know mask"],
    [".a { inline-size: calc(100vi - 1rem) }", "Chrome 107 and Safari 15.3 know neither vi nor vb"],
  ])("%s", (css, fault) => {
    expect(words(css)).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    ".a { @starting-style { opacity: 0 } }",
    ".a { &::after { @starting-style { opacity: 0 } } }",
    ".a::backdrop { background: var(--night, black); transition: opacity var(--slow) }",
    ".a::before { -webkit-mask: none }",
    ".a { max-block-size: 100dvb; inline-size: 100vw }",
  ])("not %s", (css) => {
    expect(words(css)).toEqual([]);
  });

  test("a media range in css that the build does not transform", () => {
    expect(rangeFaults(parseCss("@media (width < 40rem) { a { color: red } }"))).toHaveLength(1);
    expect(rangeFaults(parseCss("@media (max-width: 39.98rem) { a { color: red } }"))).toEqual([]);
  });
});

// Firefox keeps the first layout's clip of a table's head: what a container query enlarges later is cut.
test("on paper, a heading that a container query sizes has a size of its own", () => {
  const sizes: Record<string, Set<string>> = { container: new Set(), media: new Set() };
  parseCss(read("src/islands/programme/schedule/schedule-days.css")).walkAtRules((rule) => {
    if (rule.name !== "container" && rule.params !== "print") return;
    rule.walkDecls("font-size", ({ parent }) => {
      for (const selector of (parent as Rule).selectors) sizes[rule.name]?.add(selector);
    });
  });
  expect(sizes.container?.size).toBeGreaterThan(1);
  expect([...(sizes.media ?? [])]).toEqual(expect.arrayContaining([...(sizes.container ?? [])]));
});

test("some browsers of the floor give ::backdrop no custom property of the page", () => {
  const data = createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;
  const compat = data.css.selectors?.backdrop?.inherit_from_originating_element?.__compat?.support;
  const since = (one: unknown) => Number.parseFloat(String((one as { version_added: string }).version_added));
  expect([since(compat?.chrome), since(compat?.safari)]).toEqual([122, 17.4]);
});
