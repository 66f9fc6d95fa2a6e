import { useDeferredValue, useRef } from "react";
import { type Part, usePart } from "../../../shared/ui/part.ts";
import { Chips } from "../filters/Chips.tsx";
import { VIEW_PARTS } from "../parts.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { ChosenDay } from "./ChosenDay.tsx";
import { EmptyResults } from "./EmptyResults.tsx";
import { ListView } from "./ListView.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { ResultsHead } from "./ResultsHead.tsx";
import { Skeletons } from "./Skeletons.tsx";
import { useResultsFocus } from "./use-results-focus.ts";
import type { ViewModule } from "./view.ts";

/**
 * What the filters found: count, chips, cards, more. Of a view that is on its way nothing shows but skeletons; for one
 * that does not come the list stands in.
 */
export function Results() {
  const { ids, loadPart } = useRoot();
  // The cards follow a moment later, so that a click is answered before a thousand of them are.
  const activities = useDeferredValue(useProgramme((state) => state.activities));
  const mode = useDeferredValue(useProgramme((state) => state.mode));
  const card = useProgramme((state) => state.card);
  const busy = useProgramme((state) => state.busy);
  const adding = useProgramme((state) => state.adding);
  const day = useProgramme((state) => state.filters.date);
  const empty = activities.length === 0;
  const list = useRef<HTMLDivElement>(null);
  useResultsFocus(list, activities);
  const part = VIEW_PARTS[mode];
  const module = usePart(part ?? NO_PART, part !== undefined, loadPart);
  const pending = part !== undefined && module === undefined;
  const { View = ListView, Panel = null } = module ?? {};
  const results = (
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
        {!empty && !pending && <View activities={activities} card={card} />}
        {(adding || (empty ? busy : pending)) && <Skeletons count={6} />}
      </div>
      <LoadMore />
    </section>
  );
  return (
    <>
      {Panel && <Panel activities={activities} card={card} />}
      {results}
    </>
  );
}

const NO_PART: Part<ViewModule> = { load: () => Promise.reject() };
