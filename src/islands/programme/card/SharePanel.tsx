import { useState } from "react";
import { copyText } from "../../../shared/dom/copy-text.ts";
import { messages } from "../messages.ts";
import { useRoot } from "../root-context.tsx";
import type { CardView } from "./card-view.ts";
import { NetworkLinks } from "./NetworkLinks.tsx";

interface SharePanelProps {
  readonly share: NonNullable<CardView["share"]>;
}

/** 'Copié' is said only after a copy that succeeded; without a clipboard the address stands in a field, selected. */
export function SharePanel({ share }: SharePanelProps) {
  const { announce } = useRoot();
  const [copied, setCopied] = useState<boolean | null>(null);
  const { ours } = messages;
  const outcome = copied ? ours.copied : ours.copyFailed;

  const copyLink = async () => {
    const done = await copyText(share.url);
    setCopied(done);
    announce(done ? ours.copied : ours.copyFailed);
  };
  return (
    // Clicked between its links it takes the focus itself: what lies around it would, and leaving closes it.
    <div className="signet-share-panel" tabIndex={-1}>
      <p className="signet-share-links">
        <button type="button" className="signet-icon signet-icon-link" onClick={copyLink}>
          {ours.copyLink}
        </button>
        <NetworkLinks networks={share.networks} />
      </p>
      {copied !== null && <p className="signet-share-done">{outcome}</p>}
      {copied === false && (
        <input
          ref={(field) => field?.select()}
          className="signet-share-field"
          readOnly
          value={share.url}
          aria-label={ours.linkField}
        />
      )}
    </div>
  );
}
