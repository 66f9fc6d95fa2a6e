import type { Clock } from "./clock.ts";

const MINUTE = 60_000;

/** Epoch seconds of the minute that the clock shows. */
export const minuteOf = (clock: Clock): number => Math.floor(clock().getTime() / MINUTE) * 60;

interface MinuteOptions {
  readonly clock: Clock;
  /** Tells whether the page is visible; the document by default. */
  readonly tab?: EventTarget & Pick<Document, "hidden">;
}

/**
 * Calls `tick` whenever the clock shows another minute. A hidden tab has no timer; `tick` is called at once when the
 * tab is shown again. Not called at the start.
 *
 * @param signal ends it
 */
export function eachMinute(
  tick: () => void,
  { clock, tab = document }: MinuteOptions,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (signal.aborted || tab.hidden) return;
    const left = MINUTE - (clock().getTime() % MINUTE);
    timer = setTimeout(go, left);
  };
  const go = () => {
    tick();
    wait();
  };
  tab.addEventListener("visibilitychange", () => (tab.hidden ? clearTimeout(timer) : go()), { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  wait();
}
