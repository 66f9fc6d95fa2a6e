/** Runs a suite: its subjects take turns in each round, so that a slow minute of the machine slows all of them. */
import { isOfGoal } from "./compare.ts";
import type { GoalResult, Measurement, SuiteRecord } from "./recording.ts";
import { median, spread, uncertainty } from "./statistics.ts";
import { type Goal, SIGNET, type Subject, type Suite } from "./suite.ts";

/** Of one subject's figure in one round. */
interface Round {
  readonly values: readonly number[];
  readonly median: number;
  readonly worst: number;
}
type Rounds = ReadonlyMap<string, readonly Round[]>;

const keyOf = (subject: Pick<Subject, "case" | "name">, figure: string) =>
  JSON.stringify([subject.case, subject.name, figure]);

/** A case whose least values do not agree, or whose ratios are not certain, takes so many times the rounds at most. */
const MORE = 3;
/** So many least values of a subject have to agree: one may be low by chance, two of the same slow minute. */
const LEAST = 3;
/** How far they may lie apart, as a share of the least. */
const AGREE = 0.05;
/** Certain is a median that is off by no more than this share: then two runs lie within 15 % of each other. */
const CERTAIN = 0.04;

/**
 * @param rounds counted ones; one before them fills the browser's caches, if `warm`
 * @param settle whether a case goes on until its least values agree and its ratios are certain
 * @param tell hears what is measured
 * @param leftOut hears of each peer that fails, which is then left out; without it any failure ends the suite
 */
export async function measure(
  suite: Suite,
  given: readonly Subject[],
  {
    rounds,
    warm,
    settle,
    tell,
    leftOut,
  }: {
    rounds: number;
    warm: boolean;
    settle: boolean;
    tell: (line: string) => void;
    leftOut?: (line: string) => void;
  },
): Promise<SuiteRecord> {
  const all = new Map<string, Round[]>();
  let subjects = given;
  const hasRatioGoals = suite.goals.some(({ against }) => against !== null);
  const isSettled = (subject: Subject) =>
    (suite.least ?? []).every((figure) => agree(all.get(keyOf(subject, figure)) ?? [])) &&
    (suite.certain ?? []).every((figure) => {
      const ratio = { case: subject.case, figure, against: subject.name };
      const isWanted = subject.name !== SIGNET && (!hasRatioGoals || isOfGoal(suite, ratio));
      return !isWanted || uncertainty(perRound(all, ratio, suite) ?? []) <= CERTAIN;
    });
  for (let round = warm ? 0 : 1; round <= (settle ? MORE : 1) * rounds; round += 1) {
    // All subjects of a case go on together: what is divided has then had the same minutes.
    const open = new Set(
      subjects.filter((subject) => round <= rounds || !isSettled(subject)).map((one) => one.case),
    );
    const wanted = subjects.filter((subject) => open.has(subject.case));
    if (wanted.length === 0) break;
    for (const subject of wanted) {
      tell(`${suite.name}, round ${round} of ${rounds}: ${subject.case}, ${subject.name}`);
      const samples = await subject.sample().catch((cause: unknown) => {
        const line = `${subject.case}, ${subject.name}: ${String(cause).split("\n")[0]}`;
        if (!leftOut || subject.kind !== "peer") throw new Error(line, { cause });
        leftOut(`Left out: ${line}`);
        subjects = subjects.filter((one) => one !== subject);
        return null;
      });
      if (samples === null || round === 0) continue;
      for (const [figure, sample] of Object.entries(samples)) {
        const values = typeof sample === "number" ? [sample] : sample;
        const key = keyOf(subject, figure);
        const inRound = { values, median: median(values), worst: Math.max(...values) };
        all.set(key, [...(all.get(key) ?? []), inRound]);
      }
    }
  }
  return {
    rounds,
    measurements: subjects.flatMap((subject) =>
      Object.keys(suite.figures).flatMap((figure) => measured(all, subject, figure, suite) ?? []),
    ),
    goals: suite.goals.flatMap((goal) => judged(all, goal, suite) ?? []),
    ratios: ratios(all, suite, subjects),
  };
}

