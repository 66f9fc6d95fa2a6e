/** Packs the package as it would be published, and installs it in an empty project. */
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyCheckout } from "../build/command.ts";

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
 * `npm pack` of a copy of this checkout, which builds it first, then `npm install` of the archive.
 *
 * @param scratch an empty folder
 */
export function packAndInstall(scratch: string): Packed {
  const checkout = join(scratch, "checkout");
  copyCheckout(checkout);
  const { stdout } = npm(checkout, "pack", "--json", "--pack-destination", scratch);
  // Above it is what the build prints.
  const [report] = JSON.parse(stdout.slice(stdout.search(/^\[$/m)));
  const project = join(scratch, "project");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
  const archive = join(scratch, report.filename);
  npm(project, "install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", archive);
  return {
    files: report.files.map((file: { path: string }) => file.path),
    project,
    archive,
    folder: join(project, "node_modules/signet-salon"),
  };
}

function npm(cwd: string, ...args: string[]): SpawnSyncReturns<string> {
  const result = spawnSync("npm", args, { cwd, encoding: "utf8", shell: process.platform === "win32" });
  if (result.status !== 0) throw new Error(`npm ${args.join(" ")}\n${result.stdout}${result.stderr}`);
  return result;
}
