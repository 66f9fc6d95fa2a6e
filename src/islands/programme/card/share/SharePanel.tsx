import { useRef } from "react";
import { ShareLinks } from "../../../../shared/ui/ShareLinks.tsx";
import { useRoot } from "../../root-context.tsx";
import { shareMessages } from "./messages-share.ts";
import { useClosing } from "./use-closing.ts";

interface SharePanelProps {
  readonly title: string;
  /** Absolute address. */
  readonly address: string;
}

/** The panel of a card's 'Partager'. */
export function SharePanel(page: SharePanelProps) {
  const root = useRoot();
  const panel = useRef<HTMLDivElement>(null);
  useClosing(panel);
  return (
    // Focusable, so that a click between its links keeps focus inside: leaving the panel closes it.
    <div ref={panel} className="signet-programme-share-panel" tabIndex={-1}>
      <ShareLinks {...page} words={shareMessages} linkField={shareMessages.linkField} root={root} />
    </div>
  );
}
