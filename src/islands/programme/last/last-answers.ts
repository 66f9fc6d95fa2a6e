/**
 * The programme's last answers: one entry of the page's own storage for each set of filters, for when the API cannot be
 * reached. `src/shared/stored` says where they are and how old they may get.
 */
import type { Activity } from "../../../shared/activity/activity.ts";
import { problemsOf } from "../../../shared/http/data-error.ts";
import { amount, credibleCount, type LoadedList } from "../../../shared/http/list-pages.ts";
import { reportedOnce } from "../../../shared/http/read-rows.ts";
import { anything, type Complain, flag, id, object, readAs } from "../../../shared/http/schemas.ts";
import { storedReader } from "../../../shared/selection/stored-activity.ts";
import { LONGEST_ENTRY, readEntry, writeEntry } from "../../../shared/stored/entries.ts";
import { plainJson } from "../../../shared/text/plain-json.ts";

/** Pages 1 to `reached` of an answer. */
export interface LastAnswer extends LoadedList<Activity> {
  /** When page 1 came from the server, in epoch ms. */
  readonly at: number;
  /** Seed of the server's order. */
  readonly seed: number;
}

/**
 * Returns the entry's text with as many pages as fit; null when not even page 1 fits. Writes page by page: a thousand
 * activities as one text would block a phone for 100 ms, only to be cut.
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
    if (longer.length > LONGEST_ENTRY) break;
    text = longer;
  }
  return text;
}

/** Stores an answer. */
export function writeLast(page: Window, api: string, query: string, answer: LastAnswer): void {
  const text = textOf(answer);
  if (text !== null) writeEntry(page, api, query, text);
}

const entry = object({
  at: id,
  seed: id,
  count: amount,
  perPage: amount,
  reached: amount,
  exhausted: flag,
  items: anything,
});

/**
 * Reads an entry; null unless some activities are usable. It may come from another version, or from another script.
 *
 * @throws when it is no JSON, or has another shape
 */
function parse(text: string, complain: Complain): LastAnswer | null {
  const { items: rows, ...rest } = readAs(entry, JSON.parse(text));
  const { activity } = storedReader(complain);
  const items = (rows as readonly unknown[]).map(activity).filter((item) => item !== null);
  return items.length > 0 ? { ...rest, count: credibleCount(rest.count, items), items } : null;
}

interface FoundAnswer {
  readonly query: string;
  readonly answer: LastAnswer;
}

/**
 * Reads the last answer to a question, or the newest of all where `query` is null.
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
    const found = readEntry(page, api, query, now);
    if (!found) return null;
    try {
      const answer = parse(found.text, (problem) => complain(["row", ["last-answer"], problem]));
      return answer && { query: found.question, answer };
    } catch (error) {
      complain(["row", ["last-answer"], problemsOf(error)]);
      return null;
    }
  }, report);
}
