import { ResetButton } from "../filters/ResetButton.tsx";
import { messages } from "../messages.ts";

/** Shown when nothing was found: the specification's text and a link to all. */
export function EmptyResults() {
  return (
    <div className="signet-empty">
      <h3>{messages.empty}</h3>
      <p>{messages.ours.emptyHelp}</p>
      <ResetButton className="signet-button" />
    </div>
  );
}
