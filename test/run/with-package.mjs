// @ts-check
/** Packs the package once for the test files that install it: `npm pack` of a copy of this checkout, which builds it first. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyCheckout } from "../build/command.ts";

/**
 * @typedef {object} Archive
 * @property {string} path
 * @property {readonly string[]} files paths in it
 * @property {string} printed what its build printed
 */

/**
 * @param {import("vitest/node").TestProject} project
 * @returns {() => void}
 */
export default function withPackage(project) {
  const scratch = mkdtempSync(join(tmpdir(), "signet-packed-"));
  const checkout = join(scratch, "checkout");
  copyCheckout(checkout);
  const { status, stdout, stderr } = spawnSync("npm", ["pack", "--json", "--pack-destination", scratch], {
    cwd: checkout,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm pack\n${stdout}${stderr}`);
  // npm's report follows what the build prints.
  const end = stdout.search(/^\[$/m);
  /** @type {[{ filename: string, files: { path: string }[] }]} */
  const [{ filename, files }] = JSON.parse(stdout.slice(end));
  project.provide("archive", {
    path: join(scratch, filename),
    files: files.map(({ path }) => path),
    printed: stdout.slice(0, end),
  });
  return () => rmSync(scratch, { recursive: true, force: true });
}
