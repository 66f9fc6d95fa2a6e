import type { Stale } from "./stale.ts";

interface StaleNoteProps {
  readonly stale: Stale;
  readonly words: {
    readonly retry: string;
    readonly ours: { readonly loading: string; readonly staleList: string };
  };
  /** Nothing while failures are told elsewhere in the page, with their own button. */
  readonly onRetry: (() => void) | undefined;
}

/**
 * A note at the lower edge of the window, over the list: another one is on its way, or this is the last one that came,
 * with the button that repeats the change (rulings D74 and D75). It takes no room, so nothing moves when it comes.
 */
export function StaleNote({ stale, words, onRetry }: StaleNoteProps) {
  const { retry, ours } = words;
  if (stale === "loading") {
    return (
      <div className="signet-stale-note" data-loading="">
        <p>{ours.loading}</p>
      </div>
    );
  }
  if (stale !== "failed" || !onRetry) return null;
  return (
    <div className="signet-stale-note">
      <p>{ours.staleList}</p>
      <button type="button" className="signet-link signet-icon signet-icon-retry" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
