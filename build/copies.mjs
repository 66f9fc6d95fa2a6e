// @ts-check
/** Gives every module that imports one of `COPIED` (`chunks.mjs`) a copy of it. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { root } from "./bundle.mjs";
import { COPIED } from "./chunks.mjs";
import { BuildError } from "./failure.mjs";

/**
 * @param {string} list name of the list in `chunks.mjs`
 * @param {readonly string[]} names below `src/shared`
 * @returns {string[]} absolute
 * @throws {BuildError}
 */
export function sharedFiles(list, names) {
  return names.map((file) => {
    const path = join(root, "src/shared", file);
    if (existsSync(path)) return path;
    throw new BuildError(`build/chunks.mjs: ${list} names src/shared/${file}, which does not exist.`);
  });
}

const MARK = "?copy-for=";

/** The file of a module that may be a copy. */
export const fileOf = (/** @type {string} */ id) => id.split(MARK)[0] ?? id;

/** @returns {import("rolldown").Plugin} */
export function copies() {
  const files = new Set(sharedFiles("COPIED", COPIED));
  return {
    name: "copies",
    resolveId: {
      filter: { id: /^\.\.?\// },
      handler(source, importer = "") {
        const file = join(dirname(fileOf(importer)), source);
        return files.has(file) ? `${file}${MARK}${importer.replaceAll("/", "|")}` : null;
      },
    },
    load: {
      filter: { id: /\?copy-for=/ },
      handler(id) {
        const file = fileOf(id);
        return { code: readFileSync(file, "utf8"), moduleType: extname(file) === ".tsx" ? "tsx" : "ts" };
      },
    },
  };
}
