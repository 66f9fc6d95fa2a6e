/** An earlier build, to measure beside today's in one run: its pages and its `dist/`. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/bundle.mjs";
import { ensureInstalled } from "../../build/dev/installed.mjs";

/** @returns what the command prints; null when it fails */
function output(command: string, args: readonly string[], cwd = root): string | null {
  const { status, stdout } = spawnSync(command, args, { cwd, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/**
 * A checkout of an earlier commit below `.cache/before`, installed and built the first time.
 *
 * @param ref a commit; the last tag without one
 * @throws when there is none, or when it cannot be built
 */
export function buildBefore(ref: string | undefined): string {
  const wanted = ref ?? output("git", ["describe", "--tags", "--abbrev=0", "HEAD^"]);
  if (!wanted)
    throw new Error("There is no tag before this commit to compare with: name a commit, --before COMMIT.");
  const commit = output("git", ["rev-parse", "--verify", `${wanted}^{commit}`]);
  if (!commit) throw new Error(`git knows no commit ${wanted}.`);
  const folder = join(root, ".cache/before", commit.slice(0, 12));
  if (existsSync(join(folder, "dist/manifest.json"))) return folder;
  console.log(`Building ${wanted} in ${folder} …`);
  if (!existsSync(folder) && output("git", ["clone", "--quiet", "--shared", root, folder]) === null)
    throw new Error(`git could not clone into ${folder}.`);
  if (output("git", ["checkout", "--quiet", "--detach", commit], folder) === null)
    throw new Error(`git could not check out ${wanted} in ${folder}.`);
  ensureInstalled(folder);
  if (output(process.execPath, ["build.mjs"], folder) === null)
    throw new Error(`${wanted} could not be built: see node build.mjs in ${folder}.`);
  return folder;
}
