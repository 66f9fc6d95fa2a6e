import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import { type Stale, useStaleness } from "../../shared/ui/stale.ts";
import type { Kind } from "./domain/kind.ts";
import type { DirectoryActions, DirectoryState } from "./state/state.ts";
import { format } from "./state/url.ts";

export const DIRECTORY_IDS = { results: "resultats", heading: "resultats-titre" } as const;

/** What belongs to one root of a directory; every part of it stays the same for the root's life. */
export interface DirectoryRoot {
  readonly kind: Kind;
  readonly store: StoreApi<DirectoryState>;
  readonly actions: DirectoryActions;
  /** Ids that addresses point to: '#resultats'; numbered in a second root of the page. */
  readonly ids: Readonly<Record<keyof typeof DIRECTORY_IDS, string>>;
  /** Whether a letter leads to anybody, as far as the page says so. */
  readonly inUse: (sign: string) => boolean;
  /** Failures are told above the list, with a button to try again (`data-errors="visible"`). */
  readonly tellsFailures: boolean;
  /** Says a text in the page's live region. */
  readonly announce: (text: string) => void;
}

const RootContext = createContext<DirectoryRoot | null>(null);

/** Hands this root's own store and voice to everything below it. */
export const DirectoryProvider = RootContext;

export function useRoot(): DirectoryRoot {
  const root = useContext(RootContext);
  if (root === null) throw new Error("Outside of a DirectoryProvider");
  return root;
}

/**
 * Reads the root's store.
 * @param selector returns a primitive or a stable reference: a fresh array or object would render for ever
 */
export function useDirectory<Selected>(selector: (state: DirectoryState) => Selected): Selected {
  return useStore(useRoot().store, selector);
}

/** How the list on screen stands to what was asked for. */
export const useStale = (): Stale =>
  useStaleness(
    useDirectory((state) => state.stale),
    useDirectory((state) => state.busy),
  );

/** The address of a letter's list, with the foreign keys of the page's own. */
export function letterAddress(letter: string | null): string {
  const query = format({ letter, page: 1, card: null }, location.search);
  return location.pathname + (query && `?${query}`);
}
