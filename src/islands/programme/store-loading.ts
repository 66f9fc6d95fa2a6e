import type { Activity } from "./activity.ts";
import type { EventsPage, EventsQuestion, ProgrammeApi } from "./api.ts";

/** Whether the API has pages after `page`; never true without a page size or after an empty page (ruling D23). */
export function moreAfter({ count, perPage }: Pick<EventsPage, "count" | "perPage">, page: number): boolean {
  return perPage > 0 && perPage * page < count;
}

/** Appends what is not there yet: the server's order may shift between two pages. */
export function appendNew(known: readonly Activity[], more: readonly Activity[]): readonly Activity[] {
  const ids = new Set(known.map((activity) => activity.id));
  return [
    ...known,
    ...more.filter(({ id }) => {
      if (ids.has(id)) return false;
      ids.add(id);
      return true;
    }),
  ];
}

/** The API's count where it can be: never less than what is shown, and nothing when there is nothing to show. */
export const credibleCount = (count: number, activities: readonly Activity[]): number =>
  activities.length === 0 ? 0 : Math.max(count, activities.length);

export interface LoadedPages {
  readonly activities: readonly Activity[];
  readonly count: number;
  readonly perPage: number;
  /** The last page that had something, at least 1. */
  readonly page: number;
  /** A page was empty although the count promised more. */
  readonly exhausted: boolean;
}

/** Loads pages 1 to `last` one after the other, and stops where the data does (rulings D08 and D09). */
export async function loadPages(
  api: ProgrammeApi,
  question: EventsQuestion,
  last: number,
  seed: number,
  signal: AbortSignal,
): Promise<LoadedPages> {
  let activities: readonly Activity[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await api.events(question, page, seed, signal);
    activities = appendNew(activities, answer.activities);
    const { count, perPage } = answer;
    const exhausted = answer.received === 0;
    if (exhausted || page >= last || !moreAfter(answer, page)) {
      return {
        activities,
        count: credibleCount(count, activities),
        perPage,
        page: Math.max(1, exhausted ? page - 1 : page),
        exhausted,
      };
    }
  }
}
