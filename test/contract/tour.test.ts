/** The way of a filter click in CONTRIBUTING: its files exist, and there are not too many of them. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tableUnder } from "./markdown-table.ts";
import { closure, ROOT, readSources } from "./sources.ts";

const HOME = "src/islands/programme";
const files = tableUnder("CONTRIBUTING.md", "Find your way in twenty minutes").map(({ file = "" }) => {
  const name = file.replaceAll("`", "");
  return name.startsWith("src/") ? name : join(HOME, name);
});

test("the tour names the files that a filter click passes, at most 25 before the cards are drawn", () => {
  console.log(`files that a filter click passes: ${files.length}`);
  expect(files.length).toBeGreaterThan(15);
  expect(files.length).toBeLessThanOrEqual(25);
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test("each of these files is part of the programme's start or of its views", () => {
  const loaded = closure(readSources(), [`${HOME}/start.ts`, `${HOME}/mount.tsx`]);
  expect(files.filter((file) => !loaded.has(file))).toEqual([]);
});
