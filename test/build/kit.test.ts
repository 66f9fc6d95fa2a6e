/** What nearly every marker needs is one file, which all of them load. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import type { Manifest } from "./manifest.mjs";

const sourcesOf = (file: string): string[] =>
  JSON.parse(readFileSync(join(inject("distDir"), `${file}.map`), "utf8")).sources;

test("words, the announcer and the like lie in one chunk, and every marker fetches it", () => {
  const manifest: Manifest = JSON.parse(readFileSync(join(inject("distDir"), "manifest.json"), "utf8"));
  const { entry, ...markers } = manifest.loads;
  const scripts = Object.keys(manifest.files).filter((file) => file.endsWith(".js"));
  const holding = (source: string) =>
    scripts.filter((file) => sourcesOf(file).some((path) => path.endsWith(`/src/shared/${source}`)));
  const [kit = "", ...others] = holding("text/words.ts");
  expect(others).toEqual([]);
  for (const source of ["enhance/errors.ts", "dom/announcer.ts", "text/fold.ts"])
    expect(holding(source), source).toEqual([kit]);
  for (const [name, files] of Object.entries(markers)) expect(files, name).toContain(kit);
  expect(entry).not.toContain(kit);
});
