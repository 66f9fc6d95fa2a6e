// @ts-check
/**
 * `npm test`: sets up, then everything that `main` is held to, step by step; a step that fails does not hide the
 * next. The last line is "N passed, N failed": every test, and each of the steps before them as one.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { requireBrowser } from "./browser.mjs";
import { Complaint, explain } from "./complaint.mjs";
import { ensureInstalled } from "./installed.mjs";
import { readReport, tally } from "./tally.mjs";
import { runTool } from "./tool.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "signet-test-"));
const secondAttempts = join(root, "test/run/second-attempts.mjs");
const total = { passed: 0, failed: 0 };

try {
  if (process.argv.length > 2) {
    throw new Complaint(
      "npm test takes no arguments; for single tests: npx vitest run --project unit test/FILE",
    );
  }
  await everything();
} catch (error) {
  total.failed += 1;
  console.error(explain(error));
} finally {
  rmSync(scratch, { recursive: true, force: true });
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

async function everything() {
  ensureInstalled(root);
  const SIGNET_BROWSER = await requireBrowser();
  await step("Type check", () => tool("typescript", ["-p", "."]));
  await step("Type check of what runs in browsers", () => tool("typescript", ["-p", "src"]));
  await step("Lint and format", () => tool("@biomejs/biome", ["check", "--error-on-warnings"]));
  let SIGNET_DIST = "";
  await step("Build", async () => {
    const { build } = await import("../../build.mjs");
    const { overruns, table } = await import("../build/budgets.mjs");
    const { outdir, weights } = await build();
    console.log(table(weights));
    // Over budget or not, there is something to run the tests on.
    SIGNET_DIST = outdir;
    const over = overruns(weights);
    if (over.length > 0) throw new Complaint(over.join("\n"));
  });
  await tests("Unit tests", "unit");
  if (SIGNET_DIST) {
    await tests("Build tests", "build", { SIGNET_DIST, SIGNET_BROWSER });
    await tests("Browser tests", "browser", { SIGNET_DIST, SIGNET_BROWSER });
  } else {
    title("Build tests, browser tests");
    console.log("Not run: they need the build. They count as failed.");
    total.failed += 2;
  }
}

/** @param {string} text */
function title(text) {
  console.log(`\n── ${text} ${"─".repeat(Math.max(0, 60 - text.length))}\n`);
}

/**
 * Something that counts as one, whatever it finds wrong.
 *
 * @param {string} name
 * @param {() => Promise<void>} work
 */
async function step(name, work) {
  title(name);
  try {
    await work();
    total.passed += 1;
  } catch (error) {
    total.failed += 1;
    console.error(explain(error));
  }
}

/**
 * @param {string} name of the package
 * @param {string[]} args
 */
async function tool(name, args) {
  const code = await runTool(root, name, args);
  if (code !== 0)
    throw new Complaint(`${name} found something (exit code ${code}); npm run check runs it alone.`);
  console.log("Nothing to complain of.");
}

/**
 * @param {string} name
 * @param {string} project of vitest.config.ts
 * @param {Record<string, string>} [env]
 */
async function tests(name, project, env = {}) {
  title(name);
  const report = join(scratch, `${project}.json`);
  const args = [
    "run",
    `--project=${project}`,
    "--allowOnly=false",
    "--reporter=dot",
    `--reporter=${secondAttempts}`,
  ];
  const code = await runTool(root, "vitest", [...args, "--reporter=json", `--outputFile.json=${report}`], {
    ...env,
    NODE_ENV: "test",
  });
  const { passed, failed } = tally(readReport(report), code);
  total.passed += passed;
  total.failed += failed;
  console.log(`${name}: ${passed} passed, ${failed} failed`);
}
