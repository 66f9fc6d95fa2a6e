// @ts-check
/** Installs Debian's packages for tests, as root on Debian. Uses Node only. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Complaint } from "../../build/dev/complaint.mjs";

/** Decides whether a package may start its service when it is installed. */
const POLICY = "/usr/sbin/policy-rc.d";

/**
 * @param {object} needed
 * @param {string} needed.what named in messages: "a WordPress to test in"
 * @param {readonly string[]} needed.packages names; one with "-" at its end is not to be installed
 * @param {() => readonly string[]} needed.missing what is not there
 * @throws {Complaint} one line that says what is missing
 */
export function requirePackages({ what, packages, missing }) {
  if (missing().length === 0) return;
  const wanted = packages.filter((name) => !name.endsWith("-")).join(" ");
  const advice = `On Debian: sudo apt-get install --no-install-recommends ${wanted}`;
  if (!isRootOnDebian())
    throw new Complaint(`There is no ${what}; missing: ${missing().join(", ")}. ${advice}`);
  console.log(`Installing ${what} (apt-get install ${wanted}) …`);
  const done = withoutServices(() => (apt("update") && install(packages)) || install(packages));
  if (!done || missing().length > 0)
    throw new Complaint(`apt-get could not install ${what}; missing: ${missing().join(", ")}. ${advice}`);
}

/** @param {readonly string[]} packages */
const install = (packages) => apt("install", "-y", "--no-install-recommends", ...packages);

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
}

/**
 * Lets no package start a service meanwhile. A policy that is already there stays: it is the machine's own.
 *
 * @param {() => boolean} work
 */
function withoutServices(work) {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    return work();
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}

function isRootOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get") || !existsSync("/etc/os-release"))
    return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
}
