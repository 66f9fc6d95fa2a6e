import type { MountContext } from "../enhance/declaration.ts";
import { giveKeyboard } from "./give-keyboard.ts";

/**
 * At the end of a behaviour, lets the keyboard go on where it was: on the server's element that was moved about, or, when
 * what it stood on was only there by script, on what `heirOf` names. Call it before what takes elements out or moves them
 * listens to the end.
 *
 * @param heirOf the server's element that stands for a lost one; the marker's first heading, else the marker, without
 */
export function keepKeyboard(
  { marker, signal }: Pick<MountContext<unknown>, "marker" | "signal">,
  heirOf: (lost: HTMLElement) => HTMLElement | undefined = () => undefined,
): void {
  const onEnd = () => {
    const { activeElement: lost } = document;
    if (!(lost instanceof HTMLElement) || lost === marker || !marker.contains(lost)) return;
    const heir = heirOf(lost) ?? marker.querySelector<HTMLElement>("h1, h2, h3, h4, h5, h6") ?? marker;
    // When all is as the server sent it: unless the page has gone on, or put the marker away.
    queueMicrotask(() => {
      const next = [lost, heir].find(({ isConnected }) => isConnected);
      if (next && document.activeElement === document.body) giveKeyboard(next);
    });
  };
  signal.addEventListener("abort", onEnd, { once: true });
}
