import { headingOf, IN_PLACE, moveFocus } from "./move-focus.ts";

/**
 * The element in the new content to focus instead of `lost`: same id, same name and value, or same link, else the
 * heading.
 */
function successor(marker: HTMLElement, lost: HTMLElement): HTMLElement {
  const attribute = (name: string) => lost.getAttribute(name) ?? "";
  const same = (...names: readonly [string, ...string[]]) =>
    attribute(names[0]) &&
    marker.querySelector<HTMLElement>(
      names.map((name) => `[${name}="${CSS.escape(attribute(name))}"]`).join(""),
    );
  return same("id") || same("name", "value") || same("name") || same("href") || headingOf(marker);
}

/**
 * Runs `exchange`, which replaces the content of `marker`. If that removes the focused element, moves focus to its
 * successor, so that it does not return to the top of the page (WCAG 2.4.3).
 */
export function keepFocus(marker: HTMLElement, exchange: () => void): void {
  const focused = document.activeElement;
  const inside = focused instanceof HTMLElement && focused !== marker && marker.contains(focused);
  exchange();
  if (inside && !marker.contains(focused)) moveFocus(successor(marker, focused), IN_PLACE);
}
