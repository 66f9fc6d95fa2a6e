/** The last recording, from which docs/performance.md is written and the next run is judged. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/bundle.mjs";
import type { Goal, Kind } from "./suite.ts";

/** A figure of one subject, over all rounds. */
export interface Measurement {
  readonly case: string;
  readonly subject: string;
  readonly kind: Kind;
  readonly figure: string;
  readonly median: number;
  /** Distance between the quartiles as a share of the median. */
  readonly spread: number;
  /** Median of each round's worst value. */
  readonly worst: number;
}

/** Ours divided by another's, as the median of the rounds. */
export interface Ratio {
  readonly case: string;
  readonly figure: string;
  readonly against: string;
  readonly value: number;
  readonly spread: number;
}

/** A ratio or, without another, our value. */
export interface GoalResult extends Goal {
  readonly value: number;
  readonly spread: number;
  /** The value of the recording before this one. */
  readonly before?: number;
}

export interface SuiteRecord {
  readonly rounds: number;
  readonly measurements: readonly Measurement[];
  readonly goals: readonly GoalResult[];
  readonly ratios: readonly Ratio[];
  /** The run beside the one that was recorded before it; missing when there was none. */
  readonly agreement?: {
    /** Ratios of goals that are in both. */
    readonly compared: number;
    /** Those of them that differ by more than 15 %, in words. */
    readonly differing: readonly string[];
    /** Other ratios in both, and how many of them differ. */
    readonly others: number;
    readonly othersDiffering: number;
  };
}

export interface Recording {
  /** ISO date. */
  readonly date: string;
  readonly machine: string;
  readonly browser: string;
  /** Which data: the invented fair, or a folder's size. */
  readonly data: string;
  /** Of each peer's package. */
  readonly versions: Readonly<Record<string, string>>;
  readonly suites: Readonly<Record<string, SuiteRecord>>;
}

const RECORDED = join(root, "lab/bench/recorded.json");

export function readRecording(): Recording | null {
  return existsSync(RECORDED) ? (JSON.parse(readFileSync(RECORDED, "utf8")) as Recording) : null;
}

/** Five digits are more than a run can tell. */
const short = (_: string, value: unknown) =>
  typeof value === "number" ? Number(value.toPrecision(5)) : value;

export function writeRecording(recording: Recording): void {
  writeFileSync(RECORDED, `${JSON.stringify(recording, short, 1)}\n`);
}
