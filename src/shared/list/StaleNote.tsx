import { moveFocus } from "../focus/move-focus.ts";
import type { ListRoot } from "./list-root.ts";
import { useStale } from "./stale.ts";

interface StaleNoteProps {
  readonly root: ListRoot;
  readonly words: {
    readonly retry: string;
    readonly ours: { readonly loading: string; readonly staleList: string };
  };
}

/**
 * A note at the lower edge of the window, over the list: another list is loading, or this is the previous one, with a
 * button that repeats the change (rulings D74 and D75), unless failures are shown above the list. It takes no space,
 * so nothing moves.
 */
export function StaleNote({ root, words: { retry, ours } }: StaleNoteProps) {
  const stale = useStale(root);
  if (stale === "loading") {
    return (
      <div className="signet-stale-note" data-loading="">
        <p>{ours.loading}</p>
      </div>
    );
  }
  if (stale !== "failed" || root.tellsFailures) return null;
  const onClick = () => {
    // The button disappears: move focus first.
    moveFocus(root.ids.resultsHeading);
    root.actions.retry();
  };
  return (
    <div className="signet-stale-note">
      <p>{ours.staleList}</p>
      <button type="button" className="signet-link signet-icon signet-icon-retry" onClick={onClick}>
        {retry}
      </button>
    </div>
  );
}
