import { type KeyboardEvent, useRef, useState } from "react";
import { dispatch } from "../../../shared/dom/dispatch.ts";
import { IN_PLACE, moveFocus } from "../../../shared/focus/move-focus.ts";
import { useCopy } from "../../../shared/ui/use-copy.ts";
import { messages } from "../messages.ts";
import { useRoot } from "../root-context.tsx";
import { toolsMessages } from "./messages-tools.ts";
import { resultsAddress } from "./results-address.ts";

/**
 * Copies the address of the results. Confirms it only after a successful copy; otherwise shows the address to copy by
 * hand.
 */
export function ShareResults() {
  const { store, actions, announce, marker, signal } = useRoot();
  const [copied, copy, hide] = useCopy(signal);
  const [address, setAddress] = useState("");
  const button = useRef<HTMLButtonElement>(null);

  const share = async () => {
    // A pending choice is visible already, so its address is written first.
    actions.flush();
    const address = resultsAddress(store.getState(), location.href);
    setAddress(address);
    // The title has the sentence of the filters. The field takes focus and its label is read; no announcement is needed.
    if (!(await copy(address, document.title))) return;
    announce(toolsMessages.shared);
    dispatch(marker, "signet:share", { by: "copy", network: null, address });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    hide();
    moveFocus(button.current);
  };
  // Not when another window is opened, where the address is to be pasted
  const onBlur = () => {
    if (document.hasFocus()) hide();
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
      {copied !== null && (
        <div className="signet-programme-shared">
          {copied ? (
            <p>{toolsMessages.shared}</p>
          ) : (
            <label>
              {toolsMessages.ours.shareFailed}
              <input ref={take} readOnly value={address} onKeyDown={onKeyDown} onBlur={onBlur} />
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
