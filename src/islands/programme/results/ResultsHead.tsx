import { grouped } from "../../../shared/text/grouped.ts";
import { activityWord, messages } from "../messages.ts";
import { useProgramme, useRoot, useStale } from "../root-context.tsx";
import { LoadMoreButton } from "./LoadMoreButton.tsx";
import type { ExtrasProps } from "./use-extras.ts";
import { ViewToggles } from "./ViewToggles.tsx";

/** How many there are, and the second place of the views and of 'Voir plus d'activités'. */
export function ResultsHead({ extras }: ExtrasProps) {
  const { ids } = useRoot();
  const count = useProgramme((state) => state.count);
  const stale = useStale();
  return (
    <div className="signet-programme-results-head">
      <h2 className="signet-programme-count" id={ids.resultsHeading} tabIndex={-1}>
        {stale === "loading" ? messages.ours.loadingBrief : `${grouped(count)} ${activityWord(count)}`}
        {stale === "failed" && <span className="signet-visually-hidden"> {messages.ours.stale}</span>}
      </h2>
      <ViewToggles small />
      <div className="signet-programme-results-tools">
        <LoadMoreButton className="signet-link" brief />
        {extras ? (
          <extras.ShareResults />
        ) : (
          // Its room, until it comes
          <span className="signet-link signet-icon signet-icon-share signet-programme-later">
            <span className="signet-visually-hidden">{messages.shareResults}</span>
          </span>
        )}
      </div>
    </div>
  );
}
