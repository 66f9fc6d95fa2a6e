import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import type { WebcastSettings } from "./state/settings.ts";
import type { WebcastActions, WebcastState } from "./state/state.ts";

/** Ids for links; numbered in a second root of the page. */
export const WEBCAST_IDS = {
  title: "webdiffusion-titre",
  others: "autres-webdiffusions",
  books: "webdiffusion-livres",
  booksTitle: "webdiffusion-livres-titre",
} as const;

/** Values of one root of the webcast; none changes during the root's life. */
export interface WebcastRoot {
  readonly store: StoreApi<WebcastState>;
  readonly actions: WebcastActions;
  readonly settings: WebcastSettings;
  readonly ids: Readonly<Record<keyof typeof WEBCAST_IDS, string>>;
  /** Level of the stream's heading; headings below it have the next level. */
  readonly level: 2 | 3 | 4;
  /** Aborted at teardown. */
  readonly signal: AbortSignal;
  /** Announces a text in the page's live region. */
  readonly announce: (text: string) => void;
  /** Reports a problem that the webcast survives. */
  readonly report: (error: unknown) => void;
}

const RootContext = createContext<WebcastRoot | null>(null);

export const WebcastProvider = RootContext;

export function useRoot(): WebcastRoot {
  const root = useContext(RootContext);
  if (root === null) throw new Error("Outside of a WebcastProvider");
  return root;
}

/**
 * Selects from the root's store.
 *
 * @param selector returns a primitive or a stable reference; a new array or object would render for ever
 */
export function useWebcast<Selected>(selector: (state: WebcastState) => Selected): Selected {
  return useStore(useRoot().store, selector);
}
