import * as v from "valibot";
import type { Activity } from "../../../shared/activity/activity.ts";
import { type DateOption, fairDates, type Option, option } from "../../../shared/activity/fair-dates.ts";
import { parseActivities } from "../../../shared/activity/schema.ts";
import type { Http } from "../../../shared/http/http.ts";
import { loadPages, readPage } from "../../../shared/http/list-pages.ts";
import { encodeQuery } from "../../../shared/http/query.ts";
import { reportedOnce } from "../../../shared/http/read-rows.ts";
import { anyObject, type Complain, list, object, readAs } from "../../../shared/http/schemas.ts";
import type { Question } from "../domain/question.ts";

/** Most pages of one question: 240 activities. */
const MOST_PAGES = 10;
/** Limit of a list of options. */
const MOST_OPTIONS = 1000;

/** What the categories say of the fair. */
export interface Fair {
  /** In their order. */
  readonly days: readonly DateOption[];
  readonly rooms: readonly Option[];
}

export interface NowApi {
  /**
   * The activities that begin in these hours.
   * @throws HttpError after the retries; an AbortError when `signal` aborts
   */
  events(question: Question, signal: AbortSignal): Promise<readonly Activity[]>;
  /** The fair's days and rooms. @throws as `events` does */
  fair(signal: AbortSignal): Promise<Fair>;
}

/**
 * Query of a page. It has no seed, and nothing of the visitor: during one hour it is the same for everyone. Signing
 * sessions and activities of more than two days are left out.
 */
export const eventsQuery = (question: Question, room: string, page: number): string =>
  encodeQuery({ page, mode: { name: "schedule" }, ...question, room: room || null, dedicace: false });

const answer = object({ data: anyObject });

/** Reads the lists of the categories. */
export const readLists = (lists: Readonly<Record<string, unknown>>, report: (error: unknown) => void): Fair =>
  reportedOnce((complain) => {
    const tell: Complain = (problem) => complain(["categories", problem]);
    const read = (name: string) => v.parse(list(option, name, tell, MOST_OPTIONS), lists[name]);
    return { days: fairDates(read("dates"), complain), rooms: read("rooms") };
  }, report);

/** @throws DataError when the answer has no `data` */
export const readFair = (value: unknown, report: (error: unknown) => void): Fair =>
  readLists(readAs(answer, value).data, report);

/**
 * @param base the API's root
 * @param room the room of a board; empty for every place
 */
export function createNowApi({
  base,
  room,
  http,
  report,
}: {
  readonly base: string;
  readonly room: string;
  readonly http: Http;
  readonly report: (error: unknown) => void;
}): NowApi {
  const root = base.replace(/\/+$/, "");
  return {
    async events(question, signal) {
      const ask = (page: number) =>
        http.json(
          `${root}/events?${eventsQuery(question, room, page)}`,
          (value) => readPage(value, parseActivities, report),
          signal,
        );
      return (await loadPages(ask, { items: [], reached: 0 }, MOST_PAGES, report)).items;
    },
    fair: (signal) => http.json(`${root}/categories`, (value) => readFair(value, report), signal),
  };
}
