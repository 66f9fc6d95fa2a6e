/** Compares what the entry tests with docs/embedding.md, and the versions there with MDN's browser-compat-data. */
import { createRequire } from "node:module";
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from "@mdn/browser-compat-data";
import { describe, expect, test } from "vitest";
import { codes, tableUnder } from "./markdown-table.ts";
import { filesIn, read } from "./sources.ts";

const data = createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;
const BROWSERS = { "Chrome, Edge": "chrome", Firefox: "firefox", Safari: "safari" } as const;
type Column = keyof typeof BROWSERS;
const COLUMNS = Object.keys(BROWSERS) as Column[];

const DOC = "docs/embedding.md";
const FLOOR = tableUnder(DOC, "Browsers");
const OPTIONAL = codes(
  read(DOC)
    .split(/^Used where it is there:/m)[1]
    ?.split("\n\n")[0],
);

/** Where the data has what the entry's test names. */
const PLACES: Readonly<Record<string, string>> = {
  "Intl.Segmenter": "javascript.builtins.Intl.Segmenter",
  "URL.canParse": "api.URL.canParse_static",
  "CSS.registerProperty": "api.CSS.registerProperty_static",
  showPopover: "api.HTMLElement.showPopover",
};

const at = (path: string): Identifier | undefined =>
  path.split(".").reduce<Identifier | undefined>((node, key) => node?.[key], data as unknown as Identifier);

/** The first version that has it, without a prefix or a setting; Infinity when there is none. */
function since(compat: CompatStatement | undefined, column: Column): number {
  const statement = compat?.support[BROWSERS[column]] ?? [];
  const versions = ([statement].flat() as SimpleSupportStatement[])
    .filter((one) => !one.version_removed && !one.flags && !one.prefix && !one.alternative_name)
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace("≤", "")));
  return Math.min(
    ...versions.map((version) => version || Number.POSITIVE_INFINITY),
    Number.POSITIVE_INFINITY,
  );
}

const lowest = Object.fromEntries(
  COLUMNS.map((column) => [column, Math.max(...FLOOR.map((row) => Number(row[column])))]),
) as Record<Column, number>;

test("the table lists exactly what the entry tests", () => {
  const tested = [...read("src/shared/enhance/floor.ts").matchAll(/\(?([\w.]+) as unknown\)|(\w+);$/gm)].map(
    ([, one, last]) => one ?? last,
  );
  expect(tested.length).toBeGreaterThan(3);
  expect(FLOOR.map(({ Needed }) => codes(Needed)[0])).toEqual(tested);
  expect(Object.keys(PLACES)).toEqual(tested);
});

test("each version is the one in which the browser got it, and the sentence names the highest", () => {
  for (const row of FLOOR) {
    const compat = at(PLACES[codes(row.Needed)[0] ?? ""] ?? "")?.__compat;
    expect(Object.fromEntries(COLUMNS.map((column) => [column, row[column]])), row.Needed).toEqual(
      Object.fromEntries(COLUMNS.map((column) => [column, String(since(compat, column))])),
    );
  }
  expect(read(DOC)).toContain(
    `Chrome and Edge ${lowest["Chrome, Edge"]}, Firefox ${lowest.Firefox}, Safari ${lowest.Safari} and newer`,
  );
});

test("the browsers that check an import map's digests are named as the data has them", () => {
  const compat = at("html.elements.script.type.importmap.integrity")?.__compat;
  const [chrome, firefox, safari] = COLUMNS.map((column) => since(compat, column));
  expect(read(DOC).replace(/\s+/g, " ")).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari} know its \`integrity\``,
  );
});

describe("the css", () => {
  const css = filesIn("src", /\.css$/)
    .map((path) => read(path))
    .join("\n")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(["'])(?:(?!\1).)*\1/g, '""');
  const isUsed: Readonly<Record<string, (name: string) => RegExp>> = {
    properties: (name) => new RegExp(`(?<![\\w-])${name}\\s*:`),
    "at-rules": (name) => new RegExp(`@${name}(?![\\w-])`),
    selectors: (name) => new RegExp(`::?${name}(?![\\w-])`),
    types: (name) => new RegExp(`(?<![\\w-])${name}\\(`),
  };

  /** Names of this kind in the css, each with whether some browser above the floor lacks it. */
  function used(node: Identifier, kind: string, name = ""): [name: string, isNewer: boolean][] {
    const { __compat: compat, ...children } = node;
    const found: [string, boolean][] = [];
    if (compat && /^[a-z][a-z-]*$/.test(name) && isUsed[kind]?.(name).test(css))
      found.push([name, COLUMNS.some((column) => since(compat, column) > lowest[column])]);
    // Properties and at-rules have values and descriptors below them; functions are at any depth.
    if (kind === "types" || !compat)
      for (const [key, child] of Object.entries(children))
        found.push(...used(child as Identifier, kind, key));
    return found;
  }

  test("uses only css that every browser of the floor has, except the page's optional features", () => {
    const names = Object.keys(isUsed).flatMap((kind) => {
      const all = used((data.css as unknown as Record<string, Identifier>)[kind] ?? {}, kind);
      const old = new Set(all.flatMap(([name, isNewer]) => (isNewer ? [] : name)));
      return all.flatMap(([name]) => (old.has(name) ? [] : name));
    });
    expect([...new Set(names)].sort()).toEqual(
      OPTIONAL.map((name) => name.replace(/^[:@]+|\(\)$/g, "")).sort(),
    );
  });
});
