import type { MouseEvent, ReactNode } from "react";
import { letterAddress, useRoot } from "../root-context.tsx";
import { isPlain } from "./is-plain.ts";
import { useHandOn } from "./use-hand-on.ts";

interface LetterLinkProps {
  /** Null is the whole list. */
  readonly letter: string | null;
  /** What is typed goes along. */
  readonly sought?: string;
  readonly className?: string;
  readonly current?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to a letter's list: followed here at a plain click, and by the browser where it is opened elsewhere. */
export function LetterLink({ letter, sought, className, current, label, children }: LetterLinkProps) {
  const { actions } = useRoot();
  const handOn = useHandOn();
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    actions.setLetter(letter, sought);
  };
  return (
    <a
      ref={handOn}
      className={className}
      href={letterAddress(letter)}
      aria-label={label}
      aria-current={current || undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
