/** The skeleton of an empty marker (ruling D74). Loaded only for such a marker: see `fillBlank`. */
import type { StoreApi } from "zustand/vanilla";
import type { MarkerContext } from "../enhance/declaration.ts";
import { noteUndo } from "../undo/note-undo.ts";

/**
 * Shows the skeleton during the first load, and removes it when that fails, so that the marker is as the server sent
 * it.
 */
export function showSkeleton<State extends { readonly phase: string }>(
  { marker, signal, guard }: Pick<MarkerContext<unknown>, "marker" | "signal" | "guard">,
  store: Omit<StoreApi<State>, "setState">,
  skeleton: HTMLElement,
): void {
  noteUndo(skeleton, "remove");
  const adjust = guard(({ phase }: State) => {
    if (phase === "failed") skeleton.remove();
    // Not when the list has loaded: the views are about to be shown.
    else if (phase === "loading" && !skeleton.isConnected) marker.append(skeleton);
  });
  adjust(store.getState());
  const unsubscribe = store.subscribe(adjust);
  const end = () => {
    unsubscribe();
    skeleton.remove();
  };
  signal.addEventListener("abort", end);
  // By now it is among the server's nodes, which are restored when the widget fails.
  marker.addEventListener("signet:ready", end, { signal });
}

/** Creates an element of a skeleton. */
export function shape(tag: string, className: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** Creates several elements. */
export const shapes = (count: number, make: (index: number) => HTMLElement): readonly HTMLElement[] =>
  Array.from({ length: count }, (_, index) => make(index));
