// @vitest-environment node
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../../build/bundle.mjs";
import { besideTheOneBefore } from "./compare.ts";
import { DOCUMENT, documentOf, isMet, readReasons, reasonFor } from "./document.ts";
import { startFront } from "./front.ts";
import { measure } from "./measure.ts";
import { readRecording, type SuiteRecord } from "./recording.ts";
import { BEFORE, besideBefore, grownIn } from "./rot.ts";
import { median, spread } from "./statistics.ts";
import { SIGNET, type Subject, type Suite } from "./suite.ts";
import { SUITES } from "./suites/all.ts";

const recording = readRecording();

test("docs/performance.md says what is recorded", () => {
  if (!recording) throw new Error("There is no recording: npm run bench -- --write makes one.");
  expect(readFileSync(DOCUMENT, "utf8"), "npm run bench -- --document writes it").toBe(
    documentOf(recording, readReasons()),
  );
});

test("each suite that is recorded has all of its goals; the document names those that are not", () => {
  const names = new Set(SUITES.map(({ name }) => name));
  expect(Object.keys(recording?.suites ?? {}).filter((name) => !names.has(name))).toEqual([]);
  for (const { name, goals } of SUITES) {
    const record = recording?.suites[name];
    if (record) expect([name, record.goals.length]).toEqual([name, goals.length]);
    else expect(readFileSync(DOCUMENT, "utf8")).toContain(`\`${name}\``);
  }
});

test("every missed goal has its reason, and no reason is left of a goal that is met", () => {
  const reasons = readReasons();
  const keys = SUITES.flatMap(({ name }) =>
    (recording?.suites[name]?.goals ?? [])
      .filter((goal) => !isMet(goal))
      .map((goal) => reasonFor(reasons, name, goal) ?? `${name}: ${goal.case}: ${goal.figure}`),
  );
  expect(Object.keys(reasons).sort()).toEqual([...new Set(keys)].sort());
});

test("the peers' packages are not ours, and their lockfile names no registry", () => {
  const peers = join(root, "lab/bench/peers");
  const { dependencies } = JSON.parse(readFileSync(join(peers, "package.json"), "utf8"));
  const versions = Object.values<string>(dependencies);
  expect(versions.filter((version) => !/^\d/.test(version))).toEqual([]);
  expect(readFileSync(join(peers, "package-lock.json"), "utf8")).not.toContain('"resolved"');
  const ours = readFileSync(join(root, "package.json"), "utf8");
  for (const name of ["fullcalendar", "@pretalx/schedule", "alpinejs"])
    expect(ours).not.toContain(`"${name}"`);
  expect(readdirSync(join(root, "lab/bench")).filter((name) => name.endsWith(".csv"))).toEqual([]);
});

test("takes the median and the distance of the quartiles", () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([1, 2, 3, 10])).toBe(2.5);
  expect(spread([1, 2, 3, 4, 5])).toBeCloseTo(2 / 3);
});

/** A suite of one page and one figure, in ms, measured in three rounds. */
const suiteOf = (figure: string, more: Partial<Suite>): Suite => ({
  name: "start",
  title: "",
  method: "",
  figures: { [figure]: { title: figure, unit: "ms", digits: 0 } },
  rounds: 3,
  shortRounds: 0,
  goals: [{ case: "page", figure, against: "other", limit: 1 }],
  open: async () => [],
  ...more,
});

/** A subject of that page that gives one of the samples in each round. */
const subjectOf = (name: string, figure: string, samples: (number | number[])[]): Subject => ({
  name,
  kind: "measure",
  case: "page",
  sample: async () => ({ [figure]: samples.shift() ?? Number.NaN }),
});

const QUIETLY = { rounds: 3, warm: false, settle: true, tell: () => {} };

