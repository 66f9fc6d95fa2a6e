import type { When } from "./declaration.ts";

/** Calls `start` once, when its moment has come; after the abort of `signal` never, and nothing is left behind. */
export type Trigger = (marker: Element, signal: AbortSignal, start: () => void) => void;

/** How far below (or above) the viewport a marker's code sets out, so that it has arrived when it is seen. */
const MARGIN = "400px 0px";

/** After so many milliseconds a page that is never idle starts its markers all the same. */
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
