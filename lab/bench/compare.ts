/** Compares two recordings of one suite by their ratios, which a faster machine does not change much. */
import type { Ratio, SuiteRecord } from "./recording.ts";
import type { Goal } from "./suite.ts";

interface Change extends Ratio {
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
export const isOfGoal = (
  { goals }: { readonly goals: readonly Goal[] },
  one: Pick<Goal, "case" | "figure" | "against">,
): boolean =>
  goals.some(
    ({ case: of, figure, against }) => of === one.case && figure === one.figure && against === one.against,
  );

const isFar = ({ value, before }: { value: number; before: number }): boolean =>
  Math.abs(value / before - 1) > AGREEMENT;

const isSame = (one: Goal, other: Goal): boolean =>
  one.case === other.case &&
  one.figure === other.figure &&
  one.against === other.against &&
  one.worst === other.worst;

/** The run with each goal's value of the recording before it, and how far their ratios agree; the run without one. */
export function besideTheOneBefore(now: SuiteRecord, before: SuiteRecord | undefined): SuiteRecord {
  if (!before) return now;
  const goals = now.goals.map((goal) => {
    const known = before.goals.find((one) => isSame(one, goal));
    return known ? { ...goal, before: known.value } : goal;
  });
  const ofGoals = goals.flatMap(({ against, before, ...rest }) =>
    against === null || before === undefined ? [] : [{ ...rest, against, before }],
  );
  const others = changes(now, before).filter((one) => !isOfGoal(now, one));
  return {
    ...now,
    goals,
    agreement: {
      compared: ofGoals.length,
      differing: ofGoals.filter(isFar).map(sentence),
      others: others.length,
      othersDiffering: others.filter(isFar).length,
    },
  };
}

const sentence = ({
  case: of,
  figure,
  against,
  worst,
  value,
  before,
}: Change & Pick<Goal, "worst">): string =>
  `${of}, ${worst ? "worst " : ""}${figure}, of ${against}'s: ${value.toPrecision(3)}, recorded ${before.toPrecision(3)}`;
