/**
 * Runs `act` once what has changed until now has been painted; in a hidden tab, when it is seen again. Not at all once
 * `signal` has aborted.
 */
export function afterPaint(act: () => void, signal: AbortSignal): void {
  const next = (then: () => void) =>
    requestAnimationFrame(() => {
      if (!signal.aborted) then();
    });
  // The second frame begins when the first has been painted; a timer could be due before that.
  next(() => next(act));
}
