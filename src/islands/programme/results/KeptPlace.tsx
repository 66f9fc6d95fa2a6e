import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { findByData } from "../../../shared/dom/find-by-data.ts";
import { IN_PLACE, moveFocus } from "../../../shared/focus/move-focus.ts";
import type { Activity } from "../domain/activity.ts";
import { useProgramme, useRoot } from "../root-context.tsx";

/** Where the card stood in the window when the visitor left: kept with the history entry, for Back and reload. */
const TOP = "signetTop";

interface KeptPlaceProps {
  readonly list: RefObject<HTMLElement | null>;
  /** What is on screen; null while it is on its way. */
  readonly shown: readonly Activity[] | null;
}

/**
 * Where the visitor stands. The card that the address names: the page opens at it, once. On the map it may come with the
 * pages that follow; who has scrolled away by then stays there.
 */
export function KeptPlace({ list, shown }: KeptPlaceProps): null {
  const { marker, store } = useRoot();
  const card = useProgramme((state) => state.card);
  const following = useProgramme((state) => state.following);
  const sought = useRef(card);
  const stood = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (!sought.current || !shown || !list.current) return;
    stood.current ??= scrollY;
    const wanted = card === sought.current && scrollY === stood.current;
    const found = wanted && findByData(list.current, "slug", card);
    // The cards on screen lag behind the store: the last page may be in, and not be shown yet.
    const all = !following && shown === store.getState().items;
    if (found || !wanted || all) sought.current = null;
    if (!found) return;
    // In the window's middle, or where it was left
    settle(found, history.state?.[TOP]);
    // A visitor who is somewhere already is not called away.
    if (document.activeElement === document.body) {
      moveFocus(found.querySelector<HTMLElement>(".signet-programme-title > *"), IN_PLACE);
    }
  }, [shown, card, following, list, store]);

  // A list that has become too short for where the visitor stands is seen from its beginning. The page's end would push
  // the panel beside it out of the window, with what was pressed there.
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
  }, [shown, list, marker, store]);

  useEffect(() => {
    // React listens below the marker: by now it has chosen the card, whether or not it was the same before.
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const left = link?.closest<HTMLElement>("[data-slug]");
      if (!left || left.dataset.slug !== store.getState().card) return;
      try {
        history.replaceState({ ...history.state, [TOP]: left.getBoundingClientRect().top }, "");
      } catch {
        // Safari refuses more than a hundred changes in thirty seconds: the card then stands in the middle.
      }
    };
    marker.addEventListener("click", onClick);
    return () => marker.removeEventListener("click", onClick);
  }, [marker, store]);
  return null;
}

/** Groups of cards on the way there have guessed heights until they have been near: a few frames show the true ones. */
function settle(card: HTMLElement, top: number | undefined, frames = 4): void {
  if (!card.isConnected) return;
  card.scrollIntoView({ block: "center", behavior: "instant" });
  if (top !== undefined) scrollBy({ top: card.getBoundingClientRect().top - top, behavior: "instant" });
  if (frames > 0) requestAnimationFrame(() => settle(card, top, frames - 1));
}
