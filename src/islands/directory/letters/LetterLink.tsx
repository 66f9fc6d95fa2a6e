import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../../shared/focus/plain-click.ts";
import { useFocusFallback } from "../../../shared/focus/use-focus-fallback.ts";
import { letterAddress, useRoot } from "../root-context.tsx";

interface LetterLinkProps {
  /** Null means the whole list. */
  readonly letter: string | null;
  /** The search text, which is kept. */
  readonly sought?: string;
  readonly className?: string;
  readonly current?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to a letter's list: a plain click is handled here, others by the browser. */
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
