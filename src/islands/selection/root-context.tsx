import type { IslandRoot } from "../../shared/ui/island-root.tsx";
import { createRootContext } from "../../shared/ui/island-root.tsx";
import type { LoadPart } from "../../shared/ui/part.ts";
import type { SelectionActions, SelectionState } from "./state/state.ts";

export const SELECTION_IDS = {
  plan: "selection",
  planHeading: "selection-titre",
  undo: "selection-annuler",
} as const;

/** Values of one root of the selection; none changes during the root's life. */
export interface SelectionRoot extends IslandRoot<SelectionState, keyof typeof SELECTION_IDS> {
  /** Absolute address against which an activity's links are resolved. */
  readonly base: string;
  /** Address of the programme: the server HTML's first link; null without one. */
  readonly programme: string | null;
  readonly loadPart: LoadPart;
}

export const {
  RootProvider: SelectionProvider,
  useRoot,
  useRootState: useSelection,
} = createRootContext<SelectionRoot>();

export const useActions = (): SelectionActions => useRoot().actions;
