import { dispatch } from "../dom/dispatch.ts";
import type { ListRoot, ListState } from "./list-root.ts";

/**
 * Dispatches `signet:filter` when a list with other filters has loaded, and `signet:more` when another page has. A choice
 * made before the call counts, too: a list may load this code after its start.
 *
 * @param queryOf the filters as a query, as the page's address has them, without page and card
 * @param first the list's state before any choice; by default the present one
 * @returns unsubscribe function
 */
export function watchAnswers<State extends ListState & { readonly page: number; readonly count: number }>(
  { marker, store }: Pick<ListRoot<State>, "marker" | "store">,
  queryOf: (state: State) => string,
  first = store.getState(),
): () => void {
  let [loads, query] = [1, ""];
  const onChange = (state: State): void => {
    if (state.loads <= loads) return;
    const before = query;
    loads = state.loads;
    query = queryOf(state);
    const { page, count, appended } = state;
    if (appended !== null) dispatch(marker, "signet:more", { page, count });
    else if (query !== before) dispatch(marker, "signet:filter", { query, count });
  };
  if (first.loads <= 1) query = queryOf(first);
  onChange(store.getState());
  return store.subscribe(onChange);
}
