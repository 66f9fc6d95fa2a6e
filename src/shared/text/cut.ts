/**
 * Text in which each code unit is one character: no combining accents, no emoji. True for nearly all French text.
 */
const PLAIN = /^[ -\u02ff\u2010-\u2027\u2030-\u205e]*$/;

/** Created at the first use, because that takes 50 ms on a phone (`npm run bench`, CPU/4). */
let segmenter: Intl.Segmenter | undefined;

/**
 * Shortens a text of more than `limit` characters to its first `keep`, followed by '…'. Characters are counted as a
 * reader does: an emoji family, or a letter with its accents, is one. A text within the limit is returned
 * unchanged, so `cut(text, n) !== text` tells whether it was shortened.
 */
export function cut(text: string, limit: number, keep: number = limit): string {
  // A character has at least one code unit, so most texts need no segmentation.
  if (text.length <= limit) return text;
  if (PLAIN.test(text)) return `${text.slice(0, keep).trimEnd()}…`;
  segmenter ??= new Intl.Segmenter("fr", { granularity: "grapheme" });
  let count = 0;
  let end = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === keep) end = index;
    if (count === limit) return `${text.slice(0, end).trimEnd()}…`;
    count += 1;
  }
  return text;
}

/** A text and its shortened form: see `Cut`. */
export interface CutText {
  readonly text: string;
  /** The shortened text; null when the text is short enough. */
  readonly cut: string | null;
}

/** @param shorten `cut` with its limits */
export function cutText(text: string, shorten: (text: string) => string): CutText {
  const short = shorten(text);
  return { text, cut: short === text ? null : short };
}
