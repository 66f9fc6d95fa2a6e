// @ts-check
/** `dist/manifest.json`: what a theme needs to link the files, and what the build and its tests measure. */
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { closure, plainName } from "./graph.mjs";

/**
 * @typedef {{ size: number, gzip: number, integrity: string }} ManifestFile bytes; gzip as `gzip -9`; SRI digest
 * @typedef {object} Manifest
 * @property {Record<string, ManifestFile>} files every file of `dist/` but the manifest itself
 * @property {Record<string, string>} names plain name → file: "programme.css" → "programme-AB12CD34.css"
 * @property {Record<string, string[]>} loads what the browser fetches at once for "entry" and for each marker
 * @property {Record<string, string[]>} [parts] what it fetches later, by the module's name: "MapView" → its scripts
 */

/**
 * @param {ReadonlyMap<string, Uint8Array>} files
 * @param {import("./graph.mjs").Graph} graph
 * @param {readonly import("./registry.mjs").Registered[]} markers
 * @returns {Manifest}
 */
export function describe(files, graph, markers) {
  const sorted = [...files.keys()].sort();
  const names = Object.fromEntries(
    sorted.filter((file) => !/\.map$|^chunk-|\.css-/.test(file)).map((file) => [plainName(file), file]),
  );
  /** @type {Manifest["loads"]} */
  const loads = { entry: closure(graph, "signet.js") };
  for (const { name, modules } of markers) {
    const styles = ["base.css", `${name}.css`].flatMap((plain) => names[plain] ?? []);
    const chunks = Object.keys(modules).flatMap((chunk) => names[`${chunk}.js`] ?? []);
    loads[name] = [...new Set([...styles, ...chunks.flatMap((chunk) => closure(graph, chunk))])];
  }
  const known = new Set(["entry", ...markers.flatMap(({ modules }) => Object.keys(modules))]);
  const parts = [...graph]
    .filter(
      ([file, { source }]) => source !== null && !ENTRIES.includes(file) && !known.has(plainModule(file)),
    )
    .map(([file]) => [plainModule(file), closure(graph, file)]);
  return {
    files: Object.fromEntries(sorted.map((file) => [file, measure(files.get(file) ?? new Uint8Array())])),
    names,
    loads,
    parts: Object.fromEntries(parts),
  };
}

/** Of the whole library: for a script tag, and for bundlers. */
const ENTRIES = ["signet.js", "module.js"];

/** "MapView-AB12CD34.js" → "MapView". @param {string} file */
const plainModule = (file) => plainName(file).replace(/\.js$/, "");

/**
 * @param {Uint8Array} bytes
 * @returns {ManifestFile}
 */
function measure(bytes) {
  return {
    size: bytes.byteLength,
    gzip: gzipSync(bytes, { level: 9 }).byteLength,
    integrity: `sha384-${createHash("sha384").update(bytes).digest("base64")}`,
  };
}
