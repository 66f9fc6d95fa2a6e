/** Option of `moveFocus`: nothing scrolls. */
export const IN_PLACE: FocusOptions = { preventScroll: true };

/**
 * Moves focus to an element, or to the one with this id. An element that is not focusable, such as a heading, gets a
 * `tabindex` until focus leaves it.
 *
 * @returns whether the element has focus now; false when it is missing, hidden or inert
 */
export function moveFocus(to: HTMLElement | string | null | undefined, options?: FocusOptions): boolean {
  const element = typeof to === "string" ? document.getElementById(to) : to;
  if (element && element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element?.focus(options);
  return document.activeElement === element;
}

/** An element that can take focus in any marker: its first heading, or the marker itself. */
export const headingOf = (marker: HTMLElement): HTMLElement =>
  marker.querySelector<HTMLElement>("h1, h2, h3, h4, h5, h6") ?? marker;
