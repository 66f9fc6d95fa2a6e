import { moveFocus } from "../../../shared/focus/move-focus.ts";
import { messages } from "../messages.ts";
import { useActions, useProgramme, useRoot } from "../root-context.tsx";
import { canReset } from "../state/selectors.ts";

/** Takes every filter off. It vanishes with the filters, so the keyboard moves to a heading that stays. */
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
        // On a narrow column the filters may be closed: a hidden heading cannot have focus.
        if (!moveFocus(ids.filtersHeading)) moveFocus(ids.resultsHeading);
      }}
    >
      {messages.reset}
    </button>
  );
}
