import type { ListRoot } from "../../shared/list/list-root.ts";
import { createRootContext } from "../../shared/ui/island-root.tsx";
import type { LoadPart } from "../../shared/ui/part.ts";
import type { ProgrammeApi } from "./api/api.ts";
import type { ProgrammeActions, ProgrammeState } from "./state/state.ts";

export const PROGRAMME_IDS = {
  filters: "filtres",
  filtersHeading: "filtres-titre",
  filtersButton: "filtres-bouton",
  results: "programmation",
  resultsHeading: "programmation-titre",
} as const;

/** Values of one root of the programme; none changes during the root's life. */
export interface ProgrammeRoot extends ListRoot<ProgrammeState, keyof typeof PROGRAMME_IDS> {
  /** Absolute address against which a card's links are resolved for sharing. */
  readonly base: string;
  readonly loadPart: LoadPart;
  readonly api: ProgrammeApi;
  /** Whether the page is the marker's own: see `ownPage`. */
  readonly isHere: () => boolean;
}

export const {
  RootProvider: ProgrammeProvider,
  useRoot,
  useRootState: useProgramme,
} = createRootContext<ProgrammeRoot>();

export const useActions = (): ProgrammeActions => useRoot().actions;
