// @ts-check
/**
 * `npm run release -- patch|minor|major|X.Y.Z [--write]`: says what a release would be, and changes nothing. With
 * `--write` it sets the version, dates the changelog, notes the package's contents and packs it; committing and publishing
 * stay with the person at the keyboard, to whom the last lines say how.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../bundle.mjs";
import { Complaint, explain } from "../dev/complaint.mjs";
import { refuseSwallowed } from "../dev/swallowed.mjs";
import { datedChangelog } from "./changelog.mjs";
import { compareContents, listOf } from "./contents.mjs";

const USAGE = "npm run release -- patch|minor|major|X.Y.Z [--write]";
const CONTENTS = join(root, "build/release/contents.txt");
const CHANGELOG = join(root, "CHANGELOG.md");

try {
  refuseSwallowed("npm run release", ["write"], process.env);
  const { values, positionals } = parseArgs({
    options: { write: { type: "boolean" } },
    allowPositionals: true,
  });
  release(positionals, values.write ?? false);
} catch (error) {
  const isUsage =
    error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  console.error(isUsage ? `Write it as ${USAGE}.` : explain(error));
  process.exitCode = 1;
}

/**
 * @param {readonly string[]} args
 * @param {boolean} write
 */
function release(args, write) {
  const { version: current } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const version = nextVersion(current, args);
  if (write) refuseUncommitted();
  const day = new Date().toLocaleDateString("sv-SE", { timeZone: "America/Toronto" });
  const { changelog, notes } = datedChangelog(readFileSync(CHANGELOG, "utf8"), version, day);
  if (write) {
    npm(["version", version, "--no-git-tag-version"]);
    writeFileSync(CHANGELOG, changelog);
  }
  // Builds dist/ first (`prepack`), without source maps.
  const packed = npm(["pack", "--json", ...(write ? [] : ["--dry-run"])]);
  const [{ files, filename }] = JSON.parse(packed.slice(packed.search(/^\[$/m)));
  const list = listOf(files);
  const last = existsSync(CONTENTS) ? readFileSync(CONTENTS, "utf8") : "";
  if (write) writeFileSync(CONTENTS, list);

  console.log(`Version ${current} → ${version}\n\n${notes}\n`);
  console.log(`The package: ${compareContents(last, list).join("\n")}\n`);
  if (!write) {
    console.log(`Nothing is changed. To do it: npm run release -- ${args[0]} --write`);
    return;
  }
  console.log(`Written: package.json, package-lock.json, CHANGELOG.md, ${filename}. Then:

  npm run test:all
  git commit -am "Release ${version}" && git tag -a v${version} -m "Signet ${version}" && git push --follow-tags

Then hand ${filename} to those who install it: package.json is private, so npm does not publish it.`);
}

/**
 * @param {string} current
 * @param {readonly string[]} args
 */
function nextVersion(current, [step = "", ...more]) {
  if (!/^(patch|minor|major|\d+\.\d+\.\d+)$/.test(step) || more.length > 0)
    throw new Complaint(`Write it as ${USAGE}.`);
  const version = npmVersion(current, step);
  if (version.localeCompare(current, "en", { numeric: true }) <= 0)
    throw new Complaint(`${version} is not after ${current}, which package.json has: choose a later one.`);
  return version;
}

/**
 * What npm makes of a version, in a folder with nothing but a package.json.
 *
 * @param {string} current
 * @param {string} step
 */
function npmVersion(current, step) {
  const folder = mkdtempSync(join(tmpdir(), "signet-version-"));
  try {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ version: current }));
    npm(["version", step, "--no-git-tag-version", "--allow-same-version"], folder);
    return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A release is of what is committed. */
function refuseUncommitted() {
  const changed = execFileSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" }).trim();
  if (changed)
    throw new Complaint(`Commit or stash this first, a release is of what is committed:\n${changed}`);
}

/**
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
function npm(args, cwd = root) {
  const program = process.env.npm_execpath;
  const [command, ...first] = program?.endsWith(".js") ? [process.execPath, program] : ["npm"];
  return execFileSync(command ?? "npm", [...first, "--silent", ...args], { cwd, encoding: "utf8" });
}
