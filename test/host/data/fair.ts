/** A data folder in memory, with indexes for the pages. */
import type { RowId } from "../../../src/shared/http/row-id.ts";
import type {
  AuthorItem,
  BookItem,
  CategoryLists,
  CompanyItem,
  EventItem,
  StoredEvent,
  StreamItem,
} from "./shapes.ts";

export interface FairData {
  /** As in the files, with `filters`; pages and answers use `events`. */
  readonly storedEvents: readonly StoredEvent[];
  readonly events: readonly EventItem[];
  readonly authors: readonly AuthorItem[];
  readonly companies: readonly CompanyItem[];
  readonly categories: CategoryLists;
  readonly streams: readonly StreamItem[];
  readonly books: readonly BookItem[];
  readonly eventBySlug: ReadonlyMap<string, EventItem>;
  readonly eventById: ReadonlyMap<RowId, EventItem>;
  readonly authorBySlug: ReadonlyMap<string, AuthorItem>;
  readonly companyBySlug: ReadonlyMap<string, CompanyItem>;
  /** Activities that name an author, a person or an organizer, by that person's address (`/auteurs/SLUG`). */
  readonly eventsByUrl: ReadonlyMap<string, readonly EventItem[]>;
  /** Books linked to an activity, by its id. */
  readonly booksByEvent: ReadonlyMap<RowId, readonly BookItem[]>;
}

export type FairLists = Pick<
  FairData,
  "storedEvents" | "authors" | "companies" | "categories" | "streams" | "books"
>;

/** Builds the indexes; when two items have one slug, the first counts. */
export function indexFair(lists: FairLists): FairData {
  const events = lists.storedEvents.map(({ filters: _serverOnly, ...answered }): EventItem => answered);
  return {
    ...lists,
    events,
    eventBySlug: uniqueBy(events, (event) => event.slug),
    eventById: uniqueBy(events, (event) => event.id),
    authorBySlug: uniqueBy(lists.authors, (author) => author.slug),
    companyBySlug: uniqueBy(lists.companies, (company) => company.slug),
    eventsByUrl: groupBy(events, namedUrls),
    booksByEvent: groupBy(lists.books, (book) => book.activities),
  };
}

function namedUrls(event: EventItem): string[] {
  const named = [...event.authors, ...event.persons, ...event.categories.organizer];
  return named.flatMap(({ url }) => url ?? []);
}

function uniqueBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item> {
  const map = new Map<Key, Item>();
  for (const item of items) if (!map.has(keyOf(item))) map.set(keyOf(item), item);
  return map;
}

function groupBy<Item, Key>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly Key[],
): Map<Key, Item[]> {
  const map = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = map.get(key);
      if (group) group.push(item);
      else map.set(key, [item]);
    }
  }
  return map;
}
