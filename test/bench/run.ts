/**
 * `npm run bench`: figures that anyone can repeat, beside every peer.
 *
 *     npm run bench                     every suite, compared with the last recording
 *     npm run bench -- --write          also records them and writes docs/performance.md
 *     npm run bench -- --only SUITE     this suite (may be given several times); with --write only its part is renewed
 *     npm run bench -- --rounds N       so many rounds
 *     npm run bench -- --data DIR       on another programme, in the API's shapes; nothing of it is recorded
 *     npm run bench -- --now ISO        at another time of the fair, Eastern time; nothing of it is recorded
 *     npm run bench -- --beside DIR     the suite slow-line also measures this other checkout, which is built
 *     npm run bench -- --short          few rounds of the main suites; fails when a ratio has grown by half, and still has
 *                                       when the suite is measured as it was recorded
 *     npm run bench -- --pictures DIR   saves a picture of each page that is compared
 *     npm run bench -- --document       writes docs/performance.md from the last recording
 */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled } from "../../build/dev/installed.mjs";
import type { FairData } from "../host/data/fair.ts";
import { loadFair } from "../host/data/load.ts";
import { EVE } from "../host/eastern.ts";
import { type Bench, startBench } from "./bench.ts";
import { PEERS } from "./bundles.ts";
import { besideTheOneBefore, rotten, sentence } from "./compare.ts";
import { writeDocument } from "./document.ts";
import { dataName, machine, versions } from "./machine.ts";
import { measure } from "./measure.ts";
import { keepToOneCpu } from "./one-cpu.ts";
import { readRecording, writeRecording } from "./recording.ts";
import type { Suite } from "./suite.ts";
import { SUITES } from "./suites/all.ts";
import { summary } from "./summary.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    rounds: { type: "string" },
    data: { type: "string" },
    now: { type: "string" },
    dist: { type: "string" },
    beside: { type: "string" },
    pictures: { type: "string" },
    write: { type: "boolean", default: false },
    short: { type: "boolean", default: false },
    document: { type: "boolean", default: false },
  },
});

/** @returns whether nothing has grown too much */
async function run(): Promise<boolean> {
  ensureInstalled(PEERS);
  const unknown = options.only?.find((name) => !SUITES.some((suite) => suite.name === name));
  if (unknown)
    throw new Error(`No suite ${unknown}: there are ${SUITES.map(({ name }) => name).join(", ")}.`);
  if (options.pictures) mkdirSync(options.pictures, { recursive: true });
  const data = loadFair(resolve(options.data ?? "templates-fixtures/data"));
  let good = true;
  for (const suite of SUITES) {
    if (options.only && !options.only.includes(suite.name)) continue;
    const usual = options.short ? suite.shortRounds : suite.rounds;
    if (usual === 0 && !options.only) continue;
    // Nothing to compare with.
    if (options.short && !readRecording()?.suites[suite.name]) continue;
    try {
      let done = await alone(suite, data, Number(options.rounds ?? usual), !options.short);
      if (!done) {
        // A recording's values settle in many rounds: few of them show that a ratio may have grown, not that it has.
        console.log(`${suite.name}: measured again, as it was recorded`);
        done = await alone(suite, data, suite.rounds, true);
      }
      good &&= done;
    } catch (error) {
      // A suite that fails does not prevent the next one.
      console.error(`${suite.name}: ${error instanceof Error ? error.message : error}`);
      good = false;
    }
  }
  return good;
}

/**
 * Runs a suite with a browser and servers of its own.
 *
 * @returns whether no ratio has grown too much
 */
async function alone(suite: Suite, data: FairData, rounds: number, settle: boolean): Promise<boolean> {
  const giveBack = suite.oneCpu ? keepToOneCpu() : () => {};
  try {
    const bench = await startBench({
      data,
      distDir: resolve(options.dist ?? "dist"),
      now: options.now ?? EVE,
      beside: options.beside === undefined ? null : resolve(options.beside),
      pictures: options.pictures ?? null,
    });
    try {
      return await one(suite, bench, rounds, settle);
    } finally {
      await bench.close();
    }
  } finally {
    giveBack();
  }
}

/** @returns whether no ratio has grown too much */
async function one(suite: Suite, bench: Bench, rounds: number, settle: boolean): Promise<boolean> {
  const began = performance.now();
  const measured = await measure(suite, await suite.open(bench), {
    rounds,
    warm: settle && suite.warm === true,
    settle,
    tell: progress,
    // Not every peer can show every programme.
    ...(options.data === undefined ? {} : { leftOut: (line: string) => console.error(`\n${line}`) }),
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`\n${summary(suite, measured)}\n${suite.name}: ${rounds} rounds in ${seconds} s`);
  // Another programme, or another time of it, has other ratios.
  if (options.data !== undefined || options.now !== undefined) return true;
  const recorded = readRecording();
  const known = recorded?.suites[suite.name];
  if (options.short) {
    const grown = rotten(measured, known).map(sentence);
    if (grown.length > 0)
      console.error(`Grown by half or more since the last recording:\n${grown.join("\n")}`);
    return grown.length === 0;
  }
  const record = besideTheOneBefore(measured, known);
  if (record.agreement)
    console.log(
      [
        `${record.agreement.compared} goals' ratios compared with the last recording; differ by more than 15 %:`,
        ...record.agreement.differing,
        `and ${record.agreement.othersDiffering} of ${record.agreement.others} other ratios`,
      ].join("\n"),
    );
  if (!options.write) return true;
  writeRecording({
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    browser: bench.browser.version(),
    data: dataName(bench.data),
    versions: versions(),
    suites: { ...recorded?.suites, [suite.name]: record },
  });
  writeDocument();
  return true;
}

/** One line that is written over, where there is a terminal. */
function progress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
}

try {
  if (options.document) writeDocument();
  else if (!(await run())) process.exitCode = 1;
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
}
