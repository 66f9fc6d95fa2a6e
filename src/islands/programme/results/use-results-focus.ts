import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { moveFocus } from "../../../shared/focus/move-focus.ts";
import type { Activity } from "../domain/activity.ts";
import { messages } from "../messages.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import type { CountDrawn } from "./view.ts";

/** A longer wait is put into words; a shorter one is over before they are spoken. */
const WORTH_SAYING = 1000;

/**
 * What follows a load: it is announced once, and 'load more' moves the keyboard to the first new card.
 *
 * @param shown what the view is given; null while a view or its activities are on their way
 * @param drawn how many of these it draws
 */
export function useResultsFocus(
  list: RefObject<HTMLElement | null>,
  shown: readonly Activity[] | null,
  drawn: CountDrawn,
): void {
  const { announce, ids, marker, store } = useRoot();
  const loads = useProgramme((state) => state.loads);
  const count = useProgramme((state) => state.count);
  const appended = useProgramme((state) => state.appended);
  const busy = useProgramme((state) => state.busy);
  const following = useProgramme((state) => state.following);
  const waiting = busy || following || shown === null;
  const current = useProgramme((state) => state.items);
  const settled = useRef(loads);

  // Before anything is painted: the keyboard is on the new card as soon as the button that it was on is gone.
  useLayoutEffect(() => {
    // The cards on screen lag behind the store on purpose: wait for them.
    if (settled.current === loads || shown !== current) return;
    settled.current = loads;
    const { ours, empty } = messages;
    const seen = drawn(shown);
    if (appended !== null) announce(ours.added(drawn(shown.slice(appended)), seen, count));
    else if (count === 0) announce(`${empty}. ${ours.emptyHelp}`);
    else announce(seen === 0 ? ours.shown(seen, count) : ours.counted(count));
    if (appended !== null) {
      const { activeElement, body } = document;
      // Who has gone on meanwhile stays there.
      if (activeElement !== body && !activeElement?.matches(`[data-more], #${ids.resultsHeading}`)) return;
      const fresh = new Set(shown.slice(appended).map(({ slug }) => slug));
      const cards = list.current?.querySelectorAll<HTMLElement>("[data-slug]") ?? [];
      const first = [...cards].find(({ dataset }) => fresh.has(dataset.slug ?? ""));
      moveFocus(first?.querySelector<HTMLElement>(".signet-programme-title > *"));
    }
  }, [loads, shown, drawn, current, appended, count, announce, list, ids]);

  useEffect(() => {
    if (!waiting) return;
    let said = false;
    const timer = setTimeout(() => {
      said = true;
      announce(messages.ours.loading);
    }, WORTH_SAYING);
    return () => {
      clearTimeout(timer);
      // Nothing comes any more. Where failures are told, that has been the last word already.
      if (said && store.getState().failure && !marker.querySelector(".signet-failure")) announce("");
    };
  }, [waiting, announce, marker, store]);
}
