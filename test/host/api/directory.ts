import { fold } from "../../../src/shared/text/fold.ts";
import type { ListAnswer } from "../api.ts";
import { lastOf, pageOf } from "./parameters.ts";

/** Sort key of a directory, whose initial the letters name. */
export type SortedBy = "family-name" | "title";

const french = new Intl.Collator("fr", { numeric: true, ignorePunctuation: true });

/** `GET /api/authors` and `GET /api/companies`: one letter or all, in French order. */
export function directoryList<Item extends { readonly title: string }>(
  items: readonly Item[],
  sortedBy: SortedBy,
  perPage: number,
): (params: URLSearchParams) => ListAnswer<Item> {
  const nameOf = (item: Item) => (sortedBy === "family-name" ? familyName(item.title) : item.title);
  const rows = items
    .map((item) => ({ item, name: nameOf(item), initial: initialOf(nameOf(item)) }))
    .toSorted((a, b) => french.compare(a.name, b.name) || french.compare(a.item.title, b.item.title));

  return (params) => {
    const letter = readLetter(params);
    const found = letter === null ? rows : rows.filter((row) => row.initial === letter);
    return pageOf(found, params, perPage, (row) => row.item);
  };
}

/** One of a–z or 0–9, in either case; any other value means the whole list. */
function readLetter(params: URLSearchParams): string | null {
  const letter = lastOf(params, "letter")?.toLowerCase() ?? "";
  return /^[a-z0-9]$/.test(letter) ? letter : null;
}

/** The last word of a name. */
function familyName(name: string): string {
  return (
    name
      .split(/\s+/u)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .at(-1) ?? name
  );
}

/** First letter or digit without its accent: `e` for Éditions; empty when there is none in the Latin alphabet. */
function initialOf(name: string): string {
  const first = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? "";
  return /^[a-z0-9]/.exec(fold(first))?.[0] ?? "";
}
