import { type LoadedList, loadPages, unfinished } from "../../../shared/http/list-pages.ts";
import { MOST_PAGES } from "../../../shared/links/page-query.ts";
import type { EventsQuestion, ProgrammeApi } from "../api/api.ts";
import type { ProgrammeData } from "./state.ts";

export { appendNew } from "../../../shared/http/list-pages.ts";

/** An answer, or several in a row, as the state takes them. */
export type LoadedActivities = Pick<
  ProgrammeData,
  "activities" | "count" | "perPage" | "reached" | "exhausted"
>;

/** Whether pages come without being asked for: on the map, until all are in or there are forty (ruling D37). */
export const comesByItself = (
  state: Omit<LoadedList<unknown>, "items"> & Pick<ProgrammeData, "mode">,
): boolean => state.mode === "carte" && state.reached < MOST_PAGES && unfinished(state);

/** Loads the pages after `reached` up to `last`, behind the `activities` that are there. */
export async function loadActivities(
  api: ProgrammeApi,
  question: EventsQuestion & Pick<ProgrammeData, "activities" | "reached" | "seed">,
  last: number,
  signal: AbortSignal,
  report: (error: unknown) => void,
): Promise<LoadedActivities> {
  const ask = (page: number) => api.events(question, page, question.seed, signal);
  const from = { items: question.activities, reached: question.reached };
  const { items, ...loaded } = await loadPages(ask, from, last, report);
  return { activities: items, ...loaded };
}
