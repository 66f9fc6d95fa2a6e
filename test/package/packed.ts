/** The package as it would be published: packed once for all test files, installed in an empty project by each. */
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { Archive } from "../run/with-package.mjs";

declare module "vitest" {
  interface ProvidedContext {
    archive: Archive;
  }
}

export interface Packed {
  /** Paths in the package. */
  readonly files: readonly string[];
  /** Folder of a project that has installed the package. */
  readonly project: string;
  /** Folder of the installed package. */
  readonly folder: string;
  /** Path of the archive. */
  readonly archive: string;
}

/**
 * `npm install` of the package that was packed before.
 *
 * @param scratch an empty folder
 */
export function installPacked(scratch: string): Packed {
  const { path: archive, files } = inject("archive");
  const project = join(scratch, "project");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
  npm(project, "install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", archive);
  return { files, project, archive, folder: join(project, "node_modules/signet-salon") };
}

function npm(cwd: string, ...args: string[]): SpawnSyncReturns<string> {
  const result = spawnSync("npm", args, { cwd, encoding: "utf8", shell: process.platform === "win32" });
  if (result.status !== 0) throw new Error(`npm ${args.join(" ")}\n${result.stdout}${result.stderr}`);
  return result;
}
