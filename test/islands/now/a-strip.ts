/** A strip with a clock and an API of its own. */
import { vi } from "vitest";
import type { InitialNow } from "../../../src/islands/now/api/initial.ts";
import type { Question } from "../../../src/islands/now/domain/question.ts";
import { createNowStore } from "../../../src/islands/now/state/store.ts";
import type { Activity } from "../../../src/shared/activity/activity.ts";
import { at, FAIR, inRoom } from "./a-fair.ts";

const hour = (number: number) => String(number).padStart(2, "0");

/** Something is on at every hour from 9 h to 23 h. */
export const DAY = Array.from({ length: 14 }, (_, nth) =>
  inRoom(nth + 1, "A", `${hour(nth + 9)}:00`, `${hour(nth + 10)}:00`),
);

interface Answers {
  next: readonly Activity[] | Error;
  fair: typeof FAIR | Error;
}

interface StripOptions extends Partial<Answers> {
  readonly initial?: InitialNow | null;
  readonly board?: boolean;
  readonly offset?: string;
}

/** A strip at an instant; its API answers with `server.next`, activities or an error. */
export function strip(
  now: string,
  { initial = null, board = false, offset = "-05:00", ...answers }: StripOptions = {},
) {
  vi.setSystemTime(at(now, offset) * 1000 + 20_000);
  const leave = new AbortController();
  const reports: unknown[] = [];
  const tab = Object.assign(new EventTarget(), { hidden: false });
  const network = new EventTarget();
  const server: Answers = { next: DAY, fair: FAIR, ...answers };
  const answer = async <T>(value: T | Error) => {
    if (value instanceof Error) throw value;
    return value;
  };
  const events = vi.fn(async (_question: Question) => answer(server.next));
  const fair = vi.fn(async () => answer(server.fair));
  const store = createNowStore({
    api: { events, fair },
    initial,
    board,
    clock: () => new Date(),
    signal: leave.signal,
    guard: (callback) => callback,
    report: (error) => reports.push(error),
    polling: { random: () => 0, tab, network },
  });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const show = (shown: boolean) => {
    tab.hidden = !shown;
    tab.dispatchEvent(new Event("visibilitychange"));
  };
  return { store, get: store.getState, events, fair, server, reports, leave, network, pass, show };
}
