/**
 * Removes what an earlier life of a marker had added to it: the page has copied an enhanced element (`cloneNode`,
 * `innerHTML`; the caches of Turbo and htmx do so), and a copied button does nothing.
 */
export function removeCopied(marker: Element, added: string): void {
  for (const copy of marker.querySelectorAll(added)) copy.remove();
}
