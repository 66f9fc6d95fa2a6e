import { useRef, useState } from "react";
import { copyText } from "../../../shared/dom/copy-text.ts";
import { messages } from "../messages.ts";
import { useRoot } from "../root-context.tsx";
import { shareMessages } from "./messages-share.ts";
import { NetworkLinks } from "./NetworkLinks.tsx";
import { useClosing } from "./use-closing.ts";

interface SharePanelProps {
  readonly title: string;
  /** Absolute. */
  readonly address: string;
}

/** 'Copié' is said only after a copy that succeeded; without a clipboard the address stands in a field, selected. */
export function SharePanel({ title, address }: SharePanelProps) {
  const { announce } = useRoot();
  const [copied, setCopied] = useState<boolean | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useClosing(panel);
  const outcome = copied ? shareMessages.copied : shareMessages.copyFailed;

  const copyLink = async () => {
    const done = await copyText(address);
    setCopied(done);
    announce(done ? shareMessages.copied : shareMessages.copyFailed);
  };
  return (
    // Clicked between its links it takes the focus itself: what lies around it would, and leaving closes it.
    <div ref={panel} className="signet-share-panel" tabIndex={-1}>
      <p className="signet-share-links">
        <button type="button" className="signet-icon signet-icon-link" onClick={copyLink}>
          {shareMessages.copyLink}
        </button>
        <NetworkLinks title={title} address={address} />
      </p>
      {copied !== null && <p className="signet-share-done">{outcome}</p>}
      {copied === false && (
        <input
          ref={(field) => field?.select()}
          className="signet-share-field"
          readOnly
          value={address}
          aria-label={messages.ours.linkField}
        />
      )}
    </div>
  );
}
