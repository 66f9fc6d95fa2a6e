import type { CutText } from "../text/cut.ts";

/**
 * A shortened text for the eye, and the whole text for screen readers. They are separate elements: a text with a
 * hidden rest would be read as two words where it is cut.
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
