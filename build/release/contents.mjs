// @ts-check
/** Compares what the package contains with what the last release contained. */
import { plainName } from "../graph.mjs";

/** @typedef {{ path: string, size: number }} PackedFile size in bytes */

/**
 * One line a file, sorted, without the hashes, which change with every release: the text of `contents.txt`.
 *
 * @param {readonly PackedFile[]} files
 */
export const listOf = (files) =>
  files
    .map(({ path, size }) => `${path.replace(/[^/]+$/, plainName)} ${size}`)
    .sort()
    .join("\n")
    .concat("\n");

/**
 * @param {string} before text of the last release's list; empty without one
 * @param {string} after
 * @returns {string[]} lines to print
 */
export function compareContents(before, after) {
  const [old, now] = [read(before), read(after)];
  const total = `${now.size} files, ${kB(sum(now))}`;
  if (old.size === 0) return [`${total}; no earlier release to compare with.`];
  return [
    `${total}; the last release had ${old.size}, ${kB(sum(old))}.`,
    ...[...now.keys()].filter((path) => !old.has(path)).map((path) => `  + ${path}`),
    ...[...old.keys()].filter((path) => !now.has(path)).map((path) => `  - ${path}`),
  ];
}

/** @param {string} list */
const read = (list) =>
  new Map(
    list
      .split("\n")
      .filter(Boolean)
      .map((line) => [line.replace(/ \d+$/, ""), Number(line.split(" ").at(-1))]),
  );

/** @param {Map<string, number>} list */
const sum = (list) => [...list.values()].reduce((total, size) => total + size, 0);

/** @param {number} bytes */
const kB = (bytes) => `${Math.round(bytes / 1000)} kB`;
