import { moveFocus } from "../../../shared/focus/move-focus.ts";
import { messages } from "../messages.ts";
import { useActions, useProgramme, useRoot } from "../root-context.tsx";
import { canReset } from "../state/selectors.ts";

/** Removes all filters. The button disappears with them, so focus moves to a heading. */
export function ResetButton({ className = "signet-link" }: { readonly className?: string }) {
  const { announce, ids } = useRoot();
  const shown = useProgramme(canReset);
  const { reset } = useActions();
  if (!shown) return null;
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        reset();
        announce(messages.ours.resetDone);
        // In a narrow column the filters may be closed, and a hidden heading cannot be focused.
        if (!moveFocus(ids.filtersHeading)) moveFocus(ids.resultsHeading);
      }}
    >
      {messages.reset}
    </button>
  );
}
