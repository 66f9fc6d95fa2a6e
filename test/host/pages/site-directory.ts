/**
 * The two directories, with the island's own pure files: an alphabet of links, pages 1 to n together, a link to the
 * next.
 */
import { entriesQuery } from "../../../src/islands/directory/api/api.ts";
import { type Entry, parseEntries } from "../../../src/islands/directory/domain/entry.ts";
import { LETTERS } from "../../../src/islands/directory/domain/letters.ts";
import { letterName, messages, resultWord } from "../../../src/islands/directory/messages.ts";
import { hasMore, isCut } from "../../../src/islands/directory/state/selectors.ts";
import { type DirectoryLocation, format, parse } from "../../../src/islands/directory/state/url.ts";
import { ENTRIES_PER_GROUP } from "../../../src/islands/directory/views/entries.ts";
import { groupsOf } from "../../../src/shared/list/groups.ts";
import { placeholderIndex } from "../../../src/shared/text/placeholder-index.ts";
import type { DirectoryView, DirectoryWords } from "../../../templates-fixtures/macros/shapes.d.ts";
import type { ListAnswer } from "../api.ts";
import type { FairData } from "../data/fair.ts";
import type { PageBuilder, PageRequest } from "../pages.ts";

type List = (params: URLSearchParams) => ListAnswer<unknown>;

export const authorsPage: PageBuilder = (request) => ({
  template: "auteurs.njk",
  context: directory(request, request.api.authors),
});

export const exhibitorsPage: PageBuilder = (request) => ({
  template: "exposants.njk",
  context: directory(request, request.api.companies),
});

/** `?initial=0` leaves the initial JSON out. */
function directory({ url, data }: PageRequest, list: List) {
  const asked = parse(url.search);
  const { rows, meta, reached } = pages(list, asked);
  const items = parseEntries(rows, () => {});
  const { letter, card } = asked;
  const { count, perPage } = meta;
  const state = { items, count, perPage, reached, exhausted: false };
  const used = lettersInUse(data, list);
  const address = (to: DirectoryLocation) => {
    const query = format(to, url.search);
    return query === "" ? url.pathname : `${url.pathname}?${query}`;
  };
  const letterAddress = (sign: string | null) => address({ letter: sign, page: 1, card: null });
  const initial = {
    // As the island reads it from the same address, which may name a page beyond the last.
    query: format({ ...asked, card: null }),
    list: { data: rows, meta: { ...meta, page: reached } },
  };
  return {
    words: messages satisfies DirectoryWords,
    directory: {
      letter,
      letters: used.join(""),
      all: letterAddress(null),
      signs: LETTERS.map((sign) => ({
        sign: sign.toUpperCase(),
        name: letterName(sign),
        href: used.includes(sign) ? letterAddress(sign) : null,
        current: sign === letter,
        digits: sign === "0",
      })),
      count,
      word: resultWord(count),
      where: letter && letterName(letter),
      groups: groupsOf(items.map(cardView), ENTRIES_PER_GROUP).map((group) => group.items),
      kept: card,
      // Target of the link to one page more: the first entry of the last page.
      next: reached > 1 ? (items[(reached - 1) * perPage]?.slug ?? null) : null,
      shown: items.length,
      more: hasMore(state) ? `${address({ letter, page: reached + 1, card: null })}#suite` : null,
      cut: isCut(state),
      initial: url.searchParams.get("initial") === "0" ? null : initial,
    } satisfies DirectoryView,
  };
}

const cardView = (entry: Entry) => ({ ...entry, sign: placeholderIndex(entry.id) + 1 });

/** Pages 1 to n together; n ends with the data. */
function pages(list: List, { letter, page }: DirectoryLocation) {
  const ask = (number: number) => list(new URLSearchParams(entriesQuery(letter, number)));
  const { data, meta } = ask(1);
  const rows = [...data];
  let reached = 1;
  while (reached < page && rows.length < meta.count) {
    reached += 1;
    rows.push(...ask(reached).data);
  }
  return { rows, meta, reached };
}

const usedLetters = new WeakMap<FairData, Map<List, readonly string[]>>();

/** Letters with entries; cached, because it requests the list 36 times. */
function lettersInUse(data: FairData, list: List): readonly string[] {
  const known = usedLetters.get(data) ?? new Map<List, readonly string[]>();
  usedLetters.set(data, known);
  const letters =
    known.get(list) ?? LETTERS.filter((sign) => list(new URLSearchParams({ letter: sign })).meta.count > 0);
  known.set(list, letters);
  return letters;
}
