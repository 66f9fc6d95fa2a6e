import { useDeferredValue } from "react";
import { useFocusFallback } from "../../../shared/focus/use-focus-fallback.ts";
import { messages } from "../messages.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { hasMore } from "../state/selectors.ts";

interface LoadMoreButtonProps {
  readonly className: string;
  /** Beside the count a narrow column has no room for all of its words. */
  readonly brief?: boolean;
}

const { loadMore, ours } = messages;
/** A page may have words of its own, which begin otherwise. */
const start = loadMore.startsWith(ours.loadMoreBrief) ? ours.loadMoreBrief : loadMore;

/**
 * One action in two places, with one name and one state. It is never disabled: that would drop the keyboard's place;
 * and when it goes with the keyboard on it, the heading takes over.
 */
export function LoadMoreButton({ className, brief = false }: LoadMoreButtonProps) {
  const more = useProgramme(hasMore);
  // Nothing is added to a list that is out of date: the store sees to it.
  const disabled = useProgramme((state) => state.busy || state.stale);
  // The cards on screen lag behind the store: the button stays until the last of them are there.
  const before = useDeferredValue(more);
  const { actions, ids } = useRoot();
  const fallback = useFocusFallback(ids.resultsHeading);
  if (!more && !before) return null;
  return (
    <button
      ref={fallback}
      type="button"
      className={className}
      data-more=""
      aria-disabled={disabled || undefined}
      onClick={actions.loadMore}
    >
      {brief ? (
        <span>
          {start}
          <span className="signet-visually-hidden">{loadMore.slice(start.length)}</span>
        </span>
      ) : (
        loadMore
      )}
    </button>
  );
}
