import { allAreas } from "../../domain/areas.ts";
import type { Categories } from "../../domain/categories.ts";
import type { Filters } from "../../domain/filters.ts";
import { type SelectorName, selectorOf } from "../../domain/selectors.ts";
import type { foundIn } from "../../find/found-in.ts";
import { withFilters } from "../../state/changes.ts";
import type { ProgrammeData } from "../../state/state.ts";
import type { CompleteLists } from "./complete-lists.ts";

/** The groups of options that have counts. */
export type Counted = SelectorName | "date" | "areas";

/** Whether a select has this name; that of the hours and of the server's form has another. */
export const isCounted = (name: string): name is Exclude<Counted, "areas"> =>
  name === "date" || selectorOf(name) !== undefined;

/** The options of a select among the categories. */
const listOf = (name: Exclude<Counted, "areas">): keyof Categories => selectorOf(name)?.list ?? "dates";

/**
 * How many activities each option of a group would give in place of the chosen one, with all other filters; an option
 * whose number is not known is left out, and so is the chosen one. Several areas can be chosen, and a number could mean
 * the area alone or all of them together: without a chosen one it is both.
 *
 * @param search null as long as the code of a search has not been loaded
 */
export function optionCounts(
  group: Counted,
  state: ProgrammeData,
  lists: CompleteLists,
  search: typeof foundIn | null,
): ReadonlyMap<number, number> {
  const { filters, categories, mode } = state;
  const { recherche } = filters;
  // The other views leave some of the found activities out.
  if (recherche !== null && (!search || mode !== "liste")) return new Map();
  const patches: readonly (readonly [number, Partial<Filters>])[] =
    group === "areas"
      ? allAreas().flatMap(({ id }) => (filters.areas.length === 0 ? [[id, { areas: [id] }] as const] : []))
      : (categories?.[listOf(group)] ?? []).flatMap(({ value }) =>
          value === filters[group] ? [] : [[value, { [group]: value }] as const],
        );
  const counts = new Map<number, number>();
  for (const [value, patch] of patches) {
    const to = withFilters(state, patch);
    const found = lists.matching(to, state, search ? (all) => search(all, recherche) : undefined);
    if (found && to.mode === mode) counts.set(value, found.length);
  }
  return counts;
}
