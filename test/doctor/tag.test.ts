/** Snippets are pasted into a CMS by people with more rights than whoever wrote the values in them. */
import { afterEach, describe, expect, test } from "vitest";
import type { Finding } from "../../src/doctor/finding.ts";
import { factsOf } from "../../src/doctor/known-markers.ts";
import { attributeFaults } from "../../src/doctor/page/attribute-faults.ts";
import { formFaults } from "../../src/doctor/page/form-faults.ts";
import { lostMarkers } from "../../src/doctor/page/lost-markers.ts";
import { placementFaults, unknownName } from "../../src/doctor/page/placement-faults.ts";
import { scriptTagFaults } from "../../src/doctor/page/script-faults.ts";
import { correctedTag, openingTag, shortTag } from "../../src/doctor/tag.ts";

afterEach(() => document.body.replaceChildren());

/** A value that leaves its quotes when it is printed as it is. The mark does nothing. */
const LEAVING = "&quot; onmark=&quot;1";
const READ = '" onmark="1';

function elements(html: string): readonly Element[] {
  document.body.innerHTML = html;
  return [...document.body.querySelectorAll("*")];
}

function findingsIn(html: string): readonly Finding[] {
  const all = elements(html);
  const markers = all.filter((one) => one.matches("[data-island], [data-behaviour]"));
  return [
    ...markers.flatMap((marker) => {
      const facts = factsOf(marker);
      return [
        ...unknownName(marker, facts),
        ...placementFaults(marker),
        ...(facts ? attributeFaults(marker, facts) : []),
      ];
    }),
    ...lostMarkers(document),
    ...formFaults(markers),
    ...scriptTagFaults(document),
  ];
}

/** All attributes of what a snippet becomes where it is pasted. */
function pasted(write: string): readonly Attr[] {
  const template = document.createElement("template");
  template.innerHTML = write;
  return [...template.content.querySelectorAll("*")].flatMap((one) => [...one.attributes]);
}

describe("a value that leaves its quotes comes back as a value, never as an attribute", () => {
  test.each([
    ["of a mistyped attribute", `<div data-behaviour="share" data-uri="/a${LEAVING}"></div>`],
    [
      "of the others of a marker",
      `<div data-island="authors" data-letters="${LEAVING}" data-error="visible"></div>`,
    ],
    ["of a mistyped marker", `<div data-iland="now" data-room="${LEAVING}"></div>`],
    ["of an unknown name", `<div data-island="nows" data-room="${LEAVING}"></div>`],
    ["of both kinds", `<div data-island="now${LEAVING}" data-behaviour="x${LEAVING}"></div>`],
    ["inside", `<div data-behaviour="video-overlay"><a href="/v" data-video="${LEAVING}">V</a></div>`],
    [
      "of a link inside",
      `<div data-behaviour="video-overlay"><a href="/v${LEAVING}" data-video="a">V</a></div>`,
    ],
    [
      "of a field",
      `<div data-behaviour="search-form"><form><input name="q"><input name="${LEAVING}"></form></div>`,
    ],
    [
      "of a form",
      `<div data-behaviour="search-form"><form method="post" action="/a${LEAVING}"><input name="q" title="Q"></form></div>`,
    ],
    ["of the script", `<script type="text/plain" src="/a${LEAVING}/signet.js"></script>`],
  ])("%s", (_where, html) => {
    const snippets = findingsIn(html).flatMap(({ write }) => write ?? []);
    expect(snippets).not.toEqual([]);
    for (const snippet of snippets)
      expect(
        pasted(snippet).filter(({ name }) => name.startsWith("on")),
        snippet,
      ).toEqual([]);
  });

  test("and is the same value there", () => {
    const [marker] = elements(`<div data-island="now" data-room="${LEAVING}"></div>`);
    const read = pasted(correctedTag(marker as Element, { "data-api": "/api" }));
    expect(read.map(({ name, value }) => [name, value])).toEqual([
      ["data-island", "now"],
      ["data-room", READ],
      ["data-api", "/api"],
    ]);
  });
});

test("unknown attributes are left out of the HTML to paste, and shown without their value", () => {
  const [marker] = elements(
    '<div id="a" data-island="authors" data-foo="secret" onmark="1" data-bar=""></div>',
  );
  expect(correctedTag(marker as Element, { "data-api": "/api" })).toBe(
    '<div data-island="authors" data-api="/api">',
  );
  expect(openingTag(marker as Element)).toBe('<div id="a" data-island="authors" data-foo="…" data-bar="…">');
  expect(shortTag(marker as Element)).toBe('<div id="a" data-island="authors">');
});

test.each(["mark:1", "data:text/plain,1", "//other.test/api", "https://", "\\\\other.test"])(
  "an address that the link check refuses is not repeated: %s",
  (address) => {
    const [marker] = elements('<div data-island="authors"></div>');
    marker?.setAttribute("data-api", address);
    expect(correctedTag(marker as Element, { "data-errors": "visible" })).toBe(
      '<div data-island="authors" data-api="…" data-errors="visible">',
    );
    expect(openingTag(marker as Element)).not.toContain(address);
  },
);

test("an address with places is repeated", () => {
  const [marker] = elements(
    '<div data-island="programme" data-api="/api" data-map-tiles="https://{s}.tiles.test/{z}/{x}/{y}.png"></div>',
  );
  expect(correctedTag(marker as Element, {})).toContain(
    'data-map-tiles="https://{s}.tiles.test/{z}/{x}/{y}.png"',
  );
});

test("a mistyped attribute with a refused address gets the example", () => {
  const findings = findingsIn('<div data-behaviour="share" data-uri="mark:1"></div>');
  expect(findings.map(({ write }) => write)).toEqual([
    expect.stringMatching(/^<div data-behaviour="share" data-url="[/h]/),
  ]);
});
