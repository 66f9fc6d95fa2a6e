// @ts-check
/**
 * Gets WordPress's css for `npm run test:strangers`, once, into `.cache/`. Its block styles are on the npm registry, but
 * only in a package with forty others behind it, and its themes are in no package: an installation of this repository
 * stays small without them.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BLOCKS = "@wordpress/block-library@11.1.0";
const THEMES = ["twentytwentyone", "twentytwentytwo"];

/**
 * @param {string} root the repository
 * @returns {string[]} one line for each part that could not be had
 */
export function fetchWordpressCss(root) {
  const folder = join(root, ".cache/wordpress-css");
  mkdirSync(join(folder, "blocks"), { recursive: true });
  const scratch = mkdtempSync(join(tmpdir(), "signet-wordpress-"));
  try {
    return [
      blocks(join(folder, "blocks"), scratch),
      ...THEMES.map((theme) => themeCss(theme, folder, scratch)),
    ].filter((line) => line !== "");
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
const run = (command, args, cwd) => spawnSync(command, args, { cwd, stdio: "ignore" }).status === 0;

/**
 * @param {string} folder
 * @param {string} scratch
 * @returns {string} what is missing; empty when it is there
 */
function blocks(folder, scratch) {
  const names = ["common.css", "style.css", "theme.css", "elements.css"];
  if (names.every((name) => existsSync(join(folder, name)))) return "";
  const isHere =
    run("npm", ["pack", BLOCKS, "--silent"], scratch) &&
    run(
      "tar",
      ["xzf", firstFile(scratch, ".tgz"), ...names.map((name) => `package/build-style/${name}`)],
      scratch,
    );
  if (!isHere) return `Without WordPress's block styles: npm could not get ${BLOCKS}.`;
  for (const name of names) copyFileSync(join(scratch, "package/build-style", name), join(folder, name));
  return "";
}

/**
 * @param {string} theme
 * @param {string} folder
 * @param {string} scratch
 */
function themeCss(theme, folder, scratch) {
  const file = join(folder, `${theme}.css`);
  if (existsSync(file)) return "";
  const name = `wordpress-theme-${theme}`;
  const isHere =
    run("apt-get", ["-qq", "download", name], scratch) &&
    run("dpkg-deb", ["-x", firstFile(scratch, ".deb", name), "."], scratch);
  if (!isHere)
    return `Without the theme ${theme}: it comes from Debian's package ${name} (apt-get update first).`;
  copyFileSync(join(scratch, `usr/share/wordpress/wp-content/themes/${theme}/style.css`), file);
  return "";
}

/** @param {string} folder @param {string} end @param {string} [start] */
const firstFile = (folder, end, start = "") =>
  readdirSync(folder).find((name) => name.startsWith(start) && name.endsWith(end)) ?? "";
