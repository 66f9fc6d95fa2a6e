/** The tables of `docs/scale.md`, put into the text of `scale.template.md`. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, platform } from "node:os";
import type { Calibration } from "./calibrate.ts";
import type { Rates } from "./day-rates.ts";
import { wastedKeys } from "./keys.ts";
import type { OutageRow } from "./outage-table.ts";
import type { Recording } from "./recording.ts";

const TEMPLATE = "lab/simulate/scale.template.md";
const DOCUMENT = "docs/scale.md";

export interface Results {
  /** By the name of the cache's rules, in order. */
  readonly days: ReadonlyMap<string, Rates>;
  /** The advised rules with another number of orders. */
  readonly seeds: ReadonlyMap<number, Rates>;
  readonly outages: readonly OutageRow[];
  /** The same, by the client before issue 15. */
  readonly before: readonly OutageRow[];
  readonly advisedOutage: OutageRow;
  /** Null where nginx is not installed: the document keeps the last one. */
  readonly calibration: readonly Calibration[] | null;
  readonly recording: Recording;
}

type Cell = string | number;

/** Thousands apart; one decimal below ten. */
const figure = (value: number): string =>
  value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 1 : 0 });

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) =>
    `| ${cells.map((cell) => (typeof cell === "number" ? figure(cell) : cell)).join(" | ")} |`;
  const rule = `|${head.map((_, index) => (index === 0 ? "---|" : "---:|")).join("")}`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

const WHAT: Readonly<Record<string, string>> = {
  "GET /api/events": "lists, filters, views, search, selection",
  "GET /api/events (now)": "what is on now",
  "GET /api/categories": "options of the filters",
  "GET /api/authors": "letters and further pages",
  "GET /api/companies": "further pages",
  "POST /api": "the webcast, about once a minute",
  all: "",
};

function endpoints({ days }: Results): string {
  const [[, plain], , , [, advised]] = [...days] as [[string, Rates], unknown, unknown, [string, Rates]];
  const rows = Object.keys(WHAT).flatMap((name): (readonly Cell[])[] => {
    const asked = plain.visitors.get(name);
    if (!asked) return [];
    const left = [plain, advised].map(({ origin }) => origin.get(name)?.busiestMinute ?? 0);
    return [
      [name === "all" ? "all" : `\`${name}\` ${WHAT[name]}`, asked.total, asked.busiestMinute, ...left],
    ];
  });
  return table(
    [
      "call",
      "requests in the day",
      "a second, busiest minute",
      "at the origin, cache told nothing",
      "as advised",
    ],
    rows,
  );
}

const visits = ({ recording }: Results): string =>
  table(
    ["recorded journey", "requests at each act"],
    Object.entries(recording.visits).map(([name, steps]) => [
      name,
      steps.map(({ act, requests }) => `${act}: ${requests.length}`).join("; "),
    ]),
  );

const rules = ({ days }: Results): string =>
  table(
    ["the cache", "reach the origin", "mean a second", "a second, busiest minute", "of them 304", "keys"],
    [...days].map(([name, { origin, unchanged, keys }]) => {
      const all = origin.get("all") ?? { total: 0, average: 0, busiestMinute: 0 };
      return [name, all.total, all.average, all.busiestMinute, percent(unchanged), keys];
    }),
  );

const seeds = (results: Results): string =>
  table(
    ["orders", "keys", "`GET` requests that reach the origin"],
    [...results.seeds].map(([count, { origin, keys }]) => {
      const posts = origin.get("POST /api")?.total ?? 0;
      return [String(count), keys, (origin.get("all")?.total ?? 0) - posts];
    }),
  );

function outages({ outages, before, advisedOutage }: Results): string {
  const row = ({ kind, peaks, withoutJitter }: OutageRow, old: OutageRow | undefined) => [
    kind,
    peaks.before.minute,
    peaks.outage.minute,
    peaks.after.minute,
    peaks.after.second,
    withoutJitter.after.second,
    old?.peaks.after.second ?? "",
  ];
  return table(
    [
      "the outage",
      "minute before",
      "worst minute of it",
      "worst minute after",
      "worst second after",
      "without jitter",
      "worst second before the change",
    ],
    [
      ...outages.map((one, index) => row(one, before[index])),
      row({ ...advisedOutage, kind: `${advisedOutage.kind}; cache as advised` }, undefined),
    ],
  );
}

/** The section of the present document, where there is no nginx to measure again. */
function lastCalibration(): string {
  const known = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, "utf8") : "";
  const [, section = ""] = known.split(/^\| replayed to nginx/m);
  return section === "" ? "Not measured yet." : `| replayed to nginx${section.split("\n\n")[0]}`;
}

const calibration = ({ calibration }: Results): string =>
  calibration === null
    ? lastCalibration()
    : table(
        [
          "replayed to nginx",
          "requests",
          "answered without the origin: measured",
          "simulated",
          "points apart",
        ],
        calibration.map(({ rules, requests, measured, simulated }) => [
          rules,
          requests,
          percent(measured),
          percent(simulated),
          (100 * Math.abs(measured - simulated)).toFixed(1),
        ]),
      );

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 3600)} h ${String(Math.floor((seconds % 3600) / 60)).padStart(2, "0")}`;

/** Writes the document. */
export function writeReport(results: Results, date: Date): void {
  const [[, plain]] = [...results.days] as [[string, Rates]];
  const wasted = wastedKeys(results.recording).length;
  const system = platform() === "linux" ? "Linux" : "another system than Linux";
  const words: Readonly<Record<string, string>> = {
    date: date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" }),
    machine: `a machine with ${cpus().length} cores and ${system}`,
    visits: visits(results),
    endpoints: endpoints(results),
    rules: rules(results),
    seeds: seeds(results),
    outages: outages(results),
    calibration: calibration(results),
    wasted: wasted === 0 ? "none" : String(wasted),
    busiest: clock(plain.busiest),
  };
  const text = readFileSync(TEMPLATE, "utf8").replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`scale.template.md: there is no ${name}`);
    return word;
  });
  writeFileSync(DOCUMENT, text);
}
