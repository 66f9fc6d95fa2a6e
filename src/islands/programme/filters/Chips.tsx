import { useLayoutEffect, useRef } from "react";
import { moveFocus } from "../../../shared/focus/move-focus.ts";
import { messages } from "../messages.ts";
import { useActions, useProgramme, useRoot } from "../root-context.tsx";
import { chips } from "../state/chips.ts";
import { ResetButton } from "./ResetButton.tsx";

/**
 * The active filters. When a chip is removed, focus moves to the next one, or to the previous one, or to the results.
 */
export function Chips() {
  const { ids } = useRoot();
  const shown = useProgramme(chips);
  const { removeChip } = useActions();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  useLayoutEffect(() => {
    const index = removed.current;
    if (index === null) return;
    removed.current = null;
    const buttons = list.current?.querySelectorAll<HTMLElement>(".signet-programme-chip") ?? [];
    moveFocus(shown.length === 0 ? ids.resultsHeading : (buttons[index] ?? buttons[shown.length - 1]));
  }, [shown, ids]);

  if (shown.length === 0) return null;
  return (
    <div className="signet-programme-chips">
      <ul ref={list} aria-label={messages.activeFilters}>
        {shown.map((chip, index) => (
          <li key={chip.id}>
            <button
              type="button"
              className="signet-programme-chip signet-icon signet-icon-close"
              aria-label={messages.ours.removeFilter(chip.label)}
              onClick={() => {
                removed.current = index;
                removeChip(chip);
              }}
            >
              {chip.text}
            </button>
          </li>
        ))}
        <li>
          <ResetButton />
        </li>
      </ul>
    </div>
  );
}
