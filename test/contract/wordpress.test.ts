/** The WordPress plugin knows the markers of the registry, and its patterns contain only what any role may save. */
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { registry } from "../../src/registry.ts";
import { pastedSnippet } from "../wordpress/pasted-snippet.ts";
import { digestOfPlugin, readRecorded } from "../wordpress/recorded.ts";
import { filesIn, read } from "./sources.ts";

const PLUGIN = "templates-fixtures/wordpress/signet";
const names = registry.map(({ name }) => name);

/** Elements and attributes that filters of common CMSs keep for everyone. */
const ELEMENTS = "a details div figure h2 h3 h4 img li ol p section span strong summary ul".split(" ");
const ATTRIBUTES = /^(alt|class|href|id|src|data-[a-z]+(-[a-z]+)*)$/;

/** The plugin's table of markers, read from its PHP. */
const rows = new Map(
  [
    ...read(`${PLUGIN}/includes/markers.php`).matchAll(
      /'([a-z-]+)'\s*=> array\(\s*'kind'\s*=> '(\w+)',\s*'title'\s*=> '([^']+)',\s*'now'\s*=> (true|false),\s*'attributes' => array\(([^)]*)\)/g,
    ),
  ].map(([, name = "", kind, title, now, attributes = ""]) => [
    name,
    {
      kind,
      title,
      now: now === "true",
      attributes: [...attributes.matchAll(/'([^']+)'/g)].map(([, one]) => one),
    },
  ]),
);

/** What a text contains that some CMS removes. */
function unsafe(html: string): string[] {
  const bad: string[] = [];
  for (const [tag, name = "", attributes = ""] of html
    .replace(/<!--[\s\S]*?-->/g, "")
    .matchAll(/<([a-z][\w-]*)([^>]*)>/g)) {
    if (!ELEMENTS.includes(name)) bad.push(tag);
    for (const [, attribute = ""] of attributes.matchAll(/\s([^\s=/]+)(?:="[^"]*")?/g))
      if (!ATTRIBUTES.test(attribute)) bad.push(tag);
  }
  return bad;
}

test("the plugin's table lists the markers of the registry, and those that start at once", () => {
  expect([...rows.keys()].sort()).toEqual([...names].sort());
  for (const { name, kind, when } of registry)
    expect(rows.get(name), name).toMatchObject({ kind, now: when === "now" });
});

test("each attribute that the plugin lets through is in docs/markers.md", () => {
  const contract = read("docs/markers.md");
  for (const [name, { attributes }] of rows)
    for (const attribute of attributes) expect(contract, name).toContain(`\`data-${attribute}`);
});

test("there is a pattern for each marker and no other, with text to read", () => {
  const patterns = filesIn(`${PLUGIN}/patterns`, /\.html$/);
  expect(patterns.map((path) => basename(path, ".html")).sort()).toEqual([...names].sort());
  for (const path of patterns)
    expect(
      read(path)
        .replace(/<[^>]*>/g, "")
        .trim().length,
      path,
    ).toBeGreaterThan(15);
});

describe.each(names)("%s: only what every role may save is in", (name) => {
  test("its pattern", () => {
    expect(unsafe(read(`${PLUGIN}/patterns/${name}.html`))).toEqual([]);
  });

  test("the snippet that an editor can paste", () => {
    const snippet = pastedSnippet(name);
    expect(unsafe(snippet)).toEqual([]);
    expect(snippet).toMatch(/^<div data-(island|behaviour)="/);
  });
});

test("what WordPress prints was recorded with these files of the plugin: else run npm run test:cms", () => {
  const { of, pages } = readRecorded();
  expect(of).toBe(digestOfPlugin());
  const ways = ["block", "shortcode", "pasted"];
  expect(Object.keys(pages).sort()).toEqual(
    names.flatMap((name) => ways.map((way) => `${way} ${name}`)).sort(),
  );
});
