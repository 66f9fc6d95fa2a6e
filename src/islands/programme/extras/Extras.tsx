import { useEffect } from "react";
import { watchAnswers } from "../../../shared/list/watch-answers.ts";
import { useRoot } from "../root-context.tsx";
import { format } from "../state/url.ts";
import { BackToTop } from "./BackToTop.tsx";
import { FiltersAddress } from "./FiltersAddress.tsx";
import { watchCalendar } from "./watch-calendar.ts";

interface ExtrasProps {
  /** Opens or closes the filters of a narrow column. */
  readonly setOpen: (open: boolean) => void;
}

/** What the page of the programme gets when it is idle, beside the results. */
export function Extras({ setOpen }: ExtrasProps) {
  const root = useRoot();
  useEffect(() => watchAnswers(root, (state) => format({ ...state, page: 1, card: null })), [root]);
  useEffect(() => watchCalendar(root.marker), [root]);
  return (
    <>
      <BackToTop />
      <FiltersAddress setOpen={setOpen} />
    </>
  );
}
