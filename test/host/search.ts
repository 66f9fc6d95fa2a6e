/** The site's search over titles and people, for the results page `/activites`. */

import { fold } from "../../src/shared/text/fold.ts";
import type { FairData } from "./data/fair.ts";
import type { AuthorItem, CompanyItem, EventItem } from "./data/shapes.ts";

export interface SearchResult {
  /** Activities with every word in their title come first. */
  readonly activities: readonly EventItem[];
  /** Number of those with every word in their title. */
  readonly titled: number;
  readonly authors: readonly AuthorItem[];
  readonly companies: readonly CompanyItem[];
}

const NOTHING: SearchResult = { activities: [], titled: 0, authors: [], companies: [] };
/** Limit, because the text may come from anybody; no title needs more words. */
const MOST_WORDS = 12;

type Indexed<Item> = readonly { readonly item: Item; readonly words: string }[];
interface SearchIndex {
  readonly titles: Indexed<EventItem>;
  readonly activities: Indexed<EventItem>;
  readonly authors: Indexed<AuthorItem>;
  readonly companies: Indexed<CompanyItem>;
}
const indexes = new WeakMap<FairData, SearchIndex>();

/**
 * Finds rows in which each word of `text` begins some word, ignoring accents and case. Activities are searched by
 * title, authors, persons and organizers; authors and companies by name.
 */
export function search(data: FairData, text: string): SearchResult {
  const wanted = wordsOf(text.slice(0, 300)).slice(0, MOST_WORDS);
  if (wanted.length === 0) return NOTHING;
  const index = indexOf(data);
  const found = <Item>(indexed: Indexed<Item>) =>
    indexed.filter(({ words }) => wanted.every((word) => words.includes(` ${word}`))).map(({ item }) => item);
  const titled = new Set(found(index.titles));
  const activities = found(index.activities);
  return {
    activities: [...titled, ...activities.filter((event) => !titled.has(event))],
    titled: titled.size,
    authors: found(index.authors),
    companies: found(index.companies),
  };
}

function indexOf(data: FairData): SearchIndex {
  const kept = indexes.get(data);
  if (kept) return kept;
  const index: SearchIndex = {
    titles: indexed(data.events, ({ title }) => [title]),
    activities: indexed(data.events, (event) =>
      [event, ...event.authors, ...event.persons, ...event.categories.organizer].map(({ title }) => title),
    ),
    authors: indexed(data.authors, (author) => [author.title]),
    companies: indexed(data.companies, (company) => [company.title]),
  };
  indexes.set(data, index);
  return index;
}

function indexed<Item>(items: readonly Item[], textsOf: (item: Item) => readonly string[]): Indexed<Item> {
  return items.map((item) => ({ item, words: ` ${wordsOf(textsOf(item).join(" ")).join(" ")}` }));
}

function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
