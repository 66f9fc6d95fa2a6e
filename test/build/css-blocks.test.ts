/** What an element looks like depends on its own marker's css and on the shared css, whatever else is in the page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { bundle } from "../../build/bundle.mjs";
import { filesIn, read } from "../contract/sources.ts";
import { blocksOf, names, selectorsOf, staysAtHome } from "./css-blocks.ts";

const dist = inject("distDir");
const manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
/** Built css files: name → hashed name. */
const files = Object.entries<string>(manifest.names).flatMap(([name, file]) =>
  name.endsWith(".css") && name !== "base.css" ? [{ marker: name.replace(/\..*/, ""), name, file }] : [],
);

/** The selectors of the shared css, as the build writes them: several markers' files may hold a copy. */
async function sharedSelectors(): Promise<ReadonlySet<string>> {
  const { outputFiles } = await bundle({
    entryPoints: filesIn("src/shared", /\.css$/),
    outdir: "built",
    minify: true,
  });
  return new Set(
    outputFiles.filter(({ path }) => path.endsWith(".css")).flatMap(({ text }) => selectorsOf(text)),
  );
}

test("every rule of a marker's css names the marker's own block, except shared css", async () => {
  const shared = await sharedSelectors();
  expect(shared).toContain(".signet-visually-hidden:not(#signet)");
  const strays = files.flatMap(({ marker, name, file }) =>
    selectorsOf(readFileSync(join(dist, file), "utf8"))
      // Nothing but custom properties: see the next test.
      .filter((selector) => selector !== ":where(:root)")
      .filter((selector) => !shared.has(selector) && !staysAtHome(selector, marker))
      .map((selector) => `${name}: ${selector}`),
  );
  expect(files.length).toBeGreaterThan(15);
  expect(strays).toEqual([]);
});

test("css for the whole page sets custom properties and nothing else", () => {
  for (const path of filesIn("src", /\.css$/)) {
    for (const [, body = ""] of read(path).matchAll(/^\s*:where\(:root\) \{([^}]*)\}/gm)) {
      const declarations = body.replace(/\/\*[\s\S]*?\*\//g, "").split(";");
      const others = declarations
        .map((one) => one.trim())
        .filter((one) => one && !one.startsWith("--signet-"));
      expect(others, path).toEqual([]);
    }
  }
});

test("the shared css names no block of a marker, and markers' blocks have different names", () => {
  const markers = [...new Set(files.map(({ marker }) => marker))];
  const blocks = [...new Set(markers.flatMap(blocksOf))];
  const named = filesIn("src/shared", /\.css$/).flatMap((path) =>
    selectorsOf(read(path))
      .filter((selector) => blocks.some((block) => names(selector, block)))
      .map((selector) => `${path}: ${selector}`),
  );
  expect(named).toEqual([]);
  // One block's name never begins another's: what `.signet-books` names is not in `.signet-books-…` of another marker.
  expect(blocks.filter((block) => blocks.some((other) => other !== block && names(other, block)))).toEqual(
    [],
  );
});

test("'visually hidden' is written once, and user-select has its WebKit twin", () => {
  const sources = filesIn("src", /\.css$/).map((path) => ({ path, text: read(path) }));
  const clipped = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/clip-path: inset\(50%\)/g)].map(() => path),
  );
  expect(clipped).toEqual(["src/shared/styles/base.css"]);
  for (const { path, text } of sources) {
    for (const [, value] of text.matchAll(/(?<!-)user-select: (\w+);/g))
      expect(text, path).toMatch(new RegExp(`-webkit-user-select: ${value};\\s+user-select: ${value};`));
  }
});
