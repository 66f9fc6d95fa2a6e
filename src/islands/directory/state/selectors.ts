/** Values of the state for the views. */
import { unfinished } from "../../../shared/http/list-pages.ts";
import { MOST_PAGES } from "../../../shared/links/page-query.ts";
import { isNamed, nameKey } from "../../../shared/text/name-key.ts";
import { LETTERS } from "../domain/letters.ts";
import type { DirectoryData } from "./state.ts";

type Loaded = Pick<DirectoryData, "items" | "count" | "perPage" | "reached" | "exhausted">;

/** 'Voir plus' has something to load, and the address a number for it: what it leads to is there again after a reload. */
export const hasMore = (state: Loaded): boolean => unfinished(state) && state.reached < MOST_PAGES;

/** Whether the list has more entries, but no more pages: a letter shows them. */
export const isCut = (state: Loaded): boolean => unfinished(state) && state.reached >= MOST_PAGES;

/** The entries whose names hold all that was typed, in their order; the same array when nothing is typed. */
export const named = (items: DirectoryData["items"], sought: string): DirectoryData["items"] =>
  nameKey(sought) === "" ? items : items.filter(({ key }) => isNamed(key, sought));

/** The letter of a name that begins like this; null when that letter is shown already, or there is none. */
export function letterOf(sought: string, shown: string | null): string | null {
  const [first = ""] = nameKey(sought);
  return LETTERS.includes(first) && first !== shown ? first : null;
}
