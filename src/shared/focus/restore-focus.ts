import type { MarkerContext } from "../enhance/declaration.ts";
import { headingOf, IN_PLACE, moveFocus } from "./move-focus.ts";

/**
 * Restores focus on a behaviour's teardown: to the focused element if the server sent it and it was only moved, else to
 * the successor. Call it before anything that listens to the signal in order to remove or move elements.
 *
 * @param successorOf the server's element that takes the place of a removed one; the marker's heading without
 */
export function restoreFocus(
  { marker, signal }: Pick<MarkerContext<unknown>, "marker" | "signal">,
  successorOf: (lost: HTMLElement) => HTMLElement | undefined = () => undefined,
): void {
  const onEnd = () => {
    const { activeElement: lost } = document;
    if (!(lost instanceof HTMLElement) || lost === marker || !marker.contains(lost)) return;
    const successor = successorOf(lost) ?? headingOf(marker);
    // After the teardown; not when focus is elsewhere by then, or the marker was removed.
    queueMicrotask(() => {
      const next = [lost, successor].find(({ isConnected }) => isConnected);
      if (document.activeElement === document.body) moveFocus(next, IN_PLACE);
    });
  };
  signal.addEventListener("abort", onEnd);
}
