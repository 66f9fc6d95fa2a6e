import type { CutText } from "../text/cut.ts";

/**
 * A shortened text: the eye gets the start and an ellipsis, a screen reader the whole. Not the start and what follows
 * it: a hidden part is a box of its own, so a word cut in two would be read as two words.
 */
export function Cut({ of: { text, cut } }: { readonly of: CutText }) {
  if (cut === null) return text;
  return (
    <>
      <span aria-hidden="true">{cut}</span>
      <span className="signet-visually-hidden">{text}</span>
    </>
  );
}
