import type { ReactNode } from "react";
import { useStore } from "zustand";
import { useFocusFallback } from "../focus/use-focus-fallback.ts";
import type { ListRoot } from "./list-root.ts";

interface LoadMoreButtonProps {
  readonly root: ListRoot;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * Loads the next page. It is never disabled, because that would drop focus; when it disappears while focused, focus
 * moves to the heading.
 */
export function LoadMoreButton({ root, className, children }: LoadMoreButtonProps) {
  // Nothing is added to a list that is out of date: the loader sees to it.
  const disabled = useStore(root.store, (state) => state.busy || state.stale);
  const fallback = useFocusFallback(root.ids.resultsHeading);
  return (
    <button
      ref={fallback}
      type="button"
      className={className}
      data-more=""
      aria-disabled={disabled || undefined}
      onClick={root.actions.loadMore}
    >
      {children}
    </button>
  );
}
