/** The terms of a benchmark. Every figure is a cost: less is better. */
import type { Bench } from "./bench.ts";

/** - `signet`: ours. - `peer`: another product. - `measure`: what we wrote to compare with: by hand, bare React. */
export type Kind = "signet" | "peer" | "measure";

/** One or more values of each figure. */
export type Samples = Readonly<Record<string, number | readonly number[]>>;

export interface Subject {
  readonly name: string;
  readonly kind: Kind;
  /** What is compared: a page, a width. Subjects are compared within their case only. */
  readonly case: string;
  /** Measures once. */
  sample(): Promise<Samples>;
}

export interface Goal {
  readonly case: string;
  readonly figure: string;
  /** Subject that ours is divided by; null when the limit is a value of the figure. */
  readonly against: string | null;
  /** Compares the worst value of each round in place of its median. */
  readonly worst?: boolean;
  readonly limit: number;
}

export interface Figure {
  readonly unit: string;
  readonly digits: number;
  /** What it says, in words for the document. */
  readonly title: string;
  /** A ratio of two of its values says nothing: it is read in coarse steps, or is only what goes beyond a limit. */
  readonly noRatio?: true;
}

export interface Suite {
  /** For `--only`, and in the recording. */
  readonly name: string;
  readonly title: string;
  /** How it is measured. */
  readonly method: string;
  readonly figures: Readonly<Record<string, Figure>>;
  readonly rounds: number;
  /** One round before the others fills the servers' caches. */
  readonly warm?: true;
  /**
   * Figures to which other work on the machine only adds, thread time above all: the least values of the rounds make their
   * ratios (of presses, the median of each one's least), and a case is measured again until the three least values of each
   * of its subjects agree.
   */
  readonly least?: readonly string[];
  /**
   * Figures that vary much from round to round: a case is measured again until the median of their ratios is certain, of
   * those that have a goal, or of all where none has.
   */
  readonly certain?: readonly string[];
  /**
   * Figures whose values are presses, the same ones in each round: each press has the median of its rounds (for a ratio of
   * `least` figures, the least), and the dearest press counts. The longest press of a round would mostly be one that other
   * work of the machine met.
   */
  readonly dearest?: readonly string[];
  /**
   * Browser and servers share one CPU: threads that run beside each other slow each other, and the same page's layout takes
   * half as long again in one load as in the next. For thread time only; what a visitor waits for needs them all.
   */
  readonly oneCpu?: true;
  /** Rounds of the short form; 0 leaves the suite out of it. */
  readonly shortRounds: number;
  readonly goals: readonly Goal[];
  open(bench: Bench): Promise<readonly Subject[]>;
}

export const SIGNET = "Signet";
