/**
 * Runs `act` once what has changed until now has been painted; in a hidden tab, when it is seen again. Not at all once
 * `signal` has aborted.
 */
export function afterPaint(act: () => void, signal: AbortSignal): void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(act);
  });
  signal.addEventListener(
    "abort",
    () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    },
    { once: true },
  );
}
