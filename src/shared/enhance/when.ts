import type { When } from "./declaration.ts";

/**
 * Calls `start` once, when the marker should start. It may do so after the abort of `signal`, when nothing should start
 * any more.
 */
export type Trigger = (marker: Element, signal: AbortSignal, start: () => void) => void;

/** How far from the viewport a marker's code starts to load, so that it is there when the marker is visible. */
const MARGIN = "400px 0px";

/** Timeout for pages that are never idle, in ms. */
const PATIENCE = 2000;

/** What starts the markers that are not near the viewport yet. */
const starts = new Map<Element, () => void>();
/** One for all markers, while there are any: a page of many would make one for each. */
let observer: IntersectionObserver | undefined;

function leave(marker: Element): void {
  starts.delete(marker);
  observer?.unobserve(marker);
  if (starts.size > 0) return;
  observer?.disconnect();
  observer = undefined;
}

export const triggers: Readonly<Record<When, Trigger>> = {
  now: (_marker, _signal, start) => start(),

  visible(marker, signal, start) {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const start = isIntersecting && starts.get(target);
          if (!start) continue;
          leave(target);
          start();
        }
      },
      { rootMargin: MARGIN },
    );
    starts.set(marker, start);
    observer.observe(marker);
    signal.addEventListener("abort", () => leave(marker));
  },

  idle(_marker, _signal, start) {
    // Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback
    globalThis.requestIdleCallback?.(start, { timeout: PATIENCE }) ?? setTimeout(start, 200);
  },

  quiet(marker, signal, start) {
    triggers.visible(marker, signal, () => triggers.idle(marker, signal, start));
  },
};
