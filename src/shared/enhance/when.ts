import type { When } from "./declaration.ts";

/**
 * Calls `start` once, when the marker should start; after the abort of `signal` it never does, and leaves nothing
 * behind.
 */
export type Trigger = (marker: Element, signal: AbortSignal, start: () => void) => void;

/** How far from the viewport a marker's code starts to load, so that it is there when the marker is visible. */
const MARGIN = "400px 0px";

/** Timeout for pages that are never idle, in ms. */
const PATIENCE = 2000;

export const triggers: Readonly<Record<When, Trigger>> = {
  now: (_marker, _signal, start) => start(),

  visible(marker, signal, start) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(marker);
    signal.addEventListener("abort", () => observer.disconnect());
  },

  idle(_marker, signal, start) {
    // Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback
    const idle = typeof requestIdleCallback === "function";
    const id = idle ? requestIdleCallback(start, { timeout: PATIENCE }) : setTimeout(start, 200);
    signal.addEventListener("abort", () => (idle ? cancelIdleCallback(id as number) : clearTimeout(id)));
  },
};
