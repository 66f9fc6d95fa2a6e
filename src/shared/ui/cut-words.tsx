import type { ReactNode } from "react";
import type { CutText } from "../text/cut.ts";

/**
 * A shortened text for the eye, and the whole text for screen readers. They are separate elements: a text with a
 * hidden rest would be read as two words where it is cut.
 *
 * Use it as the only child of an element, as any text that changes (docs/decisions/0057-translated-pages.md).
 */
export const cutWords = ({ text, cut }: CutText): ReactNode =>
  cut === null ? (
    text
  ) : (
    <>
      <span aria-hidden="true">{cut}</span>
      <span className="signet-visually-hidden">{text}</span>
    </>
  );
