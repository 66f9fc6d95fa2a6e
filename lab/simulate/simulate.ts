/**
 * 50,000 visitors in a day, a shared cache, and an outage: writes docs/scale.md.
 *
 *     npm run simulate              the visits as they are recorded
 *     npm run simulate -- --record [JOURNEY…]  records them, or these, anew first: wants a build and a Chromium
 */
import { calibrate } from "./calibrate.ts";
import { ratesOf } from "./day-rates.ts";
import { drawDay, SEEDS } from "./drawn-day.ts";
import { KINDS } from "./outage.ts";
import before from "./outage-before.json" with { type: "json" };
import { outageRows } from "./outage-table.ts";
import { record } from "./record.ts";
import { readRecording } from "./recording.ts";
import { type Results, writeReport } from "./report.ts";
import { ADVISED, type CacheRules, PLAIN } from "./shared-cache.ts";

const RULES: readonly (readonly [string, CacheRules])[] = [
  ["follows the API's headers, and is told nothing", PLAIN],
  ["also collapses requests", { ...PLAIN, collapse: true }],
  ["also serves stale answers for 60 s while it asks", { ...ADVISED, post: 0 }],
  ["as advised: also keeps the webcast's answer for 10 s", ADVISED],
];
/** Numbers of orders to compare. */
const ORDERS = [1, 4, SEEDS];

const [option, ...names] = process.argv.slice(2);
if (option !== undefined && option !== "--record") {
  console.error(`Unknown option ${option}: there is only --record.`);
  process.exit(1);
}

const recording = option === "--record" ? await record(names) : readRecording();
const day = await drawDay(recording);
console.log(`${day.length.toLocaleString("en")} requests in the day`);
const days = new Map(RULES.map(([name, rules]) => [name, ratesOf(day, rules)]));

const seeds: [number, ReturnType<typeof ratesOf>][] = [];
for (const count of ORDERS)
  seeds.push([count, ratesOf(count === SEEDS ? day : await drawDay(recording, count), ADVISED)]);

const outages = await outageRows(day);
const [advisedOutage] = await outageRows(day, ADVISED, KINDS.slice(0, 1));
if (!advisedOutage) throw new Error("There is no kind of outage.");

const calibration = await calibrate(day);
if (calibration === null) {
  console.log("No nginx here: the calibration is left out (Debian: apt-get install nginx-light).");
}

const results: Results = {
  days,
  seeds: new Map(seeds),
  outages,
  before: before as Results["before"],
  advisedOutage,
  calibration,
  recording,
};
writeReport(results, new Date());
console.log("Written: docs/scale.md");
