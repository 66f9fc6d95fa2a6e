/** What the WordPress plugin offers contains only what any role may save (written.test.ts writes it). */
import { describe, expect, test } from "vitest";
import { markerFacts } from "../../src/markers.ts";
import { digestOfPattern, digestOfPlugin, readRecorded } from "../wordpress/recorded.ts";
import { read } from "./sources.ts";

const PLUGIN = "templates-fixtures/wordpress/signet";

/** Elements and attributes that filters of common CMSs keep for everyone. */
const ELEMENTS = "a details div figure h2 h3 h4 img li ol p section span strong summary ul".split(" ");
const ATTRIBUTES = /^(alt|class|href|id|src|data-[a-z]+(-[a-z]+)*)$/;

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

describe.each(markerFacts)("$name: only what every role may save is in", ({ name, snippet }) => {
  test("its pattern", () => {
    expect(unsafe(read(`${PLUGIN}/patterns/${name}.html`))).toEqual([]);
  });

  test("the snippet that an editor can paste", () => {
    expect(unsafe(snippet)).toEqual([]);
    expect(snippet).toMatch(/^<div data-(island|behaviour)="/);
  });
});

test("what WordPress prints was recorded with this plugin; otherwise run npm run test:cms", () => {
  const { of, patterns, pages } = readRecorded();
  expect(of).toBe(digestOfPlugin());
  // A new marker is recorded by the next run; until then its pattern is only as good as what writes it.
  for (const [name, digest] of Object.entries(patterns)) expect(digest, name).toBe(digestOfPattern(name));
  const recorded = Object.keys(patterns).flatMap((name) =>
    ["block", "shortcode", "pasted"].map((way) => `${way} ${name}`),
  );
  expect(Object.keys(pages).sort()).toEqual(recorded.sort());
});
