// @ts-check
/**
 * Gives the build and browser tests a `dist/` that is this minute's source. `npm test` has just made one and says so
 * in SIGNET_DIST; a run of single tests makes its own, elsewhere, so that it disturbs no server that is running.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../../build.mjs";

/**
 * @param {import("vitest/node").TestProject} project
 * @returns {Promise<undefined | (() => void)>}
 */
export default async function built(project) {
  const given = process.env.SIGNET_DIST;
  if (given) {
    project.provide("distDir", given);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), "signet-dist-"));
  const distDir = join(folder, "dist");
  await build({ outdir: distDir });
  project.provide("distDir", distDir);
  return () => rmSync(folder, { recursive: true, force: true });
}
