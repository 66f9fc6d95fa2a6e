import type { Activity } from "./activity.ts";
import type { EventsPage, EventsQuestion, ProgrammeApi } from "./api.ts";
import type { ProgrammeData } from "./store-state.ts";
import { MOST_PAGES } from "./url-state.ts";

/** Whether the API has pages after `page`; never true without a page size or after an empty page (ruling D23). */
export function moreAfter({ count, perPage }: Pick<EventsPage, "count" | "perPage">, page: number): boolean {
  return perPage > 0 && perPage * page < count;
}

/** Whether there are pages that are not in yet. */
export const unfinished = (state: Omit<LoadedPages, "activities">): boolean =>
  !state.exhausted && moreAfter(state, state.reached);

/** Whether pages come without being asked for: on the map, until all are in or there are forty (ruling D37). */
export const comesByItself = (
  state: Omit<LoadedPages, "activities"> & Pick<ProgrammeData, "mode">,
): boolean => state.mode === "carte" && state.reached < MOST_PAGES && unfinished(state);

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

/** An answer, or several in a row, as the state takes them. */
export type LoadedPages = Pick<ProgrammeData, "activities" | "count" | "perPage" | "reached" | "exhausted">;

/**
 * Loads pages one after the other, from the one after `reached` to `last`, behind the `activities` that are there,
 * and stops where the data does (rulings D08 and D09).
 *
 * @returns with the last page that had something as `reached`, at least 1
 */
export async function loadPages(
  api: ProgrammeApi,
  question: EventsQuestion & Pick<ProgrammeData, "activities" | "reached" | "seed">,
  last: number,
  signal: AbortSignal,
): Promise<LoadedPages> {
  let { activities, reached } = question;
  for (;;) {
    const answer = await api.events(question, reached + 1, question.seed, signal);
    const known = activities.length;
    activities = appendNew(activities, answer.activities);
    // Nothing, or nothing but what is there already: an API that takes no notice of `page` answers so for ever.
    const exhausted = answer.received === 0 || (answer.activities.length > 0 && activities.length === known);
    if (!exhausted) reached += 1;
    if (exhausted || reached >= last || !moreAfter(answer, reached)) {
      const count = credibleCount(answer.count, activities);
      return { activities, count, perPage: answer.perPage, reached: Math.max(1, reached), exhausted };
    }
  }
}
