import type { MouseEvent } from "react";
import { moveFocus } from "../../../shared/focus/move-focus.ts";
import { LETTERS } from "../domain/letters.ts";
import { letterName, messages } from "../messages.ts";
import { useDirectory, useRoot } from "../root-context.tsx";
import { LetterLink } from "./LetterLink.tsx";

/** All, the letters, the digits: links, as without script, with a skip link (C19). */
export function Alphabet() {
  const { kind, ids, inUse } = useRoot();
  const chosen = useDirectory((state) => state.letter);
  // Handled here, because a <base> would lead to another page.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    moveFocus(ids.resultsHeading);
  };
  return (
    <nav className="signet-directory-alphabet" aria-label={messages.ours.alphabet[kind.name]}>
      <a className="signet-skip" href={`#${ids.resultsHeading}`} onClick={skip}>
        {messages.ours.skip}
      </a>
      <LetterLink letter={null} className="signet-directory-letter-all" current={chosen === null}>
        {messages.all[kind.name]}
      </LetterLink>
      <ul>
        {LETTERS.map((letter) => (
          <li key={letter} className={letter === "0" ? "signet-directory-digits" : undefined}>
            {inUse(letter) ? (
              <LetterLink letter={letter} current={letter === chosen} label={letterName(letter)}>
                {letter.toUpperCase()}
              </LetterLink>
            ) : (
              <span aria-current={letter === chosen || undefined}>{letter.toUpperCase()}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
