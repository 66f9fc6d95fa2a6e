// @ts-check
/**
 * `npm test`: installs, then tests every widget and every page once. `npm run test:all`: all tests. A step that fails
 * does not prevent the next one. The last line is "N passed, N failed": each test, and each other step, counts as
 * one.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Complaint, explain } from "../../build/dev/complaint.mjs";
import { ensureInstalled } from "../../build/dev/installed.mjs";
import { refuseSwallowed } from "../../build/dev/swallowed.mjs";
import { requireBrowsers } from "./browser.mjs";
import { compareBoxes, ENGINES, writeTable } from "./engine-report.mjs";
import { requireEngines } from "./find-engines.mjs";
import { OLD_CHROMIUMS, requireOldChromium } from "./old-chromiums.mjs";
import { readReport, slowestFiles, tally } from "./tally.mjs";
import { runTool } from "./tool.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "signet-test-"));
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const times = [];
/** @type {import("./tally.mjs").FileReport[]} */
const files = [];

/** The projects of vitest.config.ts that test in one browser. */
const PROJECTS = ["unit", "build", "journeys", "browser", "alone", "package"];

const FLAGS = ["--watch", "--all", "--rest", "--engines"];

const USAGE = `npm test                     checks, build, unit tests, build tests, one journey through every page
npm test -- FILE…            these test files only
npm test -- --watch [FILE…]  the same, again after each change
npm run test:all             all of npm test, every browser test, the package in four bundlers
npm test -- --rest           every browser test
npm run test:engines         every page and every journey in Chromium, Firefox, WebKitGTK and six older Chromiums`;

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  console.error(`${explain(error)}\n\n${total.passed} passed, ${total.failed + 1} failed`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/**
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
async function run(args) {
  if (args.includes("--help")) {
    console.log(USAGE);
    return 0;
  }
  refuseSwallowed(
    "npm test",
    FLAGS.map((flag) => flag.slice(2)),
    process.env,
  );
  const watch = args.includes("--watch");
  const named = args.filter((arg) => !arg.startsWith("--"));
  const unknown = args.find((arg) => arg.startsWith("--") && !FLAGS.includes(arg));
  if (unknown) throw new Complaint(`npm test does not know ${unknown}. It takes:\n\n${USAGE}`);

  ensureInstalled(root);
  // Before any other work; test/run/with-browser.mjs finds them again.
  await requireBrowsers();
  if (watch || named.length > 0) return single(named, watch);
  requireEngines();
  const began = performance.now();
  const has = (/** @type {string} */ flag) => args.includes(flag);
  const SIGNET_DIST = has("--rest") || has("--engines") ? await built() : await shortRun();
  if (has("--all") || has("--rest")) await rest(SIGNET_DIST);
  if (SIGNET_DIST && has("--engines")) await engines(SIGNET_DIST);
  took("Everything", began);
  console.log(`\n${times.join("\n")}`);
  const slow = slowestFiles(files, 10);
  if (slow.length > 0) console.log(`\nThe slowest test files, in seconds:\n${slow.join("\n")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}

/**
 * Runs test files by name, with Vitest's own output and exit code.
 *
 * @param {string[]} names parts of paths; none means all that `--watch` finds changed
 * @param {boolean} watch
 */
async function single(names, watch) {
  // The journeys belong to the engines' projects as well; those run by their own command, or by their files' names.
  const isForEngines = names.some((name) => name.includes("engines"));
  const projects = isForEngines ? [] : PROJECTS.map((name) => `--project=${name}`);
  const args = [watch ? "watch" : "run", "--allowOnly=false", ...projects, ...names];
  return (await runTool(root, "vitest", args, { env: { NODE_ENV: "test" } })).code ?? 1;
}

/**
 * The tests to run before every commit. The unit tests keep one core busy; the checks, the build, its tests and the
 * browsers, one after another, keep the other, and both when the unit tests have ended.
 *
 * @returns {Promise<string>} the folder that was built
 */
async function shortRun() {
  let SIGNET_DIST = "";
  const units = tests("Unit tests", ["unit"]);
  const others = async () => {
    await check("Types", "typescript", ["-p", "."]);
    await check("Types of what runs in browsers", "typescript", ["-p", "src"]);
    await check("Lint and format", "@biomejs/biome", ["check", "--error-on-warnings"]);
    SIGNET_DIST = await built();
    if (!SIGNET_DIST) return;
    await tests("Build tests", ["build"], { SIGNET_DIST });
    await tests("Journeys", ["journeys"], { SIGNET_DIST });
    await tests("Firefox and WebKitGTK: two pages, script tag, doctor", ["short firefox", "short webkit"], {
      SIGNET_DIST,
    });
  };
  await Promise.all([units, others()]);
  return SIGNET_DIST;
}

/**
 * Every page and every journey in three engines and in older Chromiums; then the three engines' rectangles are
 * compared, and the table is written.
 *
 * @param {string} SIGNET_DIST the folder that was built
 */
async function engines(SIGNET_DIST) {
  const folder = join(scratch, "engines");
  const env = { SIGNET_DIST, SIGNET_ENGINES: folder };
  /** @type {Record<string, import("./tally.mjs").Report | undefined>} */
  const reports = {};
  for (const name of ENGINES)
    reports[name] = await tests(`Engine ${name}`, [`engine ${name}`, `settings ${name}`], env);
  let isThere = false;
  await step("Older Chromiums", async () => {
    for (const one of OLD_CHROMIUMS) await requireOldChromium(one);
    isThere = true;
    return `There are ${OLD_CHROMIUMS.map(({ version }) => version).join(", ")}.`;
  });
  for (const { name } of isThere ? OLD_CHROMIUMS : [])
    reports[name] = await tests(`Engine ${name}`, [`engine ${name}`], env);
  await step("Rectangles in three engines", async () => compareBoxes(folder));
  await step("Table of pages and engines", async () => writeTable(root, reports, folder));
}

/**
 * Every browser test that `npm test` leaves out.
 *
 * @param {string} SIGNET_DIST the folder that was built
 */
async function rest(SIGNET_DIST) {
  if (!SIGNET_DIST) return;
  await tests("Browser tests", ["browser", "alone"], { SIGNET_DIST });
  await tests("The package in four bundlers", ["package"], { SIGNET_DIST });
}

/**
 * Builds `dist/`. A build over budget is still tested.
 *
 * @returns {Promise<string>} its folder; empty when the build failed and the tests that need it cannot run
 */
async function built() {
  let folder = "";
  await step("Build", async () => {
    const { build } = await import("../../build.mjs");
    const { overruns, table } = await import("../../build/budgets.mjs");
    const { outdir, weights } = await build();
    folder = outdir;
    const over = overruns(weights);
    if (over.length > 0) throw new Complaint(over.join("\n"));
    return table(weights);
  });
  return folder;
}

/**
 * Runs a step that counts as one test.
 *
 * @param {string} name
 * @param {() => Promise<string>} work resolves with the text to print
 */
async function step(name, work) {
  const began = performance.now();
  let output;
  try {
    output = await work();
    total.passed += 1;
  } catch (error) {
    total.failed += 1;
    output = explain(error);
  }
  print(name, output);
  took(name, began);
}

/**
 * @param {string} title
 * @param {string} name of the package
 * @param {string[]} args
 */
function check(title, name, args) {
  return step(title, async () => {
    const { code, output } = await runTool(root, name, args, { collect: true });
    if (code !== 0) throw new Complaint(`${output}\nnpm run check runs it alone.`);
    return output;
  });
}

/**
 * @param {string} name
 * @param {string[]} projects of vitest.config.ts
 * @param {Record<string, string>} [env]
 * @returns {Promise<import("./tally.mjs").Report | undefined>}
 */
async function tests(name, projects, env = {}) {
  const began = performance.now();
  const report = join(scratch, `${projects[0]}.json`);
  const args = [
    "run",
    ...projects.map((project) => `--project=${project}`),
    "--allowOnly=false",
    "--reporter=agent",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const { code, output } = await runTool(root, "vitest", args, {
    env: { ...env, NODE_ENV: "test" },
    collect: true,
  });
  const result = readReport(report);
  const { passed, failed } = tally(result, code);
  total.passed += passed;
  total.failed += failed;
  files.push(...(result?.testResults ?? []));
  print(name, `${output}\n${name}: ${passed} passed, ${failed} failed`);
  took(name, began);
  return result;
}

/**
 * Prints the whole output of a step at its end, because steps run in parallel.
 *
 * @param {string} name
 * @param {string} output
 */
function print(name, output) {
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 60 - name.length))}\n\n${output.trim()}`);
}

/**
 * @param {string} name
 * @param {number} began
 */
function took(name, began) {
  times.push(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${name}`);
}
