// @vitest-environment node
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { themeCss } from "../host/theme-css.ts";

const theme = join(process.cwd(), "templates-fixtures", "theme");
const sheets = readdirSync(theme).filter((name) => name.endsWith(".css"));
const css = (name: string) => readFileSync(join(theme, name), "utf8");
const fonts = css("fonts.css") + css("fonts-more.css");
const faces = fonts.split("@font-face").slice(1);

describe("the theme's faces", () => {
  test("weigh less than 60 kB for what every page needs of Bricolage, and 30 for Literata", () => {
    expect(statSync(join(theme, "fonts", "bricolage-core.woff2")).size).toBeLessThan(60_000);
    expect(statSync(join(theme, "fonts", "literata-core.woff2")).size).toBeLessThan(30_000);
  });

  test("are all there, replaced by a fallback of the same size while loading, with their licences", () => {
    const files = [...fonts.matchAll(/url\("([^"]+)"\)/g)].map(([, path = ""]) => path);
    expect(files).toHaveLength(12);
    for (const file of files) expect(statSync(join(theme, file)).size).toBeGreaterThan(0);
    for (const face of faces) expect(face).toMatch(/font-display: swap|size-adjust: [\d.]+%/);
    for (const family of ["bricolage", "literata"]) {
      expect(readFileSync(join(theme, "fonts", `${family}-OFL.txt`), "utf8")).toContain(
        "SIL Open Font License",
      );
    }
  });

  test("need one file for all characters of French text", () => {
    const core = faces.find((face) => face.includes("bricolage-core")) ?? "";
    const ranges = [...core.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, first = "", last]) => [
      Number.parseInt(first, 16),
      Number.parseInt(last ?? first, 16),
    ]);
    const covered = (letter: string) => {
      const code = letter.codePointAt(0) ?? 0;
      return ranges.some(([first = 0, last = 0]) => first <= code && code <= last);
    };
    const french = "L’œuvre « à Noël » coûte 12 $ ; où ça ? — Là-bas… ÉÈÊÀÇŒ, no 5·6 % & 7 × 8 ° € ¶ −";
    const lost = [...french].filter((letter) => !covered(letter));
    expect(lost).toEqual([]);
  });

  test("have no character in two files, or a page would load both", () => {
    const cuts = faces.filter((face) => face.includes("bricolage-"));
    const letters = cuts.flatMap((face) =>
      [...face.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].flatMap(([, first = "", last]) => {
        const from = Number.parseInt(first, 16);
        return Array.from({ length: Number.parseInt(last ?? first, 16) - from + 1 }, (_, at) => from + at);
      }),
    );
    expect(new Set(letters).size).toBe(letters.length);
  });
});

describe("the theme's style sheets", () => {
  test.each(sheets)("%s uses the page layer only, so that armour.css overrides it", (name) => {
    const outside = css(name)
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/@font-face \{[\s\S]*?\n\}/g, "")
      .replace("@layer ground, signet, page;", "")
      .replace(/^@import "\.\/[\w-]+\.css";$/gm, "");
    const selectors = [...outside.matchAll(/^([^\s}][^{}]*)\{/gm)].map(([, selector = ""]) =>
      selector.trim(),
    );
    const allowed = /^(@layer (ground|page)|:root|\[data-scheme="(light|dark)"\])$/;
    expect(selectors.filter((selector) => !allowed.test(selector))).toEqual([]);
  });

  test("import only files that are there, which the server joins", () => {
    for (const name of sheets) {
      for (const [, file = ""] of css(name).matchAll(/@import "\.\/([^"]+)"/g))
        expect(sheets).toContain(file);
      expect(themeCss(theme, name)).not.toMatch(/^@import/m);
    }
  });

  test("use only tokens that exist", () => {
    const tokens = readFileSync(join(process.cwd(), "src", "shared", "styles", "tokens.css"), "utf8");
    // Properties that scripts set for a theme, and tokens without a default, are documented.
    const promised = ["markers.md", "theming.md"].flatMap((name) => [
      ...readFileSync(join(process.cwd(), "docs", name), "utf8").matchAll(/(--signet-[\w-]+)/g),
    ]);
    const declared = (text: string) => [...text.matchAll(/(--[\w-]+):/g)].map(([, token]) => token);
    const common = [...declared(tokens), ...promised.map(([, token]) => token)];
    for (const name of sheets) {
      const known = new Set([...common, ...declared(css(name))]);
      const used = [...css(name).matchAll(/var\((--[\w-]+)/g)].map(([, token]) => token);
      expect(used.filter((token) => !known.has(token))).toEqual([]);
    }
  });
});
