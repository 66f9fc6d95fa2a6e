import { useStale } from "../../../shared/list/stale.ts";
import { grouped } from "../../../shared/text/grouped.ts";
import { FindField } from "../find/FindField.tsx";
import { activityWord, messages } from "../messages.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { shownCount } from "../state/selectors.ts";
import { useTools } from "../tools/use-tools.ts";
import { LoadMoreBrief } from "./LoadMore.tsx";
import { ViewToggles } from "./ViewToggles.tsx";

/** The count, and the second place of the views and of 'Voir plus d'activités'. */
export function ResultsHead() {
  const root = useRoot();
  const tools = useTools();
  const count = useProgramme(shownCount);
  const stale = useStale(root);
  return (
    <div className="signet-programme-results-head">
      <h2 className="signet-programme-count" id={root.ids.resultsHeading} tabIndex={-1}>
        <span>
          {stale === "loading" ? messages.ours.loadingBrief : `${grouped(count)} ${activityWord(count)}`}
        </span>
        {stale === "failed" && <span className="signet-visually-hidden"> {messages.ours.stale}</span>}
      </h2>
      <ViewToggles small />
      <FindField />
      <div className="signet-programme-results-tools">
        <LoadMoreBrief />
        {tools ? (
          <tools.ShareResults />
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
