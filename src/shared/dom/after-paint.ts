/**
 * Runs `act` after the current changes have been painted; in a hidden tab, when it is shown again. Never after
 * `signal` has aborted.
 */
export function afterPaint(act: () => void, signal: AbortSignal): void {
  const next = (then: () => void) =>
    requestAnimationFrame(() => {
      if (!signal.aborted) then();
    });
  // The second frame begins after the first has been painted; a timer could fire earlier.
  next(() => next(act));
}
