/** In a marker that the server sent empty: what is on its way, in its shape, until the widget takes its place (ruling D74). */
import type { StoreApi } from "zustand/vanilla";
import type { MountContext } from "../enhance/declaration.ts";

/** What shows something without text. */
const PICTURES = "img, svg, video, iframe, object, canvas, input";

/** Whether a visitor sees nothing of what the server sent: comments, scripts and empty elements are nothing. */
function isBlank(marker: HTMLElement): boolean {
  const texts = document.createTreeWalker(marker, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent?.trim() && !parentElement?.closest("script, style, noscript")) return false;
  }
  return !marker.querySelector(PICTURES);
}

/**
 * Shows the skeleton while the first load is on its way, and takes it away when that fails, so that the marker is as the
 * server sent it. Does nothing in a marker in which there is something to see.
 */
export function showSkeleton<State extends { readonly phase: string }>(
  { marker, signal, guard }: Pick<MountContext<unknown>, "marker" | "signal" | "guard">,
  store: StoreApi<State>,
  build: () => HTMLElement,
): void {
  if (!isBlank(marker)) return;
  const skeleton = build();
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
