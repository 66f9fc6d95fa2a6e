// @ts-check
/** Replaces the built folder as a whole, or leaves it as it was. */
import { accessSync, constants, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { BuildError } from "./failure.mjs";

/**
 * Writes beside the folder, then swaps the two. On failure the folder stays as it was.
 *
 * @param {string} outdir
 * @param {ReadonlyMap<string, Uint8Array>} files
 * @throws {BuildError}
 */
export function replaceFolder(outdir, files) {
  const fresh = `${outdir}.new-${process.pid}`;
  const old = `${outdir}.old-${process.pid}`;
  try {
    mkdirSync(fresh, { recursive: true });
    for (const [file, bytes] of files) writeFileSync(join(fresh, file), bytes);
    swap(outdir, fresh, old);
  } catch (error) {
    throw unwritable(outdir, error);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  // Not earlier: the old folder is the last good one until the new one is in its place.
  rmSync(old, { recursive: true, force: true });
}

/**
 * @param {string} outdir
 * @param {string} fresh
 * @param {string} old where the present folder, if there is one, is put aside
 */
function swap(outdir, fresh, old) {
  const isThere = lstatSync(outdir, { throwIfNoEntry: false }) !== undefined;
  if (isThere) renameSync(outdir, old);
  try {
    renameSync(fresh, outdir);
  } catch (error) {
    if (isThere) renameSync(old, outdir);
    throw error;
  }
}

/**
 * Checks that the folder can be written, before any work is done.
 *
 * @param {string} outdir
 * @throws {BuildError}
 */
export function refuseUnwritable(outdir) {
  const found = lstatSync(outdir, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) {
    throw new BuildError(`Cannot write ${outdir}: it is not a folder; remove it, then run this again.`);
  }
  try {
    mkdirSync(dirname(outdir), { recursive: true });
    accessSync(dirname(outdir), constants.W_OK);
    if (found) accessSync(outdir, constants.W_OK);
  } catch (error) {
    throw unwritable(outdir, error);
  }
}

/**
 * @param {string} outdir
 * @param {unknown} error
 */
function unwritable(outdir, error) {
  const reason = error instanceof Error && "code" in error ? error.code : String(error);
  return new BuildError(`Cannot write ${outdir} (${reason}); make it and the folder that holds it writable.`);
}