test("divides medians of rounds, or least values that came three times where other work only adds to a time", async () => {
  const value = async (least: { least?: readonly string[] }) => {
    const subjects = [
      subjectOf(SIGNET, "layout", [30, 20, 90, 25, 20.5, 20.8, 1]),
      subjectOf("other", "layout", [10, 10, 20, 10, 12, 9.8, 1]),
    ];
    const record = await measure(suiteOf("layout", least), subjects, QUIETLY);
    return [record.goals[0]?.value, record.ratios[0]?.value];
  };
  expect(await value({})).toEqual([3, 3]);
  expect(await value({ least: ["layout"] })).toEqual([20 / 9.8, 20 / 9.8]);
});

test("takes the least of each press where other work only adds to them", async () => {
  const suite = suiteOf("press", { least: ["press"] });
  // Each round has a press that other work met, so that no round's median is low.
  const ours = subjectOf(SIGNET, "press", [
    [20, 30, 90],
    [20, 80, 40],
    [70, 30, 40],
  ]);
  const other = subjectOf("other", "press", [60, 60, 60]);
  expect((await measure(suite, [ours, other], { ...QUIETLY, settle: false })).ratios[0]?.value).toBe(0.5);
});

test("measures a case again until the median of its ratio is certain", async () => {
  const roundsOf = async (ours: readonly number[], more: Partial<Suite>) => {
    const left = [...ours];
    const others = ours.map(() => 10);
    const subjects = [subjectOf(SIGNET, "layout", left), subjectOf("other", "layout", others)];
    const record = await measure(suiteOf("layout", more), subjects, QUIETLY);
    return [record.goals[0]?.value, ours.length - left.length];
  };
  const varying = [30, 20, 40, 30, 30, 30, 30, 30, 30, 30];
  expect(await roundsOf(varying, {})).toEqual([3, 3]);
  expect(await roundsOf(varying, { certain: ["layout"] })).toEqual([3, 5]);
  expect(await roundsOf([30, 30, 30, 90], { certain: ["layout"] })).toEqual([3, 3]);
  const never = [30, 10, 50, 20, 60, 10, 40, 50, 20, 30, 30];
  expect(await roundsOf(never, { certain: ["layout"] })).toEqual([30 / 10, 9]);
  // A suite whose goals are limits, or that has none, is for its ratios; in another one, those without a goal have time.
  expect(await roundsOf(varying, { certain: ["layout"], goals: [] })).toEqual([undefined, 5]);
  const limit = { case: "page", figure: "layout", against: null, limit: 1 };
  expect(await roundsOf(varying, { certain: ["layout"], goals: [limit] })).toEqual([30, 5]);
  const another = { ...limit, figure: "paint", against: "other" };
  expect(await roundsOf(varying, { certain: ["layout"], goals: [limit, another] })).toEqual([30, 3]);
});

test("compares the dearest press by the median of its rounds", async () => {
  const suite = suiteOf("press", {
    dearest: ["press"],
    goals: [null, "other"].map((against) => ({ case: "page", figure: "press", against, limit: 1 })),
  });
  // Each round has a longer press than 50, another one each time.
  const ours = subjectOf(SIGNET, "press", [
    [90, 50, 20],
    [10, 48, 80],
    [12, 60, 16],
  ]);
  const other = subjectOf("other", "press", [[100], [100], [400]]);
  const record = await measure(suite, [ours, other], QUIETLY);
  expect(record.goals.map(({ value }) => value)).toEqual([50, 0.5]);
  expect(record.measurements.map(({ median, worst }) => [median, worst])).toEqual([
    [50, 80],
    [100, 100],
  ]);
});

test("compares the dearest press by the least of its rounds where other work only adds to it", async () => {
  const suite = suiteOf("press", { dearest: ["press"], least: ["press"] });
  const ours = subjectOf(SIGNET, "press", [
    [90, 48],
    [52, 47],
    [51, 80],
  ]);
  const other = subjectOf("other", "press", [[102], [103], [400]]);
  const record = await measure(suite, [ours, other], { ...QUIETLY, settle: false });
  expect(record.goals.map(({ value }) => value)).toEqual([0.5]);
});

