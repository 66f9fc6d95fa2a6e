import { useId } from "react";
import { ShareLinks } from "../../../shared/ui/ShareLinks.tsx";
import { messages } from "../messages.ts";
import { useRoot } from "../root-context.tsx";
import { usePanel } from "./use-panel.ts";

interface ShareProps {
  readonly title: string;
  /** Address of the activity's page. */
  readonly url: string;
}

/** Shares the streamed activity. */
export function Share({ title, url }: ShareProps) {
  const root = useRoot();
  const { open, opener, element, toggle } = usePanel<HTMLDivElement>(true, true);
  const id = useId();
  const { ours } = messages;
  return (
    <div className="signet-webcast-share">
      <button
        ref={opener}
        type="button"
        className="signet-button signet-icon signet-icon-share"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={ours.shareName(title)}
        onClick={toggle}
      >
        {ours.share}
      </button>
      {open && (
        // Focusable, so that a click between its links keeps focus inside: leaving the panel closes it.
        <div ref={element} id={id} className="signet-webcast-share-panel" tabIndex={-1}>
          <ShareLinks
            title={title}
            address={new URL(url, document.baseURI).href}
            words={ours}
            linkField={ours.linkField}
            root={root}
          />
        </div>
      )}
    </div>
  );
}
