// @ts-check
/** Finds the Chromium that the browser tests drive, or gets Debian's. Runs on Node alone, before any package is there. */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { Complaint } from "./complaint.mjs";

const COMMANDS = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "chrome.exe",
];

const PLACES = [
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** Where Playwright keeps a browser below its cache folder, by platform and age. */
const IN_CACHE = [
  "chrome-linux64/chrome",
  "chrome-linux/chrome",
  "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
  "chrome-win64/chrome.exe",
  "chrome-win/chrome.exe",
];

const ADVICE =
  "install Chromium (Debian, Ubuntu: sudo apt-get install chromium; elsewhere: npx playwright-core install chromium)" +
  " or set SIGNET_BROWSER to the path of a Chromium or Chrome.";

/**
 * @typedef {Record<string, string | undefined>} Environment
 */

/**
 * @param {Environment} [env]
 * @returns {string | undefined} path of a Chromium or Chrome
 * @throws {Complaint} when the environment names one that is not there: silently taking another would mislead
 */
export function findBrowser(env = process.env) {
  for (const name of ["SIGNET_BROWSER", "CHROME_PATH"]) {
    const path = env[name];
    if (!path) continue;
    if (isExecutable(path)) return path;
    throw new Complaint(
      `${name} is ${path}, which is no program: set it to the path of a Chromium or Chrome.`,
    );
  }
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...PLACES, ...playwrightBrowsers(env)].find(isExecutable);
}

/**
 * Finds a browser or, as root on Debian, installs one.
 *
 * @param {Environment} [env]
 * @returns {Promise<string>}
 * @throws {Complaint} with the one line that says how to get one
 */
export async function requireBrowser(env = process.env) {
  const found = findBrowser(env);
  if (found) return found;
  if (!mayUseApt()) throw new Complaint(`No browser to test in: ${ADVICE}`);
  console.log("No browser found: installing Debian's Chromium (apt-get install chromium) …");
  const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"], env: quiet }).status ===
    0;
  const install = () => apt("install", "-y", "--no-install-recommends", "chromium");
  // The package lists of a fresh image are empty, those of an old one stale.
  const installed = (apt("update") && install()) || install();
  const got = installed ? findBrowser(env) : undefined;
  if (!got) throw new Complaint(`No browser to test in, and apt-get could not install one: ${ADVICE}`);
  return got;
}

/** @param {Environment} env */
function playwrightBrowsers(env) {
  const home = homedir();
  const caches = [
    env.PLAYWRIGHT_BROWSERS_PATH,
    join(home, ".cache/ms-playwright"),
    join(home, "Library/Caches/ms-playwright"),
    env.LOCALAPPDATA && join(env.LOCALAPPDATA, "ms-playwright"),
  ];
  return caches.flatMap((cache) => {
    if (!cache || !existsSync(cache)) return [];
    const revision = (/** @type {string} */ name) => Number(name.split("-")[1] ?? 0);
    return readdirSync(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort((a, b) => revision(b) - revision(a))
      .flatMap((name) => IN_CACHE.map((rest) => join(cache, name, rest)));
  });
}

function mayUseApt() {
  const isDebian = () => /^ID(_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
  return (
    process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && existsSync("/etc/os-release") && isDebian()
  );
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
