/** What nearly every marker needs is one file, which all of them load. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import type { Manifest } from "../../build/manifest.mjs";

const sourcesOf = (file: string): string[] =>
  JSON.parse(readFileSync(join(inject("distDir"), `${file}.map`), "utf8")).sources;

const manifest: Manifest = JSON.parse(readFileSync(join(inject("distDir"), "manifest.json"), "utf8"));
const scripts = Object.keys(manifest.files).filter((file) => file.endsWith(".js"));
const holding = (source: string) =>
  scripts.filter((file) => sourcesOf(file).some((path) => path.endsWith(`/src/shared/${source}`)));

test("words, the announcer and the like lie in one chunk, and every marker fetches it", () => {
  const { entry, ...markers } = manifest.loads;
  const [kit = "", ...others] = holding("text/words.ts");
  expect(others).toEqual([]);
  for (const source of ["enhance/errors.ts", "dom/announcer.ts", "text/fold.ts"])
    expect(holding(source), source).toEqual([kit]);
  for (const [name, files] of Object.entries(markers)) expect(files, name).toContain(kit);
  expect(entry).not.toContain(kit);
});

test("what moves, plays, copies or lies over the page lies in one chunk, and so does what carousels share", () => {
  const [later, ...others] = holding("dom/motion.ts");
  expect(others).toEqual([]);
  for (const source of ["dom/copy-text.ts", "dom/overlays.ts", "links/embed.ts", "links/share-links.ts"])
    expect(holding(source), source).toEqual([later]);
  expect(holding("carousel/slides.ts")).toEqual(holding("carousel/rotation.ts"));
});

test("no marker's start is more than eight scripts", () => {
  for (const [name, files] of Object.entries(manifest.loads))
    expect(files.filter((file) => file.endsWith(".js")).length, name).toBeLessThanOrEqual(8);
});
