/** The tree can be read: small files named for what they are about, few in an island's root, nothing written twice. */
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { circles, read, readSources } from "./sources.ts";

const sources = readSources(/\.(tsx?|css)$/).toSorted((a, b) => a.lines - b.lines);

/** Lines of the file at this share of the list. */
const quantile = (share: number): number =>
  sources[Math.min(sources.length - 1, Math.floor(share * sources.length))]?.lines ?? 0;

/** How many equal lines in a row count as written twice. */
const TWICE = 12;

test("half of the files have at most 80 lines, none above 250", () => {
  const [median, ninetieth, longest] = [quantile(0.5), quantile(0.9), sources.at(-1)];
  const all = sources.reduce((sum, { lines }) => sum + lines, 0);
  console.log(
    `src: ${sources.length} files, ${all} lines; median ${median}, 90th percentile ${ninetieth}, ` +
      `longest ${longest?.lines} (${longest?.path})`,
  );
  expect(sources.length).toBeGreaterThan(30);
  expect(median).toBeLessThanOrEqual(80);
  expect(ninetieth).toBeLessThanOrEqual(180);
  expect(sources.filter(({ lines }) => lines > 250).map(({ path }) => path)).toEqual([]);
});

test("the root of an island has at most ten files, its facts apart", () => {
  const roots = new Map<string, number>();
  for (const { path } of sources) {
    const root = dirname(path);
    if (/^src\/islands\/[^/]+$/.test(root) && !path.endsWith(".facts.ts"))
      roots.set(root, (roots.get(root) ?? 0) + 1);
  }
  const counts = [...roots].map(([root, count]) => `${basename(root)} ${count}`);
  console.log(`files in the roots of the islands: ${counts.join(", ")}`);
  expect(roots.size).toBeGreaterThan(2);
  expect([...roots].filter(([, count]) => count > 10)).toEqual([]);
});

test("no files import each other in a circle, types and lazy imports included", () => {
  const found = circles(readSources());
  console.log(`import circles: ${found.length}`);
  expect(found).toEqual([]);
});

test(`no ${TWICE} lines in a row stand in two places`, () => {
  const places = new Map<string, string>();
  const twice: string[] = [];
  for (const { path } of sources) {
    const lines = read(path)
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
    for (let at = 0; at + TWICE <= lines.length; at++) {
      const run = lines.slice(at, at + TWICE).join("\n");
      const before = places.get(run);
      if (before) twice.push(`${before} and ${path}: ${run}`);
      else places.set(run, path);
    }
  }
  console.log(`runs of ${TWICE} equal lines: ${twice.length}`);
  expect(places.size).toBeGreaterThan(1000);
  expect(twice).toEqual([]);
});

test("no file is named for being useful", () => {
  const vague = /^(utils?|helpers?|index|misc|common|types)\.(tsx?|css)$/;
  expect(sources.map(({ path }) => path).filter((path) => vague.test(basename(path)))).toEqual([]);
});
