import { useStale } from "../../../shared/list/stale.ts";
import { grouped } from "../../../shared/text/grouped.ts";
import type { ExtrasProps } from "../extras/use-extras.ts";
import { activityWord, messages } from "../messages.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { LoadMoreBrief } from "./LoadMore.tsx";
import { ViewToggles } from "./ViewToggles.tsx";

/** The count, and the second place of the views and of 'Voir plus d'activités'. */
export function ResultsHead({ extras }: ExtrasProps) {
  const root = useRoot();
  const count = useProgramme((state) => state.count);
  const stale = useStale(root);
  return (
    <div className="signet-programme-results-head">
      <h2 className="signet-programme-count" id={root.ids.resultsHeading} tabIndex={-1}>
        {stale === "loading" ? messages.ours.loadingBrief : `${grouped(count)} ${activityWord(count)}`}
        {stale === "failed" && <span className="signet-visually-hidden"> {messages.ours.stale}</span>}
      </h2>
      <ViewToggles small />
      <div className="signet-programme-results-tools">
        <LoadMoreBrief />
        {extras ? (
          <extras.ShareResults />
        ) : (
          // Reserves its space
          <span className="signet-link signet-icon signet-icon-share signet-programme-later">
            <span className="signet-visually-hidden">{messages.shareResults}</span>
          </span>
        )}
      </div>
    </div>
  );
}