test("makes no ratio of a figure whose ratios say nothing, but a goal's value", async () => {
  const tbt = { title: "TBT", unit: "ms", digits: 0 };
  const valuesOf = async (more: Partial<Suite["figures"][string]>) => {
    const subjects = [subjectOf(SIGNET, "tbt", [30, 30, 30]), subjectOf("other", "tbt", [1, 2, 3])];
    const goals = [{ case: "page", figure: "tbt", against: null, limit: 50 }];
    const suite = suiteOf("tbt", { figures: { tbt: { ...tbt, ...more } }, goals });
    const record = await measure(suite, subjects, QUIETLY);
    return [record.ratios.map(({ value }) => value), record.goals.map(({ value }) => value)];
  };
  expect(await valuesOf({})).toEqual([[15], [30]]);
  expect(await valuesOf({ noRatio: true })).toEqual([[], [30]]);
});

test("a light server has one pixel for every picture and no fonts, and all else", async () => {
  const behind = createServer(({ url }, response) => response.end(`as always: ${url}`)).listen(
    0,
    "127.0.0.1",
  );
  await once(behind, "listening");
  const front = await startFront(`http://127.0.0.1:${(behind.address() as AddressInfo).port}`, true);
  onTestFinished(() => {
    front.close();
    behind.close();
  });
  const answer = async (path: string, dest: string) => {
    const response = await fetch(front.url + path, { headers: { "sec-fetch-dest": dest } });
    return `${response.status} ${response.headers.get("content-type") ?? (await response.text())}`;
  };
  expect(await answer("/book.jpg", "image")).toBe("200 image/gif");
  expect(await answer("/core.woff2", "font")).toBe("404 ");
  expect(await answer("/signet.js", "script")).toBe("200 as always: /signet.js");
  // What was a picture is none when it is asked for as something else.
  expect(await answer("/book.jpg", "document")).toBe("200 as always: /book.jpg");
});

/** Clicks beside a peer's, with a goal for their median and one for the worst, and beside another product's. */
const clicksOf = (median: number, worst = median): SuiteRecord => {
  const click = { case: "wide", figure: "click", against: "Peer", spread: 0 };
  return {
    rounds: 1,
    measurements: [],
    goals: [
      { ...click, limit: 1, value: median },
      { ...click, worst: true, limit: 1, value: worst },
      { case: "wide", figure: "tbt", against: null, limit: 1, value: 10 * worst, spread: 0 },
    ],
    ratios: [
      { ...click, value: median },
      { ...click, against: "Other", value: 10 * worst },
    ],
  };
};

test("measures an earlier build in turns with today's, and says which figure of a goal has grown by half", async () => {
  const goals = [null, "other"].map((against) => ({ case: "page", figure: "layout", against, limit: 1 }));
  const suite = suiteOf("layout", { goals });
  const both = besideBefore(suite);
  expect(both.goals).toEqual([{ case: "page", figure: "layout", against: BEFORE, limit: 1.5 }]);
  const grown = async (today: number, before: number) => {
    const subjects = [
      subjectOf(SIGNET, "layout", [today, today, today]),
      subjectOf(BEFORE, "layout", [before, before, before]),
    ];
    return grownIn(suite, await measure(both, subjects, { ...QUIETLY, settle: false }));
  };
  expect(await grown(14, 10)).toEqual([]);
  expect(await grown(16, 10)).toEqual(["page, layout: 1.60 times the earlier build's"]);
});

test("says which of the goals' ratios, the worst click's too, differ from the recording before", () => {
  expect(besideTheOneBefore(clicksOf(0.11, 0.4), clicksOf(0.1, 0.2)).agreement).toEqual({
    compared: 2,
    differing: ["wide, worst click, of Peer's: 0.400, recorded 0.200"],
    others: 1,
    othersDiffering: 1,
  });
});
