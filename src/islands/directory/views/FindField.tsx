import { type KeyboardEvent, useId } from "react";
import { messages } from "../messages.ts";
import { useDirectory, useRoot } from "../root-context.tsx";

/** Finds names among the loaded ones while the visitor types, without a request. */
export function FindField() {
  const { actions } = useRoot();
  const sought = useDirectory((state) => state.sought);
  const id = useId();
  // Only Chromium clears the field on Escape itself.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || sought === "") return;
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
        value={sought}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => actions.seek(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
