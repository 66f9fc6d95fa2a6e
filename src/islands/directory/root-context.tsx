import type { ListRoot } from "../../shared/list/list-root.ts";
import { createRootContext } from "../../shared/ui/island-root.tsx";
import type { Kind } from "./domain/kind.ts";
import type { DirectoryState } from "./state/state.ts";
import { format } from "./state/url.ts";

export const DIRECTORY_IDS = { results: "resultats", resultsHeading: "resultats-titre" } as const;

/** Values of one root of a directory; none changes during the root's life. */
export interface DirectoryRoot extends ListRoot<DirectoryState> {
  readonly kind: Kind;
  /** Whether a letter has entries, as far as the page says. */
  readonly inUse: (letter: string) => boolean;
}

export const {
  RootProvider: DirectoryProvider,
  useRoot,
  useRootState: useDirectory,
} = createRootContext<DirectoryRoot>();

/** Address of a letter's list, with the page's other keys. */
export function letterAddress(letter: string | null): string {
  const query = format({ letter, page: 1, card: null }, location.search);
  return location.pathname + (query && `?${query}`);
}
