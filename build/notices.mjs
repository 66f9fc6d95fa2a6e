// @ts-check
/** `dist/THIRD-PARTY-NOTICES.txt`: the licence of every package of which a byte went into the bundle. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BuildError } from "./failure.mjs";

/**
 * @param {readonly string[]} inputs files of which something went into the bundle, relative to the repository
 * @returns {string[]} package folders, as "node_modules/NAME", sorted
 */
function bundledPackages(inputs) {
  // Greedy: of nested packages the innermost is the one whose file it is.
  const folders = inputs.map((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}

/**
 * @param {string} root the repository
 * @param {readonly string[]} inputs as for `bundledPackages`
 * @returns {Uint8Array}
 * @throws {BuildError} when a package brings no licence text: somebody has to look into it
 */
export function thirdPartyNotices(root, inputs) {
  const parts = bundledPackages(inputs).map((folder) => {
    const { name, version, license, homepage } = JSON.parse(
      readFileSync(join(root, folder, "package.json"), "utf8"),
    );
    const texts = readdirSync(join(root, folder))
      .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file) && existsSync(join(root, folder, file)))
      .sort()
      .map((file) =>
        readFileSync(join(root, folder, file), "utf8")
          .replaceAll("\r\n", "\n")
          .trim(),
      );
    if (texts.length === 0) {
      throw new BuildError(
        `${name} is bundled but brings no licence file: its notice has to be written by hand.`,
      );
    }
    const title = `${name} ${version} (${license})`;
    return [title, "=".repeat(title.length), ...(homepage ? [homepage] : []), "", texts.join("\n\n")].join(
      "\n",
    );
  });
  const opening =
    "Signet is under the MIT licence. Its scripts and css contain parts of the packages below, each under its own.";
  return Buffer.from(`${[opening, ...parts].join("\n\n\n")}\n`);
}
