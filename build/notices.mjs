// @ts-check
/** `dist/THIRD-PARTY-NOTICES.txt`: the licence of every package of which a byte went into the bundle. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BuildError } from "./failure.mjs";

/**
 * @param {readonly import("./bundled-packages.mjs").BundledPackage[]} packages
 * @returns {Uint8Array}
 * @throws {BuildError} when a package brings no licence text: somebody has to look into it
 */
export function thirdPartyNotices(packages) {
  const parts = packages.map(({ folder, name, version, license, homepage }) => {
    const texts = readdirSync(folder)
      .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file) && existsSync(join(folder, file)))
      .sort()
      .map((file) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim());
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
