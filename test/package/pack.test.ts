import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { root } from "../../build/bundle.mjs";
import { installPacked, type Packed } from "./packed.ts";

let scratch: string;
let packed: Packed;
let consumer: string;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "signet-pack-"));
  packed = installPacked(scratch);
  consumer = packed.project;
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test("its build prints what each page weighs", () => {
  expect(inject("archive").printed).toMatch(/no marker +\d+(\.\d)? k?B of \d+\.\d kB/);
});

test("the package contains dist/, documents, templates, tokens and words, nothing else", () => {
  const papers = ["CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "SECURITY.md", "package.json"];
  const code = ["src/islands/webcast/api/query.ts", "src/shared/styles/tokens.css"];
  const folders = /^(dist|docs|templates-fixtures\/(macros|pages|partials|theme|wordpress))\/.+/;
  const words = /^src\/.+\/messages[\w-]*\.ts$/;
  const others = packed.files.filter((path) => !folders.test(path) && !words.test(path));
  expect(others.sort()).toEqual([...papers, ...code].sort());
  expect(packed.files.filter((path) => words.test(path)).length).toBeGreaterThan(10);
});

test("it contains all of dist/ but the source maps, which no file of it names", () => {
  const manifest = JSON.parse(readFileSync(join(packed.folder, "dist/manifest.json"), "utf8"));
  const expected = ["manifest.json", ...Object.keys(manifest.files)].map((file) => `dist/${file}`);
  const there = packed.files.filter((path) => path.startsWith("dist/"));
  expect([...there].sort()).toEqual(expected.sort());
  expect(there.filter((path) => path.endsWith(".map"))).toEqual([]);
  for (const path of there)
    expect(readFileSync(join(packed.folder, path), "utf8"), path).not.toContain("sourceMappingURL");
});

describe("its documents", () => {
  /** Documents for those who work on Signet itself, in the repository. */
  const FOR_CONTRIBUTORS = /^(CONTRIBUTING\.md|docs\/(architecture|glossary)\.md|docs\/decisions\/)/;
  const documents = () => packed.files.filter((path) => path.endsWith(".md"));
  const missing = (path: string, names: Iterable<string>) =>
    [...names].filter((name) => !existsSync(join(packed.folder, name))).map((name) => `${path}: ${name}`);

  test("link only to what is in it", () => {
    const dead = documents().flatMap((path) => {
      const text = readFileSync(join(packed.folder, path), "utf8").replace(/```[\s\S]*?```|`[^`]*`/g, "");
      const links = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)|\b(?:src|href)="([^"#]+)"/g)];
      const relative = links
        .map((link) => link[1] ?? link[2] ?? "")
        .filter((target) => !/^\w+:/.test(target));
      return missing(
        path,
        relative.map((target) => normalize(join(dirname(path), target))),
      );
    });
    expect(dead).toEqual([]);
  });

  test("name only files that are in it; the README says that `build/` and `test/` are not", () => {
    const named = /`((?:dist|docs|src|templates-fixtures)\/[\w./-]+)`/g;
    const readers = documents().filter((path) => !FOR_CONTRIBUTORS.test(path) && path !== "CHANGELOG.md");
    expect(readers).toContain("docs/embedding.md");
    const dead = readers.flatMap((path) => {
      const text = readFileSync(join(packed.folder, path), "utf8");
      return missing(
        path,
        [...text.matchAll(named)].map((match) => match[1] ?? ""),
      );
    });
    expect(dead).toEqual([]);
    expect(readFileSync(join(packed.folder, "README.md"), "utf8")).toMatch(
      /`build\/`[^.]*`test\/`[^.]*repository/s,
    );
  });
});

test("it names its licences, and neither an address nor a registry, because the project has none", () => {
  const description = JSON.parse(readFileSync(join(packed.folder, "package.json"), "utf8"));
  expect(description).toMatchObject({
    name: "signet-salon",
    license: "MIT AND Hippocratic-2.1",
    private: true,
  });
  for (const field of ["repository", "homepage", "bugs"]) expect(description).not.toHaveProperty(field);
  const texts = packed.files.filter((path) => /\.(md|ts|js|json|php|njk|yml)$/.test(path));
  const naming = texts.filter((path) =>
    /github\.com\/[\w-]*signet|(?:from|import|install|i) "?signet"?\s*[;`)\n]/.test(
      readFileSync(join(packed.folder, path), "utf8"),
    ),
  );
  expect(naming).toEqual([]);
});

test("installing it installs no other package", () => {
  const lock = JSON.parse(readFileSync(join(consumer, "package-lock.json"), "utf8"));
  expect(Object.keys(lock.packages)).toEqual(["", "node_modules/signet-salon"]);
});

test("publint finds nothing to improve in its package.json", async () => {
  const { messages } = await publint({ pkgDir: packed.folder, level: "suggestion", pack: false });
  expect(messages).toEqual([]);
});

test("every export is a file", () => {
  const macro = packed.files
    .find((path) => path.startsWith("templates-fixtures/macros/"))
    ?.replace("templates-fixtures/", "");
  const names = [
    "signet-salon",
    "signet-salon/tokens.css",
    "signet-salon/manifest.json",
    "signet-salon/dist/signet.js",
    `signet-salon/templates/${macro}`,
  ];
  const script = `import { readFileSync } from "node:fs";
    for (const name of ${JSON.stringify(names)}) readFileSync(new URL(import.meta.resolve(name)));`;
  writeFileSync(join(consumer, "resolve.mjs"), script);
  const { status, stderr } = spawnSync(process.execPath, ["resolve.mjs"], {
    cwd: consumer,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});

test.each([
  ["a bundler", "bundler", "esnext"],
  ["Node", "nodenext", "nodenext"],
])("its types stand alone and are right, as %s resolves them", (_who, moduleResolution, module) => {
  writeFileSync(
    join(consumer, "page.ts"),
    `import { enhance, release, type SignetTrouble } from "signet-salon";
     import type { FaqGroup, ProgrammeView } from "signet-salon/shapes";
     export const groups: FaqGroup[] = [{ id: "prix", title: "Prix", questions: [] }];
     export const heading = ({ count, word }: ProgrammeView) => count + word;
     enhance();
     enhance(document.body);
     release(document.createDocumentFragment());
     document.addEventListener("signet:error", (event) => {
       const { name, error }: SignetTrouble = event.detail;
       console.log(name.length, error);
     });
     // @ts-expect-error what is released has to be said
     release();
     // @ts-expect-error not a selector
     enhance("#late");
    `,
  );
  writeFileSync(
    join(consumer, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: { module, moduleResolution, target: "es2022", strict: true, noEmit: true, types: [] },
      files: ["page.ts"],
    }),
  );
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", consumer], { encoding: "utf8" });
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
