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
 *     npm run bench -- --short          few rounds of the main suites, today's build and the last tagged one in turns; fails
 *                                       when a goal's figure has grown by half, and still has in more rounds
 *     npm run bench -- --short --before COMMIT    the build of this commit in place of the last tagged one
 *     npm run bench -- --pictures DIR   saves a picture of each page that is compared
 *     npm run bench -- --document       writes docs/performance.md from the last recording
 */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { FairData } from "../../test/host/data/fair.ts";
import { loadFair } from "../../test/host/data/load.ts";
import { EVE } from "../../test/host/eastern.ts";
import { buildBefore } from "./before.ts";
import { type Bench, startBench } from "./bench.ts";
import { besideTheOneBefore } from "./compare.ts";
import { writeDocument } from "./document.ts";
import { dataName, machine, versions } from "./machine.ts";
import { measure } from "./measure.ts";
import { keepToOneCpu } from "./one-cpu.ts";
import { readRecording, writeRecording } from "./recording.ts";
import { grownSince } from "./rot.ts";
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
    before: { type: "string" },
    pictures: { type: "string" },
    write: { type: "boolean", default: false },
    short: { type: "boolean", default: false },
    document: { type: "boolean", default: false },
  },
});

/** @returns whether nothing has grown too much */
async function run(): Promise<boolean> {
  const unknown = options.only?.find((name) => !SUITES.some((suite) => suite.name === name));
  if (unknown)
    throw new Error(`No suite ${unknown}: there are ${SUITES.map(({ name }) => name).join(", ")}.`);
  if (options.pictures) mkdirSync(options.pictures, { recursive: true });
  const data = loadFair(resolve(options.data ?? "templates-fixtures/data"));
  const before = options.short ? buildBefore(options.before) : null;
  let good = true;
  for (const suite of SUITES) {
    if (options.only && !options.only.includes(suite.name)) continue;
    const usual = options.short ? suite.shortRounds : suite.rounds;
    if (usual === 0 && (options.short || !options.only)) continue;
    try {
      good &&= await alone(suite, data, Number(options.rounds ?? usual), before);
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
async function alone(suite: Suite, data: FairData, rounds: number, before: string | null): Promise<boolean> {
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
      return before === null ? await one(suite, bench, rounds) : await beside(suite, bench, rounds, before);
    } finally {
      await bench.close();
    }
  } finally {
    giveBack();
  }
}

/** @returns whether no goal's figure of today's build has grown too much beside the earlier one's */
async function beside(suite: Suite, bench: Bench, rounds: number, before: string): Promise<boolean> {
  const earlier = await startBench({
    ...bench,
    distDir: resolve(before, "dist"),
    templatesDir: resolve(before, "templates-fixtures"),
    now: options.now ?? EVE,
    beside: null,
    pictures: null,
  });
  try {
    const grown = await grownSince(suite, bench, earlier, rounds, progress);
    console.log(
      `${suite.name}: ${grown.length === 0 ? "nothing has grown by half" : `grown:\n${grown.join("\n")}`}`,
    );
    return grown.length === 0;
  } finally {
    await earlier.close();
  }
}

/** @returns true: what differs from the last recording is said, and is no failure */
async function one(suite: Suite, bench: Bench, rounds: number): Promise<boolean> {
  const began = performance.now();
  const measured = await measure(suite, await suite.open(bench), {
    rounds,
    warm: suite.warm === true,
    settle: true,
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
