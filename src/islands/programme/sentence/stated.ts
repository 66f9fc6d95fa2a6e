import { activeFilterCount } from "../state/selectors.ts";
import type { ProgrammeData } from "../state/state.ts";
import { sentence } from "./sentence.ts";

type Answered = Pick<ProgrammeData, "answered" | "filters" | "categories" | "items">;

/**
 * What the list on screen answers: not a choice whose answer is still loading. The API is not asked for a place or a search,
 * which are shown at once.
 */
export const answeredSource = ({ answered, filters, categories, items }: Answered) => ({
  filters: { ...answered, location: filters.location, recherche: filters.recherche },
  categories,
  items,
});

/** The sentence of the list on screen; null when it is of no filter. */
export function stated(state: Answered): string | null {
  const source = answeredSource(state);
  return activeFilterCount(source) === 0 ? null : sentence(source);
}
