/**
 * `npm run bench`: figures that anyone can repeat, beside every peer.
 *
 *     npm run bench                     every suite, compared with the last recording
 *     npm run bench -- --write          also records them and writes docs/performance.md
 *     npm run bench -- --only SUITE     this suite (may be given several times); with --write only its part is renewed
 *     npm run bench -- --rounds N       so many rounds
 *     npm run bench -- --data DIR       on another programme, in the API's shapes; nothing of it is recorded
 *     npm run bench -- --short          one round of the main suites; fails when a ratio has grown by half
 *     npm run bench -- --pictures DIR   saves a picture of each page that is compared
 *     npm run bench -- --document       writes docs/performance.md from the last recording
 */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled } from "../../build/dev/installed.mjs";
import { loadFair } from "../host/data/load.ts";
import { startBench } from "./bench.ts";
import { PEERS } from "./bundles.ts";
import { differing, rotten, sentence } from "./compare.ts";
import { writeDocument } from "./document.ts";
import { dataName, machine, versions } from "./machine.ts";
import { measure } from "./measure.ts";
import { readRecording, type SuiteRecord, writeRecording } from "./recording.ts";
import { SUITES } from "./suites/all.ts";
import { summary } from "./summary.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    rounds: { type: "string" },
    data: { type: "string" },
    dist: { type: "string" },
    pictures: { type: "string" },
    write: { type: "boolean", default: false },
    short: { type: "boolean", default: false },
    document: { type: "boolean", default: false },
  },
});

const before = readRecording();

/** @returns whether nothing has grown too much */
async function run(): Promise<boolean> {
  ensureInstalled(PEERS);
  const unknown = options.only?.find((name) => !SUITES.some((suite) => suite.name === name));
  if (unknown)
    throw new Error(`No suite ${unknown}: there are ${SUITES.map(({ name }) => name).join(", ")}.`);
  if (options.pictures) mkdirSync(options.pictures, { recursive: true });
  const data = loadFair(resolve(options.data ?? "templates-fixtures/data"));
  const bench = await startBench({
    data,
    distDir: resolve(options.dist ?? "dist"),
    pictures: options.pictures ?? null,
  });
  const records: Record<string, SuiteRecord> = {};
  let good = true;
  try {
    for (const suite of SUITES) {
      if (options.only && !options.only.includes(suite.name)) continue;
      const usual = options.short ? suite.shortRounds : suite.rounds;
      const rounds = Number(options.rounds ?? usual);
      if (usual === 0 && !options.only) continue;
      const began = performance.now();
      const record = await measure(suite, await suite.open(bench), {
        rounds,
        warm: !options.short,
        tell: progress,
      });
      records[suite.name] = record;
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`\n${summary(suite, record)}\n${suite.name}: ${rounds} rounds in ${seconds} s`);
      // Another programme has other ratios.
      const known = options.data === undefined ? before?.suites[suite.name] : undefined;
      const [changed, grown] = [differing(record, known), rotten(record, known)];
      if (known && !options.short)
        console.log(
          changed.length === 0
            ? "Agrees with the last recording within 15 %."
            : `Differs from the last recording by more than 15 %:\n${changed.map(sentence).join("\n")}`,
        );
      if (!options.short || grown.length === 0) continue;
      good = false;
      console.error(`Grown by half or more since the last recording:\n${grown.map(sentence).join("\n")}`);
    }
    if (options.write && !options.short && options.data === undefined) {
      writeRecording({
        date: new Date().toISOString().slice(0, 10),
        machine: machine(),
        browser: bench.browser.version(),
        data: dataName(data),
        versions: versions(),
        suites: { ...before?.suites, ...records },
      });
      writeDocument();
      console.log("\nWritten: test/bench/recorded.json, docs/performance.md");
    }
  } finally {
    await bench.close();
  }
  return good;
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
