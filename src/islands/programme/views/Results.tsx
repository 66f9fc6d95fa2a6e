import { useDeferredValue, useRef } from "react";
import { Chips } from "../filters/Chips.tsx";
import { useProgramme, useRoot } from "../root-context.tsx";
import { ChosenDay } from "./ChosenDay.tsx";
import { EmptyResults } from "./EmptyResults.tsx";
import { ListView } from "./ListView.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { ResultsHead } from "./ResultsHead.tsx";
import { Skeletons } from "./Skeletons.tsx";
import { useResultsFocus } from "./use-results-focus.ts";

/** What the filters found: count, chips, cards, more. */
export function Results() {
  const { ids } = useRoot();
  // The cards follow a moment later, so that a click is answered before a thousand of them are.
  const activities = useDeferredValue(useProgramme((state) => state.activities));
  const card = useProgramme((state) => state.card);
  const busy = useProgramme((state) => state.busy);
  const adding = useProgramme((state) => state.adding);
  const day = useProgramme((state) => state.filters.date);
  const empty = activities.length === 0;
  const list = useRef<HTMLDivElement>(null);
  useResultsFocus(list, activities);
  return (
    <section className="signet-results" id={ids.results} aria-labelledby={ids.resultsHeading}>
      <ResultsHead />
      <Chips />
      <ChosenDay />
      <div
        ref={list}
        className="signet-list"
        aria-busy={busy && !adding}
        data-day={day === null ? undefined : day}
      >
        {empty && !busy && <EmptyResults />}
        <ListView activities={activities} card={card} />
        {(adding || (empty && busy)) && <Skeletons count={6} />}
      </div>
      <LoadMore />
    </section>
  );
}
