import { nameKey } from "../../../shared/text/name-key.ts";
import { wordsOf } from "./found-in.ts";

/** Name of the highlight in programme.find.css. */
const NAME = "signet-found";
/** Groups of cards, of which only those near the window are marked. */
const GROUPS = ".signet-programme-cards, .signet-programme-hour";
/** The parts of a card that a search looks at. */
const SEARCHED =
  ".signet-programme-title, .signet-programme-who, .signet-programme-where, .signet-programme-organizer";

/** From where to where in the text a letter of its form for comparing comes from: one letter may become several. */
type Source = readonly [from: number, to: number];

function foldedWithSources(text: string): { readonly key: string; readonly sources: readonly Source[] } {
  let key = "";
  const sources: Source[] = [];
  let place = 0;
  for (const letter of text) {
    const end = place + letter.length;
    // A space alone would be trimmed.
    const folded = /\s/u.test(letter) ? " " : nameKey(`x${letter}x`).slice(1, -1);
    for (let index = 0; index < folded.length; index += 1) sources.push([place, end]);
    key += folded;
    place = end;
  }
  return { key, sources };
}

/** Where the words are in a text: the place of the first letter, and that after the last one. */
export function placesOfWords(text: string, words: readonly string[]): readonly Source[] {
  const { key, sources } = foldedWithSources(text);
  return words.flatMap((word) => {
    const found: Source[] = [];
    for (let from = key.indexOf(word); from >= 0; from = key.indexOf(word, from + word.length)) {
      const end = sources
        .slice(from + word.length)
        .find(([place]) => place >= (sources[from + word.length - 1]?.[1] ?? 0));
      found.push([sources[from]?.[0] ?? 0, end?.[0] ?? text.length]);
    }
    return found;
  });
}

function rangesIn(group: Element, words: readonly string[]): Range[] {
  return [...group.querySelectorAll(SEARCHED)].flatMap((part) => {
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const ranges: Range[] = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      for (const [from, to] of placesOfWords(node.nodeValue ?? "", words)) {
        const range = new Range();
        range.setStart(node, from);
        range.setEnd(node, to);
        ranges.push(range);
      }
    }
    return ranges;
  });
}

/**
 * Marks the found letters in the cards near the window, with the CSS Custom Highlight API: no card is rendered again.
 * A browser without it (Firefox before 140, Safari before 17.2) marks nothing.
 *
 * @returns removes the marks
 */
export function markFound(list: HTMLElement, sought: string): (() => void) | undefined {
  const words = wordsOf(sought);
  if (words.length === 0 || !("highlights" in CSS)) return undefined;
  // Another programme of the page may use it, too.
  const highlight = CSS.highlights.get(NAME) ?? new Highlight();
  CSS.highlights.set(NAME, highlight);
  const marked = new Map<Element, readonly Range[]>();
  const unmark = (group: Element) => {
    for (const range of marked.get(group) ?? []) highlight.delete(range);
    marked.delete(group);
  };
  const mark = (group: Element) => {
    unmark(group);
    const ranges = rangesIn(group, words);
    marked.set(group, ranges);
    for (const range of ranges) highlight.add(range);
  };
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) (isIntersecting ? mark : unmark)(target);
    },
    { rootMargin: "50% 0px" },
  );
  const watch = () => {
    near.disconnect();
    for (const group of marked.keys()) if (!group.isConnected) unmark(group);
    for (const group of list.querySelectorAll(GROUPS)) near.observe(group);
  };
  // Cards come and go, and become complete near the window.
  const changes = new MutationObserver(watch);
  changes.observe(list, { childList: true, subtree: true });
  watch();
  return () => {
    near.disconnect();
    changes.disconnect();
    for (const group of [...marked.keys()]) unmark(group);
  };
}
