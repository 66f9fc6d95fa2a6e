// @ts-check
/** Which file of `dist/` imports which. */
import { basename, relative } from "node:path";
import { root } from "./bundle.mjs";

/**
 * @typedef {{ file: string, lazy: boolean }} Import
 * @typedef {{ source: string | null, imports: Import[], inputs: string[] }} Output `source`: the module that it is the chunk of
 * @typedef {Map<string, Output>} Graph file → what it is made of
 */

/** @param {string} file "programme-AB12CD34.css" → "programme.css" */
export function plainName(file) {
  return basename(file).replace(/-[A-Z0-9]{8}(?=\.)/, "");
}

/**
 * @param {readonly import("./pass.mjs").Chunk[]} chunks
 * @returns {Graph}
 */
export function readGraph(chunks) {
  const path = (/** @type {string} */ module) => relative(root, module).replaceAll("\\", "/");
  return new Map(
    chunks.map(({ file, source, imports, inputs }) => [
      file,
      { source: source && path(source), imports, inputs: inputs.map(path) },
    ]),
  );
}

/**
 * The file and all its static imports, direct and indirect: what loads before any of it runs.
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
