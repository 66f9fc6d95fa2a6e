// @ts-check
/** Runs the command of an installed package in the same way on every platform, without a shell. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Timeout of a tool, in minutes, so that it cannot hang the whole run. */
const LONGEST_MINUTES = 60;

/**
 * @typedef {object} ToolOptions
 * @property {Record<string, string>} [env] added to this process's environment
 * @property {string} [from] the folder whose `node_modules` the package is in; the repository by default
 * @property {boolean} [collect] returns the output instead of printing it
 *
 * @typedef {object} ToolResult
 * @property {number | null} code exit code, null when it was killed
 * @property {string} output its output, when collected
 */

/**
 * @param {string} root the repository
 * @param {string} name of a package with one command
 * @param {string[]} args
 * @param {ToolOptions} [options]
 * @returns {Promise<ToolResult>}
 */
export function runTool(root, name, args, { env = {}, from = root, collect = false } = {}) {
  const folder = join(from, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const [file] = typeof bin === "string" ? [bin] : Object.values(bin);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(folder, String(file)), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: collect ? ["ignore", "pipe", "pipe"] : "inherit",
      ...(collect ? { timeout: LONGEST_MINUTES * 60_000 } : {}),
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}