/** Whether the least values agree: a slow minute of the machine is then in none, or in all. */
function agree(rounds: readonly Round[]): boolean {
  const sorted = rounds.map((round) => round.median).sort((one, other) => one - other);
  const [first = 0] = sorted;
  return (sorted[LEAST - 1] ?? Infinity) - first <= AGREE * first;
}

const least = (values: readonly number[]): number => Math.min(...values);

/**
 * The values of a round's acts, which are the same in each: one value, or a press after the other.
 *
 * @param over what an act's rounds make: their median, or the least of them. No round is quiet from its first press to its
 *   last, but each press meets a quiet one
 */
const acts = (rounds: readonly Round[], over: (values: readonly number[]) => number): readonly number[] =>
  (rounds[0]?.values ?? []).map((_, act) => over(rounds.flatMap(({ values }) => values[act] ?? [])));

function measured(all: Rounds, subject: Subject, figure: string, suite: Suite): Measurement | null {
  const rounds = all.get(keyOf(subject, figure));
  if (!rounds) return null;
  const isDearest = suite.dearest?.includes(figure);
  const medians = rounds.map((round) => (isDearest ? round.worst : round.median));
  return {
    case: subject.case,
    subject: subject.name,
    kind: subject.kind,
    figure,
    median: isDearest ? Math.max(...acts(rounds, median)) : median(medians),
    spread: spread(medians),
    worst: median(rounds.map((round) => round.worst)),
  };
}

/**
 * A ratio of all rounds: the median of theirs, where what slows both in a round cancels out; or the least of ours by the
 * least of the other, act by act; or our dearest press by the other's.
 */
function ratioOf(all: Rounds, goal: Omit<Goal, "limit">, suite: Suite): number | null {
  const { figure, against } = goal;
  const values = perRound(all, goal, suite);
  if (!values) return null;
  const of = (name: string) => all.get(keyOf({ case: goal.case, name }, figure)) ?? [];
  const isLeast = suite.least?.includes(figure) && against !== null;
  const isDearest = suite.dearest?.includes(figure);
  if (!isLeast && !isDearest) return median(values);
  const value = (name: string) => {
    const ofActs = acts(of(name), isLeast ? least : median);
    return isDearest ? Math.max(...ofActs) : median(ofActs);
  };
  return value(SIGNET) / (against === null ? 1 : value(against));
}

/** Ours divided by the other, round by round, as far as both were measured. */
function perRound(all: Rounds, goal: Omit<Goal, "limit">, suite: Suite): readonly number[] | null {
  const side = goal.worst || suite.dearest?.includes(goal.figure) ? "worst" : "median";
  const ours = all.get(keyOf({ case: goal.case, name: SIGNET }, goal.figure))?.map((round) => round[side]);
  if (!ours) return null;
  if (goal.against === null) return ours;
  const theirs = all.get(keyOf({ case: goal.case, name: goal.against }, goal.figure));
  if (!theirs) return null;
  return ours.slice(0, theirs.length).map((value, index) => value / (theirs[index]?.[side] ?? Number.NaN));
}

function judged(all: Rounds, goal: Goal, suite: Suite): GoalResult | null {
  const values = perRound(all, goal, suite);
  const value = ratioOf(all, goal, suite);
  return values && value !== null ? { ...goal, value, spread: spread(values) } : null;
}

/** Ours to every other subject, for the comparison of two recordings. */
function ratios(all: Rounds, suite: Suite, subjects: readonly Subject[]): SuiteRecord["ratios"] {
  return subjects
    .filter(({ name }) => name !== SIGNET)
    .flatMap((subject) =>
      Object.entries(suite.figures).flatMap(([figure, { noRatio }]) => {
        if (noRatio) return [];
        const goal = { case: subject.case, figure, against: subject.name };
        const values = perRound(all, goal, suite);
        const value = ratioOf(all, goal, suite);
        return value !== null && Number.isFinite(value)
          ? [{ case: subject.case, figure, against: subject.name, value, spread: spread(values ?? []) }]
          : [];
      }),
    );
}
