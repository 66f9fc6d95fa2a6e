/**
 * Position of the card in the window when the visitor left by it, stored in the history entry for Back and reload.
 */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import { permitted } from "../dom/permitted.ts";
import { IN_PLACE, moveFocus } from "../focus/move-focus.ts";
import { cardOf } from "./card-of.ts";
import type { ListRoot } from "./list-root.ts";

const TOP = "signetTop";

/** Stores the card's current position. */
export function rememberPlace(card: HTMLElement): void {
  // Safari allows a hundred changes in thirty seconds: the card is then centred.
  permitted(() => history.replaceState({ ...history.state, [TOP]: card.getBoundingClientRect().top }, ""));
}

/** Scrolls to a card: where it was left, else to the window's middle. */
function returnTo(card: HTMLElement, top: unknown = history.state?.[TOP], frames = 4): void {
  if (!card.isConnected) return;
  card.scrollIntoView({ block: "center", behavior: "instant" });
  if (typeof top === "number") scrollBy({ top: card.getBoundingClientRect().top - top, behavior: "instant" });
  // Groups of cards on the way there have guessed heights until they have been near: a few frames show the true ones.
  if (frames > 0) requestAnimationFrame(() => returnTo(card, top, frames - 1));
}

/**
 * Keeps the browser from scrolling to where the page stood: while a page loads, it does so again when everything has
 * come, and the cards above have other heights by then.
 */
function takeOverScroll(): void {
  if (document.readyState === "complete") return;
  history.scrollRestoration = "manual";
  // Browsers scroll after the event.
  addEventListener("load", () => setTimeout(() => (history.scrollRestoration = "auto")));
}

/**
 * Scrolls once to the card that the address names. It may be on a page that loads later; if the visitor has scrolled
 * by then, nothing happens. An unknown card is ignored (ruling D09).
 *
 * @param shown the items on screen; null while they are loading
 * @param target selector of the element to focus in a card
 * @returns the slug while the card is being looked for
 */
export function useKeptCard(
  { store }: Pick<ListRoot, "store">,
  list: RefObject<HTMLElement | null>,
  shown: readonly unknown[] | null,
  target: string,
): RefObject<string | null> {
  const card = useStore(store, (state) => state.card);
  const following = useStore(store, (state) => state.following);
  const sought = useRef(card);
  const start = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!sought.current || !shown || !list.current) return;
    start.current ??= scrollY;
    const wanted = card === sought.current && scrollY === start.current;
    const found = wanted && cardOf(list.current, (slug) => slug === card);
    // The cards on screen lag behind the store: the last page may be in, and not be shown yet.
    const all = !following && shown === store.getState().items;
    if (found || !wanted || all) sought.current = null;
    if (!found) return;
    takeOverScroll();
    returnTo(found);
    // Focus that is elsewhere stays there.
    if (document.activeElement === document.body)
      moveFocus(found.querySelector<HTMLElement>(target), IN_PLACE);
  }, [shown, card, following, list, store, target]);
  return sought;
}
