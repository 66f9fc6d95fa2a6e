/** Whether today's build costs more than an earlier one: both are measured in turns, in one run, on this machine. */
import type { Bench } from "./bench.ts";
import { measure } from "./measure.ts";
import type { SuiteRecord } from "./recording.ts";
import { SIGNET, type Subject, type Suite } from "./suite.ts";

/** Name of the earlier build's subjects. */
export const BEFORE = "before";
/** A figure that has grown by this factor is a fault of ours. */
const ROTTEN = 1.5;

const ours = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.filter(({ name }) => name === SIGNET);

/** The suite with one ratio for each figure that has a goal: today's build by the earlier one. */
export function besideBefore(suite: Suite): Suite {
  const pairs = new Map(suite.goals.map((goal) => [JSON.stringify([goal.case, goal.figure]), goal]));
  return {
    ...suite,
    goals: [...pairs.values()].map(({ case: of, figure }) => ({
      case: of,
      figure,
      against: BEFORE,
      limit: ROTTEN,
    })),
  };
}

/** One line for each figure that has grown too much; figures of which a ratio says nothing are left out. */
export const grownIn = ({ figures }: Pick<Suite, "figures">, { goals }: SuiteRecord): readonly string[] =>
  goals
    .filter(({ figure, value }) => !figures[figure]?.noRatio && value > ROTTEN)
    .map(({ case: of, figure, value }) => `${of}, ${figure}: ${value.toFixed(2)} times the earlier build's`);

/**
 * Measures both builds, and once more in all rounds of the suite when something seems to have grown: few rounds show that
 * it may have.
 *
 * @returns one line for each figure that has
 */
export async function grownSince(
  suite: Suite,
  today: Bench,
  earlier: Bench,
  rounds: number,
  tell: (line: string) => void,
): Promise<readonly string[]> {
  const both = besideBefore(suite);
  const subjects = [
    ...ours(await suite.open(today)),
    ...ours(await suite.open(earlier)).map((one): Subject => ({ ...one, name: BEFORE, kind: "measure" })),
  ];
  const run = (count: number, settle: boolean) =>
    measure(both, subjects, { rounds: count, warm: settle && suite.warm === true, settle, tell });
  const grown = grownIn(suite, await run(rounds, false));
  return grown.length === 0 ? grown : grownIn(suite, await run(suite.rounds, true));
}
