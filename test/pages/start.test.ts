/** What the server's pages need before the first paint: counts, not times. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";
import { describe, expect, test } from "vitest";
import { themeCss } from "../host/theme-css.ts";
import { pageHtml, page as programmePage } from "./programme-setup.ts";
import { ADDRESSES, all, fair, siteHtml, sitePage } from "./site-setup.ts";

const PROGRAMME = [
  "/programmation",
  "/programmation?page=2",
  "/programmation?mode=horaire",
  "/programmation?mode=carte",
];
const FIELD = "input:not([type=hidden]), select, textarea";

describe("Fields that a browser's form filling visits", () => {
  test.each(PROGRAMME)("%s has none in its cards", (address) => {
    expect(pageHtml(address)).toContain("<article");
    const cards = programmePage(address).querySelector(".signet-programme-list") as Element;
    expect(all(cards, "details").length).toBeGreaterThan(20);
    expect(all(cards, FIELD)).toEqual([]);
  });

  // Chromium lays out the page once more for each field in a closed <details>; one is the share block's address.
  test.each(ADDRESSES)("%s has at most one in closed panels", (address) => {
    expect(all(sitePage(address), `details:not([open]) :is(${FIELD})`).length).toBeLessThanOrEqual(1);
  });
});

const sheets = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => href);

describe("Css that holds back the first picture", () => {
  test.each([...PROGRAMME, ...ADDRESSES])(
    "%s links at most five files, and nothing of the closed menu, the search or the footer",
    (address) => {
      const html = (address.startsWith("/programmation") ? pageHtml(address) : siteHtml(address)) ?? "";
      const [head = "", body = ""] = html.split("</head>");
      const early = sheets(head);
      expect(early[0]).toBe("/theme/site.css");
      expect(early.length).toBeLessThanOrEqual(5);
      expect(early.filter((href) => /menu|footer|late|search-overlay/.test(href ?? ""))).toEqual([]);
      expect(sheets(body)).toContain("/theme/late.css");
    },
  );
});

test.each([...PROGRAMME, ...ADDRESSES])(
  "%s names the entry and its own scripts in the head, after the css, and no font",
  (address) => {
    const html = (address.startsWith("/programmation") ? pageHtml(address) : siteHtml(address)) ?? "";
    const [head = "", body = ""] = html.split("</head>");
    const scripts = [...head.matchAll(/<(?:link rel="modulepreload"|script type="module")[^>]*>/g)];
    const files = scripts.map(([tag]) => /(?:href|src)="\/(?:dist|theme)\/([^"]+)"/.exec(tag)?.[1] ?? "");
    expect(files[0]).toBe("signet.js");
    expect(files[1]).toBe("mega-menu.js");
    if (address.startsWith("/programmation")) expect(files[2]).toBe("programme.js");
    expect(files).toContain("typefaces.js");
    expect(scripts[0]?.index).toBeGreaterThan(head.lastIndexOf('rel="stylesheet"'));
    expect(scripts.filter(([tag]) => !tag.includes(' fetchpriority="low"'))).toEqual([]);
    expect(body).not.toContain("modulepreload");
    expect(html).not.toContain('as="font"');
  },
);

test("A page for a visitor who saves data keeps the fallback fonts, without the font script", () => {
  const html = pageHtml("/programmation", undefined, undefined, true);
  expect(html).toContain('data-typefaces="none"');
  expect(html).not.toContain("typefaces.js");
});

// A face declared after the first layout makes Chromium lay out the whole page again, used or not.
test.each([...PROGRAMME, ...ADDRESSES])("%s declares all its faces in the head", (address) => {
  const html = (address.startsWith("/programmation") ? pageHtml(address) : siteHtml(address)) ?? "";
  const faces = (part: string) =>
    sheets(part)
      .flatMap((href) => href?.match(/^\/theme\/(.+)$/)?.[1] ?? [])
      .filter((name) => themeCss(join("templates-fixtures", "theme"), name)?.includes("@font-face"));
  const [head = "", body = ""] = html.split("</head>");
  expect(faces(head)).toEqual(["site.css"]);
  expect(faces(body)).toEqual([]);
});

describe("Letters of the main font files", () => {
  const theme = join("templates-fixtures", "theme");
  const rules = readFileSync(join(theme, "fonts.css"), "utf8").split("@font-face");
  const covered = (name: string) => {
    const ranges = [
      ...(rules.find((rule) => rule.includes(`${name}-core`)) ?? "").matchAll(/U\+(\w+)(?:-(\w+))?/g),
    ];
    return new Set(
      ranges.flatMap(([, first = "", last = first]) => {
        const from = Number.parseInt(first, 16);
        return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => from + at);
      }),
    );
  };
  const core = covered("literata");
  const missing = (text: string) => [
    ...new Set([...text].filter((letter) => /\S/.test(letter) && !core.has(letter.codePointAt(0) ?? 0))),
  ];

  // A font that arrives after the first layout makes Chromium lay out the whole page again, even for one name.
  test.each([...PROGRAMME, ...ADDRESSES.filter((address) => address !== "/guide")])(
    "%s prints no other ones",
    (address) => {
      const page = address.startsWith("/programmation") ? programmePage(address) : sitePage(address);
      for (const silent of all(page, "script, style, template")) silent.remove();
      const words = page.querySelector("body")?.textContent ?? "";
      expect(words.length).toBeGreaterThan(500);
      expect(missing(words)).toEqual([]);
    },
  );

  test("are enough for all names that the API sends", () => {
    const people = fair.authors.map(({ title }) => title);
    const events = fair.events.map(({ title, authors }) => [title, ...authors.map((author) => author.title)]);
    expect(missing([...people, ...events.flat()].join())).toEqual([]);
  });

  test.each(["bricolage", "literata", "literata-italic"])("are all in %s", (name) => {
    const font = create(readFileSync(join(theme, "fonts", `${name}-core.woff2`)));
    const letters = [...covered(name)].filter((code) => /\S/.test(String.fromCodePoint(code)));
    expect(letters.filter((code) => !font.hasGlyphForCodePoint(code))).toEqual([]);
  });
});
