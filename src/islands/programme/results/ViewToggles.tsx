import { ahead } from "../../../shared/ui/ahead.ts";
import type { Mode } from "../domain/filters.ts";
import { messages } from "../messages.ts";
import { VIEW_PARTS } from "../parts.ts";
import { useActions, useProgramme } from "../root-context.tsx";

const MODES = Object.keys(messages.views) as Mode[];

/** The list needs no part. */
const toView = (view: Mode) => VIEW_PARTS[view] && ahead(VIEW_PARTS[view]);

/** The three views, in two places with the same state (ruling D43): with text, and small with icons only. */
export function ViewToggles({ small = false }: { readonly small?: boolean }) {
  const mode = useProgramme((state) => state.mode);
  const { setMode } = useActions();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a line of a flex box in every browser
    <div className="signet-programme-views" role="group" aria-label={messages.ours.views}>
      {MODES.map((view) => (
        <button
          key={view}
          type="button"
          className={`signet-programme-view signet-icon signet-programme-icon-${view}`}
          aria-pressed={view === mode}
          onClick={() => setMode(view)}
          {...toView(view)}
        >
          <span className={small ? "signet-visually-hidden" : undefined}>{messages.views[view]}</span>
        </button>
      ))}
    </div>
  );
}
