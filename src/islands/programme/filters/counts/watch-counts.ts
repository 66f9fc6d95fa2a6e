import { FIND_PART } from "../../find/find-part.ts";
import type { foundIn } from "../../find/found-in.ts";
import type { ProgrammeRoot } from "../../root-context.tsx";
import type { ProgrammeData } from "../../state/state.ts";
import { createCompleteLists } from "./complete-lists.ts";
import { isCounted } from "./counted.ts";
import { optionCounts } from "./option-counts.ts";
import { createServerCounts } from "./server-counts.ts";

/** From the last change to the counts, in ms: typing a search moves nothing. */
const REST = 300;

/** What decides the counts. */
const causesOf = ({ filters, mode, categories, items, stale }: ProgrammeData) =>
  [filters, mode, categories, items, stale] as const;

/**
 * Counts how many activities the options of the filters would give, where the page knows it: of the areas at once, of a
 * select when the visitor goes to it. A change of the state removes all counts. Returns the function that stops it.
 */
export function watchCounts({ store, actions, loadPart, report }: ProgrammeRoot): () => void {
  const lists = createCompleteLists();
  const serverCounts = createServerCounts(report);
  let search: typeof foundIn | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const count = () => {
    if (isOver) return;
    const state = store.getState();
    if (state.filters.recherche !== null && !search) {
      loadPart(FIND_PART).then(
        (part) => {
          search = part.foundIn;
          count();
        },
        // The failure has been reported; the list shows everything.
        () => {},
      );
      return;
    }
    const groups = ["areas", state.countedSelect ?? ""].filter(isCounted);
    const server = serverCounts(state);
    const counts = groups.map(
      (group) => [group, optionCounts(group, state, { lists, search, server })] as const,
    );
    actions.setOptionCounts(new Map([...(state.optionCounts ?? []), ...counts]));
  };

  let causes: ReturnType<typeof causesOf> | null = null;
  let select: string | null = null;
  const look = () => {
    const state = store.getState();
    const now = causesOf(state);
    if (!causes?.every((cause, index) => cause === now[index])) {
      causes = now;
      lists.learn(state);
      clearTimeout(timer);
      timer = setTimeout(count, REST);
      if (state.optionCounts) actions.setOptionCounts(null);
    }
    if (state.countedSelect === select) return;
    select = state.countedSelect;
    // At once: the browser is about to show the options.
    count();
  };
  const unsubscribe = store.subscribe(look);
  look();
  return () => {
    isOver = true;
    unsubscribe();
    clearTimeout(timer);
  };
}
