import { type RefObject, useLayoutEffect, useRef } from "react";
import { returnTo } from "../../../shared/dom/kept-place.ts";
import { IN_PLACE, moveFocus } from "../../../shared/focus/move-focus.ts";
import { useDirectory } from "../root-context.tsx";
import { cardOf } from "./card-elements.ts";

/** The card that the address names: the page opens at it, once. An unknown one scrolls nowhere (ruling D09). */
export function useKeptCard(list: RefObject<HTMLElement | null>): void {
  const card = useDirectory((state) => state.card);
  const sought = useRef(card);
  useLayoutEffect(() => {
    const slug = sought.current;
    sought.current = null;
    const found = slug !== null && list.current && cardOf(list.current, (one) => one === slug);
    if (!found) return;
    returnTo(found);
    // A visitor who is somewhere already is not called away.
    if (document.activeElement === document.body) {
      moveFocus(found.querySelector("a"), IN_PLACE);
    }
  }, [list]);
}
