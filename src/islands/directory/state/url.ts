import { encodeText } from "../../../shared/http/query.ts";
import { joinQuery, MOST_PAGES, pagesOf, queryReader } from "../../../shared/links/page-query.ts";
import type { ListLocation } from "../../../shared/list/list-state.ts";

/** The location that the address of a directory contains. */
export interface DirectoryLocation extends ListLocation {
  /** One of `LETTERS`; null is the whole list. */
  readonly letter: string | null;
}

/** Every key that a directory reads and writes, in the order in which it writes them. */
export const KEYS: readonly string[] = ["letter", "page", "card"];

/** One of a–z and 0–9, in either case; anything else is the whole list (ruling D72). */
const readLetter = (text: string | null): string | null =>
  text !== null && /^[a-z\d]$/i.test(text) ? text.toLowerCase() : null;

/** Reads an address's query, with or without its `?`. Never throws: what is not understood is as good as absent. */
export function parse(search: string): DirectoryLocation {
  const get = queryReader(search);
  return { letter: readLetter(get("letter")), page: pagesOf(get("page")), card: get("card") || null };
}

/**
 * Writes a location as a query without `?`; what equals its default is left out. Alone it is the canonical query.
 *
 * @param search query whose foreign keys (tracking, a CMS's preview token) are kept behind ours as they are
 */
export function format({ letter, page, card }: DirectoryLocation, search = ""): string {
  const own = [
    letter === null ? "" : `letter=${letter}`,
    page > 1 ? `page=${Math.min(page, MOST_PAGES)}` : "",
    card === null ? "" : `card=${encodeText(card)}`,
  ];
  return joinQuery(own.filter(Boolean), KEYS, search);
}
