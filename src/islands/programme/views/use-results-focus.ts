import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { findByData } from "../../../shared/dom/find-by-data.ts";
import type { Activity } from "../activity.ts";
import { messages } from "../messages.ts";
import { useProgramme, useRoot } from "../root-context.tsx";

/** A longer wait is put into words; a shorter one is over before they are spoken. */
const WORTH_SAYING = 1000;

/**
 * What follows a load: it is announced once; 'load more' moves the keyboard to the first new card; the first load
 * scrolls to the card that the address names.
 */
export function useResultsFocus(list: RefObject<HTMLElement | null>, activities: readonly Activity[]): void {
  const { announce } = useRoot();
  const loads = useProgramme((state) => state.loads);
  const count = useProgramme((state) => state.count);
  const appended = useProgramme((state) => state.appended);
  const card = useProgramme((state) => state.card);
  const busy = useProgramme((state) => state.busy);
  const current = useProgramme((state) => state.activities);
  const settled = useRef<number | null>(null);

  // Before anything is painted: the keyboard is on the new card as soon as the button that it was on is gone.
  useLayoutEffect(() => {
    // The cards on screen lag behind the store on purpose: wait for them.
    if (settled.current === loads || activities !== current) return;
    const first = settled.current === null;
    settled.current = loads;
    if (first) {
      if (card !== null) find(list.current, card)?.scrollIntoView({ block: "center" });
      return;
    }
    const { ours, empty } = messages;
    if (appended !== null) {
      announce(ours.added(activities.length - appended, activities.length, count));
      const slug = activities[appended]?.slug;
      if (slug !== undefined) {
        find(list.current, slug)?.querySelector<HTMLElement>("h3 > *")?.focus();
      }
    } else announce(count === 0 ? `${empty}. ${ours.emptyHelp}` : ours.counted(count));
  }, [loads, activities, current, appended, card, count, announce, list]);

  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => announce(messages.ours.loading), WORTH_SAYING);
    return () => clearTimeout(timer);
  }, [busy, announce]);
}

function find(list: HTMLElement | null, slug: string): HTMLElement | null {
  return list && findByData(list, "slug", slug);
}
