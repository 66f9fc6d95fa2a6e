import type { MarkerContext } from "../enhance/declaration.ts";

/**
 * Calls back on Back and Forward within the page's entry, and when the page returns from the back/forward cache
 * (ruling D07).
 */
export function followHistory(
  { signal, guard }: Pick<MarkerContext<unknown>, "signal" | "guard">,
  readAddress: () => void,
): void {
  addEventListener("popstate", guard(readAddress), { signal });
  const restored = guard((event: PageTransitionEvent) => {
    if (event.persisted) readAddress();
  });
  addEventListener("pageshow", restored, { signal });
}
