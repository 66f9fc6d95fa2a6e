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
 * A note at the lower edge of the window, over the list: another one is on its way, or this is the last one that came,
 * with the button that repeats the change (rulings D74 and D75), unless failures are told above the list. It takes no
 * room, so nothing moves when it comes.
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
    // The button goes, and focus must not go with it.
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
