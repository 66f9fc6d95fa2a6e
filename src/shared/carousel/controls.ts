/** Buttons of a carousel, created by the script, because they do nothing without it. */

import { restoreFocus } from "../focus/restore-focus.ts";
import { removeUntil } from "../undo/remove-until.ts";

/** A button with an icon of icons.css or of the carousels. Its text is visually hidden. */
export function iconButton(icon: string, text: string): HTMLButtonElement {
  const button = document.createElement("button");
  const label = document.createElement("span");
  button.type = "button";
  button.className = `signet-carousel-button signet-icon signet-icon-${icon}`;
  label.className = "signet-visually-hidden";
  label.textContent = text;
  button.append(label);
  return button;
}

/** Changes a button's text and icon and keeps focus on it. */
export function relabel(button: HTMLButtonElement, from: string, to: string, text: string): void {
  button.classList.remove(`signet-icon-${from}`);
  button.classList.add(`signet-icon-${to}`);
  if (button.lastElementChild) button.lastElementChild.textContent = text;
}

/**
 * Inserts controls into the element that reserves their space (`data-controls`), or else before the slides, so that
 * they come first in the tab order. Removes them when the signal aborts.
 */
export function putControls(
  marker: HTMLElement,
  list: HTMLElement,
  controls: readonly HTMLElement[],
  signal: AbortSignal,
): void {
  const bar = document.createElement("div");
  bar.className = "signet-root signet-carousel-controls";
  bar.append(...controls);
  restoreFocus({ marker, signal });
  const room = marker.querySelector("[data-controls]");
  if (room) room.append(bar);
  else list.before(bar);
  removeUntil(signal, bar);
}
