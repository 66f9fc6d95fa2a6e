import { isPlainClick } from "./plain-click.ts";

/**
 * The link that a plain click is on, for a listener above links; null for any other click.
 *
 * @param links selector of the links that count: by default those that open in this window
 */
export function linkOfClick(
  click: MouseEvent,
  links = "a[href]:not([target], [download])",
): HTMLAnchorElement | null {
  const { target } = click;
  // Scripts send clicks to the document itself, which is no element.
  return isPlainClick(click) && target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
}
