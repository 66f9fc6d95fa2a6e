import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import type { LoadPart } from "../../shared/ui/part.ts";
import { type Stale, useStaleness } from "../../shared/ui/stale.ts";
import type { ProgrammeActions, ProgrammeState } from "./state/state.ts";

export const PROGRAMME_IDS = {
  filters: "filtres",
  filtersHeading: "filtres-titre",
  filtersButton: "filtres-bouton",
  results: "programmation",
  resultsHeading: "programmation-titre",
} as const;

/** What belongs to one root of the programme; every part of it stays the same for the root's life. */
export interface ProgrammeRoot {
  /** What few need of the page is read here when they need it: the map's attributes. */
  readonly marker: HTMLElement;
  readonly store: StoreApi<ProgrammeState>;
  readonly actions: ProgrammeActions;
  /** Ids that addresses point to: '#filtres', '#programmation'; numbered in a second root of the page. */
  readonly ids: Readonly<Record<keyof typeof PROGRAMME_IDS, string>>;
  /** Absolute address against which a card's links are resolved when they are shared. */
  readonly base: string;
  /** Aborted when the root goes. */
  readonly signal: AbortSignal;
  /** Failures are told above the list, with a button to try again (`data-errors="visible"`). */
  readonly tellsFailures: boolean;
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

/** How the list on screen stands to what was asked for. */
export const useStale = (): Stale =>
  useStaleness(
    useProgramme((state) => state.stale),
    useProgramme((state) => state.busy),
  );
