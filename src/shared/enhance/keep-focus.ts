/**
 * Moves the keyboard's place along when a marker's content is exchanged, so that nobody who is already inside
 * the server's HTML is thrown to the top of the page (WCAG 2.4.3).
 */

/** The element that stands for `lost` in the new content: same id, same name and value, same link, else the heading. */
function successor(marker: HTMLElement, lost: HTMLElement): HTMLElement {
  const attribute = (name: string): string | null => {
    const value = lost.getAttribute(name);
    return value ? `[${name}="${CSS.escape(value)}"]` : null;
  };
  const name = attribute("name");
  const choices = [attribute("id"), name && `${name}${attribute("value") ?? ""}`, name, attribute("href")];
  for (const selector of choices) {
    const same = selector && marker.querySelector<HTMLElement>(selector);
    if (same) return same;
  }
  return headingOf(marker);
}

/** Where the keyboard may stand in any marker, whoever wrote its HTML: on its first heading, else on itself. */
export function headingOf(marker: HTMLElement): HTMLElement {
  const heading = marker.querySelector<HTMLElement>("h1, h2, h3, h4, h5, h6") ?? marker;
  heading.tabIndex = -1;
  return heading;
}

/** Runs `exchange`; when it takes the focused element out of `marker`, focuses the one that stands for it now. */
export function keepFocus(marker: HTMLElement, exchange: () => void): void {
  const focused = marker.ownerDocument.activeElement;
  const inside = focused instanceof HTMLElement && focused !== marker && marker.contains(focused);
  exchange();
  if (inside && !marker.contains(focused)) successor(marker, focused).focus({ preventScroll: true });
}
