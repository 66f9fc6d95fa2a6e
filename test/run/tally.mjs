// @ts-check
/** Counts Vitest's results; everything that did not pass counts as failed. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * @typedef {{ passed: number, failed: number }} Tally
 * @typedef {object} FileReport
 * @property {string} status
 * @property {{ status: string, title?: string, ancestorTitles?: string[] }[]} assertionResults
 * @property {string} [name] absolute path
 * @property {number} [startTime] milliseconds
 * @property {number} [endTime]
 * @typedef {{ testResults: FileReport[] }} Report Vitest's JSON reporter
 */

/**
 * Counts as failed: a skipped test, a file that could not be run, a run without tests, a run with an error outside of
 * any test, and a run that left no report (a crash).
 *
 * @param {Report | undefined} report
 * @param {number | null} exitCode
 * @returns {Tally}
 */
export function tally(report, exitCode) {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === "passed").length;
  const brokenFiles = files.filter(
    (file) => file.status !== "passed" && file.assertionResults.every((test) => test.status === "passed"),
  ).length;
  const failed = tests.length - passed + brokenFiles;
  const silentlyBad = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silentlyBad ? 1 : failed };
}

/**
 * @param {string} file
 * @returns {Report | undefined} undefined when there is no report, or an incomplete one
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * @param {readonly FileReport[]} files
 * @param {number} most
 * @returns {string[]} one line each: seconds and file, the slowest first
 */
export function slowestFiles(files, most) {
  return files
    .map(({ name = "", startTime = 0, endTime = 0 }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${relative(process.cwd(), name)}`);
}
