import type { KeyboardEventHandler } from "react";
import { useStale } from "../../../shared/list/stale.ts";
import { messages } from "../messages.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { shownCount } from "../state/selectors.ts";
import { AreaFilter } from "./AreaFilter.tsx";
import { AdvancedFilter } from "./advanced/AdvancedFilter.tsx";
import { DateFilter } from "./DateFilter.tsx";
import { HoursFilter } from "./hours/HoursFilter.tsx";
import { MotionSwitch } from "./MotionSwitch.tsx";
import { ResetButton } from "./ResetButton.tsx";
import { SigningFilter } from "./SigningFilter.tsx";

interface FilterPanelProps {
  readonly open: boolean;
  /** Called when the visitor wants to see the results. */
  readonly onDone: () => void;
  readonly onKeyDown: KeyboardEventHandler;
}

/**
 * The filters. In a wide column always visible; in a narrow one the bar opens them and their last button closes them.
 */
export function FilterPanel({ open, onDone, onKeyDown }: FilterPanelProps) {
  const root = useRoot();
  const { ids } = root;
  const count = useProgramme(shownCount);
  const stale = useStale(root);
  return (
    <form
      className="signet-programme-filters"
      id={ids.filters}
      aria-labelledby={ids.filtersHeading}
      data-open={open}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      <div className="signet-programme-filters-head">
        <h2 id={ids.filtersHeading} tabIndex={-1}>
          {messages.filters}
        </h2>
        <ResetButton />
      </div>
      <p className="signet-programme-note">{messages.ours.resultsNote}</p>
      <DateFilter />
      <HoursFilter />
      <AreaFilter />
      <SigningFilter />
      <AdvancedFilter />
      <button
        type="button"
        className="signet-button signet-button-solid signet-programme-done"
        onClick={onDone}
      >
        {/* A quick answer changes only the number */}
        {stale && stale !== "waiting" ? messages.ours.showResults : messages.ours.backToResults(count)}
      </button>
      <MotionSwitch />
    </form>
  );
}
