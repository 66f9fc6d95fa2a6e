/**
 * Tells whether the page is still the one that the marker was mounted on: the address has the same path, and the marker is
 * in the document. A page swapper changes the address first and the HTML later, and may forget to release a marker.
 */
export function ownPage(marker: Node, page: Pick<Window, "location"> = window): () => boolean {
  const { pathname } = page.location;
  return () => marker.isConnected && page.location.pathname === pathname;
}
