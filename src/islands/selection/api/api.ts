import type { Activity } from "../../../shared/activity/activity.ts";
import { parseActivities } from "../../../shared/activity/schema.ts";
import type { Http } from "../../../shared/http/http.ts";
import { type ListPage, readPage } from "../../../shared/http/list-pages.ts";
import { encodeQuery } from "../../../shared/http/query.ts";
import type { RowId } from "../../../shared/http/row-id.ts";
import { byId } from "../../../shared/list/by-id.ts";

/** Characters for the ids of one request: its address stays below the 2,000 that every server accepts. */
const LONGEST = 1600;
/** An id counts for so many at least: a request has a hundred ids at most. */
const LEAST = 16;

const lengthOf = (id: RowId): number => `&ids[]=${id}`.length;
/** Limit for an API that does not know `ids[]` and answers everything, or sends the same page for ever. */
const MOST_PAGES = 40;

export interface KeptRows {
  readonly rows: ReadonlyMap<RowId, Activity>;
  /** Whether an id without a row is not in the programme: every page was read, and every row could be. */
  readonly complete: boolean;
}

export interface SelectionApi {
  /**
   * The rows of these activities.
   *
   * @throws HttpError after the retries; an AbortError when `signal` aborts
   */
  rowsOf(ids: readonly RowId[], signal: AbortSignal): Promise<KeptRows>;
}

/** The query of a page; the other parameters are those of the whole programme. */
export const keptQuery = (ids: readonly RowId[], page: number): string =>
  encodeQuery({
    page,
    mode: { name: "list", random: 1 },
    hourStart: 0,
    hourEnd: 24,
    dedicace: true,
    ids,
  });

interface Reading {
  readonly rows: Map<RowId, Activity>;
  complete: boolean;
}

export function createSelectionApi({
  base,
  http,
  report,
}: {
  readonly base: string;
  readonly http: Http;
  readonly report: (error: unknown) => void;
}): SelectionApi {
  const root = `${base.replace(/\/+$/, "")}/events?`;
  const ask = (ids: readonly RowId[], page: number, signal: AbortSignal): Promise<ListPage<Activity>> =>
    http.json(root + keptQuery(ids, page), (answer) => readPage(answer, parseActivities, report), signal);

  /**
   * Reads pages until all that are `wanted` are there.
   *
   * @param sent the ids to send; none for the whole programme
   * @returns whether the API knows `ids[]`
   */
  async function readPages(
    wanted: readonly RowId[],
    sent: readonly RowId[],
    reading: Reading,
    signal: AbortSignal,
  ): Promise<boolean> {
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { items, received, count, perPage } = await ask(sent, page, signal);
      if (sent.length > 0 && items.some(({ id }) => !sent.includes(id))) return false;
      if (items.length < received) reading.complete = false;
      for (const item of items) if (wanted.includes(item.id)) reading.rows.set(item.id, item);
      const isLast = received === 0 || perPage === 0 || perPage * page >= count;
      if (isLast || wanted.every((id) => reading.rows.has(id))) return true;
    }
    reading.complete = false;
    return true;
  }

  return {
    async rowsOf(kept, signal) {
      const reading: Reading = { rows: new Map(), complete: true };
      // Equal selections are one address for a cache, in whatever order they were kept.
      const ids = kept.toSorted(byId);
      const atOnce = Math.floor(LONGEST / Math.max(LEAST, ...ids.map(lengthOf)));
      for (let from = 0; from < ids.length; from += atOnce) {
        const some = ids.slice(from, from + atOnce);
        if (await readPages(some, some, reading, signal)) continue;
        await readPages(ids, [], reading, signal);
        break;
      }
      return reading;
    },
  };
}
