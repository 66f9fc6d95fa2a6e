import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { moveFocus } from "../../../shared/focus/move-focus.ts";
import { grouped } from "../../../shared/text/grouped.ts";
import type { Entry } from "../domain/entry.ts";
import { messages, resultWord, signName } from "../messages.ts";
import { useDirectory, useRoot } from "../root-context.tsx";
import { cardOf } from "./card-elements.ts";
import { foundText } from "./found-text.ts";

/** A longer wait is put into words; a shorter one is over before they are spoken. */
const WORTH_SAYING = 1000;
/** Who types is told when the hand rests. */
const REST = 700;

/**
 * What follows a load is announced once, and 'Voir plus' moves the keyboard to the first new card. What typing finds is
 * announced when one stops typing.
 */
export function useAnnouncements(
  list: RefObject<HTMLElement | null>,
  shown: readonly Entry[],
  narrowed: boolean,
): void {
  const { announce, ids, store } = useRoot();
  const loads = useDirectory((state) => state.loads);
  const items = useDirectory((state) => state.items);
  const appended = useDirectory((state) => state.appended);
  const busy = useDirectory((state) => state.busy);
  const settled = useRef(loads);

  // Before anything is painted: the keyboard is on the new card as soon as the button that it was on is gone.
  useLayoutEffect(() => {
    if (settled.current === loads) return;
    settled.current = loads;
    const { count, answered } = store.getState();
    const { ours, empty } = messages;
    const where = answered === null ? "" : `, ${signName(answered)}`;
    if (appended === null)
      announce(
        count === 0
          ? `${empty}${where}. ${ours.emptyHelp}`
          : `${grouped(count)} ${resultWord(count)}${where}`,
      );
    else {
      announce(ours.added(items.length - appended, items.length, count));
      const { activeElement, body } = document;
      // Who has gone on meanwhile stays there.
      if (activeElement !== body && !activeElement?.matches(`[data-more], #${ids.heading}`)) return;
      const fresh = new Set(items.slice(appended).map(({ slug }) => slug));
      const first = list.current && cardOf(list.current, (slug) => fresh.has(slug));
      moveFocus(first?.querySelector("a"));
    }
  }, [loads, items, appended, announce, list, ids, store]);

  const found = shown.length;
  useEffect(() => {
    if (!narrowed) return;
    const text = foundText(found, items.length, store.getState().count);
    const timer = setTimeout(() => announce(text), REST);
    return () => clearTimeout(timer);
  }, [narrowed, found, items, announce, store]);

  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => announce(messages.ours.loading), WORTH_SAYING);
    return () => clearTimeout(timer);
  }, [busy, announce]);
}
