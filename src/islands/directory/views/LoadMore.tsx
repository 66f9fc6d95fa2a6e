import { useFocusFallback } from "../../../shared/focus/use-focus-fallback.ts";
import { messages } from "../messages.ts";
import { useDirectory, useRoot } from "../root-context.tsx";
import { hasMore, isCut } from "../state/selectors.ts";

/** The end of the list: more, and how far one has come. The button is never disabled: that would drop the keyboard's place. */
export function LoadMore() {
  const { actions, ids } = useRoot();
  const more = useDirectory(hasMore);
  const isEnd = useDirectory(isCut);
  // Nothing is added to a list that is out of date: the store sees to it.
  const disabled = useDirectory((state) => state.busy || state.stale);
  const shown = useDirectory((state) => state.items.length);
  const count = useDirectory((state) => state.count);
  const fallback = useFocusFallback(ids.heading);
  if (shown === 0) return null;
  return (
    <div className="signet-more">
      {more && (
        <button
          ref={fallback}
          type="button"
          className="signet-button signet-button-solid"
          data-more=""
          aria-disabled={disabled || undefined}
          onClick={actions.loadMore}
        >
          {messages.loadMore}
        </button>
      )}
      <p className="signet-more-count">{messages.ours.shown(shown, count)}</p>
      {isEnd && <p>{messages.ours.cut}</p>}
    </div>
  );
}
