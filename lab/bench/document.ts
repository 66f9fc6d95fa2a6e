/** Writes docs/performance.md from the recording and the reasons, and from nothing else. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/bundle.mjs";
import {
  type GoalResult,
  type Measurement,
  type Recording,
  readRecording,
  type SuiteRecord,
} from "./recording.ts";
import type { Figure, Suite } from "./suite.ts";
import { SIGNET } from "./suite.ts";
import { SUITES } from "./suites/all.ts";

export const DOCUMENT = join(root, "docs/performance.md");
const REASONS = join(root, "lab/bench/reasons.json");

/** Why a goal is missed: `SUITE: CASE: FIGURE`, or `SUITE: *: FIGURE` for other cases → a sentence. Written by hand. */
type Reasons = Readonly<Record<string, string>>;

/** Key of the reason why a goal of a suite is missed, if there is one. */
export const reasonFor = (reasons: Reasons, suite: string, goal: GoalResult): string | undefined =>
  [goal.case, "*"].map((of) => `${suite}: ${of}: ${goal.figure}`).find((key) => key in reasons);

export const isMet = ({ value, limit }: GoalResult): boolean => value <= limit;

const percent = (share: number) => `${Math.round(share * 100)} %`;
const ratio = (value: number) => value.toPrecision(2);
const shown = ({ digits, unit }: Figure, value: number) => `${value.toFixed(digits)} ${unit}`.trim();
const day = (iso: string) =>
  new Date(`${iso}T12:00:00Z`).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

function of(record: SuiteRecord, goal: GoalResult, subject: string): Measurement | undefined {
  return record.measurements.find(
    (one) => one.case === goal.case && one.figure === goal.figure && one.subject === subject,
  );
}

/** The fastest of the other products. */
function bestPeer(record: SuiteRecord, goal: GoalResult): Measurement | undefined {
  const side = goal.worst ? "worst" : "median";
  return record.measurements
    .filter((one) => one.kind === "peer" && one.case === goal.case && one.figure === goal.figure)
    .sort((one, other) => one[side] - other[side])[0];
}

const before = (figure: Figure, goal: GoalResult, value: number) =>
  goal.against === null ? shown(figure, value) : ratio(value);

/** Limit, ours, the other, ratio, and that of the run before: one row for each goal. */
function goals(suite: Suite, record: SuiteRecord): string {
  const rows = record.goals.map((goal) => {
    const figure = suite.figures[goal.figure] as Figure;
    const side = goal.worst ? "worst" : "median";
    const value = (one: Measurement | undefined) => (one ? shown(figure, one[side]) : "");
    const best = bestPeer(record, goal);
    return [
      `${goal.case}: ${goal.worst ? "worst " : ""}${figure.title}`,
      goal.against === null ? `≤ ${goal.limit} ${figure.unit}` : `≤ ${goal.limit} × ${goal.against}`,
      goal.against === null ? "" : value(of(record, goal, goal.against)),
      best ? `${best.subject}, ${value(best)}` : "",
      value(of(record, goal, SIGNET)),
      goal.against === null ? "" : ratio(goal.value),
      percent(goal.spread),
      goal.before === undefined ? "" : before(figure, goal, goal.before),
      isMet(goal) ? "met" : "**missed**",
    ];
  });
  return table(
    ["goal", "limit", "its value", "best peer", "ours", "ratio", "spread", "run before", ""],
    rows,
  );
}

function missed(suite: Suite, record: SuiteRecord, reasons: Reasons): string[] {
  const cases = new Map<string, Set<string>>();
  for (const goal of record.goals) {
    if (isMet(goal)) continue;
    const key = reasonFor(reasons, suite.name, goal);
    const title = suite.figures[goal.figure]?.title ?? goal.figure;
    const why = `${title}: ${key === undefined ? "no reason is known yet." : reasons[key]}`;
    cases.set(why, (cases.get(why) ?? new Set()).add(goal.case));
  }
  return [...cases].map(([why, of]) => `- ${[...of].join(", ")}: ${why}`);
}

/** Every subject and every figure: median and spread. */
function measured(suite: Suite, { measurements }: SuiteRecord): string {
  const figures = Object.entries(suite.figures);
  const subjects = new Map<string, Measurement[]>();
  for (const one of measurements) {
    const key = JSON.stringify([one.case, one.subject]);
    subjects.set(key, [...(subjects.get(key) ?? []), one]);
  }
  const cell = (one: Measurement | undefined, figure: Figure) =>
    one ? `${shown(figure, one.median)} (${percent(one.spread)})` : "";
  const rows = [...subjects].map(([key, all]) => {
    const [name, subject] = JSON.parse(key) as [string, string];
    const cells = figures.map(([id, figure]) =>
      cell(
        all.find((one) => one.figure === id),
        figure,
      ),
    );
    return [name, subject, ...cells];
  });
  return table(["", "", ...figures.map(([, { title }]) => title)], rows);
}

