/** The skeleton of an empty marker (ruling D74). Only such a marker fetches this: see `isBlank`. */
import type { StoreApi } from "zustand/vanilla";
import type { MountContext } from "../enhance/declaration.ts";

/**
 * Shows the skeleton while the first load is on its way, and takes it away when that fails, so that the marker is as the
 * server sent it.
 */
export function showSkeleton<State extends { readonly phase: string }>(
  { marker, signal, guard }: Pick<MountContext<unknown>, "marker" | "signal" | "guard">,
  store: StoreApi<State>,
  skeleton: HTMLElement,
): void {
  const adjust = guard(({ phase }: State) => {
    if (phase === "failed") skeleton.remove();
    // Not when the list is in: the views are about to come.
    else if (phase === "loading" && !skeleton.isConnected) marker.append(skeleton);
  });
  adjust(store.getState());
  const unsubscribe = store.subscribe(adjust);
  const end = () => {
    unsubscribe();
    skeleton.remove();
  };
  signal.addEventListener("abort", end);
  // By now it lies among the server's nodes, which come back when the widget fails.
  marker.addEventListener("signet:ready", end, { signal });
}

/** An element of a skeleton. */
export function shape(tag: string, className: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** So many of them. */
export const shapes = (count: number, make: (index: number) => HTMLElement): readonly HTMLElement[] =>
  Array.from({ length: count }, (_, index) => make(index));
