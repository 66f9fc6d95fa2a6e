import { type KeyboardEvent, useState } from "react";
import { FilterPanel } from "./filters/FilterPanel.tsx";
import { FiltersBar } from "./filters/FiltersBar.tsx";
import { useRoot } from "./root-context.tsx";
import { Results } from "./views/Results.tsx";
import { useExtras } from "./views/use-extras.ts";
import { ViewToggles } from "./views/ViewToggles.tsx";

/** The programme's page: filters and what they find. */
export function Programme() {
  const { ids } = useRoot();
  const extras = useExtras();
  const [open, setOpen] = useState(location.hash === `#${ids.filters}`);
  /** Opens or closes the filters of a narrow column, and moves the eye and the keyboard along. */
  const show = (opened: boolean, focus: string) => {
    setOpen(opened);
    // After the panel has appeared or gone, for only then do the places to go to exist.
    requestAnimationFrame(() => {
      document.getElementById(opened ? ids.filters : ids.results)?.scrollIntoView();
      document.getElementById(focus)?.focus({ preventScroll: true });
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
      {extras && (
        <>
          <extras.BackToTop />
          <extras.FiltersAddress setOpen={setOpen} />
        </>
      )}
    </div>
  );
}
