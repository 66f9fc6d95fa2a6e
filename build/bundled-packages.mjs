// @ts-check
/** The packages of which a byte went into the bundle, for the notices and the bill of materials. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} BundledPackage
 * @property {string} folder absolute
 * @property {string} name
 * @property {string} version
 * @property {string} license as SPDX writes it
 * @property {string} [homepage]
 */

/**
 * @param {string} root the repository
 * @param {readonly string[]} inputs files of which something went into the bundle, relative to the repository
 * @returns {BundledPackage[]} sorted by folder
 */
export function bundledPackages(root, inputs) {
  // Greedy: of nested packages the innermost is the one whose file it is.
  const folders = inputs.map((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  const unique = [...new Set(folders.filter((folder) => folder !== undefined))].sort();
  return unique.map((path) => {
    const folder = join(root, path);
    const { name, version, license, homepage } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    return { folder, name, version, license, homepage };
  });
}
