import { activityWord } from "../messages.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { LoadMoreButton } from "./LoadMoreButton.tsx";

/** How many there are, and the second place of 'Voir plus d'activités'. */
export function ResultsHead() {
  const { ids } = useRoot();
  const count = useProgramme((state) => state.count);
  return (
    <div className="signet-results-head">
      <h2 className="signet-count" id={ids.resultsHeading} tabIndex={-1}>
        {count} {activityWord(count)}
      </h2>
      <LoadMoreButton className="signet-link" />
    </div>
  );
}
