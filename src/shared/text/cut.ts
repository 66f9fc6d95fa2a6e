const segmenter = new Intl.Segmenter("fr", { granularity: "grapheme" });

/**
 * Shortens a text that has more than `limit` characters as a reader counts them (an emoji family, a letter
 * with its accents are one) to its first `keep`, followed by '…'. A text within the limit is returned as it
 * is, so `cut(text, n) !== text` says that something was left out.
 */
export function cut(text: string, limit: number, keep: number = limit): string {
  // A reader's character takes at least one code unit, so most texts need no segmentation at all.
  if (text.length <= limit) return text;
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
