/** Files that can be read in one sitting, named for what they are about. */
import { basename } from "node:path";
import { expect, test } from "vitest";
import { readSources } from "./sources.ts";

const sources = readSources(/\.(tsx?|css)$/).toSorted((a, b) => a.lines - b.lines);

/** Lines of the file at this share of the list. */
const quantile = (share: number): number =>
  sources[Math.min(sources.length - 1, Math.floor(share * sources.length))]?.lines ?? 0;

test("half of the files have at most 80 lines, nine of ten at most 180, none above 300", () => {
  const [median, ninetieth, longest] = [quantile(0.5), quantile(0.9), sources.at(-1)];
  const all = sources.reduce((sum, { lines }) => sum + lines, 0);
  console.log(
    `src: ${sources.length} files, ${all} lines; median ${median}, 90th percentile ${ninetieth}, ` +
      `longest ${longest?.lines} (${longest?.path})`,
  );
  expect(sources.length).toBeGreaterThan(30);
  expect(median).toBeLessThanOrEqual(80);
  expect(ninetieth).toBeLessThanOrEqual(180);
  expect(sources.filter(({ lines }) => lines > 300).map(({ path }) => path)).toEqual([]);
});

test("no file is named for being useful", () => {
  const vague = /^(utils?|helpers?|index|misc|common|types)\.(tsx?|css)$/;
  expect(sources.map(({ path }) => path).filter((path) => vague.test(basename(path)))).toEqual([]);
});
