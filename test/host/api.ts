/**
 * The reference API as plain functions: the page builders call them, and the HTTP routes return the same values.
 * docs/api.md describes the parameters.
 */
import { directoryList } from "./api/directory.ts";
import { type EventCounts, eventCounts } from "./api/event-counts.ts";
import { eventsQuery } from "./api/events.ts";
import { pageOf } from "./api/parameters.ts";
import type { FairData } from "./data/fair.ts";
import type { AuthorItem, CategoryLists, CompanyItem, EventItem, StreamItem } from "./data/shapes.ts";

/** Items on a page of any list. */
export const PER_PAGE = 24;

interface ListMeta {
  /** Number of items on all pages. */
  readonly count: number;
  /** The page returned, from 1; a page after the last one is an empty list, not an error. */
  readonly page: number;
  readonly perPage: number;
  /** Numbers beside the options of the filters; a proposal, and left out unless asked for (`counts` of `createApi`). */
  readonly counts?: EventCounts;
}

export interface ListAnswer<Item> {
  readonly data: readonly Item[];
  readonly meta: ListMeta;
}

/** Every function accepts any parameters: values that cannot be read count as not given. None of them throws. */
export interface ReferenceApi {
  events(params: URLSearchParams): ListAnswer<EventItem>;
  /** The activities on all pages. */
  allEvents(params: URLSearchParams): readonly EventItem[];
  categories(): { readonly data: CategoryLists };
  authors(params: URLSearchParams): ListAnswer<AuthorItem>;
  companies(params: URLSearchParams): ListAnswer<CompanyItem>;
  /** The home page's streams; empty when the data folder has no streams.json. */
  streams(): readonly StreamItem[];
}

interface ApiOptions {
  /** The current streams, which a test may change; by default those of the data. */
  readonly streams?: () => readonly StreamItem[];
  /** Whether activities are answered with `meta.counts`. */
  readonly counts?: boolean | undefined;
}

export function createApi(
  data: FairData,
  { streams = () => data.streams, counts = false }: ApiOptions = {},
): ReferenceApi {
  const allEvents = eventsQuery(data);
  const countsOf = eventCounts(data.categories, (params) => allEvents(params).length);
  return {
    events(params) {
      const page = pageOf(allEvents(params), params, PER_PAGE, (event) => event);
      return counts ? { ...page, meta: { ...page.meta, counts: countsOf(params) } } : page;
    },
    allEvents,
    categories: () => ({ data: data.categories }),
    authors: directoryList(data.authors, "family-name", PER_PAGE),
    companies: directoryList(data.companies, "title", PER_PAGE),
    streams,
  };
}
