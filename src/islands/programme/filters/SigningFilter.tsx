import { useId } from "react";
import { messages } from "../messages.ts";
import { useActions, useProgramme } from "../root-context.tsx";
import { signingForced } from "../state/selectors.ts";

/** Shows or hides signing sessions. While their type is chosen they are always shown, and the button says why. */
export function SigningFilter() {
  const id = useId();
  const shown = useProgramme((state) => state.filters.dedicace);
  const forced = useProgramme(signingForced);
  const { setSigning } = useActions();
  return (
    <div className="signet-programme-filter">
      <button
        type="button"
        className="signet-programme-switch"
        name="dedicace"
        aria-pressed={shown}
        aria-disabled={forced || undefined}
        aria-describedby={forced ? id : undefined}
        onClick={() => {
          if (!forced) setSigning(!shown);
        }}
      >
        <span>{messages.signing}</span>
        <span className="signet-programme-switch-track" />
      </button>
      {forced && (
        <p className="signet-programme-note" id={id}>
          {messages.ours.signingForced}
        </p>
      )}
    </div>
  );
}
