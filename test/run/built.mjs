// @ts-check
/**
 * Gives the build and browser tests a `dist/` of the current source. `npm test` has already built one and names it in
 * SIGNET_DIST; a run of single tests builds another one, in a temporary folder, so that it does not disturb a running
 * server.
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
