import type { DirectoryApi, EntriesPage, InitialData } from "../../../src/islands/directory/api/api.ts";
import { parseEntries } from "../../../src/islands/directory/domain/entry.ts";
import { createDirectoryStore } from "../../../src/islands/directory/state/store.ts";

/** One page of an answer whose entries have these ids. */
export function page(ids: readonly number[], count = ids.length, perPage = 2): EntriesPage {
  const rows = ids.map((id) => ({ id, slug: `e${id}`, title: `Nom ${id}`, url: `/x/${id}` }));
  return { items: parseEntries(rows, () => {}), received: ids.length, count, perPage };
}

interface Call {
  readonly letter: string | null;
  readonly page: number;
  readonly signal: AbortSignal;
  answer(answer: EntriesPage): Promise<void>;
  fail(): Promise<void>;
}

/** An address bar that only records what is written to it. */
function noteAddress(query: string) {
  const bar = { query, written: [] as string[] };
  const address = {
    read: () => bar.query,
    seed: () => null,
    write(next: string) {
      bar.query = next;
      bar.written.push(next);
    },
    flush() {},
  };
  return { bar, address };
}

/** A directory with an API that answers when the test tells it to. */
export function directory({
  query = "",
  initial = null,
  api,
}: {
  query?: string;
  initial?: InitialData | null;
  api?: DirectoryApi;
} = {}) {
  const calls: Call[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  const slow: DirectoryApi = {
    entries: (letter, number, signal) =>
      new Promise((resolve, reject) => {
        const answer = (value: EntriesPage) => {
          resolve(value);
          return settle();
        };
        const fail = () => {
          reject(new Error("GET /api/authors: answered with status 500"));
          return settle();
        };
        calls.push({ letter, page: number, signal, answer, fail });
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  };
  const { bar, address } = noteAddress(query);
  const leave = new AbortController();
  const network = new EventTarget();
  const reports: unknown[] = [];
  const failures: unknown[] = [];
  const store = createDirectoryStore({
    api: api ?? slow,
    initial,
    address,
    isHere: () => true,
    signal: leave.signal,
    guard:
      (callback) =>
      (...args) => {
        const result = callback(...args);
        if (result instanceof Promise) result.catch((error: unknown) => failures.push(error));
        return result;
      },
    report: (error) => reports.push(error),
    network,
  });
  const { actions } = store.getState();
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error("the API was not asked");
    return call;
  };
  const ids = () => store.getState().items.map(({ id }) => id);
  return { store, state: store.getState, actions, calls, last, bar, leave, network, reports, failures, ids };
}
