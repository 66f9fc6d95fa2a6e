import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Activity } from "../../../shared/activity/activity.ts";
import { rememberPlace, useKeptCard } from "../../../shared/list/kept-place.ts";
import { CARD_TARGET } from "../results/cards.ts";
import { useRoot } from "../root-context.tsx";

interface KeptPlaceProps {
  readonly list: RefObject<HTMLElement | null>;
  /** The items on screen; null while they are loading. */
  readonly shown: readonly Activity[] | null;
}

/** Keeps the visitor's place: at the card that the address names, at the list's beginning when it has become short. */
export function KeptPlace({ list, shown }: KeptPlaceProps): null {
  const root = useRoot();
  const { marker, store } = root;
  const sought = useKeptCard(root, list, shown, CARD_TARGET);

  // When a list becomes too short for the scroll position, scroll to its start. At the page's end, the filter panel
  // with the pressed control would be out of view.
  const before = useRef(shown);
  useLayoutEffect(() => {
    const isFresh = before.current && shown && shown !== before.current && store.getState().appended === null;
    before.current = shown;
    const results = isFresh && !sought.current && list.current?.parentElement;
    if (!results) return;
    const { top, bottom } = results.getBoundingClientRect();
    if (top >= 0 || bottom >= innerHeight) return;
    results.scrollIntoView({ behavior: "instant" });
    const { activeElement } = document;
    if (!activeElement || !marker.contains(activeElement)) return;
    // Only from outside the window: a page's scroll-padding would have it farther in than it was.
    const pressed = activeElement.getBoundingClientRect();
    if (pressed.top < 0 || pressed.bottom > innerHeight) {
      activeElement.scrollIntoView({ block: "nearest", behavior: "instant" });
    }
  }, [shown, list, marker, store, sought]);

  useEffect(() => {
    // React listens below the marker: by now it has chosen the card, whether or not it was the same before.
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const left = link?.closest<HTMLElement>("[data-slug]");
      if (!left || left.dataset.slug !== store.getState().card) return;
      rememberPlace(left);
    };
    marker.addEventListener("click", onClick);
    return () => marker.removeEventListener("click", onClick);
  }, [marker, store]);
  return null;
}
