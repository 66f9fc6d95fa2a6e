import { messages } from "../messages.ts";
import type { ProgrammeData } from "../state/state.ts";
import type { CountDrawn } from "./view.ts";

/**
 * Announcement of a load: the number of activities, or the number added.
 *
 * @param drawn how many of the activities the view shows
 * @param appended index of the first added one
 */
export function loadText(
  { items, count }: Pick<ProgrammeData, "items" | "count">,
  drawn: CountDrawn,
  appended: number | null,
): string {
  const { ours, empty } = messages;
  const drawnCount = drawn(items);
  if (appended !== null) return ours.added(drawn(items.slice(appended)), drawnCount, count);
  if (count === 0) return `${empty}. ${ours.emptyHelp}`;
  return drawnCount === 0 ? ours.shown(drawnCount, count) : ours.counted(count);
}
