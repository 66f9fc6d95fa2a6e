// @ts-check
/**
 * Finds the Chromium for the browser tests, or installs Debian's. Uses Node only, because no package may be installed
 * yet.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { Complaint } from "../../build/dev/complaint.mjs";

/** Chromium without a window system. A browser context there costs a third as much as in the full browser. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell", "chrome-headless-shell.exe"];

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

/** Paths of a browser below Playwright's cache folder, by platform and version. */
const IN_CACHE = [
  "chrome-linux64/chrome",
  "chrome-linux/chrome",
  "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
  "chrome-win64/chrome.exe",
  "chrome-win/chrome.exe",
];
const SHELL_IN_CACHE = ["linux64", "mac-arm64", "mac-x64", "win64"].map((platform) =>
  join(
    `chrome-headless-shell-${platform}`,
    platform === "win64" ? "chrome-headless-shell.exe" : "chrome-headless-shell",
  ),
);

const ADVICE =
  "install Chromium (Debian: sudo apt-get install chromium-headless-shell chromium fonts-liberation; elsewhere: npx playwright-core install chromium)" +
  " or set SIGNET_BROWSER to the path of a Chromium or Chrome.";

/**
 * @typedef {Record<string, string | undefined>} Environment
 */

/**
 * Finds the browser that the tests run in: the headless shell, else a full Chromium or Chrome.
 *
 * @param {Environment} [env]
 * @returns {string | undefined} its path
 * @throws {Complaint} when the environment names one that is not there: silently taking another would mislead
 */
export function findBrowser(env = process.env) {
  return (
    named(env) ?? find(env, SHELLS, [], "chromium_headless_shell", SHELL_IN_CACHE) ?? findFullBrowser(env)
  );
}

/**
 * Finds a full Chromium or Chrome, in which one journey runs.
 *
 * @param {Environment} [env]
 * @returns {string | undefined} its path
 * @throws {Complaint} see findBrowser
 */
export function findFullBrowser(env = process.env) {
  const path = named(env);
  const isShell = path !== undefined && SHELLS.includes(basename(path));
  return (isShell ? undefined : path) ?? find(env, COMMANDS, PLACES, "chromium", IN_CACHE);
}

/**
 * Debian packages for the tests: browsers, and fonts like Arial and Times, to whose widths the theme's fallback fonts
 * are adjusted.
 */
const DEBIAN_PACKAGES = ["chromium-headless-shell", "chromium", "fonts-liberation"];
const LIBERATION = "/usr/share/fonts/truetype/liberation";

/**
 * Finds both browsers or, as root on Debian, installs what is missing, the fonts included.
 *
 * @param {Environment} [env]
 * @returns {Promise<{ browser: string, fullBrowser: string }>} paths; the same one twice where there is no headless shell
 * @throws {Complaint} with the one line that says how to get them
 */
export async function requireBrowsers(env = process.env) {
  const found = both(env);
  if (!mayUseApt()) {
    if (found) return found;
    throw new Complaint(`No browser to test in: ${ADVICE}`);
  }
  // Other systems have no package of the headless shell: tests run in the full browser.
  const isComplete = found && (found.browser !== found.fullBrowser || named(env)) && existsSync(LIBERATION);
  if (isComplete) return found;
  const got = aptInstall("Debian's Chromium to test in", DEBIAN_PACKAGES) ? both(env) : undefined;
  if (!got) throw new Complaint(`No browser to test in, and apt-get could not install one: ${ADVICE}`);
  return got;
}

/**
 * Installs Debian packages.
 *
 * @param {string} what they are, for the one line that is printed
 * @param {readonly string[]} packages
 * @param {Environment} [env]
 * @returns {boolean} whether apt-get succeeded
 */
export function aptInstall(what, packages, env = process.env) {
  console.log(`Installing ${what} (apt-get install ${packages.join(" ")}) …`);
  const quiet = { ...env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"], env: quiet }).status ===
    0;
  const install = () => apt("install", "-y", "--no-install-recommends", ...packages);
  // The package lists of a fresh image are empty, those of an old one outdated.
  return (apt("update") && install()) || install();
}

/** @param {Environment} env */
function both(env) {
  const [browser, fullBrowser] = [findBrowser(env), findFullBrowser(env)];
  return browser && fullBrowser ? { browser, fullBrowser } : undefined;
}

/**
 * @param {Environment} env
 * @returns {string | undefined}
 */
function named(env) {
  for (const name of ["SIGNET_BROWSER", "CHROME_PATH"]) {
    const path = env[name];
    if (!path) continue;
    if (isExecutable(path)) return path;
    throw new Complaint(
      `${name} is ${path}, which is no program: set it to the path of a Chromium or Chrome.`,
    );
  }
  return undefined;
}

/**
 * @param {Environment} env
 * @param {readonly string[]} commands looked for on the PATH
 * @param {readonly string[]} places paths
 * @param {string} kind start of the folder's name in Playwright's cache
 * @param {readonly string[]} inCache paths below that folder
 */
function find(env, commands, places, kind, inCache) {
  const elsewhere = [...places, ...playwrightBrowsers(env, kind, inCache)];
  return onPath(env, commands) ?? elsewhere.find(isExecutable);
}

/**
 * @param {Environment} env
 * @param {readonly string[]} commands the first that is there wins
 * @returns {string | undefined} its path
 */
export function onPath(env, commands) {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(isExecutable);
}

/**
 * @param {Environment} env
 * @param {string} kind
 * @param {readonly string[]} inCache
 */
function playwrightBrowsers(env, kind, inCache) {
  const home = homedir();
  const caches = [
    env.PLAYWRIGHT_BROWSERS_PATH,
    join(home, ".cache/ms-playwright"),
    join(home, "Library/Caches/ms-playwright"),
    env.LOCALAPPDATA && join(env.LOCALAPPDATA, "ms-playwright"),
  ];
  return caches.flatMap((cache) => {
    if (!cache || !existsSync(cache)) return [];
    const revision = (/** @type {string} */ name) => Number(name.split("-").at(-1));
    return readdirSync(cache)
      .filter((name) => new RegExp(`^${kind}-\\d+$`).test(name))
      .sort((a, b) => revision(b) - revision(a))
      .flatMap((name) => inCache.map((rest) => join(cache, name, rest)));
  });
}

/** Whether this is root on Debian. */
export function mayUseApt() {
  const isDebian = () => /^ID(_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
  return (
    process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && existsSync("/etc/os-release") && isDebian()
  );
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
