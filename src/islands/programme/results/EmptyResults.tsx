import { type Part, usePart } from "../../../shared/ui/part.ts";
import { ResetButton } from "../filters/ResetButton.tsx";
import { messages } from "../messages.ts";
import { useRoot } from "../root-context.tsx";

/** Filters that may be dropped. */
const HELP_PART: Part<typeof import("../empty/EmptyHelp.tsx")> = {
  load: () => import("../empty/EmptyHelp.tsx"),
};

/** Shown when nothing was found: the specification's text, a link to all, and what would find something. */
export function EmptyResults() {
  const help = usePart(HELP_PART, true, useRoot().loadPart);
  return (
    <div className="signet-empty">
      <h3>{messages.empty}</h3>
      <p>{messages.ours.emptyHelp}</p>
      <ResetButton className="signet-button" />
      {help && <help.EmptyHelp />}
    </div>
  );
}
