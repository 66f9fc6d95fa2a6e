// @ts-check
/** Installs from the lockfile when what is installed does not match it. Needs no package. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Complaint } from "./complaint.mjs";

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/**
 * @param {string} root the repository
 * @throws {Complaint} when npm cannot install
 */
export function ensureInstalled(root) {
  if (matchesLockfile(root)) return;
  console.log("Installing from package-lock.json …");
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm?.endsWith(".js") ? [process.execPath, npm, "ci"] : ["npm", "ci"];
  const { status, error } = spawnSync(command, [...args, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32" && command === "npm",
    // With NODE_ENV=production npm would leave out development dependencies.
    env: { ...process.env, NODE_ENV: "development" },
  });
  if (status !== 0) {
    const reason = error ? error.message : `exit code ${status}`;
    throw new Complaint(
      `npm ci failed (${reason}): see its lines above; with a network and Node 20.19 or newer, run this again.`,
    );
  }
}

/**
 * @param {string} root
 * @returns {boolean} whether `node_modules` contains exactly what `package-lock.json` says
 */
export function matchesLockfile(root) {
  const wanted = readPackages(join(root, "package-lock.json"));
  const present = readPackages(join(root, "node_modules/.package-lock.json"));
  if (!wanted)
    throw new Complaint(`${join(root, "package-lock.json")} is missing or unreadable: restore it from git.`);
  if (!present) return false;
  for (const [path, locked] of Object.entries(wanted)) {
    if (path === "") continue;
    const installed = present[path];
    if (!installed && isForAnotherMachine(locked)) continue;
    if (installed?.version !== locked.version || installed?.integrity !== locked.integrity) return false;
    if (!existsSync(join(root, path, "package.json"))) return false;
  }
  return Object.keys(present).every((path) => path in wanted);
}

/**
 * @param {string} file
 * @returns {Record<string, Locked> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/**
 * Optional packages are the builds of a tool for each platform. npm does not install those of other platforms, nor their
 * own dependencies, which name no platform.
 *
 * @param {Locked} locked
 */
function isForAnotherMachine({ optional, os, cpu, libc }) {
  if (!optional) return false;
  if (!os && !cpu) return true;
  return !fits(os, process.platform) || !fits(cpu, process.arch) || !fits(libc, libcHere());
}

/**
 * @param {string[] | undefined} list as in package.json: allowed names, or refused ones with a "!"
 * @param {string | undefined} here
 */
function fits(list, here) {
  if (!list || here === undefined) return true;
  return list.every((one) => one.startsWith("!")) ? !list.includes(`!${here}`) : list.includes(here);
}

function libcHere() {
  if (process.platform !== "linux") return undefined;
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report?.getReport() ?? {}
  );
  return report.header?.glibcVersionRuntime ? "glibc" : "musl";
}
