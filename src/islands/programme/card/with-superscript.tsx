import type { ReactNode } from "react";

interface Words {
  readonly text: string;
  /** The 'er' of '1er'. */
  readonly sup: string | null;
  readonly after: string | null;
}

/** Words with a superscript, as the only child of an element: see `cutWords`. */
export const withSuperscript = ({ text, sup, after }: Words): ReactNode =>
  sup === null ? (
    text
  ) : (
    <>
      <span>{text}</span>
      <sup>{sup}</sup>
      {after !== null && <span>{after}</span>}
    </>
  );
