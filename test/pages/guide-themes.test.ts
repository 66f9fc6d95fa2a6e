/** Three themes on the guide: nothing but tokens, whose pairs of colours keep their contrast in both schemes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { all, sitePage } from "./site-setup.ts";

const NAMES = ["salon", "institution", "nuit"] as const;

const read = (...path: string[]) => readFileSync(join(process.cwd(), ...path), "utf8");
const themeOf = (name: string) =>
  read("templates-fixtures", "theme", "themes", `${name}.css`).replace(/\/\*[\s\S]*?\*\//g, "");
const documented = new Set(read("docs", "theming.md").match(/--signet-[\w-]+/g));

/** The declared values; of light-dark(), the one of the scheme. */
function valuesOf(css: string, scheme: "light" | "dark"): ReadonlyMap<string, string> {
  return new Map(
    [...css.matchAll(/--signet-([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => {
      const [, light, dark] = value.match(/light-dark\((\S+), (\S+)\)/) ?? [];
      return [name, (scheme === "light" ? light : dark) ?? value];
    }),
  );
}

/** Relative luminance of `#rrggbb`, as WCAG defines it. */
function luminance(colour: string): number {
  expect(colour).toMatch(/^#[\da-f]{6}$/);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Text, its ground, and the contrast they need. */
const PAIRS = [
  ...["paper", "paper-high", "paper-low"].flatMap((ground) => [
    ["ink", ground, 4.5] as const,
    ["ink-soft", ground, 4.5] as const,
  ]),
  ["live-text", "paper", 4.5],
  ["live-text", "paper-high", 4.5],
  ["on-live", "live", 4.5],
  ["on-palais", "palais", 4.5],
  ["on-ville", "ville", 4.5],
  ["on-ligne", "ligne", 4.5],
  ["on-night", "night", 4.5],
  ["on-night-soft", "night-high", 4.5],
  ["control", "paper-high", 3],
] as const;

describe.each(NAMES)("the theme %s", (name) => {
  test("is one rule with nothing but documented tokens", () => {
    const [, body = ""] = themeOf(name).match(new RegExp(`^\\s*\\.theme-${name} \\{([^{}]*)\\}\\s*$`)) ?? [];
    const names = body.split(";").flatMap((one) => one.split(":")[0]?.trim() || []);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((one) => !documented.has(one))).toEqual([]);
  });

  test.each(["light", "dark"] as const)("keeps the contrast of every pair, %s", (scheme) => {
    const values = valuesOf(themeOf(name), scheme);
    const weak = PAIRS.filter(
      ([text, ground, least]) => contrast(values.get(text) ?? "", values.get(ground) ?? "") < least,
    );
    expect(weak).toEqual([]);
  });

  test("dresses the views and a card of each area on the guide", () => {
    const shown = all(sitePage("/guide"), `.theme-${name} > .signet-root`)[0] as Element;
    expect(all(shown, ".signet-programme-view")).toHaveLength(3);
    for (const link of all(shown, ".signet-programme-view"))
      expect(link.getAttribute("href")).toMatch(/^\/programmation(\?[\w=&]+)?$/);
    const areas = all(shown, "article").map((card) => card.getAttribute("data-area"));
    expect(areas).toEqual(["palais", "ville", "ligne"]);
  });
});
