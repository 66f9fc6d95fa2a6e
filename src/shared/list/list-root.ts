import type { StoreApi } from "zustand/vanilla";
import type { MarkerContext } from "../enhance/declaration.ts";
import { createIslandRoot, type IslandRoot } from "../ui/island-root.tsx";
import type { ListActions, ListData } from "./list-state.ts";

/** State that shared views use. */
export interface ListState extends ListData<{ readonly slug: string }, unknown> {
  readonly actions: ListActions;
}

/** Ids of every list. */
type ListIds = "results" | "resultsHeading";

export interface ListRoot<State extends ListState = ListState, Name extends string = never>
  extends IslandRoot<State, Name | ListIds> {
  /** Whether failures are shown above the list, with a button to try again (`data-errors="visible"`). */
  readonly tellsFailures: boolean;
}

export const createListRoot = <State extends ListState, Name extends string>(
  context: MarkerContext<unknown>,
  store: StoreApi<State>,
  plain: Readonly<Record<Name | ListIds, string>>,
): ListRoot<State, Name> => ({
  ...createIslandRoot(context, store, plain),
  // Anywhere in the value: a CMS may have put quotes around it.
  tellsFailures: /visible/i.test(context.marker.dataset.errors ?? ""),
});
