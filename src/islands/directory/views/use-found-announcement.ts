import { useEffect } from "react";
import { grouped } from "../../../shared/text/grouped.ts";
import type { Entry } from "../domain/entry.ts";
import { letterName, messages, resultWord } from "../messages.ts";
import { useDirectory, useRoot } from "../root-context.tsx";
import type { DirectoryData } from "../state/state.ts";
import { foundText } from "./found-text.ts";

/** Debounce for announcing what typing finds, in milliseconds. */
const REST = 700;

/** Announcement of a load: the number of entries and their letter, or the number added. */
export function loadText({ items, count, answered }: DirectoryData, appended: number | null): string {
  const { ours, empty } = messages;
  if (appended !== null) return ours.added(items.length - appended, items.length, count);
  const where = answered === null ? "" : `, ${letterName(answered)}`;
  return count === 0
    ? `${empty}${where}. ${ours.emptyHelp}`
    : `${grouped(count)} ${resultWord(count)}${where}`;
}

/** Announces what typing has found, once the visitor has stopped typing. */
export function useFoundAnnouncement(shown: readonly Entry[], narrowed: boolean): void {
  const { announce, store } = useRoot();
  const items = useDirectory((state) => state.items);
  const found = shown.length;
  useEffect(() => {
    if (!narrowed) return;
    const text = foundText(found, items.length, store.getState().count);
    const timer = setTimeout(() => announce(text), REST);
    return () => clearTimeout(timer);
  }, [narrowed, found, items, announce, store]);
}
