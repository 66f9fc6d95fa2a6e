import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import type { MountContext } from "../../shared/enhance/declaration.ts";
import type { LoadPart } from "../../shared/ui/part.ts";
import type { ProgrammeActions, ProgrammeState } from "./store-state.ts";

/** What belongs to one root of the programme; every part of it stays the same for the root's life. */
export interface ProgrammeRoot {
  /** What few need of the page is read here when they need it: the map's attributes. */
  readonly marker: HTMLElement;
  readonly store: StoreApi<ProgrammeState>;
  readonly actions: ProgrammeActions;
  /** Ids that addresses point to: '#filtres', '#programmation'; numbered in a second root of the page. */
  readonly ids: {
    readonly filters: string;
    readonly filtersHeading: string;
    readonly filtersButton: string;
    readonly results: string;
    readonly resultsHeading: string;
  };
  /** Absolute address against which a card's links are resolved when they are shared. */
  readonly base: string;
  /** Aborted when the root goes. */
  readonly signal: AbortSignal;
  /** Says a text in the page's live region. */
  readonly announce: (text: string) => void;
  /** Something went wrong that the programme survives. */
  readonly report: (error: unknown) => void;
  readonly loadPart: LoadPart;
}

const RootContext = createContext<ProgrammeRoot | null>(null);

/** Hands this root's own store and voice to everything below it. */
export const ProgrammeProvider = RootContext;

export function useRoot(): ProgrammeRoot {
  const root = useContext(RootContext);
  if (root === null) throw new Error("Outside of a ProgrammeProvider");
  return root;
}

export const useActions = (): ProgrammeActions => useRoot().actions;

/**
 * Reads the root's store.
 * @param selector returns a primitive or a stable reference: a fresh array or object would render for ever
 */
export function useProgramme<Selected>(selector: (state: ProgrammeState) => Selected): Selected {
  return useStore(useRoot().store, selector);
}

/** React runs event handlers outside of rendering: what an action throws there must still fail this marker only. */
export function guardedActions(
  actions: ProgrammeActions,
  guard: MountContext<unknown>["guard"],
): ProgrammeActions {
  const guarded = Object.entries(actions).map(([name, action]) => [name, guard(action)]);
  return Object.fromEntries(guarded) as ProgrammeActions;
}

const rootIds = (suffix: string): ProgrammeRoot["ids"] => ({
  filters: `filtres${suffix}`,
  filtersHeading: `filtres-titre${suffix}`,
  filtersButton: `filtres-bouton${suffix}`,
  results: `programmation${suffix}`,
  resultsHeading: `programmation-titre${suffix}`,
});

/** Suffixes of the roots that live; one that has not rendered yet shows its ids nowhere else. */
const taken = new Set<string>();

/**
 * Ids for a root until `signal` aborts: the plain ones, so that a theme's links lead here, unless another root or an
 * element before this marker has them; then numbered ones.
 */
export function takeIds(marker: HTMLElement, signal: AbortSignal): ProgrammeRoot["ids"] {
  const isFree = (suffix: string) =>
    !taken.has(suffix) &&
    Object.values(rootIds(suffix)).every((id) => {
      const first = document.getElementById(id);
      return first === null || marker.contains(first);
    });
  let suffix = "";
  for (let number = 2; !isFree(suffix); number += 1) suffix = `-${number}`;
  taken.add(suffix);
  signal.addEventListener("abort", () => taken.delete(suffix), { once: true });
  return rootIds(suffix);
}
