import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useId, useState } from "react";
import { isUnfinished } from "../../../shared/dom/unfinished-input.ts";
import { messages } from "../messages.ts";
import { useDirectory, useRoot } from "../root-context.tsx";

/** Finds names among the loaded ones while the visitor types, without a request. */
export function FindField() {
  const { actions } = useRoot();
  const sought = useDirectory((state) => state.sought);
  const id = useId();
  /** Text that an input method still composes: it finds nothing yet. */
  const [composed, setComposed] = useState<string | null>(null);
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const waits = isUnfinished(nativeEvent as InputEvent);
    setComposed(waits ? target.value : null);
    if (!waits) actions.seek(target.value);
  };
  const onCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    setComposed(null);
    actions.seek(currentTarget.value);
  };
  // Only Chromium clears the field on Escape itself.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || sought === "" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    actions.seek("");
  };
  return (
    <div className="signet-directory-find">
      <label className="signet-icon signet-directory-icon-find" htmlFor={id}>
        {messages.ours.find}
      </label>
      <input
        id={id}
        type="search"
        value={composed ?? sought}
        autoComplete="off"
        spellCheck={false}
        onChange={onChange}
        onCompositionEnd={onCompositionEnd}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
