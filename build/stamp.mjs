// @ts-check
/**
 * Tells whether a built folder still is what the source would make. `npm start` and `node build.mjs` note, outside of the
 * folder, a digest of all that the build reads; a folder with the same digest, whose files are all there, is used again.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./bundle.mjs";

const INPUTS = ["src", "build", "build.mjs", "package.json", "package-lock.json"];

/**
 * @param {{ minify: boolean, maps?: boolean, mapView?: boolean }} options of the build
 * @returns {string} digest of all that the build reads
 */
export function stampOf({ minify, maps = true, mapView = true }) {
  const hash = createHash("sha256").update(`${process.version} ${minify} ${maps} ${mapView}`);
  for (const file of INPUTS.flatMap((name) => filesOf(join(root, name)))) {
    hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * @param {string} outdir absolute
 * @param {string} stamp taken before the build began, so that a file changed meanwhile counts as changed
 */
export function noteStamp(outdir, stamp) {
  const note = noteOf(outdir);
  mkdirSync(join(note, ".."), { recursive: true });
  writeFileSync(note, JSON.stringify({ stamp, manifest: digest(join(outdir, "manifest.json")) }));
}

/**
 * @param {string} outdir absolute
 * @param {string} stamp
 * @returns {boolean} whether the folder was built from what gives this stamp, and is whole
 */
export function isUpToDate(outdir, stamp) {
  try {
    const noted = JSON.parse(readFileSync(noteOf(outdir), "utf8"));
    const path = join(outdir, "manifest.json");
    if (noted.stamp !== stamp || noted.manifest !== digest(path)) return false;
    /** @type {import("./manifest.mjs").Manifest} */
    const { files } = JSON.parse(readFileSync(path, "utf8"));
    return Object.entries(files).every(([file, { size }]) => statSync(join(outdir, file)).size === size);
  } catch {
    // Never built, or something is missing.
    return false;
  }
}

/** One note for each folder. @param {string} outdir */
const noteOf = (outdir) =>
  join(root, "node_modules/.cache/signet", `${createHash("sha256").update(outdir).digest("hex")}.json`);

/** @param {string} file */
const digest = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");

/**
 * @param {string} path of a file or folder
 * @returns {string[]} its files, sorted
 */
function filesOf(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}
