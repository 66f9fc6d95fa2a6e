import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { dispatch } from "../../../shared/dom/dispatch.ts";
import { IN_PLACE, moveFocus } from "../../../shared/focus/move-focus.ts";
import { messages } from "../messages.ts";
import { resultsAddress } from "../results/results-address.ts";
import { useRoot } from "../root-context.tsx";
import { copyLink } from "./copy-link.ts";
import { extrasMessages } from "./messages-extras.ts";

/** How long the confirmation is shown, in ms (section 9). */
const STANDS = 5000;

interface Outcome {
  readonly copied: boolean;
  readonly address: string;
}

/**
 * Copies the address of the results. Confirms it only after a successful copy; otherwise shows the address to copy by
 * hand.
 */
export function ShareResults() {
  const { store, actions, announce, marker } = useRoot();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  // Each click has a new outcome, whose seconds start again.
  useEffect(() => {
    if (!outcome?.copied) return;
    const timer = setTimeout(() => setOutcome(null), STANDS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const share = async () => {
    // A pending choice is visible already, so its address is written first.
    actions.flush();
    const address = resultsAddress(store.getState(), location.href);
    // The title has the sentence of the filters.
    const copied = await copyLink(address, document.title);
    setOutcome({ copied, address });
    // The field takes focus and its label is read; no announcement is needed.
    if (!copied) return;
    announce(extrasMessages.shared);
    dispatch(marker, "signet:share", { by: "copy", network: null, address });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    setOutcome(null);
    moveFocus(button.current);
  };
  // Not when another window is opened, where the address is to be pasted
  const onBlur = () => {
    if (document.hasFocus()) setOutcome(null);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="signet-link signet-icon signet-icon-share"
        onClick={share}
      >
        <span className="signet-visually-hidden">{messages.shareResults}</span>
      </button>
      {outcome && (
        <div className="signet-programme-shared">
          {outcome.copied ? (
            <p>{extrasMessages.shared}</p>
          ) : (
            <label>
              {extrasMessages.ours.shareFailed}
              <input ref={take} readOnly value={outcome.address} onKeyDown={onKeyDown} onBlur={onBlur} />
            </label>
          )}
        </div>
      )}
    </>
  );
}

function take(field: HTMLInputElement | null): void {
  moveFocus(field, IN_PLACE);
  field?.select();
}
