import { messages } from "../messages.ts";
import { useProgramme } from "../root-context.tsx";
import { LoadMoreButton } from "./LoadMoreButton.tsx";
import type { CountDrawn } from "./view.ts";

interface LoadMoreProps {
  /** How many of the activities the view draws. */
  readonly drawn: CountDrawn;
}

/** The end of the list: more, and how far one has come. */
export function LoadMore({ drawn }: LoadMoreProps) {
  const activities = useProgramme((state) => state.items);
  const count = useProgramme((state) => state.count);
  if (activities.length === 0) return null;
  return (
    <div className="signet-more">
      <LoadMoreButton className="signet-button signet-button-solid" />
      <p className="signet-more-count">{messages.ours.shown(drawn(activities), count)}</p>
    </div>
  );
}
