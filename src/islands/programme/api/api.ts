import type { Activity } from "../../../shared/activity/activity.ts";
import { parseActivities } from "../../../shared/activity/schema.ts";
import type { Http } from "../../../shared/http/http.ts";
import { type ListPage, readPage } from "../../../shared/http/list-pages.ts";
import { encodeQuery } from "../../../shared/http/query.ts";
import { type Categories, readCategories } from "../domain/categories.ts";
import { type Filters, MODE_NAMES, type Mode } from "../domain/filters.ts";
import { SELECTOR_NAMES } from "../domain/selectors.ts";

/** One page of activities. */
export type EventsPage = ListPage<Activity>;

/** What the API is asked for: the filters and the view. */
export interface EventsQuestion {
  readonly filters: Filters;
  readonly mode: Mode;
}

export interface ProgrammeApi {
  /** @throws HttpError after the retries; an AbortError when `signal` aborts. */
  events(question: EventsQuestion, page: number, seed: number, signal: AbortSignal): Promise<EventsPage>;
  /** @throws HttpError after the retries; an AbortError when `signal` aborts. */
  categories(signal: AbortSignal): Promise<Categories>;
}

/**
 * Query of a page of activities: translates the state's names into the API's (ruling D17). Both hours and `dedicace`
 * are always sent, filters without a value are not, the place never is.
 */
export function eventsQuery({ filters, mode }: EventsQuestion, page: number, seed: number): string {
  return encodeQuery({
    page,
    mode: { name: MODE_NAMES[mode], random: seed },
    dateStart: filters.date,
    hourStart: filters.hours[0],
    hourEnd: filters.hours[1],
    aspects: filters.areas,
    ...Object.fromEntries(SELECTOR_NAMES.map((name) => [name, filters[name]])),
    dedicace: filters.dedicace,
  });
}

/** `data-api` may end in a slash. */
const root = (base: string) => base.replace(/\/+$/, "");

/** Address of the option lists. */
const categoriesAddress = (base: string) => `${root(base)}/categories`;

/** Address of one page of activities. */
function eventsAddress(base: string, question: EventsQuestion, page: number, seed: number): string {
  return `${root(base)}/events?${eventsQuery(question, page, seed)}`;
}

/** @param base the marker's `data-api` */
export function createProgrammeApi({
  base,
  http,
  report,
}: {
  readonly base: string;
  readonly http: Http;
  readonly report: (error: unknown) => void;
}): ProgrammeApi {
  return {
    events: (question, page, seed, signal) =>
      http.json(
        eventsAddress(base, question, page, seed),
        (answer) => readPage(answer, parseActivities, report),
        signal,
      ),
    categories: (signal) =>
      http.json(categoriesAddress(base), (answer) => readCategories(answer, report), signal),
  };
}
