import type { MarkerContext } from "../enhance/declaration.ts";

/**
 * Calls back on Back and Forward within the page's entry, and when the page returns from the back/forward cache
 * (ruling D07).
 *
 * @param isHere whether the page is the marker's own: see `ownPage`
 */
export function followHistory(
  { signal, guard }: Pick<MarkerContext<unknown>, "signal" | "guard">,
  isHere: () => boolean,
  readAddress: () => void,
): void {
  const read = guard(() => {
    if (isHere()) readAddress();
  });
  addEventListener("popstate", read, { signal });
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) read();
  };
  addEventListener("pageshow", restored, { signal });
}
