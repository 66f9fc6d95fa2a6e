import { useFocusFallback } from "../../../shared/focus/use-focus-fallback.ts";
import { LetterLink } from "../letters/LetterLink.tsx";
import { messages } from "../messages.ts";
import { useDirectory, useRoot } from "../root-context.tsx";
import { hasMore, letterOf } from "../state/selectors.ts";
import { foundText } from "./found-text.ts";

/** Number of names found among the loaded ones, and a link to the name's letter. */
export function Found({ found }: { readonly found: number }) {
  const { inUse, actions, ids } = useRoot();
  const fallback = useFocusFallback(ids.resultsHeading);
  const sought = useDirectory((state) => state.sought);
  const loaded = useDirectory((state) => state.items.length);
  const count = useDirectory((state) => state.count);
  const complete = useDirectory((state) => state.answered === null && !hasMore(state));
  const letter = useDirectory((state) => letterOf(state.sought, state.letter));
  const { ours } = messages;
  return (
    <div className="signet-directory-found">
      <p>{foundText(found, loaded, count)}</p>
      {!complete && letter !== null && inUse(letter) && (
        <LetterLink letter={letter} sought={sought} className="signet-link">
          {ours.underLetter(letter.toUpperCase())}
        </LetterLink>
      )}
      <button ref={fallback} type="button" className="signet-link" onClick={() => actions.seek("")}>
        {ours.clear}
      </button>
    </div>
  );
}
