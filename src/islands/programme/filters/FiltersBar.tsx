import type { KeyboardEventHandler } from "react";
import { messages } from "../messages.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { activeFilterCount, shownCount } from "../state/selectors.ts";
import { useTools } from "../tools/use-tools.ts";
import { MotionSwitch } from "./MotionSwitch.tsx";

interface FiltersBarProps {
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onKeyDown: KeyboardEventHandler;
}

/**
 * In narrow columns, a bar at the bottom that opens and closes the filters. Its name does not change ('Filtres, 2
 * actifs'). While the open filters hide the results, it shows their number.
 */
export function FiltersBar({ open, onToggle, onKeyDown }: FiltersBarProps) {
  const { ids } = useRoot();
  const tools = useTools();
  const active = useProgramme(activeFilterCount);
  const count = useProgramme(shownCount);
  const stale = useProgramme((state) => state.stale);
  return (
    <div className="signet-programme-filters-bar">
      <button
        type="button"
        id={ids.filtersButton}
        className="signet-button signet-button-solid signet-icon signet-programme-icon-filter"
        aria-label={active > 0 ? messages.ours.activeFilters(active) : undefined}
        aria-expanded={open}
        aria-controls={ids.filters}
        onClick={onToggle}
        onKeyDown={onKeyDown}
      >
        <span>{messages.filters} </span>
        {active > 0 && <b className="signet-programme-badge">{active}</b>}
      </button>
      {open && (
        <p className="signet-programme-bar-count" data-stale={stale || undefined}>
          {messages.ours.counted(count)}
        </p>
      )}
      <MotionSwitch wordClass="signet-visually-hidden" />
      {tools && <tools.FindOpener />}
    </div>
  );
}
