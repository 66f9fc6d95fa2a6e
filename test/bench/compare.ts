/** Compares two recordings of one suite by their ratios, which a faster machine does not change much. */
import type { Ratio, SuiteRecord } from "./recording.ts";

export interface Change extends Ratio {
  readonly before: number;
}

/** The ratios that both contain. */
const changes = (now: SuiteRecord, before: SuiteRecord | undefined): readonly Change[] =>
  now.ratios.flatMap((ratio) => {
    const known = before?.ratios.find(
      (one) => one.case === ratio.case && one.figure === ratio.figure && one.against === ratio.against,
    );
    return known ? [{ ...ratio, before: known.value }] : [];
  });

/** Two runs in a row agree when no ratio differs by more than this share. */
const AGREEMENT = 0.15;
/** A ratio that has grown by this factor is a fault of ours. */
const ROTTEN = 1.5;

/** How far a run's ratios are those of the recording before it; nothing without one. */
export function agreement(now: SuiteRecord, before: SuiteRecord | undefined): Pick<SuiteRecord, "agreement"> {
  const all = changes(now, before);
  const differing = all.filter(({ value, before }) => Math.abs(value / before - 1) > AGREEMENT);
  return before ? { agreement: { compared: all.length, differing: differing.map(sentence) } } : {};
}

/** @returns the ratios of the suite's goals that have grown too much */
export function rotten(now: SuiteRecord, before: SuiteRecord | undefined): readonly Change[] {
  const isGoal = (change: Change) =>
    now.goals.some(
      (goal) => goal.case === change.case && goal.figure === change.figure && goal.against === change.against,
    );
  return changes(now, before).filter((change) => isGoal(change) && change.value > ROTTEN * change.before);
}

export const sentence = ({ case: of, figure, against, value, before }: Change): string =>
  `${of}, ${figure}, of ${against}'s: ${value.toPrecision(3)}, recorded ${before.toPrecision(3)}`;
