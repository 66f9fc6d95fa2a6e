import { type KeyboardEvent, useState } from "react";
import { IN_PLACE, moveFocus } from "../../shared/focus/move-focus.ts";
import { StaleNote } from "../../shared/list/StaleNote.tsx";
import { FilterPanel } from "./filters/FilterPanel.tsx";
import { FiltersBar } from "./filters/FiltersBar.tsx";
import { messages } from "./messages.ts";
import { Results } from "./results/Results.tsx";
import { useExtras } from "./results/use-extras.ts";
import { ViewToggles } from "./results/ViewToggles.tsx";
import { useRoot } from "./root-context.tsx";

/** The programme's page: filters and what they find. */
export function Programme() {
  const root = useRoot();
  const { ids } = root;
  const extras = useExtras();
  const [open, setOpen] = useState(location.hash === `#${ids.filters}`);
  /** Opens or closes the filters of a narrow column, and moves the eye and the keyboard along. */
  const show = (opened: boolean, focus: string) => {
    setOpen(opened);
    // After the panel has appeared or gone, for only then do the places to go to exist.
    requestAnimationFrame(() => {
      document.getElementById(opened ? ids.filters : ids.results)?.scrollIntoView();
      moveFocus(focus, IN_PLACE);
    });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // On a wide column there is no button, and nothing that it could close.
    const isNarrow = document.getElementById(ids.filtersButton)?.checkVisibility();
    if (open && isNarrow && key === "Escape") show(false, ids.filtersButton);
  };
  return (
    <div className="signet-programme signet-root">
      <ViewToggles />
      <FiltersBar
        open={open}
        onToggle={() => show(!open, open ? ids.filtersButton : ids.filtersHeading)}
        onKeyDown={onKeyDown}
      />
      <FilterPanel open={open} onDone={() => show(false, ids.resultsHeading)} onKeyDown={onKeyDown} />
      <Results extras={extras} />
      <StaleNote root={root} words={messages} />
      {extras && (
        <>
          <extras.BackToTop />
          <extras.FiltersAddress setOpen={setOpen} />
        </>
      )}
    </div>
  );
}
