import { messages } from "../messages.ts";
import type { ProgrammeData } from "../state/state.ts";
import type { CountDrawn } from "./view.ts";

/**
 * What is said of a load: how many activities there are, or how many were added.
 *
 * @param drawn how many of the activities the view draws
 * @param appended index of the first one that was added
 */
export function loadText(
  { items, count }: Pick<ProgrammeData, "items" | "count">,
  drawn: CountDrawn,
  appended: number | null,
): string {
  const { ours, empty } = messages;
  const seen = drawn(items);
  if (appended !== null) return ours.added(drawn(items.slice(appended)), seen, count);
  if (count === 0) return `${empty}. ${ours.emptyHelp}`;
  return seen === 0 ? ours.shown(seen, count) : ours.counted(count);
}
