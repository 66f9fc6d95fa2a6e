import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import { moveFocus } from "../focus/move-focus.ts";
import { cardOf } from "./card-of.ts";
import type { ListRoot } from "./list-root.ts";

/** From the start of a wait to its announcement, in milliseconds: a shorter one is over before it is spoken. */
const WORTH_SAYING = 1000;

interface Announcements {
  /** Holds the cards, `[data-slug]`. */
  readonly list: RefObject<HTMLElement | null>;
  /** The items on screen; null while they, or the code that shows them, are loading. */
  readonly shown: readonly { readonly slug: string }[] | null;
  /**
   * Announcement of a successful load.
   *
   * @param appended index of the first added item, else null
   */
  readonly textOf: (appended: number | null) => string;
  /** Announcement of a long wait. */
  readonly loading: string;
  /** Selector of what gets focus in a card. */
  readonly target: string;
}

/** Announces once what follows a load. After 'load more', moves focus to the first new card. */
export function useAnnouncements(
  { announce, ids, marker, store }: ListRoot,
  { list, shown, textOf, loading, target }: Announcements,
): void {
  const loads = useStore(store, (state) => state.loads);
  const current = useStore(store, (state) => state.items);
  const waiting = useStore(store, (state) => state.busy || state.following) || shown === null;
  const settled = useRef(loads);

  // Before the paint, so that focus moves as soon as the focused button is gone.
  useLayoutEffect(() => {
    // The cards on screen lag behind the store on purpose: wait for them.
    if (settled.current === loads || shown !== current) return;
    settled.current = loads;
    const { appended } = store.getState();
    announce(textOf(appended));
    const { activeElement, body } = document;
    const hasGoneOn =
      activeElement !== body && !activeElement?.matches(`[data-more], #${ids.resultsHeading}`);
    if (appended === null || hasGoneOn) return;
    const fresh = new Set<string | undefined>(shown.slice(appended).map(({ slug }) => slug));
    moveFocus(cardOf(list.current, (slug) => fresh.has(slug))?.querySelector<HTMLElement>(target));
  });

  useEffect(() => {
    if (!waiting) return;
    let said = false;
    const timer = setTimeout(() => {
      said = true;
      announce(loading);
    }, WORTH_SAYING);
    return () => {
      clearTimeout(timer);
      // The wait has ended without an answer. A visible failure line has announced that already.
      if (said && store.getState().failure && !marker.querySelector(".signet-failure")) announce("");
    };
  }, [waiting, announce, loading, marker, store]);
}
