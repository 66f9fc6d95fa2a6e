import { useDeferredValue, useEffect } from "react";
import { savesData } from "../../../shared/dom/save-data.ts";
import { watchAnswers } from "../../../shared/list/watch-answers.ts";
import type { Part } from "../../../shared/ui/part.ts";
import { watchCalendar } from "../calendar/watch-calendar.ts";
import { CARD_PART } from "../card/card-part.ts";
import { watchCounts } from "../filters/counts/watch-counts.ts";
import { FiltersAddress } from "../filters/FiltersAddress.tsx";
import { watchTyped } from "../find/watch-typed.ts";
import { PROGRAMME_IDS, useProgramme, useRoot } from "../root-context.tsx";
import { stated } from "../sentence/stated.ts";
import { useTitle } from "../sentence/use-title.ts";
import type { ProgrammeState } from "../state/state.ts";
import { format } from "../state/url.ts";
import { BackToTop } from "./BackToTop.tsx";

/** Stores and shows the last answers, for a bad network. */
const LAST_PART: Part<typeof import("../last/watch-last.ts")> = {
  load: () => import("../last/watch-last.ts"),
};

interface ResultsToolsProps {
  /** Opens or closes the filters of a narrow column. */
  readonly setOpen: (open: boolean) => void;
  /** The state at the first rendering: the visitor may have chosen something since. */
  readonly first: ProgrammeState;
}

/** What the page of the programme gets when it is idle, beside the results. */
export function ResultsTools({ setOpen, first }: ResultsToolsProps) {
  const root = useRoot();
  useEffect(() => {
    let query = "";
    const queryOf = (state: ProgrammeState) => {
      // During a search its own part tells the question, with the number found.
      if (state.filters.recherche === null) query = format({ ...state, page: 1, card: null });
      return query;
    };
    return watchAnswers(root, queryOf, first);
  }, [root, first]);
  // A second programme of the page says nothing in its title.
  // A letter of a search is painted before.
  const title = useDeferredValue(useProgramme(stated));
  useTitle(root.ids.results === PROGRAMME_IDS.results ? title : null, root.isHere);
  useEffect(() => watchTyped(root), [root]);
  // The network may be lost before a card's first press. Prefetch errors are ignored; the real load reports them.
  useEffect(() => {
    if (!savesData()) CARD_PART.load().catch(() => {});
  }, []);
  useEffect(() => watchCounts(root), [root]);
  useEffect(() => watchCalendar(root.marker), [root]);
  useEffect(() => {
    // Without it the page does as before; what failed is reported.
    const last = root.loadPart(LAST_PART).catch(({ late }) => late);
    last.then((part) => part?.watchLast(root));
  }, [root]);
  return (
    <>
      <BackToTop />
      <FiltersAddress setOpen={setOpen} />
    </>
  );
}
