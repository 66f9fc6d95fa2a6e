/**
 * Called while a press is handled whose code has still to load. The visitor may press something else before it has:
 * what arrives late must not open over what they asked for last.
 *
 * @param signal ends the watch when it aborts
 * @returns whether nothing has been pressed since
 */
export function lastPress(signal: AbortSignal): () => boolean {
  let isLast = true;
  const onNext = (): void => {
    isLast = false;
  };
  document.addEventListener("click", onNext, { capture: true, once: true, signal });
  return () => isLast;
}
