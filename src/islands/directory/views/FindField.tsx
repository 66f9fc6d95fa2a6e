import { type KeyboardEvent, useId } from "react";
import { messages } from "../messages.ts";
import { useDirectory, useRoot } from "../root-context.tsx";

/** Finds a name in what is loaded, as one types. Nothing is asked of the API. */
export function FindField() {
  const { actions } = useRoot();
  const sought = useDirectory((state) => state.sought);
  const id = useId();
  // Other browsers than Chromium leave it to the page.
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
