/** The registry, the docs, the folders, the macros and the css list the same markers. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { registry } from "../../src/registry.ts";
import { filesIn, ROOT, read } from "./sources.ts";

const FOLDERS = { island: "src/islands", behaviour: "src/behaviours" } as const;

const registered = registry.map(({ kind, name }) => `${kind} ${name}`).sort();

/** 'island programme' for each `data-island="programme"` that `pattern` finds in a text. */
const markersIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, kind, name]) => `${kind} ${name}`);

function folders(path: string): string[] {
  try {
    const entries = readdirSync(join(ROOT, path), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name));
  } catch {
    return [];
  }
}

test("the registry lists no marker twice", () => {
  expect(new Set(registered).size).toBe(registered.length);
});

test("names consist of lower-case words and hyphens", () => {
  for (const { name } of registry) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

describe("the registry has the same markers as", () => {
  test("the folders of src/, each with its declaration NAME.island.ts or NAME.behaviour.ts", () => {
    const declared = Object.entries(FOLDERS).flatMap(([kind, path]) =>
      folders(path).flatMap((folder) => {
        const suffix = `.${kind}.ts`;
        const files = filesIn(folder, /\.ts$/).filter((file) => file.endsWith(suffix));
        expect(files, `declarations in ${folder}`).not.toEqual([]);
        return files.map((file) => `${kind} ${basename(file, suffix)}`);
      }),
    );
    expect(declared.sort()).toEqual(registered);
  });

  test("docs/markers.md, one section each", () => {
    const sections = markersIn(read("docs/markers.md"), /^### `data-(island|behaviour)="([^"]+)"`$/gm);
    expect(sections.sort()).toEqual(registered);
  });

  test("the macros for theme authors", () => {
    const macros = filesIn("templates-fixtures/macros", /\.njk$/)
      .map(read)
      .join("\n");
    const used = markersIn(macros, /data-(island|behaviour)="([^"]+)"/g);
    expect([...new Set(used)].sort()).toEqual(registered);
  });

  test("the css: each marker has at most one file of its name, and base.css is there", () => {
    const names = filesIn("src", /\.css$/).map((path) => basename(path, ".css"));
    expect(names.filter((name) => name === "base")).toHaveLength(1);
    for (const { name } of registry) {
      expect(names.filter((one) => one === name).length, `${name}.css`).toBeLessThanOrEqual(1);
    }
  });
});
