import type { EventsPage, EventsQuestion, ProgrammeApi } from "../../../src/islands/programme/api/api.ts";
import { type Categories, parseCategories } from "../../../src/islands/programme/domain/categories.ts";
import type { ProgrammeStoreOptions } from "../../../src/islands/programme/state/state.ts";
import { createProgrammeStore } from "../../../src/islands/programme/state/store.ts";
import type { AddressBar } from "../../../src/shared/dom/address-bar.ts";
import type { RowId } from "../../../src/shared/http/row-id.ts";
import { activity } from "../../shared/activity/an-activity.ts";

export const WEDNESDAY = 1795582800; // 25 November 2026, 0 h in Montréal
export const THURSDAY = 1795669200;

export const CATEGORIES: Categories = parseCategories(
  {
    dates: [
      { label: "mercredi 25 novembre 2026", value: WEDNESDAY },
      { label: "jeudi 26 novembre 2026", value: THURSDAY },
    ],
    genres: [{ label: "Poésie", value: 6461 }],
    types: [{ label: "Séances de dédicaces", value: 6339 }],
  },
  () => {},
);

/** One page of an answer whose activities have these ids. */
export function page(ids: readonly RowId[], count = ids.length, perPage = 2): EventsPage {
  const items = ids.map((id) => activity({ id, slug: `a${id}` }));
  return { items, received: ids.length, count, perPage };
}

interface Call {
  readonly question: EventsQuestion;
  readonly page: number;
  readonly seed: number;
  readonly signal: AbortSignal;
  answer(answer: EventsPage): Promise<void>;
  fail(error?: Error): Promise<void>;
}

/** An API that answers when the test tells it to, and records its calls. */
function slowApi() {
  const calls: Call[] = [];
  const categoryCalls: { answer(value?: Categories): Promise<void>; fail(): Promise<void> }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  const api: ProgrammeApi = {
    events: (question, number, seed, signal) =>
      new Promise((resolve, reject) => {
        const answer = (value: EventsPage) => {
          resolve(value);
          return settle();
        };
        const fail = (error = new Error("GET /api/events: answered with status 500")) => {
          reject(error);
          return settle();
        };
        calls.push({ question: { ...question }, page: number, seed, signal, answer, fail });
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
    categories: () =>
      new Promise((resolve, reject) => {
        categoryCalls.push({
          answer: (value = CATEGORIES) => {
            resolve(value);
            return settle();
          },
          fail: () => {
            reject(new Error("GET /api/categories: answered with status 500"));
            return settle();
          },
        });
      }),
  };
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error("the API was not asked");
    return call;
  };
  return { api, calls, categoryCalls, last };
}

/** An address bar that only records what is written to it. */
export function noteAddress(query = "", seed: number | null = null) {
  const written: string[] = [];
  const bar: AddressBar = {
    read: () => query,
    seed: () => seed,
    write(next, nextSeed) {
      query = next;
      seed = nextSeed;
      written.push(next);
    },
    flush: () => {},
  };
  return {
    bar,
    written,
    query: () => query,
    /** As when the visitor goes back to a history entry. */
    visit(next: string, nextSeed: number | null = null) {
      query = next;
      seed = nextSeed;
    },
  };
}

/** A programme with a slow API, a recorded address and a fair that is not on today. */
export function programme(
  options: Partial<ProgrammeStoreOptions> & { query?: string; historySeed?: number } = {},
) {
  const { query, historySeed, ...rest } = options;
  const server = slowApi();
  const address = noteAddress(query, historySeed ?? null);
  const leave = new AbortController();
  const network = new EventTarget();
  const reports: unknown[] = [];
  const failures: unknown[] = [];
  const draws = [0.4, 0.1, 0.9, 0.2, 0.7, 0.3];
  let drawn = 0;
  const store = createProgrammeStore({
    api: server.api,
    clock: () => new Date("2026-06-01T12:00:00Z"),
    random: () => draws[drawn++ % draws.length] ?? 0,
    initial: null,
    address: address.bar,
    isHere: () => true,
    signal: leave.signal,
    guard:
      (callback) =>
      (...args) => {
        try {
          const result = callback(...args);
          if (result instanceof Promise) result.catch((error: unknown) => failures.push(error));
          return result;
        } catch (error) {
          failures.push(error);
          return undefined;
        }
      },
    report: (error) => reports.push(error),
    network,
    ...rest,
  });
  const { actions } = store.getState();
  return {
    store,
    actions,
    ...server,
    address,
    leave,
    network,
    reports,
    failures,
    state: () => store.getState(),
    ids: () => store.getState().items.map((found) => found.id),
  };
}

/** A programme whose first list has loaded: ids 1 and 2 of five, two on a page. */
export async function openProgramme(options: Parameters<typeof programme>[0] = {}) {
  const opened = programme({
    initial: { query: "none", seed: 3, categories: CATEGORIES, events: null },
    ...options,
  });
  opened.actions.start();
  await opened.last().answer(page([1, 2], 5));
  return opened;
}
