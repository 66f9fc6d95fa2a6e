import { useCallback } from "react";
import { focusById } from "../../../shared/dom/focus-by-id.ts";
import { messages } from "../messages.ts";
import { useDirectory, useRoot } from "../root-context.tsx";
import { hasMore, isCut } from "../selectors.ts";

/** The end of the list: more, and how far one has come. The button is never disabled: that would drop the keyboard's place. */
export function LoadMore() {
  const { actions, ids } = useRoot();
  const more = useDirectory(hasMore);
  const isEnd = useDirectory(isCut);
  const busy = useDirectory((state) => state.busy);
  const shown = useDirectory((state) => state.items.length);
  const count = useDirectory((state) => state.count);
  // When it goes with the keyboard on it, the heading takes over.
  const leave = useCallback(
    (button: HTMLButtonElement) => () => {
      if (button === document.activeElement) focusById(ids.heading);
    },
    [ids],
  );
  if (shown === 0) return null;
  return (
    <div className="signet-more">
      {more && (
        <button
          ref={leave}
          type="button"
          className="signet-button signet-button-solid"
          data-more=""
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) actions.loadMore();
          }}
        >
          {messages.loadMore}
        </button>
      )}
      <p className="signet-more-count">{messages.ours.shown(shown, count)}</p>
      {isEnd && <p>{messages.ours.cut}</p>}
    </div>
  );
}
