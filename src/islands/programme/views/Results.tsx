import { useDeferredValue, useRef } from "react";
import { type Part, usePart } from "../../../shared/ui/part.ts";
import { Chips } from "../filters/Chips.tsx";
import type { Mode } from "../filters.ts";
import { VIEW_PARTS } from "../parts.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { ChosenDay } from "./ChosenDay.tsx";
import { EmptyResults } from "./EmptyResults.tsx";
import { ListView } from "./ListView.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { ResultsHead } from "./ResultsHead.tsx";
import { Skeletons } from "./Skeletons.tsx";
import { useResultsFocus } from "./use-results-focus.ts";
import type { View, ViewProps } from "./view.ts";

/** What the filters found: count, chips, cards, more. */
export function Results() {
  const { ids } = useRoot();
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
        {!empty && <CurrentView mode={mode} activities={activities} card={card} />}
        {(adding || (empty && busy)) && <Skeletons count={6} />}
      </div>
      <LoadMore />
    </section>
  );
}

/** The chosen view; nothing but skeletons while it is on its way, the list when it does not come. */
function CurrentView({ mode, ...props }: ViewProps & { readonly mode: Mode }) {
  const { loadPart } = useRoot();
  const part = VIEW_PARTS[mode];
  const module = usePart(part ?? NO_PART, part !== undefined, loadPart);
  if (part && module === undefined) return <Skeletons count={6} />;
  const View = module?.View ?? ListView;
  return <View {...props} />;
}

const NO_PART: Part<{ readonly View: View }> = { load: () => Promise.reject() };
