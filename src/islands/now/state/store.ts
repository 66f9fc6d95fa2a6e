import { createStore, type StoreApi } from "zustand/vanilla";
import type { Activity } from "../../../shared/activity/activity.ts";
import { HttpError } from "../../../shared/http/http-error.ts";
import { type PollOptions, poll } from "../../../shared/http/poll.ts";
import type { Clock } from "../../../shared/time/clock.ts";
import { eachMinute, minuteOf } from "../../../shared/time/each-minute.ts";
import { easternDay } from "../../../shared/time/eastern.ts";
import type { Fair, NowApi } from "../api/api.ts";
import type { InitialNow } from "../api/initial.ts";
import { isFairDay, planAt, SOON } from "../domain/plan.ts";
import { HOURS_AHEAD, type Question, questionsAt, restOfDay } from "../domain/question.ts";

/** How often it is looked whether the hours have moved, in ms. Only then is there a request. */
const LOOK = 60_000;
/** Longest pause after failures, in ms. */
const LONGEST = 600_000;
/** Pause after a failure before any answer, in ms. */
const FIRST = 15_000;
/** How old may be what the page says, in seconds. */
const RECENT = 300;
/** How often a board asks although the hours have not moved, in seconds: it has no visitor who reloads it. */
const BOARD_EVERY = 600;
const HOUR = 3600;
/** Age from which the facts are marked with the time of their answer, in seconds. */
const OLD = { strip: 75 * 60, board: 25 * 60 } as const;

/** What is known of now. Instants are epoch seconds. */
export interface NowState {
  /** `ready` from the first answer on; `failed` when there has been none. */
  readonly phase: "loading" | "ready" | "failed";
  /** The minute that is shown. */
  readonly now: number;
  /** Activities of the hours around `answeredAt`. */
  readonly activities: readonly Activity[];
  /** Of today's later hours; asked for when there is nothing in the hours around now. */
  readonly rest: readonly Activity[];
  /** The Eastern day of `rest`; null when it was not asked for. */
  readonly restOf: string | null;
  readonly fair: Fair;
  readonly answeredAt: number;
  /** From here on the activities of the hour are not known. */
  readonly knownUntil: number;
  /** The last request failed. */
  readonly failed: boolean;
}

export interface NowStoreOptions {
  readonly api: NowApi;
  /** What the page says; null without it. */
  readonly initial: InitialNow | null;
  readonly board: boolean;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly guard: <A extends unknown[], R>(callback: (...args: A) => R) => (...args: A) => R | undefined;
  readonly report: (error: unknown) => void;
  readonly polling?: Pick<PollOptions, "random" | "tab" | "network">;
}

/** Whether the facts are so old that the page says so. */
export const isOld = ({ now, answeredAt }: NowState, board: boolean): boolean =>
  now - answeredAt > OLD[board ? "board" : "strip"];

/** What the page says, if it is of this minute or the few before it. */
const usable = (initial: InitialNow | null, now: number): InitialNow | null =>
  initial && initial.at <= now && now - initial.at <= RECENT ? initial : null;

/**
 * The activities around now, and the minute: asks the API when the hours have moved, ticks on the minute. A page that says
 * what is on is asked about a minute later: everything else on it goes first.
 */
export function createNowStore(options: NowStoreOptions): StoreApi<NowState> {
  const { api, board, clock, signal, guard, report, polling = {} } = options;
  const ahead = HOURS_AHEAD[board ? "board" : "strip"];
  const initial = usable(options.initial, minuteOf(clock));
  const store = createStore<NowState>(() => ({
    phase: initial ? "ready" : "loading",
    now: minuteOf(clock),
    activities: initial?.activities ?? [],
    rest: [],
    restOf: null,
    fair: initial?.fair ?? { days: [], rooms: [] },
    answeredAt: initial?.at ?? 0,
    knownUntil: initial ? initial.at + SOON : 0,
    failed: false,
  }));
  const { getState: get, setState: set } = store;
  let asked = "";
  /** The day whose rest was asked for. */
  let restAsked = "";
  let isFairKnown = get().fair.days.length > 0;

  /** The fair's days, once. The activities do without them. */
  async function askFair(): Promise<Fair> {
    const { fair } = get();
    if (isFairKnown) return fair;
    try {
      const answer = await api.fair(signal);
      isFairKnown = answer.days.length > 0;
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      report(error);
      return fair;
    }
  }

  async function ask(now: number, questions: readonly Question[]): Promise<void> {
    const [fair, ...answers] = await Promise.all([
      askFair(),
      ...questions.map((question) => api.events(question, signal)),
    ]);
    signal.throwIfAborted();
    const known = new Map(answers.flat().map((activity) => [activity.id, activity]));
    asked = JSON.stringify(questions);
    set({
      fair,
      activities: [...known.values()],
      answeredAt: now,
      knownUntil: now - (now % HOUR) + ahead * HOUR,
    });
  }

  /** Asks for the rest of today, once a day, when the hours around now have nothing. */
  async function askRest(now: number): Promise<void> {
    const { activities, fair } = get();
    const day = easternDay(now);
    if (restAsked === day || planAt(activities, now).length > 0 || !isFairDay(fair.days, now)) return;
    const rest = await api.events(restOfDay(now), signal);
    signal.throwIfAborted();
    restAsked = day;
    set({ rest, restOf: day });
  }

  const look = async (): Promise<number | null> => {
    const now = minuteOf(clock);
    const questions = questionsAt(now, ahead);
    const isFresh = !board || now - get().answeredAt < BOARD_EVERY;
    try {
      if (!isFresh || asked !== JSON.stringify(questions)) await ask(now, questions);
      await askRest(now);
      set({ phase: "ready", now: minuteOf(clock), failed: false });
      return null;
    } catch (error) {
      if (signal.aborted) return null;
      report(error);
      set(({ phase }) => ({ failed: true, phase: phase === "ready" ? phase : "failed" }));
      return error instanceof HttpError ? error.retryAfter : 0;
    }
  };

  const tick = guard(() => set({ now: minuteOf(clock) }));
  eachMinute(tick, { clock, ...(polling.tab && { tab: polling.tab }) }, signal);
  // What was shown may be old: src/offline dispatches this when the network is back.
  const refresh = guard(() => {
    asked = restAsked = "";
    isFairKnown = false;
    return look();
  });
  (polling.network ?? globalThis).addEventListener("signet:refresh", refresh, { signal });
  poll(look, { every: LOOK, longest: LONGEST, first: FIRST, answered: initial !== null, ...polling }, signal);
  return store;
}
