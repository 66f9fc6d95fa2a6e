/**
 * The last answers of the API, in the browser's own store: one entry for each set of filters, a few in all, for use when
 * the API cannot be reached. docs/offline.md says what is kept.
 */
import type { Activity } from "../../../shared/activity/activity.ts";
import { permitted } from "../../../shared/dom/permitted.ts";
import { amount, credibleCount, type LoadedList } from "../../../shared/http/list-pages.ts";
import { reportedOnce } from "../../../shared/http/read-rows.ts";
import { anything, type Complain, flag, id, object, readAs } from "../../../shared/http/schemas.ts";
import { storedReader } from "../../../shared/selection/stored-activity.ts";
import { plainJson } from "../../../shared/text/plain-json.ts";

/** All keys of this store, and no others, begin with it; the API's root and the filters follow. */
export const PREFIX = "signet:last:";
/** Entries, of all programmes of this site. */
export const MOST = 4;
/** Characters of an entry; the selection needs room in the same store. */
export const LONGEST = 150_000;
/** As old as the worker's answers get, in ms. */
const OLDEST = 7 * 86_400_000;

/** Pages 1 to n of an answer, with the time at which they came, in epoch ms. */
export interface LastAnswer extends LoadedList<Activity> {
  readonly at: number;
  /** Seed of the server's order. */
  readonly seed: number;
}

/** The entry's time stands first, so that it is known without reading all of it; 0 when unreadable. */
const timeOf = (text: string | null): number => Number(/^\{"v":1,"at":(\d+)/.exec(text ?? "")?.[1] ?? 0);

const keyOf = (api: string, query: string): string => `${PREFIX}${api} ${query}`;

/** Keys that begin so, the newest first. */
function keys(storage: Storage, start: string): readonly string[] {
  const found = Object.keys(storage).filter((key) => key.startsWith(start));
  const times = new Map(found.map((key) => [key, timeOf(storage.getItem(key))]));
  return found.sort((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0));
}

/**
 * The entry's text, with as many pages as there is room for; null when not even one has room. Writes page by page: a
 * thousand activities as one text would keep a phone busy for 100 ms, only to be cut.
 */
function textOf({ at, seed, items, count, perPage, reached, exhausted }: LastAnswer): string | null {
  const last = perPage > 0 ? reached : 1;
  const entry = (page: number, rows: string) => {
    const facts = { v: 1, at, seed, count, perPage, reached: page, exhausted: exhausted && page === last };
    return `${plainJson(facts).slice(0, -1)},"items":[${rows}]}`;
  };
  let text: string | null = null;
  let rows = "";
  for (let page = 1; page <= last; page += 1) {
    const ofPage = items.slice((page - 1) * perPage, page < last ? page * perPage : items.length);
    rows = [rows, ...ofPage.map((item) => plainJson(item))].filter(Boolean).join();
    const longer = entry(page, rows);
    if (longer.length > LONGEST) break;
    text = longer;
  }
  return text;
}

/** Stores an answer. A browser that refuses, or is full, keeps what it has. */
export function writeLast(page: Window, api: string, query: string, answer: LastAnswer): void {
  const text = textOf(answer);
  if (text === null) return;
  const key = keyOf(api, query);
  permitted(() => {
    const storage = page.localStorage;
    const others = keys(storage, PREFIX).filter((one) => one !== key);
    for (const old of others.slice(MOST - 1)) storage.removeItem(old);
    storage.setItem(key, text);
  });
}

const entry = object({
  seed: id,
  count: amount,
  perPage: amount,
  reached: amount,
  exhausted: flag,
  items: anything,
});

/** Reads an entry, perhaps of another version or a stranger's; null unless some of it is usable. */
function parse(text: string | null, now: number, complain: Complain): LastAnswer | null {
  const at = timeOf(text);
  if (at === 0 || at > now || now - at > OLDEST) return null;
  const { items: rows, ...rest } = readAs(entry, JSON.parse(text ?? ""));
  const { activity } = storedReader(complain);
  const items = (rows as readonly unknown[]).map(activity).filter((item) => item !== null);
  return items.length > 0 ? { at, ...rest, count: credibleCount(rest.count, items), items } : null;
}

interface FoundAnswer {
  readonly query: string;
  readonly answer: LastAnswer;
}

/**
 * Reads the last answer to a question; the newest of all where `query` is null.
 *
 * @param now epoch ms
 * @param report called at most once, about what cannot be read
 */
export function readLast(
  page: Window,
  api: string,
  query: string | null,
  now: number,
  report: (error: unknown) => void,
): FoundAnswer | null {
  return reportedOnce((complain) => {
    const start = keyOf(api, "");
    const [key, text] =
      permitted(() => {
        const storage = page.localStorage;
        const one = query === null ? keys(storage, start)[0] : keyOf(api, query);
        return [one, one === undefined ? null : storage.getItem(one)] as const;
      }) ?? [];
    if (key === undefined || !text) return null;
    try {
      const answer = parse(text, now, (problem) => complain(`last answer: ${problem}`));
      return answer && { query: key.slice(start.length), answer };
    } catch (error) {
      complain(`last answer: ${error}`);
      return null;
    }
  }, report);
}
