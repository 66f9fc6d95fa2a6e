// @vitest-environment node
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { themeCss } from "../host/theme-css.ts";

const theme = join(process.cwd(), "templates-fixtures", "theme");
const sheets = readdirSync(theme, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".css"),
);
const css = (name: string) => readFileSync(join(theme, name), "utf8");
const fonts =
  css("fonts.css") + css("fonts-more.css") + css("stand-ins-display.css") + css("stand-ins-reading.css");
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
  const pages = join(process.cwd(), "templates-fixtures");
  const rules = (name: string) => css(name).replace(/\/\*[\s\S]*?\*\//g, "");

  test.each(sheets)("%s is as any theme's: in no layer, without importance, not too long", (name) => {
    expect(rules(name)).not.toMatch(/@layer|@scope|!important/);
    expect(css(name).split("\n").length).toBeLessThanOrEqual(251);
  });

  test("has rules for elements, which a widget has to withstand", () => {
    for (const element of ["body", "h2", "p", "ul", "img", "a", "a:hover", "button", ":focus-visible"])
      expect(rules("ground.css")).toMatch(new RegExp(`^${element}(,| \\{)$`, "m"));
  });

  test.each(sheets)("%s names no class of a widget, except a part that it restyles on purpose", (name) => {
    const PART = /(\.signet-root > )?\.signet-(programme-views|menu-opener):not\(#signet\):not\(#signet\)/g;
    expect(rules(name).replace(PART, "")).not.toMatch(/\.signet-|data-(island|behaviour)/);
  });

  test("its pages and partials wear classes of the theme only", () => {
    const files = ["pages", "partials"].flatMap((folder) =>
      readdirSync(join(pages, folder)).flatMap((file) =>
        file.endsWith(".njk") ? [join(pages, folder, file)] : [],
      ),
    );
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) expect(readFileSync(file, "utf8"), file).not.toMatch(/class="[^"]*signet-/);
  });

  test("import only files that are there, which the server joins", () => {
    for (const name of sheets) {
      for (const [, file = ""] of css(name).matchAll(/@import "\.\/([^"]+)"/g))
        expect(sheets).toContain(file);
      expect(themeCss(theme, name)).not.toMatch(/^@import/m);
    }
  });

  test("use properties of the theme's own, and set only tokens that exist", () => {
    const tokens = readFileSync(join(process.cwd(), "src", "shared", "styles", "tokens.css"), "utf8");
    // Those that scripts set for a theme, and those that have no default, are documented.
    const documented = ["docs/markers.md", "docs/theming.md"].flatMap((file) =>
      [...readFileSync(join(process.cwd(), file), "utf8").matchAll(/(--signet-[\w-]+)/g)].map(
        ([, one]) => one,
      ),
    );
    const declared = (text: string) => [...text.matchAll(/(--[\w-]+):/g)].map(([, one]) => one);
    const own = new Set(sheets.flatMap((name) => declared(rules(name))));
    const known = new Set([...declared(tokens), ...documented]);
    for (const name of sheets) {
      const used = [...rules(name).matchAll(/var\((--[\w-]+)/g)].map(([, one = ""]) => one);
      expect(used.filter((one) => !own.has(one) && !/^--signet-(scrollbar|menu-top)$/.test(one))).toEqual([]);
      const set = declared(rules(name)).filter((one) => one?.startsWith("--signet-"));
      expect(set.filter((one) => !known.has(one))).toEqual([]);
    }
  });
});
