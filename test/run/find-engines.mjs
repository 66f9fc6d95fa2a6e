// @ts-check
/** Finds the three engines that `npm run test:engines` runs in, or installs Debian's. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Complaint } from "../../build/dev/complaint.mjs";
import { aptInstall, findFullBrowser, isExecutable, mayUseApt, onPath } from "./browser.mjs";

/**
 * @typedef {object} Engines paths
 * @property {string} chromium
 * @property {string} firefox
 * @property {string} webkit WebKitWebDriver
 * @property {string} miniBrowser WebKitGTK's browser, which WebKitWebDriver drives
 * @property {string} display Xvfb, which WebKitGTK needs: it has no mode without windows
 *
 * @typedef {{ [name in keyof Engines]: string | undefined }} Found
 */

const DEBIAN_PACKAGES = ["chromium", "firefox-esr", "webkit2gtk-driver", "xvfb", "fonts-liberation"];

const ADVICE =
  `Debian: sudo apt-get install ${DEBIAN_PACKAGES.join(" ")}; elsewhere set SIGNET_BROWSER to a Chromium, ` +
  "SIGNET_FIREFOX to a Firefox, SIGNET_WEBKIT_DRIVER to a WebKitWebDriver, SIGNET_MINIBROWSER to its MiniBrowser, " +
  "and put Xvfb on the PATH.";

/**
 * Finds all engines or, as root on Debian, installs what is missing.
 *
 * @param {import("./browser.mjs").Environment} [env]
 * @param {boolean} [mayInstall]
 * @returns {Engines}
 * @throws {Complaint} with the one line that names what is missing and how to get it
 */
export function requireEngines(env = process.env, mayInstall = mayUseApt()) {
  const found = find(env);
  if (missing(found).length === 0) return /** @type {Engines} */ (found);
  const installed = mayInstall && aptInstall("the engines to test in", DEBIAN_PACKAGES, env);
  const now = installed ? find(env) : found;
  const lack = missing(now);
  if (lack.length === 0) return /** @type {Engines} */ (now);
  const tried = mayInstall ? ", and apt-get could not install it" : "";
  throw new Complaint(`No ${lack.join(", no ")} to test in${tried}: ${ADVICE}`);
}

/**
 * @param {import("./browser.mjs").Environment} env
 * @returns {Found}
 */
function find(env) {
  return {
    chromium: findFullBrowser(env),
    firefox: named(env, "SIGNET_FIREFOX") ?? onPath(env, ["firefox-esr", "firefox"]),
    webkit: named(env, "SIGNET_WEBKIT_DRIVER") ?? onPath(env, ["WebKitWebDriver"]),
    miniBrowser: named(env, "SIGNET_MINIBROWSER") ?? miniBrowser(),
    display: onPath(env, ["Xvfb"]),
  };
}

/** @param {Found} found */
function missing(found) {
  const names = {
    chromium: "Chromium",
    firefox: "Firefox",
    webkit: "WebKitWebDriver",
    miniBrowser: "MiniBrowser of WebKitGTK",
    display: "Xvfb",
  };
  return Object.entries(names).flatMap(([key, name]) =>
    found[/** @type {keyof Engines} */ (key)] ? [] : [name],
  );
}

/**
 * @param {import("./browser.mjs").Environment} env
 * @param {string} variable
 */
function named(env, variable) {
  const path = env[variable];
  if (!path || isExecutable(path)) return path || undefined;
  throw new Complaint(`${variable} is ${path}, which is no program.`);
}

/** Debian: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function miniBrowser() {
  const places = ["/usr/libexec", "/usr/lib64", "/usr/lib"];
  const near = (/** @type {string} */ folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => /^webkit(2gtk|gtk)-\d/.test(name))
          .map((name) => join(folder, name, "MiniBrowser"))
      : [];
  const byPlatform = existsSync("/usr/lib")
    ? readdirSync("/usr/lib")
        .filter((name) => name.includes("-linux-"))
        .map((name) => join("/usr/lib", name))
    : [];
  return [...places, ...byPlatform].flatMap(near).find(isExecutable);
}