/** Twice in a row. */
function agreed({
  compared,
  differing,
  others,
  othersDiffering,
}: NonNullable<SuiteRecord["agreement"]>): string {
  const share = (all: number, less: number, what: string) =>
    all > 0 ? [`${all - less} of ${all} ${what}`] : [];
  const alike = [
    ...share(compared, differing.length, "of the goals' ratios"),
    ...share(others, othersDiffering, compared > 0 ? "of the others" : "ratios, none of a goal,"),
  ].join(" and ");
  const rest = differing.length === 0 ? "" : ` Not: ${differing.join("; ")}.`;
  return `Twice in a row: ${alike} agree within 15 %.${rest}`;
}

/** Which figures are compared by their least values, and which until they are certain. */
function comparedHow({ least = [], certain = [], figures, oneCpu }: Suite): string {
  const line = (how: string, names: readonly string[]) =>
    names.length > 0 ? `${how}: ${names.map((name) => `'${figures[name]?.title}'`).join(", ")}. ` : "";
  return line(oneCpu ? "Work, least by least" : "Least by least", least) + line("Until certain", certain);
}

function chapter(suite: Suite, record: SuiteRecord, reasons: Reasons): string {
  const misses = missed(suite, record, reasons);
  return [
    `## ${suite.title}`,
    `${suite.method.replaceAll("\n", " ")} ${comparedHow(suite)}${record.rounds} ${record.rounds === 1 ? "round" : "rounds"}; \`npm run bench -- --only ${suite.name}\`.`,
    ...(record.goals.length > 0 ? [goals(suite, record)] : []),
    ...(record.agreement && record.agreement.compared + record.agreement.others > 0
      ? [agreed(record.agreement)]
      : []),
    ...(misses.length > 0 ? [`Missed:\n\n${misses.join("\n")}`] : []),
    `<details><summary>Every figure, median and spread</summary>\n\n${measured(suite, record)}\n\n</details>`,
  ].join("\n\n");
}

/** The page's text; the same recording and reasons give the same text. */
export function documentOf(recording: Recording, reasons: Reasons): string {
  const suites = SUITES.flatMap((suite) => {
    const record = recording.suites[suite.name];
    return record ? [{ suite, record }] : [];
  });
  const all = suites.flatMap(({ record }) => record.goals);
  const missing = SUITES.filter(({ name }) => !recording.suites[name]).map(({ name }) => `\`${name}\``);
  const unrecorded = missing.length > 0 ? `\n\nNot recorded yet: ${missing.join(", ")}.` : "";
  const versions = Object.entries(recording.versions).map(([name, version]) => `${name} ${version}`);
  return `# Performance

What the widgets cost, beside every comparable product. \`npm run bench -- --write\` wrote this page on
${day(recording.date)}, from \`lab/bench/recorded.json\`; edit \`lab/bench/reasons.json\`, not this file.

Machine: ${recording.machine}. Browser: Chromium ${recording.browser}, CPU slowed 4 times. Data: ${recording.data}
(the invented fair, repeated where more is needed), opened on the evening before its first day: nothing is on then.

Each round measures every subject once, in turn. A value is the median
of the rounds, the spread is the distance between their quartiles as a share of it. A ratio is ours divided by the other's,
the median of the ratios of the rounds: it says more than a time, which belongs to one machine. 'Run before' is the ratio,
or the value where there is none, of the recording before this one.

'Work' is what a page's thread does: its own time with a CPU that is not slowed, four times as much, while browser and
servers share one CPU. Other work on the machine only adds to it. 'Least by least': a ratio divides our least value by the
other's, and a case is measured again, in up to three times the rounds, until the three least values of each of its subjects
agree within 5 %; 'until certain': until the standard error of its median ratios, of those with a goal if there are any, is
at most 4 %. No ratio is made of what is read in coarse steps or is only what goes beyond a limit: near zero it says nothing.

**${all.filter(isMet).length} of ${all.length} goals are met.** A missed goal has its reason below its table.${unrecorded}

${suites.map(({ suite, record }) => chapter(suite, record, reasons)).join("\n\n")}

## What is compared

${versions.join(", ")}. pretalx is its component \`@pretalx/schedule\`: its embeddable widget is in no registry. conferia
is in no registry either: its repository is fetched at a fixed commit, and left out where that cannot be reached. 'By hand'
is our markup set as one text; 'bare React' renders our markup and does nothing else. 'Ours as one eager file' is our code
without chunks. Their packages are pinned in \`lab/bench/peers\`, which only \`npm run bench\` installs.
`;
}

export const readReasons = (): Reasons => JSON.parse(readFileSync(REASONS, "utf8"));

export function writeDocument(): void {
  const recording = readRecording();
  if (recording) writeFileSync(DOCUMENT, documentOf(recording, readReasons()));
}
