/** Letters and marks that are one character each: no accent of its own, no emoji. Nearly all French text. */
const PLAIN = /^[ -\u02ff\u2010-\u2027\u2030-\u205e]*$/;

/** Made when a text wants it: that takes 50 ms on a phone (`npm run bench:start`, CPU/4). */
let segmenter: Intl.Segmenter | undefined;

/**
 * Shortens a text that has more than `limit` characters as a reader counts them (an emoji family, a letter
 * with its accents are one) to its first `keep`, followed by '…'. A text within the limit is returned as it
 * is, so `cut(text, n) !== text` says that something was left out.
 */
export function cut(text: string, limit: number, keep: number = limit): string {
  // A reader's character takes at least one code unit, so most texts need no segmentation at all.
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

/** A text for the eye and the ear: see `Cut`. */
export interface CutText {
  readonly text: string;
  /** Its start and an ellipsis; null when nothing has to be cut. */
  readonly cut: string | null;
}

/** @param shorten `cut` with its limits */
export function cutText(text: string, shorten: (text: string) => string): CutText {
  const short = shorten(text);
  return { text, cut: short === text ? null : short };
}
