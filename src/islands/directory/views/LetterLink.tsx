import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../../shared/focus/plain-click.ts";
import { useFocusFallback } from "../../../shared/focus/use-focus-fallback.ts";
import { letterAddress, useRoot } from "../root-context.tsx";

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
  const { actions, ids } = useRoot();
  const fallback = useFocusFallback(ids.resultsHeading);
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    actions.setLetter(letter, sought);
  };
  return (
    <a
      ref={fallback}
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
