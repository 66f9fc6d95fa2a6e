// @ts-check
/** Which file of `dist/` imports which. */
import { basename } from "node:path";

/**
 * @typedef {{ file: string, lazy: boolean }} Import
 * @typedef {{ source: string | null, imports: Import[], inputs: string[] }} Output `source`: the entry point's path
 * @typedef {Map<string, Output>} Graph file → what it is made of
 */

/** @param {string} file "programme-AB12CD34.css" → "programme.css" */
export function plainName(file) {
  return basename(file).replace(/-[A-Z0-9]{8}(?=\.)/, "");
}

/**
 * @param {import("esbuild").Metafile} metafile
 * @param {(file: string) => string} rename
 * @returns {Graph}
 */
export function readGraph(metafile, rename) {
  /** @type {Graph} */
  const graph = new Map();
  for (const [path, { entryPoint, imports, inputs }] of Object.entries(metafile.outputs)) {
    if (path.endsWith(".map")) continue;
    graph.set(rename(basename(path)), {
      source: entryPoint ?? null,
      imports: imports
        .filter((one) => ["import-statement", "dynamic-import"].includes(one.kind))
        .map((one) => ({ file: rename(basename(one.path)), lazy: one.kind === "dynamic-import" })),
      inputs: Object.keys(inputs),
    });
  }
  return graph;
}

/**
 * The file and everything that it imports statically, however far: what arrives before any of it runs.
 *
 * @param {Graph} graph
 * @param {string} file
 * @returns {string[]}
 */
export function closure(graph, file) {
  const seen = new Set([file]);
  for (const one of seen) {
    for (const { file: next, lazy } of graph.get(one)?.imports ?? []) if (!lazy) seen.add(next);
  }
  return [...seen];
}
