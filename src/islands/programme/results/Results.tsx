import { useDeferredValue, useRef, useState } from "react";
import { useAdding, useStale } from "../../../shared/list/stale.ts";
import { useAnnouncements } from "../../../shared/list/use-announcements.ts";
import { type Part, usePart } from "../../../shared/ui/part.ts";
import { Chips } from "../filters/Chips.tsx";
import { FIND_PART } from "../find/find-part.ts";
import { messages } from "../messages.ts";
import { VIEW_PARTS } from "../parts.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { Skeletons } from "../skeleton/Skeletons.tsx";
import { useTools } from "../tools/use-tools.ts";
import { ChosenDay } from "./ChosenDay.tsx";
import { CARD_TARGET } from "./cards.ts";
import { Descriptions } from "./Descriptions.tsx";
import { EmptyResults } from "./EmptyResults.tsx";
import { ListView } from "./ListView.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { loadText } from "./load-text.ts";
import { ResultsHead } from "./ResultsHead.tsx";
import { usePainted } from "./use-painted.ts";
import type { CountDrawn, ViewModule } from "./view.ts";

/**
 * The results: count, chips, cards, 'Voir plus'. A view whose code or activities are loading shows skeletons; when
 * its code cannot be loaded, the list is shown.
 */
export function Results() {
  const root = useRoot();
  const tools = useTools();
  const { ids, loadPart } = root;
  const current = useProgramme((state) => state.items);
  const chosen = useProgramme((state) => state.mode);
  const card = useProgramme((state) => state.card);
  const busy = useProgramme((state) => state.busy);
  const adding = useAdding(root);
  const added = useProgramme((state) => state.appended !== null);
  const day = useProgramme((state) => state.answered.date);
  const stale = useStale(root);
  // Another view needs another answer: the old one is not laid out in it. If the new one fails, the old one is shown
  // again in its own view.
  const [answer, setAnswer] = useState({ current, chosen });
  if (answer.current !== current) setAnswer({ current, chosen });
  const outdated = stale !== undefined && answer.chosen !== chosen;
  const leaving = outdated && busy;
  const painted = usePainted(leaving);
  const gone = leaving && painted;
  // The cards are deferred, so that a click is painted before a thousand of them; a further page is not.
  const deferred = useDeferredValue(gone ? null : current);
  const activities = added && !busy ? current : deferred;
  const mode = useDeferredValue(outdated && !gone ? answer.chosen : chosen);
  const part = VIEW_PARTS[mode];
  const module = usePart(part ?? NO_PART, part !== undefined, loadPart);
  const { View = ListView, Panel = null, drawn = allOf } = module ?? {};
  /** Null while the view is loading. */
  const shown = part && module === undefined ? null : activities;
  const sought = useDeferredValue(useProgramme((state) => state.filters.recherche));
  const find = usePart(FIND_PART, sought !== null, loadPart);
  const found = find ? find.foundIn(shown, sought) : shown;
  const empty = found?.length === 0;
  const list = useRef<HTMLDivElement>(null);
  useAnnouncements(root, {
    list,
    shown,
    target: CARD_TARGET,
    loading: messages.ours.loading,
    textOf: (appended) => (tools?.spokenText ?? loadText)(root.store.getState(), drawn, appended),
  });
  return (
    <>
      {Panel && found && <Panel activities={found} card={card} />}
      {!shown && mode === "carte" && (
        <div className="signet-skeleton signet-programme-skeleton-map" aria-hidden="true" />
      )}
      <section
        className="signet-programme-results"
        id={ids.results}
        aria-labelledby={ids.resultsHeading}
        data-stale={stale}
      >
        {tools && <tools.PaperHeading />}
        <ResultsHead />
        <Chips />
        {find && <find.Found sought={sought} all={shown} found={found && drawn(found)} list={list} />}
        <Descriptions />
        <ChosenDay />
        <div
          ref={list}
          className="signet-programme-list"
          aria-busy={!shown || busy}
          data-day={day ?? undefined}
        >
          {empty && !stale && <EmptyResults />}
          {found && !empty && <View activities={found} card={card} />}
          {(adding || !shown || (empty && busy)) && <Skeletons mode={mode} />}
        </div>
        {tools && <tools.KeptPlace list={list} shown={shown} />}
        <LoadMore drawn={drawn} />
        <p className="signet-programme-add">{tools && found && <tools.AddShown shown={found} />}</p>
      </section>
    </>
  );
}

const allOf: CountDrawn = ({ length }) => length;
const NO_PART: Part<ViewModule> = { load: () => Promise.reject() };
