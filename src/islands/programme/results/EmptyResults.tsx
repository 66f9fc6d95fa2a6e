import { ResetButton } from "../filters/ResetButton.tsx";
import { messages } from "../messages.ts";

/** Nothing found: said in the specification's words, with a way on. */
export function EmptyResults() {
  return (
    <div className="signet-empty">
      <h3>{messages.empty}</h3>
      <p>{messages.ours.emptyHelp}</p>
      <ResetButton className="signet-button" />
    </div>
  );
}
