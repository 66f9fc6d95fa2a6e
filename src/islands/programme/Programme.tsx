import { type KeyboardEvent, useState } from "react";
import { IN_PLACE, moveFocus } from "../../shared/focus/move-focus.ts";
import { StaleNote } from "../../shared/list/StaleNote.tsx";
import { FilterPanel } from "./filters/FilterPanel.tsx";
import { FiltersBar } from "./filters/FiltersBar.tsx";
import { messages } from "./messages.ts";
import { Arrival } from "./results/Arrival.tsx";
import { Results } from "./results/Results.tsx";
import { ViewToggles } from "./results/ViewToggles.tsx";
import { useRoot } from "./root-context.tsx";
import { ToolsContext, useIdleTools } from "./tools/use-tools.ts";

/** The programme's page: the filters and the results. */
export function Programme() {
  const root = useRoot();
  const { ids } = root;
  const tools = useIdleTools();
  const [first] = useState(root.store.getState);
  const [open, setOpen] = useState(location.hash === `#${ids.filters}`);
  /** Opens or closes the filters of a narrow column, and moves focus and scroll position. */
  const show = (opened: boolean, focus: string) => {
    setOpen(opened);
    // After the panel is shown or hidden: only then do the targets exist.
    requestAnimationFrame(() => {
      document.getElementById(opened ? ids.filters : ids.results)?.scrollIntoView();
      moveFocus(focus, IN_PLACE);
    });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // In a wide column there is no button, and nothing to close.
    const isNarrow = document.getElementById(ids.filtersButton)?.getClientRects().length;
    if (open && isNarrow && key === "Escape") show(false, ids.filtersButton);
  };
  return (
    <ToolsContext value={tools}>
      <div className="signet-programme signet-root">
        <Arrival />
        <ViewToggles />
        <FiltersBar
          open={open}
          onToggle={() => show(!open, open ? ids.filtersButton : ids.filtersHeading)}
          onKeyDown={onKeyDown}
        />
        <FilterPanel open={open} onDone={() => show(false, ids.resultsHeading)} onKeyDown={onKeyDown} />
        <Results />
        <StaleNote root={root} words={messages} />
        {tools && <tools.ResultsTools setOpen={setOpen} first={first} />}
      </div>
    </ToolsContext>
  );
}
