// @ts-check
/** Runs an installed package's command the same way on every platform, without a shell. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A tool that hangs must not hang the whole run: minutes after which it counts as failed. */
const LONGEST_MINUTES = 60;

/**
 * @param {string} root the repository
 * @param {string} name of a package with one command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to this process's own
 * @returns {Promise<number | null>} exit code, null when it was killed
 */
export function runTool(root, name, args, env = {}) {
  const folder = join(root, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const [file] = Object.values(bin);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(folder, String(file)), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
      timeout: LONGEST_MINUTES * 60_000,
    });
    child.once("error", reject);
    child.once("exit", resolve);
  });
}
