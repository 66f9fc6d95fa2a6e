import { createContext, useContext } from "react";
import { type ExtractState, type StoreApi, useStore } from "zustand";
import { createAnnouncer } from "../announce/announcer.ts";
import { takeIds } from "../dom/take-ids.ts";
import type { MarkerContext } from "../enhance/declaration.ts";
import { guardActions } from "../enhance/guard-actions.ts";

/** Values of one root of an island; none changes during the root's life. */
export interface IslandRoot<State extends { readonly actions: object }, Name extends string> {
  /** For code that reads further attributes. */
  readonly marker: HTMLElement;
  /** Changed by its actions only. */
  readonly store: Omit<StoreApi<State>, "setState">;
  /** The store's, guarded: what one throws fails this marker only. */
  readonly actions: State["actions"];
  /** Ids that addresses point to; numbered in a second root of the page. */
  readonly ids: Readonly<Record<Name, string>>;
  /** Aborted at teardown. */
  readonly signal: AbortSignal;
  /** Announces a text in the page's live region. */
  readonly announce: (text: string) => void;
  /** Receives what the island survives. */
  readonly report: (error: unknown) => void;
}

/** @param plain the ids of the page's first root, by what they are for */
export function createIslandRoot<State extends { readonly actions: object }, Name extends string>(
  { marker, signal, guard, report }: MarkerContext<unknown>,
  store: StoreApi<State>,
  plain: Readonly<Record<Name, string>>,
): IslandRoot<State, Name> {
  return {
    marker,
    store,
    signal,
    report,
    actions: guardActions(store.getState().actions, guard),
    ids: takeIds(plain, marker, signal),
    announce: createAnnouncer(signal),
  };
}

/** The context of one kind of island: its provider, the root, and what a selector reads of the root's store. */
export function createRootContext<Root extends { readonly store: Pick<StoreApi<unknown>, "getState"> }>() {
  const RootContext = createContext<Root | null>(null);

  function useRoot(): Root {
    const root = useContext(RootContext);
    if (root === null) throw new Error("Outside of the island's provider");
    return root;
  }

  /** @param selector returns a primitive or a stable reference: a fresh array or object would render for ever */
  function useRootState<Selected>(selector: (state: ExtractState<Root["store"]>) => Selected): Selected {
    return useStore(useRoot().store as StoreApi<ExtractState<Root["store"]>>, selector);
  }

  return { RootProvider: RootContext, useRoot, useRootState };
}
