import { messages } from "../messages.ts";
import { useProgramme } from "../root-context.tsx";
import { LoadMoreButton } from "./LoadMoreButton.tsx";

/** The end of the list: more, and how far one has come. */
export function LoadMore() {
  const shown = useProgramme((state) => state.activities.length);
  const count = useProgramme((state) => state.count);
  if (shown === 0) return null;
  return (
    <div className="signet-more">
      <LoadMoreButton className="signet-button signet-button-solid" />
      <p className="signet-more-count">{messages.ours.shown(shown, count)}</p>
    </div>
  );
}
